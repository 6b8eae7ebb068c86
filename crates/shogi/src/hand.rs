//! The pieces a player holds (持ち駒 mochigoma, RULE-37).

use crate::HandPiece;
use std::fmt;

/// How many pieces of each kind a player holds, one byte a kind in one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand(u64);

impl Hand {
    /// An empty hand.
    pub const EMPTY: Hand = Hand(0);

    /// How many pieces of this kind.
    #[inline(always)]
    pub const fn count(self, piece: HandPiece) -> u8 {
        (self.0 >> (piece as u32 * 8)) as u8
    }

    /// Whether there is at least one piece of this kind.
    #[inline(always)]
    pub const fn has(self, piece: HandPiece) -> bool {
        self.count(piece) != 0
    }

    /// The whole hand as a number: one byte a kind, the Pawn lowest.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the hand is empty.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds are held of those that can be dropped on any empty square: silver, gold, bishop, rook.
    #[inline(always)]
    pub(crate) const fn kinds_that_drop_anywhere(self) -> u32 {
        self.has(HandPiece::Silver) as u32
            + self.has(HandPiece::Gold) as u32
            + self.has(HandPiece::Bishop) as u32
            + self.has(HandPiece::Rook) as u32
    }

    /// The number of pieces of all kinds.
    pub fn len(self) -> u32 {
        self.0.to_le_bytes().into_iter().map(u32::from).sum()
    }

    /// One piece more. The caller keeps the total below 256.
    #[inline(always)]
    pub fn add(&mut self, piece: HandPiece) {
        self.0 += 1 << (piece as u32 * 8);
    }

    /// One piece less.
    ///
    /// # Panics
    /// If there is none (in debug builds).
    #[inline(always)]
    pub fn remove(&mut self, piece: HandPiece) {
        debug_assert!(self.has(piece));
        self.0 = self.0.wrapping_sub(1 << (piece as u32 * 8));
    }

    /// Sets the number of pieces of one kind.
    pub fn set(&mut self, piece: HandPiece, count: u8) {
        let shift = piece as u32 * 8;
        self.0 = self.0 & !(0xff << shift) | u64::from(count) << shift;
    }

    /// The kinds held with their numbers, strongest first as records print them (飛 角 金 銀 桂 香 歩).
    pub fn iter(self) -> impl Iterator<Item = (HandPiece, u8)> {
        HandPiece::ALL.into_iter().rev().map(move |piece| (piece, self.count(piece))).filter(|(_, count)| *count > 0)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
