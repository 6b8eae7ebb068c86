//! What is wrong with the text of a record.

use std::fmt;

/// Where a text is no record, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no game of this name.
    UnknownGame(String),
    /// The game has no such option, or not this reading of it.
    UnknownOption(String),
    /// This is no legal move where it stands.
    IllegalMove(String),
    /// This is neither a move nor anything else that stands in a record.
    UnknownLine(String),
    /// This is no position of the game.
    BadPosition(String),
    /// A variation leaves the line before it at a move that is not there.
    Variation,
    /// It has more than [`super::LONGEST_RECORD`] moves.
    TooLong,
    /// It is no JSON of this kind.
    BadJson(String),
}

impl Fault {
    /// A name for programs and message catalogues.
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::UnknownGame(_) => "unknown_game",
            Fault::UnknownOption(_) => "unknown_option",
            Fault::IllegalMove(_) => "illegal_move",
            Fault::UnknownLine(_) => "unknown_line",
            Fault::BadPosition(_) => "bad_position",
            Fault::Variation => "variation",
            Fault::TooLong => "too_long",
            Fault::BadJson(_) => "bad_json",
        }
    }

    /// What it is about, for the message; empty if nothing in particular.
    pub fn value(&self) -> &str {
        match self {
            Fault::UnknownGame(text)
            | Fault::UnknownOption(text)
            | Fault::IllegalMove(text)
            | Fault::UnknownLine(text)
            | Fault::BadPosition(text)
            | Fault::BadJson(text) => text,
            Fault::Variation | Fault::TooLong => "",
        }
    }

    /// The same, with the line where it stands.
    pub fn at(self, line: usize) -> RecordError {
        RecordError { line, fault: self }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault.code())?;
        match self.fault.value() {
            "" => Ok(()),
            value => write!(f, ": {value}"),
        }
    }
}

impl std::error::Error for RecordError {}
