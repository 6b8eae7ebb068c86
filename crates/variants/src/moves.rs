//! A turn's action.

use crate::geometry::Cell;
use crate::kind::KindId;

/// A move on the board or a drop, of a game it was made for. Says nothing about legality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(pub(crate) Action);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Action {
    /// `via`: squares beside the last where an enemy is taken, on the way or by a shot, in order; [`NOWHERE`] behind them.
    Board {
        from: Cell,
        to: Cell,
        promote: bool,
        via: Via,
    },
    Drop {
        kind: KindId,
        to: Cell,
    },
}

/// A corner of the rim.
pub(crate) const NOWHERE: Cell = 0;

/// As many as a thunderclap takes before its last step.
pub(crate) type Via = [Cell; 4];

/// Takes nobody on the way.
pub(crate) const STRAIGHT: Via = [NOWHERE; 4];

/// The squares that are named in one.
pub(crate) fn named(via: Via) -> impl Iterator<Item = Cell> {
    via.into_iter().take_while(|cell| *cell != NOWHERE)
}

impl Move {
    /// Where the piece comes from; `None` for a drop.
    pub(crate) fn origin(self) -> Option<Cell> {
        match self.0 {
            Action::Board { from, .. } => Some(from),
            Action::Drop { .. } => None,
        }
    }

    /// Whether it leaves everything as it is.
    pub(crate) fn is_pass(self) -> bool {
        matches!(self.0, Action::Board { from, to, via: STRAIGHT, .. } if from == to)
    }
}
