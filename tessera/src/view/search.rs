//! The position of a key among sorted ones.
//!
//! A binary search waits for one key after the other, and each branch is a coin flip. This one compares three keys at a
//! time, whose loads overlap, and has no branch that depends on them. What it compares are numbers: scalar keys, and of
//! strings the eight bytes behind what all keys begin with, which is what the first and the last have in common. Strings
//! that these do not tell apart are compared whole.

use crate::raw::{Items, Slot};
use core::cmp::Ordering;

/// The first of `len` positions whose number is at least `wanted`; `len` if there is none. Numbers ascend.
///
/// Takes `O(log len)` steps, as many for every key.
#[inline]
pub(super) fn lower_bound<R: Ord + Copy>(len: usize, wanted: R, number: impl Fn(usize) -> R) -> usize {
    let (mut start, mut left) = (0, len);
    while left > 3 {
        let quarter = left / 4;
        let is_less = |k: usize| usize::from(number(start + k * quarter - 1) < wanted);
        // Numbers ascend, so that this counts the quarters that lie before what is wanted.
        let before = is_less(1) + is_less(2) + is_less(3);
        start += before * quarter;
        left -= 3 * quarter;
    }
    let is_less = |k: usize| usize::from(k < left && number(start + k) < wanted);
    start + is_less(0) + is_less(1) + is_less(2)
}

/// The position of `wanted` among the strings `keys`.
///
/// # Safety
///
/// The verifier accepted `keys` as ascending strings.
pub(super) unsafe fn string_position(keys: Items<'_>, wanted: &str) -> Option<usize> {
    // SAFETY: the caller vouches for the keys; callers stay below their number.
    let key = |i: usize| unsafe { key(keys, i) };
    // SAFETY: a string was accepted there.
    let text = |i: usize| unsafe { key(i).string() };
    let last = keys.len.checked_sub(1)?;
    let shared = common_prefix(text(0), text(last));
    let rest = wanted.as_bytes().strip_prefix(text(0).as_bytes().split_at(shared).0)?;
    let start = if text(0).len() == text(last).len() && text(0).len() >= 8 {
        // Most likely all keys are as long, and those before the last eight bytes need not be looked at.
        let skipped = shared.min(text(0).len() - 8);
        let number = prefix(wanted.as_bytes().split_at(skipped).1);
        // SAFETY: a string was accepted there, and every key begins with what the first and the last share.
        lower_bound(keys.len, number, |i| unsafe { key(i).long_text_prefix(skipped) })
    } else {
        let number = prefix(rest);
        // SAFETY: as above.
        lower_bound(keys.len, number, |i| unsafe { key(i).text_prefix(shared) })
    };
    if start > last {
        return None;
    }
    match text(start).cmp(wanted) {
        Ordering::Equal => Some(start),
        Ordering::Greater => None,
        // Others begin alike: with very long names, or with a few that share more than eight bytes.
        Ordering::Less => {
            let behind = start + 1;
            let found = behind + lower_bound(keys.len - behind, wanted, |i| text(behind + i));
            (found <= last && text(found) == wanted).then_some(found)
        }
    }
}

/// Key number `i`.
///
/// # Safety
///
/// The verifier accepted `keys` as strings, of which there are more than `i`.
#[inline]
unsafe fn key(keys: Items<'_>, i: usize) -> Slot<'_> {
    // SAFETY: offsets take four bytes, and `i` is an element.
    let slot = unsafe { keys.slot(i, 4) };
    // SAFETY: no key is null.
    unsafe { slot.follow() }
}

/// How many bytes two texts begin with alike.
#[inline]
fn common_prefix(a: &str, b: &str) -> usize {
    a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count()
}

/// The first eight bytes of a text, with zeros behind a shorter one, as a number: of two texts whose numbers differ, the
/// lesser one has the lesser number, as zero is the least byte.
#[inline]
fn prefix(text: &[u8]) -> u64 {
    if let Some(first) = text.first_chunk() {
        return u64::from_be_bytes(*first);
    }
    let mut bytes = [0; 8];
    bytes[..text.len()].copy_from_slice(text);
    u64::from_be_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lower_bound_is_that_of_a_linear_search() {
        for len in 0..70 {
            let numbers: Vec<usize> = (0..len).map(|i| 2 * (i / 2) + 1).collect();
            for wanted in 0..len + 3 {
                let expected = numbers.iter().position(|number| *number >= wanted).unwrap_or(len);
                assert_eq!(lower_bound(len, wanted, |i| numbers[i]), expected, "{wanted} among {len}");
            }
        }
    }

    #[test]
    fn prefixes_order_texts_that_they_tell_apart() {
        let texts: [&[u8]; 7] = [b"", b"\0", b"a", b"ab", b"abcdefgh", b"abcdefghi", b"b"];
        for (i, a) in texts.iter().enumerate() {
            for b in &texts[i + 1..] {
                assert!(prefix(a) <= prefix(b));
            }
        }
        assert_eq!(prefix(b"ab"), 0x6162 << 48);
    }
}
