//! A move and its USI text.

use crate::{HandPiece, Square};
use std::fmt::{self, Write};
use std::str::FromStr;

/// One turn's action (RULE-15): a move on the board or a drop; there is no third, so that nobody can pass (RULE-16).
/// Says nothing about legality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// A piece goes from one square to another (指す sasu), perhaps promoting.
    Board {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// Whether it is turned over at the end: part of the same move (RULE-42). Leaving it as it is, 不成 funari, is a
        /// choice of its own (RULE-43).
        promote: bool,
    },
    /// A piece from the hand is placed (打つ utsu).
    Drop {
        /// The kind of piece.
        piece: HandPiece,
        /// Where it is placed.
        to: Square,
    },
}

impl Move {
    /// Where the piece ends up.
    #[inline(always)]
    pub const fn to(self) -> Square {
        match self {
            Move::Board { to, .. } | Move::Drop { to, .. } => to,
        }
    }

    /// Where the piece comes from; `None` for a drop.
    #[inline(always)]
    pub const fn from(self) -> Option<Square> {
        match self {
            Move::Board { from, .. } => Some(from),
            Move::Drop { .. } => None,
        }
    }

    /// Whether the piece promotes.
    #[inline(always)]
    pub const fn promotes(self) -> bool {
        matches!(self, Move::Board { promote: true, .. })
    }
}

impl fmt::Display for Move {
    /// USI: `7g7f`, `8h2b+`, `P*5e`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Board { from, to, promote } => {
                from.fmt(f)?;
                to.fmt(f)?;
                if promote { f.write_char('+') } else { Ok(()) }
            }
            Move::Drop { piece, to } => {
                f.write_char(piece.letter())?;
                f.write_char('*')?;
                to.fmt(f)
            }
        }
    }
}

/// Why a text is not a move in USI, and the column (from 1) where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError {
    /// Column of the first wrong character, counted in characters from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: &'static str,
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a USI move: column {}: expected {}", self.column, self.expected)
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a USI move: `7g7f`, `8h2b+`, `P*5e`.
    ///
    /// ```
    /// use shogi::Move;
    /// assert_eq!("P*5e".parse::<Move>().unwrap().to_string(), "P*5e");
    /// assert_eq!("7g7j".parse::<Move>().unwrap_err().column, 4);
    /// ```
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let chars: Vec<char> = text.chars().take(6).collect();
        let wrong = |index: usize, expected| ParseMoveError { column: index + 1, expected };
        let square = |at: usize| {
            let file = chars.get(at).and_then(|c| c.to_digit(10)).filter(|digit| *digit != 0);
            let rank = chars.get(at + 1).filter(|c| ('a'..='i').contains(*c));
            let file = file.ok_or(wrong(at, "a file from 1 to 9"))?;
            let rank = rank.ok_or(wrong(at + 1, "a rank from a to i"))?;
            Ok(Square::new(file as u8, *rank as u8 - b'a' + 1))
        };
        if chars.get(1) == Some(&'*') {
            let piece = HandPiece::from_letter(chars[0]).ok_or(wrong(0, "one of P L N S G B R before '*'"))?;
            let to = square(2)?;
            return if chars.len() == 4 { Ok(Move::Drop { piece, to }) } else { Err(wrong(4, "the end of the drop")) };
        }
        if !chars.first().is_some_and(char::is_ascii_digit) {
            return Err(wrong(0, "a file from 1 to 9, or a piece and '*'"));
        }
        let (from, to) = (square(0)?, square(2)?);
        match chars[4..] {
            [] => Ok(Move::Board { from, to, promote: false }),
            ['+'] => Ok(Move::Board { from, to, promote: true }),
            ['+', ..] => Err(wrong(5, "the end of the move")),
            _ => Err(wrong(4, "'+' or the end of the move")),
        }
    }
}
