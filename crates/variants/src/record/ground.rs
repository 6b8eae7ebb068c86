//! What a position is to the tree of a record.

use super::{Ending, Foul};
use crate::moves::Move;
use crate::position::Position;
use tree::{Ground, Never};

impl Ground for Position {
    type Move = Move;
    type Packed = Move;
    type Illegal = Never;
    type Ending = Ending;

    fn pack(m: Move) -> Move {
        m
    }

    fn unpack(m: Move) -> Move {
        m
    }

    fn play(&mut self, m: Move) {
        self.play_unchecked(m);
    }

    /// Its word stands on one line, before a blank or a bracket. A foul is told of who has lost by one.
    fn fit(ending: Ending) -> Ending {
        let bars = |c: char| c.is_control() || c.is_whitespace() || matches!(c, '(' | '（');
        let plain = Ending::new(&ending.word.replace(bars, ""), ending.winner);
        let lost_by_foul = plain.code() == "foul" && plain.winner.is_some();
        Ending { foul: ending.foul.filter(|_| lost_by_foul).and_then(Foul::fit), ..plain }
    }
}
