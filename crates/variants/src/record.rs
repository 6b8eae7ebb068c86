//! A game written down, and the forms in which it is: KIF as lishogi writes it for other games than standard shogi, a line
//! of moves, JSON.

mod cursor;
mod ending;
mod fault;
mod foul;
mod ground;
pub(crate) mod json;
mod kif;
pub(crate) mod line;

pub use cursor::Cursor;
pub use ending::Ending;
pub use fault::{Fault, RecordError};
pub use foul::Foul;

use crate::game::Game;
use crate::moves::Move;
use crate::position::Position;
use shogi::Color;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;
use tree::{NodeId, Step, Tree};

/// No record has more moves, those of variations among them; a text that says so is refused.
pub const LONGEST_RECORD: usize = 10_000;

/// A game of the family: a tree of moves with remarks and times, and a head. A [`Cursor`] adds to it.
///
/// ```
/// use variants::{Record, RecordCursor, RecordForm};
/// let text = "variant dobutsu startpos moves 2c2b 2a2b 1d1c";
/// let mut record = Record::read(text).unwrap().unwrap();
/// let mut cursor = RecordCursor::new(&record);
/// cursor.play(&mut record, "1d1c").unwrap();
/// assert_eq!((record.plies(), record.variations()), (3, 1));
/// let kif = record.write(RecordForm::Kif);
/// assert!(kif.contains("   1   ２二ヒヨコ(23)") && kif.contains("変化：1手"));
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    tree: Tree<Position>,
    /// Who played, Black first; empty if nobody says.
    pub players: [String; 2],
    /// What else the head says, in order, each with its Japanese name: 開始日時, 棋戦.
    pub headers: Vec<(String, String)>,
}

/// A move of the main line and what is noted with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<'a> {
    /// Its node.
    pub id: NodeId,
    /// The move.
    pub m: Move,
    /// The time it took, if the record says it.
    pub used: Option<Duration>,
    /// Remarks on it, a line each.
    pub comment: &'a str,
}

impl Deref for Record {
    type Target = Tree<Position>;

    fn deref(&self) -> &Tree<Position> {
        &self.tree
    }
}

impl DerefMut for Record {
    fn deref_mut(&mut self) -> &mut Tree<Position> {
        &mut self.tree
    }
}

/// The forms of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordForm {
    /// KIF, as lishogi writes it.
    Kif,
    /// `variant chu sfen … moves …`: the moves of the main line alone.
    Line,
    /// JSON: everything.
    Json,
}

impl RecordForm {
    /// Every form.
    pub const ALL: [RecordForm; 3] = [RecordForm::Kif, RecordForm::Line, RecordForm::Json];

    /// Its name for programs, which is also the end of file names.
    pub const fn name(self) -> &'static str {
        match self {
            RecordForm::Kif => "kif",
            RecordForm::Line => "usi",
            RecordForm::Json => "json",
        }
    }
}

impl Record {
    /// A record without moves.
    pub fn new(start: Position) -> Record {
        Record { tree: Tree::new(start), players: [String::new(), String::new()], headers: Vec::new() }
    }

    /// Reads a record in any of the forms; `None` if the text is none of a game of the family.
    ///
    /// # Errors
    /// At the first line that does not fit.
    pub fn read(text: &str) -> Option<Result<Record, RecordError>> {
        let text = text.trim_start_matches('\u{feff}');
        json::read(text).or_else(|| line::read(text)).or_else(|| kif::read(text))
    }

    /// The record in a form.
    pub fn write(&self, form: RecordForm) -> String {
        match form {
            RecordForm::Kif => kif::write(self),
            RecordForm::Line => line::write(self),
            RecordForm::Json => json::write(self),
        }
    }

    /// The game that is played.
    pub fn game(&self) -> &Arc<Game> {
        self.start().game()
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        self.tree.ground()
    }

    /// Where the main line ended.
    pub fn end(&self) -> Position {
        self.tree.last().ground().clone()
    }

    /// What was played on the main line.
    pub fn moves(&self) -> impl Iterator<Item = Played<'_>> {
        self.main_line().filter_map(|id| match self.step(id) {
            Some(Step::Move(m)) => Some(Played { id, m, used: self.used(id), comment: self.comment(id) }),
            _ => None,
        })
    }

    /// What is known of the player of a side.
    fn player(&self, color: Color) -> &str {
        &self.players[color.index()]
    }
}

#[cfg(test)]
mod tests;
