//! The rules of shogi: positions, legal moves, repetition keys, handicaps, SFEN and USI text.
//!
//! Knows nothing of files, time, threads or randomness, and needs no other crate.
//!
//! ```
//! use shogi::{IllegalMove, Position};
//! let mut position = Position::even();
//! assert_eq!(position.legal_moves().len(), 30);
//! position.play("7g7f".parse().unwrap()).unwrap();
//! assert_eq!(position.play("5a5c".parse().unwrap()), Err(IllegalMove::CannotMoveSo));
//! ```

#![forbid(unsafe_code)]

pub mod attacks;
mod bitboard;
mod checks;
mod color;
mod constraints;
mod count;
mod facts;
mod grade;
mod hand;
mod handicap;
mod impasse;
mod legality;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod reading;
mod setup;
mod sfen;
mod square;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use checks::Checks;
pub use color::Color;
pub use constraints::Constraints;
pub use facts::{BoardMaterial, FACTS, Facts};
pub use grade::{Grade, ParseGradeError};
pub use hand::Hand;
pub use handicap::{Handicap, is_same_name};
pub use impasse::EnteringKing;
pub use legality::IllegalMove;
pub use movegen::MoveSet;
pub use moves::{Move, ParseMoveError};
pub use piece::{HandPiece, Piece, PieceClass, PieceKind, PieceName};
pub use position::Position;
pub use reading::{folded, hiragana, shortened};
pub use setup::{Fault, Faults, PositionError, Setup};
pub use sfen::{ParseSfenError, ReadPositionError, SfenErrorKind};
pub use square::Square;
