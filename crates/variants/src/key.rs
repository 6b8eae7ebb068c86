//! Keys of positions: equal for equal boards, hands and turns, and for nothing else that is likely to be met.
//!
//! A key is the exclusive or of a number for each piece on its cell, for each kind in hand with its count, and for the turn
//! (Zobrist's method). The numbers are computed where others keep tables, which for 300 kinds on 1,296 squares would not
//! stay in the cache.

use crate::content::{Content, piece};
use crate::geometry::Cell;
use crate::kind::KindId;
use shogi::Color;

/// The part of the turn, when it is White's.
pub(crate) const WHITE_TO_MOVE: u64 = mixed(1 << 63);

/// The part of a piece on a cell.
#[inline(always)]
pub(crate) fn on_board(content: Content, cell: Cell) -> u64 {
    mixed((content as u64) << 16 | cell as u64)
}

/// The part of a kind in hand, nothing if there is none.
#[inline(always)]
pub(crate) fn in_hand(color: Color, kind: KindId, count: u16) -> u64 {
    if count == 0 { 0 } else { mixed(1 << 62 | (piece(color, kind) as u64) << 16 | count as u64) }
}

/// The part of the square where a Lion was just taken by another piece.
pub(crate) fn struck(cell: Cell) -> u64 {
    mixed(1 << 61 | cell as u64)
}

/// A number that looks like chance and depends on another alone: the output function of SplitMix64, one step after a state. It
/// is always the same, so that games that are taken up again go on with the same chances.
pub const fn mixed(state: u64) -> u64 {
    let z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests;
