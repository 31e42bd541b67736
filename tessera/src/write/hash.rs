//! The hash that pools look items up by.
//!
//! Every byte counts and the seeds are secret, since strings that all fall into one slot would make writing
//! quadratic. It decides where a pool looks, never what it finds.

use core::hash::{BuildHasher, Hasher};
use std::hash::RandomState;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// More bytes than this are hashed faster by what takes many at once.
const LONG: usize = 64;

/// Seeds that no input can have been made for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seeds([u64; 2]);

impl Seeds {
    pub(super) fn random() -> Self {
        let state = RandomState::new();
        Seeds([state.hash_one(0u64), state.build_hasher().finish() | 1])
    }

    /// The hash of `bytes` of this `kind`.
    #[inline]
    pub(super) fn hash(self, bytes: &[u8], kind: u64) -> u64 {
        let Seeds([first, second]) = self;
        let [a, b] = match bytes.len() {
            0..=16 => ends(bytes),
            17..=32 => {
                let ends = [bytes.first_chunk::<16>(), bytes.last_chunk::<16>()];
                let [[a, b], [c, d]] = ends.map(|end| end.map_or([0; 2], pair));
                [fold(a ^ first, b ^ second), fold(c ^ second, d ^ first)]
            }
            _ => return self.hash_long(bytes, kind),
        };
        fold(fold(a ^ first, b ^ second ^ kind) ^ bytes.len() as u64, second)
    }

    #[inline(never)]
    fn hash_long(self, bytes: &[u8], kind: u64) -> u64 {
        let Seeds([first, second]) = self;
        if bytes.len() > LONG {
            return xxh3_64_with_seed(bytes, first ^ kind);
        }
        let mut sum = first ^ kind;
        let (blocks, _) = bytes.as_chunks::<16>();
        // What is left over ends where the bytes end; some of them count twice.
        for [a, b] in blocks.iter().chain(bytes.last_chunk()).map(pair) {
            sum = fold(a ^ sum, b ^ second);
        }
        fold(sum ^ bytes.len() as u64, second)
    }
}

#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

#[inline]
fn pair(bytes: &[u8; 16]) -> [u64; 2] {
    let (words, _) = bytes.as_chunks::<8>();
    [u64::from_le_bytes(words[0]), u64::from_le_bytes(words[1])]
}

/// At most 16 bytes as two words, without a loop: from both ends.
#[inline]
fn ends(bytes: &[u8]) -> [u64; 2] {
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        return [u64::from_le_bytes(*first), u64::from_le_bytes(*last)];
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        return [u32::from_le_bytes(*first).into(), u32::from_le_bytes(*last).into()];
    }
    match *bytes {
        [] => [0, 0],
        [first, ref rest @ ..] => {
            let (middle, last) = (bytes[bytes.len() / 2], *rest.last().unwrap_or(&first));
            [first.into(), u64::from(middle) << 8 | u64::from(last)]
        }
    }
}

/// Copies bytes, with both slices of one length. Short ones are copied as overlapping words, since a length is hard to
/// predict: from 8 to 32 bytes by the same four words.
#[inline]
pub(super) fn copy(from: &[u8], to: &mut [u8]) {
    /// Copies N bytes from `at` on.
    #[inline(always)]
    fn word<const N: usize>(from: &[u8], to: &mut [u8], at: usize) {
        to[at..at + N].copy_from_slice(&from[at..at + N]);
    }
    let len = from.len();
    let to = &mut to[..len];
    match len {
        8..=32 => {
            word::<8>(from, to, 0);
            word::<8>(from, to, (len - 8).min(8));
            word::<8>(from, to, len.saturating_sub(16));
            word::<8>(from, to, len - 8);
        }
        4..=7 => {
            word::<4>(from, to, 0);
            word::<4>(from, to, len - 4);
        }
        1..=3 => {
            word::<1>(from, to, 0);
            word::<1>(from, to, len / 2);
            word::<1>(from, to, len - 1);
        }
        _ => to.copy_from_slice(from),
    }
}

/// Whether two slices of one length are equal: short ones without a call.
#[inline]
pub(super) fn equal(a: &[u8], b: &[u8]) -> bool {
    /// Compares between N and 2N bytes.
    #[inline(always)]
    fn both<const N: usize>(a: &[u8], b: &[u8]) -> Option<bool> {
        let (a0, a1) = (a.first_chunk::<N>()?, a.last_chunk::<N>()?);
        let (b0, b1) = (b.first_chunk::<N>()?, b.last_chunk::<N>()?);
        Some((a0 == b0) & (a1 == b1))
    }
    if a.len() > 32 {
        return a == b;
    }
    both::<16>(a, b).or_else(|| both::<8>(a, b)).or_else(|| both::<4>(a, b)).unwrap_or_else(|| a == b)
}
