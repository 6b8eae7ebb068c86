//! The record of a game: how it began, what was played and what else was thought of, how it ended.

mod cursor;
mod edit;
mod lines;
mod node;
mod same;

pub use cursor::{Cursor, Unplayable};
pub use lines::{Line, Placed};
pub use node::{NodeId, Step};

use crate::{Ending, Headers, Illegal};
use node::{Node, What};
use shogi::{Color, Fault, Faults, Handicap, Move, Position, PositionError, Setup};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;

/// A game (棋譜 kifu) as a tree: from the start on, each node adds a [`Step`] to the one before it, and may have several
/// after it. The first child of each node makes the main line; the others are variations (変化 henka).
///
/// Moves are legal where they stand; what a player did against the rules is an [`Illegal`] step, so that whoever replays
/// a record meets nothing unforeseen. A [`Cursor`] walks the tree and adds to it.
///
/// A node takes 20 bytes, and some more if something is written beside it.
#[derive(Clone, Debug)]
pub struct Record {
    /// Players, event, dates and whatever else stands at the head.
    pub headers: Headers,
    first: Position,
    /// The first is the start. Nodes refer to each other by place, so that none ever leaves.
    nodes: Vec<Node>,
    notes: BTreeMap<NodeId, Note>,
    illegal: BTreeMap<NodeId, Illegal>,
    endings: BTreeMap<NodeId, Ending>,
}

/// What is written beside a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Note {
    comment: String,
    bookmark: String,
}

/// A legal move of the main line and what is noted with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<'a> {
    /// Its node.
    pub id: NodeId,
    /// The move.
    pub m: Move,
    /// The time spent on it, if known.
    pub used: Option<Duration>,
    /// A remark on it, lines divided by `\n`; empty if there is none.
    pub comment: &'a str,
}

/// Whatever a position may have that is not a game's: problems, odd diagrams, what a foul has left behind. Two kings of a
/// side cannot be played on.
pub(crate) const FORGIVEN: Faults = Faults::of(&[
    Fault::NoBlackKing,
    Fault::NoWhiteKing,
    Fault::MissingPieces,
    Fault::TooManyPieces,
    Fault::TwoPawns,
    Fault::DeadPiece,
    Fault::OpponentInCheck,
]);

impl Record {
    /// An empty record of a game that begins like this.
    ///
    /// # Errors
    /// If a side has more than one king; any other fault is the arranger's affair.
    pub fn new(start: Setup) -> Result<Record, PositionError> {
        Ok(Record { first: start.into_position().or_else(|error| error.forgive(FORGIVEN))?, ..Record::even() })
    }

    /// An empty record of an even game.
    pub(crate) fn even() -> Record {
        static START: LazyLock<Position> = LazyLock::new(Position::even);
        Record {
            headers: Headers::default(),
            first: START.clone(),
            nodes: vec![Node::START],
            notes: BTreeMap::new(),
            illegal: BTreeMap::new(),
            endings: BTreeMap::new(),
        }
    }

    /// An empty record of a game with this handicap.
    ///
    /// # Panics
    /// Never: every handicap can be played.
    pub fn with_handicap(handicap: Handicap) -> Record {
        Record::new(handicap.setup()).expect("no handicap has two kings of a side")
    }

    /// Gives a record without steps another start; its headers and remarks stay.
    pub(crate) fn begin_like(&mut self, start: Setup) -> Result<(), PositionError> {
        let Record { first, .. } = Record::new(start)?;
        self.first = first;
        Ok(())
    }

    /// How the game began.
    pub fn start(&self) -> &Position {
        &self.first
    }

    /// The name of the start, if it has one; an even game is [`Handicap::Even`].
    pub fn handicap(&self) -> Option<Handicap> {
        Handicap::from_setup(&self.first.to_setup())
    }

    /// What a node adds to the one before it; `None` for the start.
    ///
    /// # Panics
    /// As every method that takes a [`NodeId`]: if the node is of another, larger record.
    pub fn step(&self, id: NodeId) -> Option<Step<'_>> {
        match self.nodes[id.index()].what() {
            What::Start => None,
            What::Move(m) => Some(Step::Move(m)),
            What::Illegal => self.illegal.get(&id).map(Step::Illegal),
            What::End => self.endings.get(&id).map(Step::End),
        }
    }

    /// The node before; `None` for the start, and for a node that was removed.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.nodes[id.index()].parent
    }

    /// The nodes after it, the one of its own line first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(id), |child| self.sibling(*child))
    }

    /// The node after it on its own line.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.nodes[id.index()].child
    }

    /// The next variation beside it.
    pub(crate) fn sibling(&self, id: NodeId) -> Option<NodeId> {
        self.nodes[id.index()].sibling
    }

    /// Whether another variation stands beside it, after it.
    pub(crate) fn has_later_sibling(&self, id: NodeId) -> bool {
        self.sibling(id).is_some()
    }

    /// The time spent on it, if known, in whole milliseconds.
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
    pub(crate) fn is_noted(&self, id: NodeId) -> bool {
        self.notes.contains_key(&id)
    }

    /// The nodes of the main line, the start first.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line_from(NodeId::START)
    }

    /// This node and those after it on its own line.
    pub fn line_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(id), |id| self.next(*id))
    }

    /// The legal moves of the main line, up to the first that is not or to the end.
    pub fn moves(&self) -> impl Iterator<Item = Played<'_>> {
        self.main_line().skip(1).map_while(|id| match self.step(id) {
            Some(Step::Move(m)) => Some(Played { id, m, used: self.used(id), comment: self.comment(id) }),
            _ => None,
        })
    }

    /// The first move of the main line that was against the rules (FOUL-16), and its node.
    pub fn illegal(&self) -> Option<(NodeId, &Illegal)> {
        self.main_line().find_map(|id| match self.step(id) {
            Some(Step::Illegal(illegal)) => Some((id, illegal)),
            _ => None,
        })
    }

    /// How the main line ends, and its node; `None` if it just stops.
    pub fn end(&self) -> Option<(NodeId, &Ending)> {
        self.main_line().find_map(|id| match self.step(id) {
            Some(Step::End(ending)) => Some((id, ending)),
            _ => None,
        })
    }

    /// The ending of the main line.
    pub fn ending(&self) -> Option<&Ending> {
        self.end().map(|(_, ending)| ending)
    }

    /// How many moves were played on the main line, illegal ones included.
    pub fn plies(&self) -> usize {
        self.main_line().filter(|id| matches!(self.step(*id), Some(Step::Move(_) | Step::Illegal(_)))).count()
    }

    /// How many lines there are beside the main one.
    pub fn variations(&self) -> usize {
        self.lines().count() - 1
    }

    /// A cursor at the last move of the main line, before its ending.
    pub fn last(&self) -> Cursor {
        let mut cursor = Cursor::new(self);
        while let Some(next) = self.next(cursor.id()).filter(|id| !matches!(self.step(*id), Some(Step::End(_)))) {
            cursor.enter(self, next);
        }
        cursor
    }

    /// Who has won the main line; `None` without a result.
    pub fn winner(&self) -> Option<Color> {
        self.ending()?.winner(self.last().turn())
    }

    /// The position after the first `plies` moves of the main line; `None` if there are fewer.
    pub fn position_after(&self, plies: usize) -> Option<Position> {
        let mut cursor = Cursor::new(self);
        while cursor.plies() < plies {
            let next = self.next(cursor.id())?;
            cursor.enter(self, next);
            if cursor.is_at_end(self) {
                return None;
            }
        }
        Some(cursor.position().clone())
    }
}

#[cfg(test)]
mod tests;
