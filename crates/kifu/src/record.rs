//! The record of a game: how it began, what was played and what else was thought of, how it ended.

mod cursor;
mod lines;
mod place;

pub use cursor::{Cursor, Unplayable};
pub use lines::Placed;
pub use place::{Packed, Place};
pub use tree::{Line, NodeId, Tree};

use crate::{Ending, Headers, Illegal};
use shogi::{Color, Fault, Faults, Handicap, Move, Position, PositionError, Setup};
use std::ops::{Deref, DerefMut};
use std::sync::LazyLock;
use std::time::Duration;

/// What a node of a record adds.
pub type Step<'a> = tree::Step<'a, Move, Illegal, Ending>;

/// A game (棋譜 kifu) as a tree: from the start on, each node adds a [`Step`] to the one before it, and may have several
/// after it. The first child of each node makes the main line; the others are variations (変化 henka).
///
/// Moves are legal where they stand; what a player did against the rules is an [`Illegal`] step, so that whoever replays
/// a record meets nothing unforeseen. A [`Cursor`] walks the tree and adds to it.
///
/// A node takes 20 bytes, and some more if something is written beside it. What is said of nodes is said by the [`Tree`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Players, event, dates and whatever else stands at the head.
    pub headers: Headers,
    tree: Tree<Place>,
}

impl Deref for Record {
    type Target = Tree<Place>;

    fn deref(&self) -> &Tree<Place> {
        &self.tree
    }
}

impl DerefMut for Record {
    fn deref_mut(&mut self) -> &mut Tree<Place> {
        &mut self.tree
    }
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
        Ok(Record { headers: Headers::default(), tree: Tree::new(place(start)?) })
    }

    /// An empty record of an even game.
    pub(crate) fn even() -> Record {
        static START: LazyLock<Place> = LazyLock::new(|| Position::even().into());
        Record { headers: Headers::default(), tree: Tree::new(START.clone()) }
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
        self.tree.begin_like(place(start)?);
        Ok(())
    }

    /// How the game began.
    pub fn start(&self) -> &Position {
        &self.tree.ground().position
    }

    /// The name of the start, if it has one; an even game is [`Handicap::Even`].
    pub fn handicap(&self) -> Option<Handicap> {
        Handicap::from_setup(&self.start().to_setup())
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

    /// A cursor at the last move of the main line, before its ending.
    pub fn last(&self) -> Cursor {
        self.tree.last().into()
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

/// The place where a record with this start begins.
fn place(start: Setup) -> Result<Place, PositionError> {
    Ok(start.into_position().or_else(|error| error.forgive(FORGIVEN))?.into())
}

#[cfg(test)]
mod tests;
