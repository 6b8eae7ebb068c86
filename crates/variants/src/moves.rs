//! A turn's action.

use crate::geometry::Cell;
use crate::kind::KindId;

/// A move on the board or a drop, of a game it was made for. Says nothing about legality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(pub(crate) Action);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Action {
    Board { from: Cell, to: Cell, promote: bool },
    Drop { kind: KindId, to: Cell },
}
