//! A set of squares in one 128-bit number.

use crate::{Color, Square};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

/// A set of squares: bit `n` is the square with index `n`, so a file is nine neighbouring bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Bitboard(pub(crate) u128);

/// The lowest bit of every file: rank 1.
const RANK_1: u128 = {
    let mut bits = 0;
    let mut file = 0;
    while file < 9 {
        bits |= 1 << (file * 9);
        file += 1;
    }
    bits
};

/// The bit of every square, longer than the board so that no bound need be checked. Looking a bit up is
/// cheaper than shifting a 128-bit number.
const BIT_OF: [u128; 128] = {
    let mut bits = [0; 128];
    let mut i = 0;
    while i < Square::COUNT {
        bits[i] = 1 << i;
        i += 1;
    }
    bits
};

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 81 squares.
    pub const ALL: Bitboard = Bitboard((1 << 81) - 1);

    /// The set holding only `square`.
    #[inline(always)]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(BIT_OF[square.index() & 127])
    }

    /// The nine squares of a file, 1–9.
    pub const fn file(file: u8) -> Bitboard {
        Bitboard(0x1ff << ((file - 1) * 9))
    }

    /// The nine squares of a rank, 1–9.
    pub const fn rank(rank: u8) -> Bitboard {
        Bitboard(RANK_1 << (rank - 1))
    }

    /// The `count` ranks farthest from `color`: three are its promotion zone.
    pub const fn far_ranks(color: Color, count: u8) -> Bitboard {
        let mut bits = 0;
        let mut i = 1;
        while i <= count {
            let rank = match color {
                Color::Black => i,
                Color::White => 10 - i,
            };
            bits |= Bitboard::rank(rank).0;
            i += 1;
        }
        Bitboard(bits)
    }

    /// Whether the set holds `square`.
    #[inline(always)]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Bitboard::of(square).0 != 0
    }

    /// The number of squares.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        (self.0 as u64).count_ones() + ((self.0 >> 64) as u64).count_ones()
    }

    /// The set as a number: bit `n` is the square with index `n`.
    #[inline(always)]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the set holds no square.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds two squares or more.
    #[inline(always)]
    pub const fn is_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square with the lowest index.
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(Square::from_bit(self.0.trailing_zeros())) }
    }

    /// The squares in either set; `|` for tables made at compile time.
    #[inline(always)]
    pub const fn union(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }

    /// Both sets have a square in common.
    #[inline(always)]
    pub const fn meets(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// Every square one rank forward as `color` sees it, none of them on the farthest rank already.
    #[inline(always)]
    pub(crate) const fn forward(self, color: Color) -> Bitboard {
        match color {
            Color::Black => Bitboard(self.0 >> 1),
            Color::White => Bitboard(self.0 << 1),
        }
    }

    /// Every square one rank forward as `color` sees it; what leaves the board is lost.
    #[inline(always)]
    pub(crate) const fn step(self, color: Color) -> Bitboard {
        match color {
            Color::Black => Bitboard((self.0 & !RANK_1) >> 1),
            Color::White => Bitboard((self.0 & !(RANK_1 << 8)) << 1),
        }
    }

    /// Every square one file to either side; what leaves the 81 squares must be masked by the caller.
    #[inline(always)]
    pub(crate) const fn sideways(self) -> Bitboard {
        Bitboard(self.0 << 9 | self.0 >> 9)
    }

    /// Where knights on these squares jump, to either side. Knights never stand on their two farthest ranks; what
    /// jumps off the side leaves the 81 squares and must be masked by the caller.
    #[inline(always)]
    pub(crate) const fn knight_jumps(self, color: Color) -> [Bitboard; 2] {
        match color {
            Color::Black => [Bitboard(self.0 >> 11), Bitboard(self.0 << 7)],
            Color::White => [Bitboard(self.0 << 11), Bitboard(self.0 >> 7)],
        }
    }

    /// Every square of the files in which this set has no square, given that it has at most one in each.
    ///
    /// In a nine-bit file field, 2⁸ minus the field keeps bit 8 exactly when the field is empty.
    #[inline(always)]
    pub(crate) const fn empty_files(self) -> Bitboard {
        const RANK_9: u128 = RANK_1 << 8;
        let empty = RANK_9.wrapping_sub(self.0) & RANK_9;
        Bitboard((empty << 1).wrapping_sub(empty >> 8))
    }
}

macro_rules! bit_operators {
    ($($op:ident $method:ident $assign:ident $assign_method:ident $token:tt),*) => {$(
        impl $op for Bitboard {
            type Output = Bitboard;
            #[inline(always)]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $token other.0)
            }
        }
        impl $assign for Bitboard {
            #[inline(always)]
            fn $assign_method(&mut self, other: Bitboard) {
                *self = *self $token other;
            }
        }
    )*};
}

bit_operators!(
    BitAnd bitand BitAndAssign bitand_assign &,
    BitOr bitor BitOrAssign bitor_assign |,
    BitXor bitxor BitXorAssign bitxor_assign ^
);

impl Sub for Bitboard {
    type Output = Bitboard;

    /// The squares of the first set that are not in the second.
    #[inline(always)]
    fn sub(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Bitboard;

    /// The other squares of the board.
    #[inline(always)]
    fn not(self) -> Bitboard {
        Bitboard(!self.0 & Bitboard::ALL.0)
    }
}

/// The squares of a [`Bitboard`], lowest index first.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline(always)]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
