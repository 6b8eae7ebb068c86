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

mod any;
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
mod reading;
mod record;
mod scan;
mod stream;
pub mod usen;
pub mod usi;

pub use any::{Options, Written, losses, read, read_with, write};
pub use attempt::{Attempt, Illegal, ParseIllegalError};
pub use encoding::{Encoding, UnknownEncoding, decode};
pub use ending::Ending;
pub use finding::{Finding, FindingKind, Message, Severity, Value};
pub use format::{Format, UnknownFormat};
pub use headers::{Headers, Key};
pub use loss::Loss;
pub use reading::Reading;
pub use record::{Cursor, Line, NodeId, Packed, Place, Placed, Played, Record, Step, Tree, Unplayable};
pub use stream::{GameError, Games, games};
