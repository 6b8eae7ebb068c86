//! A set of patterns.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

const WORDS: usize = 4;

/// A set of the patterns that a [`Watch`](super::Watch) looks for, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Set([u64; WORDS]);

impl Set {
    pub(super) const EMPTY: Set = Set([0; WORDS]);
    /// How many patterns there may be.
    pub(super) const CAPACITY: usize = WORDS * 64;

    /// Whether nothing is in it.
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self == Set::EMPTY
    }

    #[inline]
    pub(super) fn contains(self, number: usize) -> bool {
        self.0[number / 64] & 1 << (number % 64) != 0
    }

    #[inline]
    pub(super) fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    #[inline]
    pub(super) fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    #[inline]
    pub(super) fn numbers(self) -> impl Iterator<Item = usize> {
        let bits = |(word, bits): (usize, u64)| {
            let rest = std::iter::successors(Some(bits), |bits| Some(bits & bits.wrapping_sub(1)));
            rest.take_while(|bits| *bits != 0).map(move |bits| word * 64 + bits.trailing_zeros() as usize)
        };
        self.0.into_iter().enumerate().filter(|(_, bits)| *bits != 0).flat_map(bits)
    }
}

impl FromIterator<usize> for Set {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Set {
        let mut set = Set::EMPTY;
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}

macro_rules! operators {
    ($($op:ident $method:ident $token:tt),*) => {$(
        impl $op for Set {
            type Output = Set;
            #[inline]
            fn $method(self, other: Set) -> Set {
                Set(std::array::from_fn(|word| self.0[word] $token other.0[word]))
            }
        }
    )*};
}

operators!(BitAnd bitand &, BitOr bitor |, BitXor bitxor ^);

impl Not for Set {
    type Output = Set;
    #[inline]
    fn not(self) -> Set {
        Set(self.0.map(|word| !word))
    }
}

impl BitOrAssign for Set {
    #[inline]
    fn bitor_assign(&mut self, other: Set) {
        *self = *self | other;
    }
}

impl BitAndAssign for Set {
    #[inline]
    fn bitand_assign(&mut self, other: Set) {
        *self = *self & other;
    }
}
