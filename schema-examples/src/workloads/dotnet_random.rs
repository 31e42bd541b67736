//! The seeded random numbers of .NET, from which the reference data sets are drawn.
//!
//! The generator is Knuth's lagged subtractive one: 55 words, of which each new one is the
//! difference of two old ones, modulo 2³¹ - 1. It is slow and weak by today's standards; it is
//! here because only the same draws give the same data.

/// The modulus, 2³¹ - 1: every raw draw lies in `0..MODULUS`.
const MODULUS: i32 = i32::MAX;

/// The number of words of state. Indices run from 1, so that word 0 is never used.
const WORDS: usize = 55;

/// A seeded generator; equal seeds give equal draws, on every platform.
#[derive(Clone, Debug)]
pub struct DotNetRandom {
    words: [i32; WORDS + 1],
    minuend: usize,
    subtrahend: usize,
}

impl DotNetRandom {
    /// Starts the sequence that belongs to `seed`; a seed and its negative share one.
    #[must_use]
    pub fn new(seed: i32) -> Self {
        let mut words = [0; WORDS + 1];
        let mut previous = 161_803_398 - seed.saturating_abs();
        words[WORDS] = previous;
        let mut current = 1;
        for i in 1..WORDS {
            let at = 21 * i % WORDS;
            words[at] = current;
            current = wrap(previous - current);
            previous = words[at];
        }
        for _ in 0..4 {
            for i in 1..=WORDS {
                words[i] = wrap(words[i].wrapping_sub(words[1 + (i + 30) % WORDS]));
            }
        }
        Self { words, minuend: 0, subtrahend: 21 }
    }

    /// The next number of the sequence, uniform in `0..2³¹ - 1`; every other draw is made of these.
    pub fn raw(&mut self) -> i32 {
        self.minuend = self.minuend % WORDS + 1;
        self.subtrahend = self.subtrahend % WORDS + 1;
        let mut draw = self.words[self.minuend].wrapping_sub(self.words[self.subtrahend]);
        if draw == MODULUS {
            draw -= 1;
        }
        draw = wrap(draw);
        self.words[self.minuend] = draw;
        draw
    }

    /// Uniform in `[0, 1)`.
    pub fn double(&mut self) -> f64 {
        f64::from(self.raw()) * (1.0 / f64::from(MODULUS))
    }

    /// Uniform in `0..bound`.
    pub fn next(&mut self, bound: i32) -> i32 {
        (self.double() * f64::from(bound)) as i32
    }

    /// Uniform in `min..max`, which may span more than half of the `i32` range.
    pub fn next_range(&mut self, min: i32, max: i32) -> i32 {
        let width = i64::from(max) - i64::from(min);
        let unit = if width <= i64::from(MODULUS) { self.double() } else { self.signed_unit() };
        (i64::from(min) + (unit * width as f64) as i64) as i32
    }

    /// `count` random bytes.
    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.raw() as u8).collect()
    }

    /// True `percent` times in 100.
    pub fn percent(&mut self, percent: i32) -> bool {
        self.next(100) < percent
    }

    /// True every other time.
    pub fn coin(&mut self) -> bool {
        self.next(2) == 0
    }

    /// An item of a pool, each as likely as the others.
    pub fn pick<'a, T>(&mut self, pool: &'a [T]) -> &'a T {
        &pool[self.next(pool.len() as i32) as usize]
    }

    /// Brings the items into a random order, each as likely as the others (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for left in (2..=items.len()).rev() {
            items.swap(left - 1, self.next(left as i32) as usize);
        }
    }

    /// Uniform in `[0, 1)` from two draws, for ranges too wide for [`double`](Self::double).
    fn signed_unit(&mut self) -> f64 {
        let magnitude = self.raw();
        let negative = self.raw() % 2 == 0;
        let signed = if negative { -magnitude } else { magnitude };
        let modulus = f64::from(MODULUS);
        (f64::from(signed) + (modulus - 1.0)) / (2.0 * modulus - 1.0)
    }
}

/// Brings a difference of two words back into `0..MODULUS`.
fn wrap(difference: i32) -> i32 {
    if difference < 0 { difference.wrapping_add(MODULUS) } else { difference }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seed_1_gives_the_known_draws() {
        let mut random = DotNetRandom::new(1);
        let draws: Vec<i32> = (0..4).map(|_| random.raw()).collect();
        assert_eq!(draws, [534011718, 237820880, 1002897798, 1657007234]);
    }

    #[test]
    fn every_draw_stays_in_its_range() {
        let mut random = DotNetRandom::new(-7);
        for _ in 0..10_000 {
            assert!((0..10).contains(&random.next(10)));
            assert!((-3..4).contains(&random.next_range(-3, 4)));
            assert!((0.0..1.0).contains(&random.double()));
        }
    }

    #[test]
    fn wide_ranges_reach_both_signs() {
        let mut random = DotNetRandom::new(3);
        let draws: Vec<i32> = (0..100).map(|_| random.next_range(i32::MIN, i32::MAX)).collect();
        assert!(draws.iter().any(|&draw| draw < i32::MIN / 2));
        assert!(draws.iter().any(|&draw| draw > i32::MAX / 2));
    }

    #[test]
    fn extreme_seeds_are_legal() {
        for seed in [i32::MIN, i32::MAX, 0] {
            let draw = DotNetRandom::new(seed).raw();
            assert!((0..MODULUS).contains(&draw));
        }
    }
}
