//! A place in a record, and what is added there.

use super::{Ending, Fault, LONGEST_RECORD, Record};
use crate::moves::Move;
use crate::position::Position;
use std::ops::Deref;
use tree::{NodeId, Step};

/// A place in a record with its position. It holds no borrow: each call names the record, which must be the one it was made
/// for.
#[derive(Clone, Debug)]
pub struct Cursor(tree::Cursor<Position>);

impl Deref for Cursor {
    type Target = tree::Cursor<Position>;

    fn deref(&self) -> &tree::Cursor<Position> {
        &self.0
    }
}

impl Cursor {
    /// At the start.
    pub fn new(record: &Record) -> Cursor {
        Cursor(tree::Cursor::new(record))
    }

    /// At the last move of the main line, before its ending.
    pub fn last(record: &Record) -> Cursor {
        Cursor(record.last())
    }

    /// The position; on an ending the one before it.
    pub fn position(&self) -> &Position {
        self.ground()
    }

    /// Where the last move went, by file and rank.
    pub(super) fn last_to(&self, record: &Record) -> Option<(u8, u8)> {
        last_to(&self.0, record)
    }

    /// Goes back to where so many steps had led; stays where it is if fewer have.
    pub fn back_to(&mut self, record: &Record, plies: usize) {
        self.0.back_to(record, plies);
    }

    /// Plays a legal move by its text, as [`Position::parse_move`] reads it, and goes there; a variation if others were played
    /// here before.
    ///
    /// # Errors
    /// If it is no legal move, or the game has ended here, or the record is long enough.
    pub fn play(&mut self, record: &mut Record, text: &str) -> Result<NodeId, Fault> {
        let illegal = || Fault::IllegalMove(text.chars().take(40).collect());
        let m = self.position().parse_move(text).map_err(|_| illegal())?;
        if self.is_at_end(record) {
            return Err(illegal());
        }
        self.play_accepted(record, m)
    }

    /// Plays a move that the referee has accepted.
    ///
    /// # Errors
    /// If the record is long enough.
    pub fn play_accepted(&mut self, record: &mut Record, m: Move) -> Result<NodeId, Fault> {
        has_room(record)?;
        Ok(self.0.add_unchecked(record, m))
    }

    /// Ends the game here, and goes to its end. Only one end fits: it replaces another.
    ///
    /// # Errors
    /// If this is an end itself, or the record is long enough.
    pub fn end(&mut self, record: &mut Record, ending: Ending) -> Result<NodeId, Fault> {
        // The end of the longest game has room behind its last move.
        if record.size() > LONGEST_RECORD + 1 {
            return Err(Fault::TooLong);
        }
        let word = ending.word.clone();
        self.0.end(record, ending).map_err(|_| Fault::UnknownLine(word))
    }

    /// Takes away the end that this is: the game goes on.
    pub(super) fn reopen(&mut self, record: &mut Record) {
        if self.is_at_end(record) {
            let end = self.id();
            self.back_to(record, self.plies() - 1);
            record.remove(end);
        }
    }
}

/// Where the move went that led to where a cursor is, by file and rank.
pub(super) fn last_to(cursor: &tree::Cursor<Position>, record: &Record) -> Option<(u8, u8)> {
    match record.step(cursor.id()) {
        Some(Step::Move(m)) => Some(cursor.ground().game.geometry.square(m.to())),
        _ => None,
    }
}

fn has_room(record: &Record) -> Result<(), Fault> {
    if record.size() > LONGEST_RECORD { Err(Fault::TooLong) } else { Ok(()) }
}
