//! Yonin shōgi (四人将棋), the game of the family for four: a board, a position and a course of its own, because turns jump,
//! players leave and their pieces change hands (VAR-15). How its pieces move comes from the same data as everywhere.
//!
//! ```
//! use variants::yonin::{Position, Rules};
//! let mut position = Position::start(&Rules::usual());
//! assert_eq!(position.perft(1), 9);
//! ```

mod computer;
mod course;
mod history;
mod movegen;
mod notation;
mod position;
mod record;
mod rules;
mod seat;
mod sight;
mod text;
mod why;

pub use computer::Computer;
pub use course::{Course, Outcome, Reason};
pub use position::{Move, Position, Standing};
pub use record::{Cursor, Deed, Leaving, Place, Record};
pub use rules::{MatedPieces, Rules};
pub use seat::Seat;

/// The name of the game, beside [`crate::NAMES`] for the games of two.
pub const NAME: &str = "yonin";

/// So many squares stand along each side of the board.
pub const SIDE: u8 = 9;

#[cfg(test)]
mod tests;
