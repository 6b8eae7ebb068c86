//! The lines of a tree: the main one and the variations, in the order in which texts give them.

use crate::ground::Ground;
use crate::node::NodeId;
use crate::tree::Tree;

/// A line of the tree: from a node on, always by the first child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// How many steps lead to where it leaves the line before: a variation of the third move has 2.
    pub plies: usize,
    /// Its first node: the start for the main line.
    pub first: NodeId,
}

impl<G: Ground> Tree<G> {
    /// The nodes of the main line, the start first.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line_from(NodeId::START)
    }

    /// This node and those after it on its own line.
    pub fn line_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(id), |id| self.next(*id))
    }

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
    pub fn nodes_of(&self, line: Line) -> impl Iterator<Item = NodeId> {
        self.line_from(line.first).filter(|id| *id != NodeId::START)
    }

    /// How many lines there are beside the main one.
    pub fn variations(&self) -> usize {
        self.lines().count() - 1
    }
}
