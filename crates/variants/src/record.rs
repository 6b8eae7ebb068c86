//! A game written down, and the forms in which it is: KIF as lishogi writes it for other games than standard shogi, a line
//! of moves, JSON.

mod ending;
mod fault;
pub(crate) mod json;
mod kif;
pub(crate) mod line;

pub use ending::Ending;
pub use fault::{Fault, RecordError};

use crate::game::Game;
use crate::moves::Move;
use crate::position::Position;
use shogi::Color;
use std::sync::Arc;
use std::time::Duration;

/// No game is longer; a text that says so is refused.
pub const LONGEST_RECORD: usize = 10_000;

/// A game of the family from its start to where the record ends.
///
/// ```
/// use variants::{Record, RecordForm};
/// let text = "variant dobutsu startpos moves 2c2b 2a2b 1d1c";
/// let record = Record::read(text).unwrap().unwrap();
/// assert_eq!(record.moves().len(), 3);
/// assert!(record.write(RecordForm::Kif).contains("   1   ２二ヒヨコ(23)"));
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    start: Position,
    /// After the last move.
    end: Position,
    /// Who played, Black first; empty if nobody says.
    pub players: [String; 2],
    /// What else the head says, in order, each with its Japanese name: 開始日時, 棋戦.
    pub headers: Vec<(String, String)>,
    /// Remarks before the first move, a line each.
    pub comment: String,
    moves: Vec<Played>,
    /// How it ended; `None` if the record does not say.
    pub ending: Option<Ending>,
}

/// A move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub m: Move,
    /// The time it took, if the record says it.
    pub used: Option<Duration>,
    /// Remarks on it, a line each.
    pub comment: String,
}

/// The forms of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordForm {
    /// KIF, as lishogi writes it.
    Kif,
    /// `variant chu sfen … moves …`: the moves alone.
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
        Record {
            end: start.clone(),
            start,
            players: [String::new(), String::new()],
            headers: Vec::new(),
            comment: String::new(),
            moves: Vec::new(),
            ending: None,
        }
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
        self.start.game()
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where it ended.
    pub fn end(&self) -> &Position {
        &self.end
    }

    /// What was played.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// Adds a legal move by its text, as [`Position::parse_move`] reads it.
    ///
    /// # Errors
    /// If it is no legal move, or the record is long enough.
    pub fn play(&mut self, text: &str, used: Option<Duration>) -> Result<(), Fault> {
        let m = self.end.parse_move(text).map_err(|_| Fault::IllegalMove(text.chars().take(40).collect()))?;
        self.play_accepted(m, used)
    }

    /// Adds a move that the referee has accepted.
    ///
    /// # Errors
    /// If the record is long enough.
    pub fn play_accepted(&mut self, m: Move, used: Option<Duration>) -> Result<(), Fault> {
        if self.moves.len() >= LONGEST_RECORD {
            return Err(Fault::TooLong);
        }
        self.end.play_unchecked(m);
        self.moves.push(Played { m, used, comment: String::new() });
        Ok(())
    }

    /// Puts other remarks in the place of those on the move with this number, or before the first move if it is 0.
    pub fn set_comment(&mut self, ply: usize, text: &str) {
        let place = match ply.checked_sub(1) {
            None => Some(&mut self.comment),
            Some(index) => self.moves.get_mut(index).map(|played| &mut played.comment),
        };
        if let Some(comment) = place {
            text.clone_into(comment);
        }
    }

    /// Adds a line to the remarks on what was read last.
    fn remark(&mut self, text: &str) {
        let comment = self.moves.last_mut().map_or(&mut self.comment, |played| &mut played.comment);
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    /// What is known of the player of a side.
    fn player(&self, color: Color) -> &str {
        &self.players[color.index()]
    }

    /// The moves with the positions they are played in.
    fn replay(&self) -> impl Iterator<Item = (Position, &Played)> {
        let mut position = self.start.clone();
        self.moves.iter().map(move |played| {
            let before = position.clone();
            position.play_unchecked(played.m);
            (before, played)
        })
    }
}

#[cfg(test)]
mod tests;
