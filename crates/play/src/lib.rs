//! What a game is for everyone around it: seats that take turns, moves that are texts, a judge who says yes or names what
//! bars a move, an end with places.
//!
//! A [`Board`] is a game in progress: standard shogi as a [`shogi::Position`], the rest of the family as a
//! [`variants::Course`], the game for four as a course of its own. Clocks, people and storage are others' business.
//!
//! ```
//! use play::{Attempt, Bar, Board};
//! use shogi::{IllegalMove, Position};
//!
//! let board = Position::even();
//! let Some(Attempt::Move(m)) = board.read("7g7e") else { panic!("it reads like a move") };
//! assert_eq!(Board::judge(&board, m), Err(Bar::Standard(IllegalMove::CannotMoveSo)));
//! assert_eq!(board.read("hello"), None);
//! ```

#![forbid(unsafe_code)]

mod any;
mod attempt;
mod bar;
mod board;
mod end;
mod family;
mod four;
mod seat;
mod standard;

pub use any::{AnyBoard, AnyMove, FamilyMove};
pub use attempt::{Attempt, ParseAttemptError};
pub use bar::Bar;
pub use board::Board;
pub use end::End;
pub use seat::{Seat, Something};
