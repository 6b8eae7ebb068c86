//! The lines of a record: the main one and the variations, in the order in which texts give them.

use super::node::{NodeId, Step};
use super::{Cursor, Record};
use shogi::{Position, Square};
use std::time::Duration;

/// A line of the tree: from a node on, always by the first child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// How many steps lead to where it leaves the line before: a variation of the third move has 2.
    pub plies: usize,
    /// Its first node: the start for the main line.
    pub first: NodeId,
}

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
    /// All lines: the main one, then variations, those of the last move first, each followed by its own. Each leaves
    /// the way to the end of a line before it, as the rule for variations in KIF wants.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        let mut waiting = vec![Line { plies: 0, first: NodeId::START }];
        std::iter::from_fn(move || {
            let line = waiting.pop()?;
            // The main line begins with the start, which is no step.
            let from = line.plies + usize::from(line.first != NodeId::START);
            for (plies, id) in (from..).zip(self.line_from(line.first).skip(1)) {
                let first_of_siblings = waiting.len();
                let siblings = std::iter::successors(self.sibling(id), |id| self.sibling(*id));
                waiting.extend(siblings.map(|first| Line { plies, first }));
                waiting[first_of_siblings..].reverse();
            }
            Some(line)
        })
    }

    /// The nodes that a line adds: its own, but not the start.
    pub(crate) fn nodes_of(&self, line: Line) -> impl Iterator<Item = NodeId> {
        self.line_from(line.first).filter(|id| *id != NodeId::START)
    }

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
