//! Game records of shogi and their texts: KIF, CSA, USI lines, and the notations of single moves.
//!
//! The moves of a [`Record`] are legal, so that whoever has one can replay it without a second thought; a foul that
//! ended the game stands apart from them. Readers are tolerant and say what they did: they return the record with
//! [`Finding`]s, each with its line and column.
//!
//! ```
//! use kifu::{Played, Record};
//! use shogi::Handicap;
//! let mut record = Record::with_handicap(Handicap::Even);
//! record.play(Played::new("7g7f".parse().unwrap())).unwrap();
//! let text = kifu::kif::write(&record);
//! let reading = kifu::read(text.as_bytes()).unwrap();
//! assert_eq!(reading.record, record);
//! assert!(reading.findings.is_empty());
//! ```
#![forbid(unsafe_code)]

mod attempt;
pub mod csa;
pub mod diagram;
mod encoding;
mod ending;
mod finding;
mod headers;
mod kanji;
pub mod kif;
pub mod notation;
mod record;
mod scan;
pub mod usi;

pub use attempt::{Attempt, Illegal};
pub use ending::{End, Ending};
pub use finding::{Finding, FindingKind, Severity};
pub use headers::{Headers, Key};
pub use record::{Played, Record, Step};

/// What a reader makes of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The game.
    pub record: Record,
    /// What is to be said about the text.
    pub findings: Vec<Finding>,
    /// The line of each move, an illegal last one included; after them that of the ending, if there is one.
    pub lines: Vec<usize>,
    /// How many moves stand after one that could not be played, or after the ending; they are not in the record.
    pub lost: usize,
}

/// Reads a record in KIF, in CSA or as a USI line, whatever its encoding; the text itself says which it is.
///
/// # Errors
/// With the one finding that left no record: the bytes are no text, or the text holds no record.
pub fn read(bytes: &[u8]) -> Result<Reading, Finding> {
    let text = encoding::decode(bytes).ok_or(Finding::new(1, 1, FindingKind::NotText))?;
    if usi::looks_like(&text) {
        usi::read(&text)
    } else if csa::looks_like(&text) {
        csa::read(&text)
    } else {
        kif::read(&text)
    }
}
