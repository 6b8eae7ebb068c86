//! Single moves as CSA writes them: `+7776FU`.

use super::{code, color_of, piece_of, sign};
use crate::Attempt;
use crate::scan::Scanner;
use shogi::{Color, Move, Piece, PieceKind, Position, Square};
use std::fmt;
use std::str::FromStr;

/// A move as it stands in the text: who, from where, to where, and the piece **after** the move. Whether that piece
/// has promoted only the position says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// Who moves.
    pub by: Color,
    /// Where the piece comes from; `None` for a drop.
    pub from: Option<Square>,
    /// Where it goes.
    pub to: Square,
    /// What it is then.
    pub piece: PieceKind,
}

/// Why a text is no move in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadMoveError {
    /// The text does not look like `+7776FU`.
    Malformed {
        /// Column of the first wrong character, counted in characters from 1.
        column: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// It is a move of the player whose turn it is not.
    OtherSide,
    /// The piece named cannot come from there: see [`Attempt::Changed`].
    NoSuchPiece(Attempt),
}

impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadMoveError::Malformed { column, expected } => {
                write!(f, "not a CSA move: column {column}: expected {expected}")
            }
            ReadMoveError::OtherSide => f.write_str("it is the other player's turn"),
            ReadMoveError::NoSuchPiece(_) => f.write_str("the piece named cannot come from there"),
        }
    }
}

impl std::error::Error for ReadMoveError {}

/// The move that `text` means in `position`. Whether it is legal is another question.
///
/// ```
/// use kifu::csa;
/// use shogi::Position;
/// let position = Position::even();
/// assert_eq!(csa::read_move("+7776FU", &position), Ok("7g7f".parse().unwrap()));
/// assert_eq!(csa::read_move("-3334FU", &position), Err(csa::ReadMoveError::OtherSide));
/// ```
///
/// # Errors
/// If it is malformed, the other side's, or names a piece that cannot be there.
pub fn read_move(text: &str, position: &Position) -> Result<Move, ReadMoveError> {
    let text: MoveText = text.parse()?;
    if text.by != position.turn() {
        return Err(ReadMoveError::OtherSide);
    }
    match text.attempt(position) {
        Attempt::Move(m) => Ok(m),
        changed => Err(ReadMoveError::NoSuchPiece(changed)),
    }
}

/// The text of a move of the side to move: `+7776FU`. From an empty square a pawn is written, as nothing stands there
/// to be named.
///
/// ```
/// use kifu::csa;
/// use shogi::Position;
/// assert_eq!(csa::write_move(&Position::even(), "7g7f".parse().unwrap()), "+7776FU");
/// ```
pub fn write_move(position: &Position, m: Move) -> String {
    MoveText::new(position, position.turn(), m.into()).to_string()
}

impl MoveText {
    /// What stands in the text for an attempt.
    pub fn new(position: &Position, by: Color, attempt: Attempt) -> MoveText {
        let (from, to, piece) = match attempt {
            Attempt::Changed { from, to, piece } => (from, to, piece),
            Attempt::Move(Move::Drop { piece, to }) => (None, to, piece.kind()),
            Attempt::Move(Move::Board { from, to, promote }) => {
                let kind = position.piece_at(from).map_or(PieceKind::Pawn, Piece::kind);
                let promoted = kind.promoted().filter(|_| promote);
                (Some(from), to, promoted.unwrap_or(kind))
            }
        };
        MoveText { by, from, to, piece }
    }

    /// What it means in `position`. On an empty square there is nothing to compare: the piece is believed.
    pub fn attempt(self, position: &Position) -> Attempt {
        let MoveText { from, to, piece, .. } = self;
        let m = match from {
            None => piece.in_hand().filter(|held| held.kind() == piece).map(|piece| Move::Drop { piece, to }),
            Some(from) => match position.piece_at(from).map(Piece::kind) {
                None => Some(Move::Board { from, to, promote: false }),
                Some(kind) if kind == piece => Some(Move::Board { from, to, promote: false }),
                Some(kind) if kind.promoted() == Some(piece) => Some(Move::Board { from, to, promote: true }),
                Some(_) => None,
            },
        };
        m.map_or(Attempt::Changed { from, to, piece }, Attempt::Move)
    }

    /// Takes a move from the front of a text.
    pub(super) fn scan(scanner: &mut Scanner<'_>) -> Result<MoveText, ReadMoveError> {
        let wrong = |column, expected| ReadMoveError::Malformed { column, expected };
        let by = scanner.take_map(color_of).ok_or(wrong(scanner.column(), "+ or -"))?;
        let column = scanner.column();
        let from = scan_square(scanner).ok_or(wrong(column, "a square from 11 to 99, or 00"))?;
        let column = scanner.column();
        let to = scan_square(scanner).flatten().ok_or(wrong(column, "a square from 11 to 99"))?;
        let column = scanner.column();
        let piece = scan_piece(scanner).ok_or(wrong(column, "a piece such as FU"))?;
        Ok(MoveText { by, from, to, piece })
    }
}

/// Two digits: a square, or `None` within for 00.
pub(super) fn scan_square(scanner: &mut Scanner<'_>) -> Option<Option<Square>> {
    let mut digit = || scanner.take_map(|c| c.to_digit(10)).and_then(|digit| u8::try_from(digit).ok());
    match (digit()?, digit()?) {
        (0, 0) => Some(None),
        (file, rank) => Square::try_new(file, rank).map(Some),
    }
}

/// Two letters.
pub(super) fn scan_piece(scanner: &mut Scanner<'_>) -> Option<PieceKind> {
    let piece = piece_of(scanner.rest().get(..2)?)?;
    scanner.take(code(piece));
    Some(piece)
}

impl FromStr for MoveText {
    type Err = ReadMoveError;

    fn from_str(text: &str) -> Result<MoveText, ReadMoveError> {
        let mut scanner = Scanner::new(text);
        let read = MoveText::scan(&mut scanner)?;
        let end = ReadMoveError::Malformed { column: scanner.column(), expected: "the end of the move" };
        if scanner.rest().is_empty() { Ok(read) } else { Err(end) }
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = |square: Option<Square>| square.map_or("00".to_owned(), digits);
        write!(f, "{}{}{}{}", sign(self.by), square(self.from), digits(self.to), code(self.piece))
    }
}

/// File and rank.
fn digits(square: Square) -> String {
    format!("{}{}", square.file(), square.rank())
}

#[cfg(test)]
mod tests;
