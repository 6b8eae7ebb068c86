//! A place in a record with its position: how records are replayed and written.

use super::{NodeId, Place, Record};
use crate::{Attempt, Ending, Illegal};
use shogi::{Color, IllegalMove, Move, Piece, PieceKind, Position, Square};
use std::fmt;
use std::ops::Deref;

/// A place in a record, the position there and the way that led to it. It holds no borrow: each call names the record,
/// which must be the one it was made for.
///
/// ```
/// use kifu::{Cursor, Record};
/// let mut record = Record::with_handicap(shogi::Handicap::Even);
/// let mut cursor = Cursor::new(&record);
/// cursor.play(&mut record, "7g7f".parse().unwrap()).unwrap();
/// cursor.back_to(&record, 0);
/// cursor.play(&mut record, "2g2f".parse().unwrap()).unwrap();
/// assert_eq!(record.children(kifu::NodeId::START).count(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Cursor(tree::Cursor<Place>);

impl Deref for Cursor {
    type Target = tree::Cursor<Place>;

    fn deref(&self) -> &tree::Cursor<Place> {
        &self.0
    }
}

impl From<tree::Cursor<Place>> for Cursor {
    fn from(cursor: tree::Cursor<Place>) -> Cursor {
        Cursor(cursor)
    }
}

/// Why a move cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// It is illegal there.
    Illegal(IllegalMove),
    /// It would take the king, which stood in check.
    TakesKing,
    /// The game has ended there, or a foul has left no position to play on.
    Closed,
    /// More variations stand there already than there are legal moves in any position.
    Crowded,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::Illegal(reason) => reason.fmt(f),
            Unplayable::TakesKing => f.write_str("a king cannot be taken"),
            Unplayable::Closed => f.write_str("nothing can be played after this"),
            Unplayable::Crowded => f.write_str("there are too many variations here"),
        }
    }
}

impl std::error::Error for Unplayable {}

impl Cursor {
    /// At the start.
    pub fn new(record: &Record) -> Cursor {
        Cursor(tree::Cursor::new(record))
    }

    /// At a node of the record.
    pub fn at(record: &Record, id: NodeId) -> Cursor {
        Cursor(tree::Cursor::at(record, id))
    }

    /// The position; on an ending, or after a foul that nothing can follow, the one before it.
    #[inline]
    pub fn position(&self) -> &Position {
        &self.ground().position
    }

    /// Where the last move went, for 同 (NOTA-05).
    #[inline]
    pub fn last_to(&self) -> Option<Square> {
        self.ground().last_to
    }

    /// Whose turn it is; after a foul that nothing can follow, the opponent's of who made it.
    #[inline]
    pub fn turn(&self) -> Color {
        self.ground().turn
    }

    /// Whether a move can be added here: the game has not ended, and no foul has left a position that cannot be played on.
    #[inline]
    pub fn is_open(&self) -> bool {
        !self.ground().closed
    }

    /// Goes on to a node after this one.
    pub fn enter(&mut self, record: &Record, child: NodeId) {
        self.0.enter(record, child);
    }

    /// Goes back to where so many steps had led; stays where it is if fewer have.
    pub fn back_to(&mut self, record: &Record, plies: usize) {
        self.0.back_to(record, plies);
    }

    /// Plays a move and goes there; a variation if others were played here before. What is there already is not added
    /// again.
    ///
    /// # Errors
    /// If it cannot be played; record and cursor are unchanged.
    #[inline]
    pub fn play(&mut self, record: &mut Record, m: Move) -> Result<NodeId, Unplayable> {
        if self.is_open() {
            self.position().judge(m).map_err(Unplayable::Illegal)?;
        }
        self.refuse(m)?;
        Ok(self.0.add_unchecked(record, m))
    }

    /// The same without asking whether the move obeys the rules: only that somebody's hand could do it with the pieces
    /// there are. For records that were checked before.
    ///
    /// # Errors
    /// If no hand could.
    #[inline]
    pub fn play_on_trust(&mut self, record: &mut Record, m: Move) -> Result<NodeId, Unplayable> {
        self.refuse(m)?;
        let turn = self.position().turn();
        let target = self.position().piece_at(m.to());
        let possible = match m {
            Move::Board { from, promote, .. } => {
                let piece = self.position().piece_at(from).filter(|piece| piece.color() == turn);
                target.is_none_or(|target| target.color() != turn)
                    && piece.is_some_and(|piece| !promote || piece.kind().promoted().is_some())
            }
            Move::Drop { piece, .. } => target.is_none() && self.position().hand(turn).has(piece),
        };
        if possible {
            return Ok(self.0.add_unchecked(record, m));
        }
        Err(self.position().judge(m).map_or_else(Unplayable::Illegal, |()| Unplayable::Closed))
    }

    #[inline]
    fn refuse(&self, m: Move) -> Result<(), Unplayable> {
        if !self.is_open() {
            return Err(Unplayable::Closed);
        }
        match self.position().piece_at(m.to()).map(Piece::kind) {
            Some(PieceKind::King) => Err(Unplayable::TakesKing),
            _ => Ok(()),
        }
    }

    /// Notes what was played against the rules, and goes there. What is a legal move after all is played as one.
    ///
    /// # Errors
    /// If nothing can be played here, or there are a thousand variations already: each new one is compared with all.
    pub fn play_illegally(&mut self, record: &mut Record, illegal: Illegal) -> Result<NodeId, Unplayable> {
        if !self.is_open() {
            return Err(Unplayable::Closed);
        }
        if let Illegal { by, attempt: Attempt::Move(m) } = illegal
            && by == self.turn()
            && let Ok(id) = self.play(record, m)
        {
            return Ok(id);
        }
        self.0.add_illegal(record, illegal).map_err(|_| Unplayable::Crowded)
    }

    /// Ends the game here, and goes to its end. Only one end fits: it replaces another.
    ///
    /// # Errors
    /// If this is an end itself.
    pub fn end(&mut self, record: &mut Record, ending: Ending) -> Result<NodeId, Unplayable> {
        self.0.end(record, ending).map_err(|_| Unplayable::Closed)
    }
}
