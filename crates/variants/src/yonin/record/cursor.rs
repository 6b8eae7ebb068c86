//! A place in a record, and what is added there.

use super::{Deed, Leaving, Outcome, Place, Record};
use crate::record::{Fault, LONGEST_RECORD};
use crate::yonin::course::Reason;
use crate::yonin::history::{History, Step as Happened};
use crate::yonin::position::{Position, Standing};
use crate::yonin::seat::Seat;
use std::ops::Deref;
use tree::{NodeId, Step};

/// A place in a record with its position, and what has led there. It holds no borrow: each call names the record, which must
/// be the one it was made for.
#[derive(Clone, Debug)]
pub struct Cursor {
    walk: tree::Cursor<Place>,
    history: History,
}

impl Deref for Cursor {
    type Target = tree::Cursor<Place>;

    fn deref(&self) -> &tree::Cursor<Place> {
        &self.walk
    }
}

impl Cursor {
    /// At the start.
    pub fn new(record: &Record) -> Cursor {
        Cursor { walk: tree::Cursor::new(record), history: History::new(record.start()) }
    }

    /// The position; on an ending the one before it.
    pub fn position(&self) -> &Position {
        &self.ground().position
    }

    /// Goes on to a node after this one.
    pub fn enter(&mut self, record: &Record, child: NodeId) {
        let before = self.position().clone();
        self.walk.enter(record, child);
        if let Some(Step::Move(deed)) = record.step(child) {
            self.note(deed, &before);
        }
    }

    /// Goes back to where so many steps had led; stays where it is if fewer have.
    pub fn back_to(&mut self, record: &Record, plies: usize) {
        self.walk.back_to(record, plies);
        self.history.back_to(plies);
    }

    /// Plays a legal move by its text, as [`Position::parse_move`] reads it, and goes there; a variation if others were played
    /// here before. One after the last is played, too: there are records from before there was a last one.
    ///
    /// # Errors
    /// If it is no legal move, or the game has ended here, or the record is long enough.
    pub fn play(&mut self, record: &mut Record, text: &str) -> Result<NodeId, Fault> {
        let illegal = || Fault::IllegalMove(text.chars().take(40).collect());
        let m = self.position().parse_move(text).ok().filter(|_| !self.is_over(record));
        self.add(record, m.map(Deed::Move).ok_or_else(illegal))
    }

    /// A player is out: gave up, say, or their time has run out.
    ///
    /// # Errors
    /// If they have no part in the game any more, or it is over, or the record is long enough.
    pub fn leave(&mut self, record: &mut Record, seat: Seat, how: Leaving) -> Result<NodeId, Fault> {
        let leaves = self.position().standing(seat) == Standing::Playing && !self.is_over(record);
        let leaves = leaves.then_some(Deed::Leave { seat, how });
        self.add(record, leaves.ok_or_else(|| Fault::IllegalMove(seat.code().to_owned())))
    }

    /// Ends the game here by the code of a [`Reason`], and goes to that end. What the rules say stands there already; besides
    /// that a game can only be broken off.
    ///
    /// # Errors
    /// If this is an end itself, or the game does not end so here.
    pub fn end(&mut self, record: &mut Record, code: &str) -> Result<NodeId, Fault> {
        let ends_so = |end: &NodeId| matches!(record.step(*end), Some(Step::End(end)) if end.reason.code() == code);
        if let Some(end) = end_after(record, self.id()).filter(ends_so) {
            self.walk.enter(record, end);
            return Ok(end);
        }
        let unfit = || Fault::UnknownLine(code.chars().take(40).collect());
        if code != Reason::Interrupted.code() || self.is_over(record) {
            return Err(unfit());
        }
        let outcome = Outcome::interrupted(self.position());
        self.walk.end(record, outcome).map_err(|_| unfit())
    }

    /// Whether nothing can be added here.
    fn is_over(&self, record: &Record) -> bool {
        self.is_at_end(record) || self.history.decided(self.position()).is_some()
    }

    /// Adds what is allowed, and after it the end that follows from it.
    fn add(&mut self, record: &mut Record, deed: Result<Deed, Fault>) -> Result<NodeId, Fault> {
        if record.deeds >= LONGEST_RECORD {
            return Err(Fault::TooLong);
        }
        let deed = deed?;
        // A game that goes on after its last move had none (END-18).
        let last = end_after(record, self.id());
        let last =
            last.filter(|end| matches!(record.step(*end), Some(Step::End(end)) if end.reason == Reason::MoveLimit));
        last.into_iter().for_each(|end| record.remove(end));
        let (before, size) = (self.position().clone(), record.size());
        let id = self.walk.add_unchecked(record, deed);
        record.deeds += record.size() - size;
        self.note(deed, &before);
        self.settle(record);
        Ok(id)
    }

    /// A deed has led here from the position before it.
    fn note(&mut self, deed: Deed, before: &Position) {
        let here = &self.walk.ground().position;
        let step = match deed {
            Deed::Move(m) => Happened::moved(before, m, here),
            Deed::Leave { seat, .. } => Happened::left(before, seat),
        };
        self.history.note(step, here);
    }

    /// Notes the end that follows from the rules here.
    pub(super) fn settle(&mut self, record: &mut Record) {
        let full = || self.history.full(self.position());
        let Some(outcome) = self.history.decided(self.position()).or_else(full) else { return };
        if record.next(self.id()).is_none() && self.walk.end(record, outcome).is_ok() {
            self.walk.back_to(record, self.walk.plies() - 1);
        }
    }
}

/// The end beside the steps after a node.
fn end_after(record: &Record, id: NodeId) -> Option<NodeId> {
    record.children(id).find(|child| matches!(record.step(*child), Some(Step::End(_))))
}
