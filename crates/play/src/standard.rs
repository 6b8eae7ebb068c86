//! Standard shogi as a board.

use crate::{Attempt, Bar, Board, End};
use shogi::{Color, Move, Position};
use variants::Reason;

impl Board for Position {
    type Seat = Color;
    type Move = Move;

    fn still(&self) -> Position {
        self.clone()
    }

    fn turn(&self) -> Color {
        Position::turn(self)
    }

    fn in_check(&self) -> bool {
        Position::in_check(self)
    }

    fn read(&self, text: &str) -> Option<Attempt> {
        text.parse().ok()
    }

    fn text(&self, m: Move) -> String {
        m.to_string()
    }

    fn judge(&self, m: Move) -> Result<(), Bar> {
        Position::judge(self, m).map_err(Bar::Standard)
    }

    fn legal_moves(&self) -> Vec<Move> {
        Position::legal_moves(self)
    }

    fn play(&mut self, m: Move) {
        self.play_unchecked(m);
    }

    fn key(&self) -> u64 {
        Position::key(self)
    }

    /// Mate, or no legal move. Repetition and impasse need more than a position: the referee sees to them.
    fn end(&self) -> Option<End<Color>> {
        let reason = if Position::in_check(self) { Reason::Mate } else { Reason::NoLegalMove };
        (!self.has_legal_move()).then(|| End::of_two(Some(Position::turn(self)), reason))
    }

    fn standard(&self) -> Option<&Position> {
        Some(self)
    }

    fn standard_move(m: Move) -> Option<Move> {
        Some(m)
    }

    fn of_standard(position: &Position) -> Option<Position> {
        Some(position.clone())
    }

    fn of_standard_move(m: Move) -> Option<Move> {
        Some(m)
    }
}
