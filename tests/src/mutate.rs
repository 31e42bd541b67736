//! Damage.

use crate::random::Random;
use tessera::{Sharing, Table, WriteOptions};

/// The longest buffer that is mutated.
const MAX: usize = 4096;

/// Good buffers of the table `T`: random values of different sizes, written with all options that matter.
///
/// # Panics
///
/// If nearly all values are too large.
#[must_use]
pub fn corpus<T: Table>(seed: u64) -> Vec<Vec<u8>> {
    let mut corpus = Vec::new();
    let mut skipped = 0;
    for i in 0.. {
        if corpus.len() == 40 || skipped == 4000 {
            break;
        }
        let value: T = Random::new(seed + i, (i % 7) as usize).value();
        let sharing = [Sharing::None, Sharing::Strings, Sharing::All][i as usize % 3];
        let options =
            WriteOptions::new().sharing(sharing).include_schema(i % 8 == 0).write_defaults(i % 5 == 0);
        match tessera::to_bytes_with(&value, options) {
            Ok(bytes) if bytes.len() <= MAX => corpus.push(bytes.to_vec()),
            _ => skipped += 1,
        }
    }
    assert!(corpus.len() >= 8, "{} good buffers, {skipped} are too long", corpus.len());
    corpus
}

/// One of the buffers, damaged in one to four places.
#[must_use]
pub fn mutant(corpus: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut bytes = corpus[random.below(corpus.len())].clone();
    for _ in 0..1 + random.below(4) {
        damage(&mut bytes, corpus, random);
    }
    bytes.truncate(MAX);
    bytes
}

fn damage(bytes: &mut Vec<u8>, corpus: &[Vec<u8>], random: &mut Random) {
    // The header is a small part of all that can be wrong.
    let start = if random.below(100) == 0 { 0 } else { 16 };
    let len = bytes.len();
    if len < start + 4 {
        return;
    }
    let at = start + random.below(len - start);
    let word_at = (at & !3).min((len - 4) & !3);
    let mut set = |value: u32| bytes[word_at..word_at + 4].copy_from_slice(&value.to_le_bytes());
    let to_end = (len - word_at) as u32;
    match random.below(16) {
        0 | 1 => bytes[at] ^= 1 << random.below(8),
        2 => bytes[at] = random.word() as u8,
        3 => bytes[at] = [0, 1, 2, 0x7F, 0x80, 0xC3, 0xED, 0xFF][random.below(8)],
        4 => set([0, 1, 2, 3, 4, 8, 12, 16][random.below(8)]),
        5 => set([1 << 31, (1 << 31) - 1, u32::MAX, u32::MAX - 3, 1 << 30, 0x1FFF_FFFF, 0x4000_0001]
            [random.below(7)]),
        6 => set([len as u32, len as u32 - 4, to_end, to_end - 1, to_end.wrapping_sub(4), word_at as u32]
            [random.below(6)]),
        // A good offset to some other place: behind the slot, on a multiple of 4.
        7..=9 => set(4 * random.below(to_end as usize / 4 + 1) as u32),
        // One more, one less: of a count, an offset, a length.
        10 | 11 => {
            let word = u32::from_le_bytes(bytes[word_at..word_at + 4].try_into().expect("four bytes"));
            let step = [1, 4, 8, u32::MAX, u32::MAX - 3, u32::MAX - 7][random.below(6)];
            bytes[word_at..word_at + 4].copy_from_slice(&word.wrapping_add(step).to_le_bytes());
        }
        12 => bytes.truncate(if random.below(2) == 0 { at } else { at & !3 }),
        // A range from another buffer, or from elsewhere in this one, in place.
        13 => {
            let other = &corpus[random.below(corpus.len())];
            copy(bytes, at & !3, other, random);
        }
        14 => {
            let other = bytes.clone();
            copy(bytes, at & !3, &other, random);
        }
        // A range twice, or not at all: everything behind it moves.
        _ => {
            let end = (at + 4 + 4 * random.below(16)).min(len) & !3;
            let at = at & !3;
            let range = bytes[at.min(end)..end].to_vec();
            if random.below(2) == 0 {
                bytes.splice(end..end, range);
            } else {
                bytes.drain(at.min(end)..end);
            }
        }
    }
}

fn copy(bytes: &mut [u8], at: usize, from: &[u8], random: &mut Random) {
    let start = random.below(from.len()) & !3;
    let len = (4 + 4 * random.below(24)).min(from.len() - start).min(bytes.len() - at);
    bytes[at..at + len].copy_from_slice(&from[start..start + len]);
}
