//! Numbers of pieces in hand, compared and counted all kinds at once.

use shogi::{Hand, HandPiece};

/// How many pieces of each kind, one byte a kind; fewer than 128 of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Pieces(u64);

/// The highest bit of every kind's byte.
const HIGH: u64 = 0x0080_8080_8080_8080;

impl Pieces {
    /// No piece.
    pub(super) const NONE: Pieces = Pieces(0);

    /// Those in a hand.
    #[inline(always)]
    pub(super) fn of(hand: Hand) -> Pieces {
        Pieces(hand.bits())
    }

    #[inline(always)]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    #[inline(always)]
    pub(super) const fn from_bits(bits: u64) -> Pieces {
        Pieces(bits)
    }

    /// At least as many of each kind: whoever holds these can do all that the holder of `other` can.
    #[inline(always)]
    pub(super) const fn cover(self, other: Pieces) -> bool {
        (self.0 | HIGH).wrapping_sub(other.0) & HIGH == HIGH
    }

    #[inline(always)]
    pub(super) const fn count(self, kind: HandPiece) -> u8 {
        (self.0 >> (kind as u32 * 8)) as u8
    }

    /// One more.
    #[inline(always)]
    pub(super) const fn with(self, kind: HandPiece) -> Pieces {
        Pieces(self.0 + (1 << (kind as u32 * 8)))
    }

    /// One less, if there is one.
    #[inline(always)]
    pub(super) const fn without(self, kind: HandPiece) -> Pieces {
        if self.count(kind) == 0 { self } else { Pieces(self.0 - (1 << (kind as u32 * 8))) }
    }

    /// Both together.
    #[inline(always)]
    pub(super) const fn and(self, other: Pieces) -> Pieces {
        Pieces(self.0 + other.0)
    }

    /// The same, but for one kind as many as `other` has.
    #[inline(always)]
    pub(super) const fn with_count_of(self, kind: HandPiece, other: Pieces) -> Pieces {
        let byte = 0xff << (kind as u32 * 8);
        Pieces(self.0 & !byte | other.0 & byte)
    }

    /// The greater number of each kind.
    #[inline(always)]
    pub(super) const fn max(self, other: Pieces) -> Pieces {
        let own = self.not_fewer(other);
        Pieces(self.0 & own | other.0 & !own)
    }

    /// The smaller number of each kind.
    #[inline(always)]
    pub(super) const fn min(self, other: Pieces) -> Pieces {
        let own = self.not_fewer(other);
        Pieces(other.0 & own | self.0 & !own)
    }

    /// A mask of the kinds of which there are not fewer than in `other`.
    #[inline(always)]
    const fn not_fewer(self, other: Pieces) -> u64 {
        (((self.0 | HIGH).wrapping_sub(other.0) & HIGH) >> 7) * 0xff
    }
}

#[cfg(test)]
mod tests;
