//! Floats: the fewest digits that read back as the same number, laid out by one rule in every language.
//!
//! The digits are Ryu's, whose choice between two equally short and equally near texts is that of C++'s `std::to_chars`.

use core::fmt::{self, Write};
use ryu::{Buffer, Float};

/// Writes a 64-bit float.
pub(super) fn double(value: f64, out: &mut impl Write) -> fmt::Result {
    if value.is_finite() { finite(value, out) } else { special(value, out) }
}

/// Writes a 32-bit float, by its own digits.
pub(super) fn single(value: f32, out: &mut impl Write) -> fmt::Result {
    if value.is_finite() { finite(value, out) } else { special(value.into(), out) }
}

/// What JSON has no numbers for.
#[cold]
fn special(value: f64, out: &mut impl Write) -> fmt::Result {
    out.write_str(match value {
        f64::INFINITY => "\"Infinity\"",
        f64::NEG_INFINITY => "\"-Infinity\"",
        _ => "\"NaN\"",
    })
}

fn finite(value: impl Float, out: &mut impl Write) -> fmt::Result {
    let mut buffer = Buffer::new();
    let text = buffer.format_finite(value);
    let text = match text.strip_prefix('-') {
        Some(rest) => {
            out.write_char('-')?;
            rest
        }
        None => text,
    };
    // Ryu's own layout has other limits for each width, so that only the digits and their power of ten are taken.
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let exponent: i32 = exponent.parse().map_err(|_| fmt::Error)?;
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mut digits = Digits { bytes: [0; 24], len: 0 };
    digits.write_str(whole)?;
    digits.write_str(fraction)?;
    let all = core::str::from_utf8(&digits.bytes[..digits.len]).map_err(|_| fmt::Error)?;
    let significant = all.trim_start_matches('0');
    if significant.is_empty() {
        return out.write_str("0.0");
    }
    let leading = (all.len() - significant.len()) as i32;
    let (first, rest) = significant.trim_end_matches('0').split_at(1);
    lay_out(first, rest, exponent + whole.len() as i32 - 1 - leading, out)
}

/// The digits of a number: 17, or what Ryu writes without an exponent.
struct Digits {
    bytes: [u8; 24],
    len: usize,
}

impl Write for Digits {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let rest = self.bytes.get_mut(self.len..).unwrap_or_default();
        rest.get_mut(..text.len()).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len += text.len();
        Ok(())
    }
}

/// Writes the digits `first` and `rest`, with a point between them, times ten to the `exponent`.
fn lay_out(first: &str, rest: &str, exponent: i32, out: &mut impl Write) -> fmt::Result {
    const ZEROS: &str = "0000000000000000";
    match exponent {
        // Digits, zeros, a point and a zero.
        0..=15 if rest.len() <= exponent as usize => {
            let zeros = &ZEROS[..exponent as usize - rest.len()];
            write!(out, "{first}{rest}{zeros}.0")
        }
        0..=15 => {
            let (whole, fraction) = rest.split_at(exponent as usize);
            write!(out, "{first}{whole}.{fraction}")
        }
        -5..=-1 => {
            let zeros = &ZEROS[..(-exponent) as usize - 1];
            write!(out, "0.{zeros}{first}{rest}")
        }
        _ if rest.is_empty() => write!(out, "{first}e{exponent}"),
        _ => write!(out, "{first}.{rest}e{exponent}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    fn text(value: f64) -> String {
        let mut text = String::new();
        double(value, &mut text).expect("a string takes everything");
        text
    }

    #[test]
    fn floats_have_a_point_or_an_exponent() {
        let by_hand = [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.0, "1.0"),
            (-12.5, "-12.5"),
            (0.1, "0.1"),
            (1234567.0, "1234567.0"),
            (1e15, "1000000000000000.0"),
            (1.5e15, "1500000000000000.0"),
            (1234567890123456.7, "1234567890123456.8"),
            (1e16, "1e16"),
            (1.25e16, "1.25e16"),
            (0.00001, "0.00001"),
            (0.0000123, "0.0000123"),
            (0.000001, "1e-6"),
            (1.5e-7, "1.5e-7"),
            (f64::MAX, "1.7976931348623157e308"),
            (5e-324, "5e-324"),
        ];
        for (value, expected) in by_hand {
            assert_eq!(text(value), expected);
        }
    }

    #[test]
    fn floats_of_32_bits_have_their_own_digits() {
        let mut all = String::new();
        // The last lies in the middle between two texts.
        for value in [0.1, 1e13, 123456790000000.0, 0.000001, 8_388_625.0 / 4.0] {
            single(value, &mut all).expect("a string takes everything");
            all.push(' ');
        }
        assert_eq!(all, "0.1 10000000000000.0 123456790000000.0 1e-6 2097156.2 ");
    }

    #[test]
    fn what_is_no_number_is_a_string() {
        assert_eq!(text(f64::NAN), "\"NaN\"");
        assert_eq!(text(f64::INFINITY), "\"Infinity\"");
        assert_eq!(text(f64::NEG_INFINITY), "\"-Infinity\"");
    }
}
