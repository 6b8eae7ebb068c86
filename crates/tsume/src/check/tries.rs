//! Near-misses (紛れ magire): checks that fail, but only just.

use super::oracle::moves;
use super::{Matter, Work};
use crate::Why;
use crate::after::after;
use shogi::{Move, Position};

/// A check that fails against one defence only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The number of the move, from 1.
    pub ply: usize,
    /// The check.
    pub m: Move,
    /// The one defence that holds; a drop may hold with other kinds of pieces on the same square, too.
    pub refutation: Move,
    /// The number of defences that would lose.
    pub losing: usize,
}

impl Work<'_> {
    /// The near-miss that a failing check is, if it is one.
    pub(super) fn near_miss(&mut self, position: &Position, ply: usize, m: Move) -> Option<Try> {
        self.oracle.begin();
        let found = self.only_refutation(&after(position, m));
        let (refutation, losing) = self.settle(Matter::Try { ply, m }, found)??;
        Some(Try { ply, m, refutation, losing })
    }

    fn only_refutation(&mut self, position: &Position) -> Result<Option<(Move, usize)>, Why> {
        let mut refutation: Option<Move> = None;
        let mut losing = 0;
        for m in moves(position) {
            let same = |other: Move| other.to() == m.to() && other.from().is_none() && m.from().is_none();
            if self.oracle.mates(&after(position, m))? {
                losing += 1;
            } else if refutation.is_some_and(|other| !same(other)) {
                return Ok(None);
            } else {
                refutation = refutation.or(Some(m));
            }
        }
        Ok(refutation.filter(|_| losing > 0).map(|m| (m, losing)))
    }
}
