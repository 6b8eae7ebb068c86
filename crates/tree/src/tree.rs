//! The tree itself: how it began, what was played and what else was thought of, how it ended.

use crate::cursor::Cursor;
use crate::ground::Ground;
use crate::node::{Node, NodeId, Step, What};
use std::collections::BTreeMap;
use std::time::Duration;

/// A game as a tree: from the start on, each node adds a [`Step`] to the one before it, and may have several after it. The
/// first child of each node makes the main line; the others are variations (変化 henka).
///
/// Something written beside a node takes room of its own.
#[derive(Clone, Debug)]
pub struct Tree<G: Ground> {
    pub(crate) start: G,
    /// The first is the start. Nodes refer to each other by place, so that none ever leaves.
    pub(crate) nodes: Vec<Node<G::Packed>>,
    pub(crate) notes: BTreeMap<NodeId, Note>,
    pub(crate) illegal: BTreeMap<NodeId, G::Illegal>,
    pub(crate) endings: BTreeMap<NodeId, G::Ending>,
}

/// What a node of such a tree adds.
pub type StepOf<'a, G> = Step<'a, <G as Ground>::Move, <G as Ground>::Illegal, <G as Ground>::Ending>;

/// What is written beside a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) comment: String,
    pub(crate) bookmark: String,
}

impl<G: Ground> Tree<G> {
    /// A game that begins like this, without steps.
    pub fn new(start: G) -> Tree<G> {
        Tree {
            start,
            nodes: vec![Node::START],
            notes: BTreeMap::new(),
            illegal: BTreeMap::new(),
            endings: BTreeMap::new(),
        }
    }

    /// Gives a tree without steps another start; remarks stay.
    pub fn begin_like(&mut self, start: G) {
        debug_assert!(self.nodes.len() == 1, "a tree has grown from its start");
        self.start = start;
    }

    /// How many nodes it has had, the start and those that were removed among them.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// How it begins.
    pub fn ground(&self) -> &G {
        &self.start
    }

    /// What a node adds to the one before it; `None` for the start.
    ///
    /// # Panics
    /// As every method that takes a [`NodeId`]: if the node is of another, larger tree.
    pub fn step(&self, id: NodeId) -> Option<StepOf<'_, G>> {
        match self.nodes[id.index()].what() {
            What::Start => None,
            What::Move(m) => Some(Step::Move(G::unpack(m))),
            What::Illegal => self.illegal.get(&id).map(Step::Illegal),
            What::End => self.endings.get(&id).map(Step::End),
        }
    }

    /// The node before; `None` for the start, and for a node that was removed.
    #[inline]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.nodes[id.index()].parent
    }

    /// The nodes after it, the one of its own line first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(id), |child| self.sibling(*child))
    }

    /// The node after it on its own line.
    #[inline]
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.nodes[id.index()].child
    }

    /// The next variation beside it.
    #[inline]
    pub fn sibling(&self, id: NodeId) -> Option<NodeId> {
        self.nodes[id.index()].sibling
    }

    /// The time spent on it, if known, in whole milliseconds.
    #[inline]
    pub fn used(&self, id: NodeId) -> Option<Duration> {
        self.nodes[id.index()].used()
    }

    /// A remark on it, lines divided by `\n`; empty if there is none. Remarks on the start are those on the whole game.
    pub fn comment(&self, id: NodeId) -> &str {
        self.notes.get(&id).map_or("", |note| &note.comment)
    }

    /// Its name as a place to come back to (しおり shiori), one line; empty if there is none.
    pub fn bookmark(&self, id: NodeId) -> &str {
        self.notes.get(&id).map_or("", |note| &note.bookmark)
    }

    /// Whether there is a remark or a bookmark.
    pub fn is_noted(&self, id: NodeId) -> bool {
        self.notes.contains_key(&id)
    }

    /// How the main line ends, and its node; `None` if it just stops.
    pub fn end(&self) -> Option<(NodeId, &G::Ending)> {
        self.main_line().find_map(|id| match self.step(id) {
            Some(Step::End(ending)) => Some((id, ending)),
            _ => None,
        })
    }

    /// The ending of the main line.
    pub fn ending(&self) -> Option<&G::Ending> {
        self.end().map(|(_, ending)| ending)
    }

    /// How many moves were played on the main line, illegal ones included.
    pub fn plies(&self) -> usize {
        self.main_line().filter(|id| matches!(self.step(*id), Some(Step::Move(_) | Step::Illegal(_)))).count()
    }

    /// A cursor at the last move of the main line, before its ending.
    pub fn last(&self) -> Cursor<G> {
        let mut cursor = Cursor::new(self);
        while let Some(next) = self.next(cursor.id()).filter(|id| !matches!(self.step(*id), Some(Step::End(_)))) {
            cursor.enter(self, next);
        }
        cursor
    }
}
