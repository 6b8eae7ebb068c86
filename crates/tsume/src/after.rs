//! Making a move on a copy.

use shogi::{Move, Position};

/// The position after a move that is legal.
pub(crate) fn after(position: &Position, m: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(m);
    next
}
