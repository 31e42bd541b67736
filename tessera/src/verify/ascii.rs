//! Whether a text is ASCII, which most are, without a loop for the short ones.
//!
//! The length of a short loop is mispredicted at every other string. So the sixteen bytes up to the end of a string are
//! loaded, which always lie in the buffer, as a header comes before any string; those before the text are masked off.

/// The high bit of every byte.
const HIGH: u128 = 0x8080_8080_8080_8080_8080_8080_8080_8080;

/// What must not be set in the last sixteen bytes of a string, by the length of its text: the high bits of the text, and
/// any bit of the 0 byte behind it.
#[expect(clippy::indexing_slicing, reason = "computed at compile time")]
static FORBIDDEN: [u128; 16] = {
    let mut masks = [0xFF << 120; 16];
    let mut len = 1;
    while len < 16 {
        masks[len] |= HIGH << (128 - 8 * len) >> 8;
        len += 1;
    }
    masks
};

/// Whether the string of `len` bytes of text, whose first is at `first`, is short, ends in a 0 byte inside of the buffer,
/// and is ASCII.
#[inline(always)]
pub(super) fn is_short_ascii(bytes: &[u8], first: usize, len: u32) -> bool {
    let Some(forbidden) = FORBIDDEN.get(len as usize) else { return false };
    let end = first.wrapping_add(len as usize).wrapping_add(1);
    let last = bytes.get(..end).and_then(|bytes| bytes.last_chunk());
    last.is_some_and(|last| u128::from_le_bytes(*last) & forbidden == 0)
}

/// The length from which on a text counts as work.
pub(super) const LONG: usize = FORBIDDEN.len();

/// Whether a long text is ASCII.
#[inline]
pub(super) fn is_ascii(text: &[u8]) -> bool {
    let mut all = text.last_chunk().map_or(HIGH, |last| u128::from_le_bytes(*last));
    for chunk in text.as_chunks().0 {
        all |= u128::from_le_bytes(*chunk);
    }
    all & HIGH == 0
}

/// The first sixteen bytes of the text that lies at `first..end`, with zeros behind a shorter one, as a number. Of two
/// texts whose numbers differ, the lesser one has the lesser number: zero is the least byte.
#[inline(always)]
pub(super) fn prefix(bytes: &[u8], first: usize, end: usize) -> u128 {
    // A short text is loaded with what comes before it, which is shifted out.
    let before = 16usize.saturating_sub(end.wrapping_sub(first));
    let chunk = bytes.get(first.wrapping_sub(before)..).and_then(|bytes| bytes.first_chunk());
    let text = chunk.map_or(0, |chunk| u128::from_be_bytes(*chunk));
    match before {
        16 => 0,
        before => text << before.wrapping_mul(8),
    }
}

#[cfg(test)]
#[allow(clippy::arithmetic_side_effects, clippy::cast_possible_truncation, clippy::indexing_slicing)]
mod tests {
    use super::*;

    #[test]
    fn only_the_text_and_the_byte_behind_it_count() {
        for len in 0..70 {
            for other in 0..90 {
                for byte in [0x80, 1] {
                    let mut bytes = [b'a'; 90];
                    bytes[80] = 0;
                    bytes[other] = byte;
                    let text = &bytes[80 - len..80];
                    if len < LONG {
                        let expected = text.is_ascii() && bytes[80] == 0;
                        let ascii = is_short_ascii(&bytes, 80 - len, len as u32);
                        assert_eq!(ascii, expected, "{len} bytes, byte {other} is {byte}");
                    } else {
                        assert!(!is_short_ascii(&bytes, 80 - len, len as u32));
                        assert_eq!(is_ascii(text), text.is_ascii(), "{len} bytes, byte {other} is {byte}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_short_string_has_to_end_in_the_buffer() {
        let bytes = [0; 32];
        assert!(is_short_ascii(&bytes, 26, 5));
        assert!(!is_short_ascii(&bytes, 26, 6));
        assert!(!is_short_ascii(&bytes, usize::MAX, 6));
    }

    #[test]
    fn prefixes_order_texts_that_they_tell_apart() {
        let texts = [
            "",
            "\0",
            "a",
            "a\0",
            "ab",
            "b",
            "sixteen bytes 16",
            "sixteen bytes 167",
            "sixteen bytes 17",
            "é",
        ];
        let number = |text: &str| {
            let bytes =
                [b"sixteen bytes or so before it ", text.as_bytes(), b"\0 and more behind it"].concat();
            prefix(&bytes, 30, 30 + text.len())
        };
        for a in texts {
            for b in texts {
                let (x, y) = (number(a), number(b));
                assert!(x == y || (x < y) == (a < b), "{a:?} and {b:?}");
            }
        }
        assert!(number("ab") < number("b") && number("a") == number("a\0"));
    }
}
