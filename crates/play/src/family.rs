//! The other games of two as boards.

use crate::{Attempt, Bar, Board, End};
use shogi::Color;
use variants::{Course, Move};

impl Board for Course {
    type Seat = Color;
    type Move = Move;

    fn still(&self) -> Course {
        Course::new(self.position().clone())
    }

    fn turn(&self) -> Color {
        self.position().turn()
    }

    fn in_check(&self) -> bool {
        self.position().in_check()
    }

    /// Only moves are known.
    fn read(&self, text: &str) -> Option<Attempt<Move>> {
        self.position().read_move(text).ok().map(Attempt::Move)
    }

    fn text(&self, m: Move) -> String {
        self.position().move_text(m)
    }

    fn judge(&self, m: Move) -> Result<(), Bar> {
        Ok(Course::judge(self, m)?)
    }

    fn legal_moves(&self) -> Vec<Move> {
        Course::legal_moves(self)
    }

    fn play(&mut self, m: Move) {
        self.play_unchecked(m);
    }

    fn key(&self) -> u64 {
        self.position().key()
    }

    fn end(&self) -> Option<End<Color>> {
        self.outcome().map(|outcome| End::of_two(outcome.loser, outcome.reason))
    }
}
