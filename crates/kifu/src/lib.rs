//! Game records of shogi and their texts: KIF, KI2, CSA, USI lines, JKF, USEN, PSN, and the notations of single moves.
//!
//! A [`Record`] is a tree of moves. They are legal, so that whoever has one can replay it without a second thought; what
//! a player did against the rules is marked as such. Readers are tolerant and say what they did: they return the record with
//! [`Finding`]s, each with its line and column.
//!
//! ```
//! use kifu::{Cursor, Record};
//! let mut record = Record::with_handicap(shogi::Handicap::Even);
//! Cursor::new(&record).play(&mut record, "7g7f".parse().unwrap()).unwrap();
//! let text = kifu::kif::write(&record);
//! let reading = kifu::read(text.as_bytes()).unwrap();
//! assert_eq!(reading.record, record);
//! assert!(reading.findings.is_empty());
//! ```
#![forbid(unsafe_code)]

mod attempt;
pub mod csa;
pub mod diagram;
mod draft;
mod encoding;
mod ending;
mod finding;
mod format;
mod headers;
pub mod jkf;
mod json;
mod kanji;
pub mod ki2;
pub mod kif;
mod loss;
pub mod notation;
pub mod psn;
mod record;
mod scan;
mod stream;
pub mod usen;
pub mod usi;

pub use attempt::{Attempt, Illegal, ParseIllegalError};
pub use encoding::{Encoding, UnknownEncoding, decode};
pub use ending::Ending;
pub use finding::{Finding, FindingKind, Message, Severity, Value};
pub use format::{Format, UnknownFormat, Written, write};
pub use headers::{Headers, Key};
pub use loss::{Loss, losses};
pub use record::{Cursor, Line, NodeId, Packed, Place, Placed, Played, Record, Step, Tree, Unplayable};
pub use stream::{GameError, Games, games};

/// What a reader makes of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The game.
    pub record: Record,
    /// What is to be said about the text.
    pub findings: Vec<Finding>,
    /// The format of the text.
    pub format: Format,
    /// The encoding of the text.
    pub encoding: Encoding,
    /// The line of each node, by [`NodeId::index`]; 0 for the start.
    lines: Vec<u32>,
    /// How many moves stand after one that could not be played, or after an ending; they are not in the record.
    pub lost: usize,
}

impl Reading {
    /// The record, if there is nothing to be said against its text.
    ///
    /// # Errors
    /// With what there is.
    pub fn strict(self) -> Result<Record, Vec<Finding>> {
        if self.findings.is_empty() { Ok(self.record) } else { Err(self.findings) }
    }

    /// The text is part of a longer one, where so many lines stand before it.
    fn move_down(&mut self, lines: usize) {
        self.findings.iter_mut().for_each(|finding| finding.line += lines);
        let lines = u32::try_from(lines).unwrap_or(u32::MAX);
        self.lines.iter_mut().filter(|line| **line > 0).for_each(|line| *line = line.saturating_add(lines));
    }

    /// The line of the text, from 1, where a step stands; `None` for the start, and for steps added since.
    pub fn line_of(&self, id: NodeId) -> Option<usize> {
        self.lines.get(id.index()).filter(|line| **line > 0).map(|line| *line as usize)
    }
}

/// How to read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The format; the text itself says which it is if this does not.
    pub format: Option<Format>,
    /// Moves are not checked against the rules, only against the pieces there are: for records that were checked before.
    pub trust: bool,
}

/// Reads a record, whatever its format and encoding; the text itself says which they are.
///
/// # Errors
/// With the one finding that left no record: the bytes are no text, or the text holds no record.
pub fn read(bytes: &[u8]) -> Result<Reading, Finding> {
    read_with(bytes, Options::default())
}

/// Reads a record as the options say.
///
/// # Errors
/// With the one finding that left no record: the bytes are no text, or the text holds no record.
pub fn read_with(bytes: &[u8], options: Options) -> Result<Reading, Finding> {
    let (encoding, text) = encoding::decode(bytes).ok_or(Finding::new(1, 1, FindingKind::NotText))?;
    let text = encoding::without_zeros(text);
    // Programs that put files together leave more marks than one.
    let text = text.trim_start_matches('\u{feff}');
    let format = options.format.unwrap_or_else(|| Format::of(text));
    let reading = stream::first_of(format, text, options.trust)?;
    Ok(Reading { format, encoding, ..reading })
}
