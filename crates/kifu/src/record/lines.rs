//! The main line with the positions on its way.

use super::{Cursor, NodeId, Record, Step};
use shogi::{Position, Square};
use std::time::Duration;

/// One step of the main line with what its texts depend on.
#[derive(Clone, Debug)]
pub struct Placed<'a> {
    /// Its node.
    pub id: NodeId,
    /// The position before it.
    pub position: Position,
    /// Where the move before went, for 同 (NOTA-05).
    pub last_to: Option<Square>,
    /// What it is.
    pub step: Step<'a>,
    /// The time spent on it, if known.
    pub used: Option<Duration>,
    /// A remark on it, lines divided by `\n`; empty if there is none.
    pub comment: &'a str,
}

impl Record {
    /// The steps of the main line with the positions they were played in.
    pub fn steps(&self) -> impl Iterator<Item = Placed<'_>> {
        let mut cursor = Cursor::new(self);
        std::iter::from_fn(move || {
            let id = self.next(cursor.id())?;
            let (position, last_to) = (cursor.position().clone(), cursor.last_to());
            cursor.enter(self, id);
            let step = self.step(id)?;
            Some(Placed { id, position, last_to, step, used: self.used(id), comment: self.comment(id) })
        })
    }
}
