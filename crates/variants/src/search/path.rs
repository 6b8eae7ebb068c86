//! The positions on the way to the one that is looked at.

use super::weighed::Undo;
use crate::content::Content;
use crate::course::Past;
use crate::deed::Deed;
use crate::geometry::Cell;
use crate::moves::Move;

/// A position on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) key: u64,
    pub(super) in_check: bool,
    pub(super) eval: i32,
    /// The piece that moved on from here, and whither; `None` for a pass, and in the game.
    pub(super) moved: Option<(Content, Cell)>,
    pub(super) onward: Onward,
}

/// How it went on from a position.
#[derive(Clone, Copy, Debug)]
pub(super) enum Onward {
    /// By a move of the game that did this.
    Played(Deed),
    /// By a move that is only tried, or by letting the other side move.
    Tried(Option<Move>, Undo),
}

impl Step {
    /// A position from which nothing has been tried yet.
    pub(super) fn here(key: u64, in_check: bool, eval: i32) -> Step {
        Step { key, in_check, eval, moved: None, onward: Onward::Played(Deed::Quiet) }
    }

    /// A situation of the game.
    pub(super) fn played(past: Past) -> Step {
        Step { onward: Onward::Played(past.deed), ..Step::here(past.key, past.in_check, 0) }
    }
}
