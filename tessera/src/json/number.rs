//! Floats: the fewest digits that read back as the same number, laid out by one rule in every language.

use core::fmt::{self, Write};

/// Writes a 64-bit float.
pub(super) fn double(value: f64, out: &mut impl Write) -> fmt::Result {
    if value.is_finite() { scientific(format_args!("{value:e}"), out) } else { special(value, out) }
}

/// Writes a 32-bit float, by its own digits.
pub(super) fn single(value: f32, out: &mut impl Write) -> fmt::Result {
    if value.is_finite() { scientific(format_args!("{value:e}"), out) } else { special(value.into(), out) }
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

/// The longest: a sign, 17 digits with a point, an exponent of three digits with its sign.
struct Short {
    bytes: [u8; 32],
    len: usize,
}

impl Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let rest = self.bytes.get_mut(self.len..).unwrap_or_default();
        rest.get_mut(..text.len()).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len += text.len();
        Ok(())
    }
}

/// Lays out a number that is given as `-1.25e-7`.
fn scientific(number: fmt::Arguments<'_>, out: &mut impl Write) -> fmt::Result {
    let mut short = Short { bytes: [0; 32], len: 0 };
    short.write_fmt(number)?;
    let text = core::str::from_utf8(&short.bytes[..short.len]).map_err(|_| fmt::Error)?;
    let (mantissa, exponent) = text.split_once('e').ok_or(fmt::Error)?;
    let exponent: i32 = exponent.parse().map_err(|_| fmt::Error)?;
    let (sign, mantissa) = mantissa.strip_prefix('-').map_or(("", mantissa), |rest| ("-", rest));
    let (first, rest) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    out.write_str(sign)?;
    lay_out(first, rest, exponent, out)
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
        single(0.1, &mut all).expect("a string takes everything");
        assert_eq!(all, "0.1");
    }

    #[test]
    fn what_is_no_number_is_a_string() {
        assert_eq!(text(f64::NAN), "\"NaN\"");
        assert_eq!(text(f64::INFINITY), "\"Infinity\"");
        assert_eq!(text(f64::NEG_INFINITY), "\"-Infinity\"");
    }
}
