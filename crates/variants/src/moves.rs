//! A turn's action.

use crate::geometry::Cell;
use crate::kind::KindId;

/// A move on the board or a drop, of a game it was made for. Says nothing about legality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(pub(crate) Action);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Action {
    /// `via`: squares beside the last where an enemy is taken, on the way or by a shot, in order.
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

/// Squares beside the last of a move where an enemy is taken: as many at most as a thunderclap takes before its last step. One
/// number, because lists of moves are compared and sorted over and over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Via(u64);

/// Takes nobody on the way.
pub(crate) const STRAIGHT: Via = Via(0);

impl Via {
    pub(crate) const MOST: usize = 4;

    /// The first of these cells, as many as there can be.
    pub(crate) fn of(cells: impl IntoIterator<Item = Cell>) -> Via {
        let places = cells.into_iter().take(Via::MOST).enumerate();
        Via(places.fold(0, |all, (place, cell)| all | u64::from(cell) << (16 * place)))
    }

    /// The cells, in order.
    #[inline(always)]
    pub(crate) fn cells(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = left as Cell;
            left >>= 16;
            (cell != NOWHERE).then_some(cell)
        })
    }

    pub(crate) fn contains(self, wanted: Cell) -> bool {
        self.cells().any(|cell| cell == wanted)
    }

    /// The same cells in the order of the board.
    pub(crate) fn sorted(self) -> Via {
        let mut cells: Vec<Cell> = self.cells().collect();
        cells.sort_unstable();
        Via::of(cells)
    }
}

impl std::fmt::Debug for Via {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cells()).finish()
    }
}

impl Move {
    /// Where the piece comes from; `None` for a drop.
    pub(crate) fn origin(self) -> Option<Cell> {
        match self.0 {
            Action::Board { from, .. } => Some(from),
            Action::Drop { .. } => None,
        }
    }

    /// Where it ends.
    pub(crate) fn to(self) -> Cell {
        match self.0 {
            Action::Board { to, .. } | Action::Drop { to, .. } => to,
        }
    }

    /// The same move with what it takes in the order of the board.
    pub(crate) fn unordered(self) -> Move {
        let Action::Board { from, to, promote, via } = self.0 else { return self };
        Move(Action::Board { from, to, promote, via: via.sorted() })
    }

    /// Whether the piece ends where it began: it passes, or takes without moving.
    pub(crate) fn stays(self) -> bool {
        matches!(self.0, Action::Board { from, to, .. } if from == to)
    }

    /// Whether it leaves everything as it is.
    pub(crate) fn is_pass(self) -> bool {
        matches!(self.0, Action::Board { from, to, promote: false, via: STRAIGHT } if from == to)
    }
}
