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

/// The first sixteen bytes of a text, with zeros behind a shorter one, as a number. Of two texts whose numbers differ, the
/// lesser one has the lesser number: zero is the least byte.
pub(super) fn prefix(text: &[u8]) -> u128 {
    let mut bytes = [0; 16];
    for (to, from) in bytes.iter_mut().zip(text) {
        *to = *from;
    }
    u128::from_be_bytes(bytes)
}

/// The prefix of a string of which [`is_short_ascii`] is true; else `None`.
#[inline(always)]
pub(super) fn short_prefix(bytes: &[u8], first: usize, len: u32) -> Option<u128> {
    let unused = LONG.wrapping_sub(1).checked_sub(len as usize)?;
    let end = first.wrapping_add(len as usize).wrapping_add(1);
    let last = u128::from_be_bytes(*bytes.get(..end)?.last_chunk()?);
    // What comes before the text is shifted out; the 0 byte behind it is the first of the zeros.
    let text = last << unused.wrapping_mul(8);
    let is_string = last & 0xFF == 0 && text & HIGH == 0;
    is_string.then_some(text)
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
            "fifteen bytes 1",
            "sixteen bytes 16",
            "sixteen bytes 167",
            "é",
        ];
        for a in texts {
            let bytes = [b"something before ", a.as_bytes(), b"\0 and more behind"].concat();
            let short = short_prefix(&bytes, 17, a.len() as u32);
            assert_eq!(short, (a.len() < LONG && a.is_ascii()).then(|| prefix(a.as_bytes())), "{a:?}");
            for b in texts {
                let (x, y) = (prefix(a.as_bytes()), prefix(b.as_bytes()));
                assert!(x == y || (x < y) == (a < b), "{a:?} and {b:?}");
            }
        }
        assert_eq!(prefix(b"ab"), 0x6162 << 112);
    }

    #[test]
    fn a_prefix_is_only_given_for_a_string() {
        assert_eq!(short_prefix(b"sixteen bytes 16ab\0", 16, 2), Some(0x6162 << 112));
        assert_eq!(short_prefix(b"sixteen bytes 16ab!", 16, 2), None);
        assert_eq!(short_prefix(b"sixteen bytes 16a\x80\0", 16, 2), None);
        assert_eq!(short_prefix(b"sixteen bytes 16ab", 16, 2), None);
    }
}
