//! Why a text is not a move.

use crate::csa;
use shogi::{Move, PieceKind, Square};
use std::fmt;

/// Why a text does not say one move of a position, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Column of what is wrong, counted in characters from 1.
    pub column: usize,
    /// What is the matter there.
    pub wrong: Wrong,
}

/// What can be wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Something else should stand there.
    Malformed {
        /// What.
        expected: &'static str,
    },
    /// The mark is that of the player whose turn it is not.
    OtherSide,
    /// No piece of the player's that fits the text can go there by its movement.
    NoPiece {
        /// What kind of piece was named; `None` for any.
        kind: Option<PieceKind>,
        /// Where it should go; `None` if the text names no square.
        to: Option<Square>,
    },
    /// Another piece than the one named stands on the square of origin.
    OtherPiece {
        /// Which; `None` if the square is empty.
        found: Option<PieceKind>,
    },
    /// Several moves fit the text: these.
    Ambiguous(Vec<Move>),
}

/// Where `+7776FU` names the piece.
const CSA_PIECE: usize = 6;

impl ReadError {
    pub(super) fn new(column: usize, wrong: Wrong) -> ReadError {
        ReadError { column, wrong }
    }

    pub(super) fn malformed(column: usize, expected: &'static str) -> ReadError {
        ReadError { column, wrong: Wrong::Malformed { expected } }
    }
}

impl From<csa::ReadMoveError> for ReadError {
    fn from(error: csa::ReadMoveError) -> ReadError {
        match error {
            csa::ReadMoveError::Malformed { column, expected } => ReadError::malformed(column, expected),
            csa::ReadMoveError::OtherSide => ReadError::new(1, Wrong::OtherSide),
            csa::ReadMoveError::NoSuchPiece(attempt) => {
                let (kind, to) = (None, Some(attempt.to()));
                ReadError::new(CSA_PIECE, Wrong::NoPiece { kind, to })
            }
        }
    }
}

impl Wrong {
    /// A name for programs and message catalogues.
    pub fn code(&self) -> &'static str {
        match self {
            Wrong::Malformed { .. } => "malformed",
            Wrong::OtherSide => "other_side",
            Wrong::NoPiece { .. } => "no_piece",
            Wrong::OtherPiece { .. } => "other_piece",
            Wrong::Ambiguous(_) => "ambiguous",
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.wrong)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Malformed { expected } => write!(f, "expected {expected}"),
            Wrong::OtherSide => f.write_str("it is the other player's turn"),
            Wrong::NoPiece { kind, to } => {
                let kind = kind.map_or("piece", |kind| kind.name().code);
                match to {
                    Some(to) => write!(f, "no such {kind} can go to {to}"),
                    None => write!(f, "no such {kind} can do that"),
                }
            }
            Wrong::OtherPiece { found: None } => f.write_str("no piece stands on that square"),
            Wrong::OtherPiece { found: Some(kind) } => write!(f, "on that square stands a {}", kind.name().code),
            Wrong::Ambiguous(moves) => {
                f.write_str("this could be ")?;
                for (index, m) in moves.iter().enumerate() {
                    let link = if index == 0 { "" } else { " or " };
                    write!(f, "{link}{m}")?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for ReadError {}
