//! xxHash64 and xxHash32 with seed 0, as `const fn` (FORMAT §4).
//!
//! Written for the const interpreter, which pays for each statement and more for each call: bytes enter as
//! words through one accumulator, and the arithmetic is operators on a wider type instead of `wrapping_*`
//! calls. The results are compared with the crate `xxhash-rust` in the tests below.

#![allow(clippy::manual_rotate, reason = "a call of `rotate_left` costs more than its operators here")]

const P1: u64 = 0x9E37_79B1_85EB_CA87;
const P2: u64 = 0xC2B2_AE3D_27D4_EB4F;
const P3: u64 = 0x1656_67B1_9E37_79F9;
const P4: u64 = 0x85EB_CA77_C2B2_AE63;
const P5: u64 = 0x27D4_EB2F_1656_67C5;

macro_rules! mul {
    ($a:expr, $b:expr) => {
        ($a as u128 * $b as u128) as u64
    };
}
macro_rules! add {
    ($a:expr, $b:expr) => {
        ($a as u128 + $b as u128) as u64
    };
}
macro_rules! rotate {
    ($a:expr, $n:literal) => {{
        let a = $a;
        (a << $n) | (a >> (64 - $n))
    }};
}
macro_rules! round {
    ($lane:expr, $word:expr) => {
        mul!(rotate!(add!($lane, mul!($word, P2)), 31), P1)
    };
}
macro_rules! merge {
    ($h:expr, $lane:expr) => {
        add!(mul!($h ^ round!(0u64, $lane), P1), P4)
    };
}

/// A running xxHash64.
#[derive(Clone, Copy, Debug)]
pub struct Xxh64 {
    lanes: [u64; 4],
    /// Whole words of the stripe that is not complete yet.
    stripe: [u64; 4],
    words: usize,
    /// Bytes that do not make a word yet, and how many there are.
    rest: u128,
    rest_len: u32,
    total: u64,
}

impl Xxh64 {
    /// The hash of nothing so far.
    #[must_use]
    pub const fn new() -> Self {
        Xxh64 {
            lanes: [add!(P1, P2), P2, 0, 0u64.wrapping_sub(P1)],
            stripe: [0; 4],
            words: 0,
            rest: 0,
            rest_len: 0,
            total: 0,
        }
    }

    /// Appends the low `len` bytes of `word`, at most 8; the bytes above them must be 0.
    pub const fn push(&mut self, word: u64, len: u32) {
        self.rest |= (word as u128) << (8 * self.rest_len);
        self.rest_len += len;
        self.total += len as u64;
        if self.rest_len >= 8 {
            self.stripe[self.words] = self.rest as u64;
            self.rest >>= 64;
            self.rest_len -= 8;
            self.words += 1;
            if self.words == 4 {
                let (v, s) = (&self.lanes, &self.stripe);
                self.lanes = [round!(v[0], s[0]), round!(v[1], s[1]), round!(v[2], s[2]), round!(v[3], s[3])];
                self.words = 0;
            }
        }
    }

    /// Appends bytes.
    pub const fn bytes(&mut self, b: &[u8]) {
        let mut i = 0;
        while i + 8 <= b.len() {
            let word = b[i] as u64
                | (b[i + 1] as u64) << 8
                | (b[i + 2] as u64) << 16
                | (b[i + 3] as u64) << 24
                | (b[i + 4] as u64) << 32
                | (b[i + 5] as u64) << 40
                | (b[i + 6] as u64) << 48
                | (b[i + 7] as u64) << 56;
            self.push(word, 8);
            i += 8;
        }
        let (mut word, mut len) = (0u64, 0u32);
        while i < b.len() {
            word |= (b[i] as u64) << (8 * len);
            len += 1;
            i += 1;
        }
        self.push(word, len);
    }

    /// Appends one byte.
    pub const fn u8(&mut self, x: u8) {
        self.push(x as u64, 1);
    }

    /// Appends a little-endian `u16`.
    pub const fn u16(&mut self, x: u16) {
        self.push(x as u64, 2);
    }

    /// Appends a little-endian `u32`.
    pub const fn u32(&mut self, x: u32) {
        self.push(x as u64, 4);
    }

    /// Appends a little-endian `u64`.
    pub const fn u64(&mut self, x: u64) {
        self.push(x, 8);
    }

    /// The hash of everything appended.
    #[must_use]
    pub const fn finish(&self) -> u64 {
        let mut h = P5;
        if self.total >= 32 {
            let v = &self.lanes;
            h = add!(add!(rotate!(v[0], 1), rotate!(v[1], 7)), add!(rotate!(v[2], 12), rotate!(v[3], 18)));
            h = merge!(h, v[0]);
            h = merge!(h, v[1]);
            h = merge!(h, v[2]);
            h = merge!(h, v[3]);
        }
        h = add!(h, self.total);
        let mut i = 0;
        while i < self.words {
            h = add!(mul!(rotate!(h ^ round!(0u64, self.stripe[i]), 27), P1), P4);
            i += 1;
        }
        let (mut rest, mut len) = (self.rest as u64, self.rest_len);
        if len >= 4 {
            h = add!(mul!(rotate!(h ^ mul!(rest & 0xFFFF_FFFF, P1), 23), P2), P3);
            rest >>= 32;
            len -= 4;
        }
        while len > 0 {
            h = mul!(rotate!(h ^ mul!(rest & 0xFF, P5), 11), P1);
            rest >>= 8;
            len -= 1;
        }
        h = mul!(h ^ (h >> 33), P2);
        h = mul!(h ^ (h >> 29), P3);
        h ^ (h >> 32)
    }
}

impl Default for Xxh64 {
    fn default() -> Self {
        Self::new()
    }
}

/// xxHash64 of `bytes`, seed 0.
#[must_use]
pub const fn xxh64(bytes: &[u8]) -> u64 {
    let mut h = Xxh64::new();
    h.bytes(bytes);
    h.finish()
}

/// xxHash32 of `bytes`, seed 0.
#[must_use]
pub const fn xxh32(bytes: &[u8]) -> u32 {
    const Q1: u32 = 0x9E37_79B1;
    const Q2: u32 = 0x85EB_CA77;
    const Q3: u32 = 0xC2B2_AE3D;
    const Q4: u32 = 0x27D4_EB2F;
    const Q5: u32 = 0x1656_67B1;
    const fn word(b: &[u8], at: usize) -> u32 {
        u32::from_le_bytes([b[at], b[at + 1], b[at + 2], b[at + 3]])
    }
    const fn lane(v: u32, word: u32) -> u32 {
        v.wrapping_add(word.wrapping_mul(Q2)).rotate_left(13).wrapping_mul(Q1)
    }
    let b = bytes;
    let mut i = 0;
    let mut h = Q5;
    if b.len() >= 16 {
        let mut v = [Q1.wrapping_add(Q2), Q2, 0, 0u32.wrapping_sub(Q1)];
        while i + 16 <= b.len() {
            v = [
                lane(v[0], word(b, i)),
                lane(v[1], word(b, i + 4)),
                lane(v[2], word(b, i + 8)),
                lane(v[3], word(b, i + 12)),
            ];
            i += 16;
        }
        h = v[0].rotate_left(1);
        h = h.wrapping_add(v[1].rotate_left(7));
        h = h.wrapping_add(v[2].rotate_left(12));
        h = h.wrapping_add(v[3].rotate_left(18));
    }
    h = h.wrapping_add(b.len() as u32);
    while i + 4 <= b.len() {
        h = h.wrapping_add(word(b, i).wrapping_mul(Q3)).rotate_left(17).wrapping_mul(Q4);
        i += 4;
    }
    while i < b.len() {
        h = h.wrapping_add((b[i] as u32).wrapping_mul(Q5)).rotate_left(11).wrapping_mul(Q1);
        i += 1;
    }
    h = (h ^ (h >> 15)).wrapping_mul(Q2);
    h = (h ^ (h >> 13)).wrapping_mul(Q3);
    h ^ (h >> 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every length up to three stripes, against an independent implementation.
    #[test]
    fn both_hashes_equal_the_reference_implementation() {
        let data: Vec<u8> = (0..100u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        for len in 0..=data.len() {
            let part = &data[..len];
            assert_eq!(xxh64(part), xxhash_rust::xxh64::xxh64(part, 0), "xxHash64 of {len} bytes");
            assert_eq!(xxh32(part), xxhash_rust::xxh32::xxh32(part, 0), "xxHash32 of {len} bytes");
        }
    }

    #[test]
    fn pushing_in_pieces_equals_hashing_the_whole() {
        let data: Vec<u8> = (0..77).collect();
        for cut in 0..data.len() {
            let mut h = Xxh64::new();
            h.bytes(&data[..cut]);
            h.bytes(&data[cut..]);
            assert_eq!(h.finish(), xxh64(&data), "cut at {cut}");
        }
    }

    #[test]
    fn names_of_the_format_document_have_its_hashes() {
        assert_eq!(xxh64(b"Keys"), 0x313a_1f71_cea2_999f);
        assert_eq!(xxh64(b"Values"), 0x5f5d_2b6a_bc5a_5cd2);
        assert_eq!(xxh32(b"Map"), 0x9e24_21a3);
    }
}
