//! The game for four as a board.

use crate::{Attempt, Bar, Board, End, Something};
use variants::yonin::{Course, Move, Reason, Seat, Standing};

impl Board for Course {
    type Seat = Seat;
    type Move = Move;

    fn still(&self) -> Course {
        Course::new(self.position().clone())
    }

    fn turn(&self) -> Seat {
        self.position().turn()
    }

    fn in_check(&self) -> bool {
        self.position().in_check(self.position().turn())
    }

    /// Only moves are known.
    fn read(&self, text: &str) -> Option<Attempt<Move>> {
        self.position().read_move(text).ok().map(Attempt::Move)
    }

    fn text(&self, m: Move) -> String {
        self.position().move_text(m)
    }

    fn judge(&self, m: Move) -> Result<(), Bar> {
        match self.outcome() {
            Some(_) => Err(variants::Bar::Movement)?,
            None => Ok(self.position().judge(m)?),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() { Vec::new() } else { self.position().legal_moves() }
    }

    fn play(&mut self, m: Move) {
        Course::play(self, m);
    }

    fn leave(&mut self, seat: Seat) -> bool {
        Course::leave(self, seat);
        true
    }

    fn plays(&self, seat: Seat) -> bool {
        self.position().standing(seat) == Standing::Playing
    }

    fn key(&self) -> u64 {
        self.position().key()
    }

    fn end(&self) -> Option<End<Seat>> {
        self.outcome().map(|outcome| End { places: outcome.places, reason: outcome.reason })
    }
}

impl crate::Seat for Seat {
    type Each<T: Something> = [T; 4];
    type Reason = Reason;

    const ALL: &'static [Seat] = &Seat::ALL;

    fn index(self) -> usize {
        Seat::index(self)
    }

    fn name(self) -> &'static str {
        self.code()
    }

    fn each<T: Something>(of: impl FnMut(Seat) -> T) -> [T; 4] {
        Seat::ALL.map(of)
    }
}
