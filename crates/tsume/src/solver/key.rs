//! What the table knows a position by.

use super::dominance;
use super::pieces::Pieces;
use shogi::{Color, Move, Position};

/// The board with the side to move, and what the attacker holds: together with the set of all pieces that is everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) board: u64,
    pub(super) held: Pieces,
}

/// Added to a board's key where the defender is to move.
const DEFENDING: u64 = 0x5bd1_e995_9e37_79b9;

impl Key {
    /// The key of a position, to whose board `family` is added.
    pub(super) fn of(position: &Position, attacker: Color, family: u64) -> Key {
        let board = position.board_key().wrapping_add(family);
        let side = if position.turn() == attacker { 0 } else { DEFENDING };
        Key { board: board.wrapping_add(side), held: Pieces::of(position.hand(attacker)) }
    }

    /// The key after the move `m` of the attacker, who is to move.
    #[inline(always)]
    pub(super) fn after_check(self, position: &Position, m: Move) -> Key {
        let board = self.board.wrapping_add(position.board_key_change(m)).wrapping_add(DEFENDING);
        Key { board, held: dominance::after(self.held, position, m) }
    }

    /// The key after the move `m` of the defender, who is to move.
    #[inline(always)]
    pub(super) fn after_defence(self, position: &Position, m: Move) -> Key {
        let board = self.board.wrapping_add(position.board_key_change(m)).wrapping_sub(DEFENDING);
        Key { board, held: self.held }
    }
}

#[cfg(test)]
mod tests;
