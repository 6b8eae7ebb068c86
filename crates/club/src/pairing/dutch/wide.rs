//! Whole numbers wide enough to hold all criteria at once, each worth more than all that follow, and the pairs of
//! everybody that are worth most.

use integer_blossom::{Weight, min_weight_perfect_matching};
use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A criterion: what a pair of places is worth by it, and how far apart two rounds can be in all.
pub(super) struct Criterion<'a> {
    /// The width of what all pairs of a round can be worth together.
    pub(super) most: usize,
    /// What a pair is worth, the higher place given first.
    pub(super) worth: Box<dyn Fn(usize, usize) -> i64 + 'a>,
}

/// A criterion with that width and that worth.
pub(super) fn criterion<'a>(most: usize, worth: impl Fn(usize, usize) -> i64 + 'a) -> Criterion<'a> {
    Criterion { most, worth: Box::new(worth) }
}

/// The mate of each place in the pairs that are worth most by the first criterion, among those by the second, and so on.
/// `size` is even.
pub(super) fn best(size: usize, criteria: &[Criterion<'_>]) -> Vec<usize> {
    let bits: u32 = criteria.iter().map(|criterion| usize::BITS - criterion.most.leading_zeros()).sum();
    match (bits + SPARE).div_ceil(u64::BITS) {
        0..=1 => best_in::<1>(size, criteria),
        2 => best_in::<2>(size, criteria),
        3..=4 => best_in::<4>(size, criteria),
        5..=8 => best_in::<8>(size, criteria),
        9..=16 => best_in::<16>(size, criteria),
        _ => best_in::<64>(size, criteria),
    }
}

/// Bits for the sign, for doubling, and for what the search adds to a weight.
const SPARE: u32 = 16;

fn best_in<const N: usize>(size: usize, criteria: &[Criterion<'_>]) -> Vec<usize> {
    let worth = |one, other| {
        let add = |sum: Wide<N>, criterion: &Criterion<'_>| sum.below(criterion.most, (criterion.worth)(one, other));
        criteria.iter().fold(Wide::ZERO, add)
    };
    let mut costs = vec![Wide::ZERO; size * size];
    let mut most: Option<Wide<N>> = None;
    for one in 0..size {
        for other in one + 1..size {
            let worth = worth(one, other);
            costs[one * size + other] = worth;
            most = Some(most.map_or(worth, |most| most.max(worth)));
        }
    }
    let most = most.unwrap_or(Wide::ZERO);
    costs.iter_mut().for_each(|worth| *worth = most - *worth);
    min_weight_perfect_matching(&costs, size)
}

/// A signed number of `N` words, the heaviest first, in two's complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    /// The same with a further criterion below it.
    fn below(self, most: usize, worth: i64) -> Wide<N> {
        let mut carry = 0_u128;
        let mut words = self.0;
        for word in words.iter_mut().rev() {
            let product = u128::from(*word) * (most as u128 + 1) + carry;
            *word = product as u64;
            carry = product >> u64::BITS;
        }
        Wide(words) + Wide::from(worth)
    }
}

impl<const N: usize> From<i64> for Wide<N> {
    fn from(value: i64) -> Wide<N> {
        let mut words = [if value < 0 { u64::MAX } else { 0 }; N];
        words.iter_mut().rev().take(1).for_each(|word| *word = value as u64);
        Wide(words)
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Wide<N>) -> Ordering {
        let sign = |wide: &Wide<N>| wide.0.first().map(|word| *word as i64);
        sign(self).cmp(&sign(other)).then_with(|| self.0.cmp(&other.0))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Wide<N>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Wide<N>;

    fn add(mut self, other: Wide<N>) -> Wide<N> {
        let mut carry = false;
        for (word, add) in self.0.iter_mut().zip(other.0).rev() {
            let (sum, over) = word.overflowing_add(add);
            let (sum, again) = sum.overflowing_add(u64::from(carry));
            *word = sum;
            carry = over || again;
        }
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Wide<N>;

    fn sub(mut self, other: Wide<N>) -> Wide<N> {
        let mut borrow = false;
        for (word, take) in self.0.iter_mut().zip(other.0).rev() {
            let (rest, under) = word.overflowing_sub(take);
            let (rest, again) = rest.overflowing_sub(u64::from(borrow));
            *word = rest;
            borrow = under || again;
        }
        self
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    fn add_assign(&mut self, other: Wide<N>) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    fn sub_assign(&mut self, other: Wide<N>) {
        *self = *self - other;
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Wide<N> = Wide([0; N]);
    const ONE: Wide<N> = {
        let mut words = [0; N];
        words[N - 1] = 1;
        Wide(words)
    };

    fn inf() -> Wide<N> {
        let mut words = [u64::MAX; N];
        words[0] >>= 3;
        Wide(words)
    }

    fn double(self) -> Wide<N> {
        self + self
    }

    /// Nothing below zero is halved.
    fn half(self) -> Wide<N> {
        let mut low = 0;
        let mut words = self.0;
        for word in &mut words {
            let next = *word << 63;
            *word = *word >> 1 | low;
            low = next;
        }
        Wide(words)
    }
}

#[cfg(test)]
mod tests;
