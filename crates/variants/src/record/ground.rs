//! What a position is to the tree of a record.

use super::Ending;
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

    /// Its word stands on one line, before a blank or a bracket.
    fn fit(ending: Ending) -> Ending {
        let bars = |c: char| c.is_control() || c.is_whitespace() || matches!(c, '(' | '（');
        Ending { word: ending.word.replace(bars, ""), ..ending }
    }
}
