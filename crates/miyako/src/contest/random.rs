//! Chance from a seed (SplitMix64): the same seed, the same match.

use std::time::Duration;

pub(super) struct Random(u64);

impl Random {
    /// Chance for one purpose: no two numbers give related chances.
    pub(super) fn new(seed: u64, number: u64) -> Random {
        let mut random = Random(seed);
        Random(random.next() ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to less than `below`, which is more than 0.
    pub(super) fn below(&mut self, below: usize) -> usize {
        // No range here comes near 2⁶⁴, so that the remainder is fair enough.
        (self.next() % below as u64) as usize
    }

    /// A time from nothing to `longest`.
    pub(super) fn up_to(&mut self, longest: Duration) -> Duration {
        longest.mul_f64((self.next() >> 11) as f64 / (1u64 << 53) as f64)
    }
}
