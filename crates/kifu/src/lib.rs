//! Game records of shogi and their texts: KIF, USI lines, and the notations of single moves.
//!
//! A [`Record`] holds legal moves only, so that whoever has one can replay it without a second thought. Readers are
//! tolerant and say what they did: they return the record with [`Finding`]s, each with its line and column.
//!
//! ```
//! use kifu::{Played, Record};
//! use shogi::Handicap;
//! let mut record = Record::with_handicap(Handicap::Even);
//! record.play(Played::new("7g7f".parse().unwrap())).unwrap();
//! let text = kifu::kif::write(&record);
//! let (read, findings) = kifu::read(text.as_bytes()).unwrap();
//! assert_eq!(read, record);
//! assert!(findings.is_empty());
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

pub use attempt::Attempt;
pub use ending::{End, Ending};
pub use finding::{Finding, FindingKind, Severity};
pub use headers::{Headers, Key};
pub use record::{Played, Record, Step};

/// What a reader returns: the record and what is to be said about its text, or the one finding that left no record.
pub type Reading = Result<(Record, Vec<Finding>), Finding>;

/// Reads a record in KIF or as a USI line, whatever its encoding; the text itself says which it is.
///
/// # Errors
/// If the bytes are no text, or the text holds no record.
pub fn read(bytes: &[u8]) -> Reading {
    let text = encoding::decode(bytes).ok_or(Finding::new(1, 1, FindingKind::NotText))?;
    if usi::looks_like(&text) { usi::read(&text) } else { kif::read(&text) }
}
