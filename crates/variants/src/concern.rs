//! Which squares show why a move is barred.

use crate::content::{EMPTY, parts};
use crate::geometry::Cell;
use crate::moves::{Action, Move};
use crate::position::Position;
use crate::why::Bar;
use std::ops::ControlFlow;

impl Position {
    /// The squares to show beside the rule that bars a move, as moves name them: the pieces that forbid it.
    pub fn squares_concerned(&self, m: Move, bar: Bar) -> Vec<String> {
        let cells = match bar {
            Bar::Check => self.attackers_after(m),
            Bar::FullFile => self.alike_on_file(m),
            Bar::MateByDrop => self.royals[(!self.turn).index()].clone(),
            Bar::LionTrading => self.lions_taken(m),
            Bar::NoPiece | Bar::OpponentsPiece | Bar::Leaderless | Bar::Frozen => m.origin().into_iter().collect(),
            Bar::Repetition => Vec::new(),
            _ => vec![m.to()],
        };
        cells.into_iter().map(|cell| self.square_text(cell)).collect()
    }

    /// The enemies that would attack the only royal piece.
    fn attackers_after(&self, m: Move) -> Vec<Cell> {
        let mut after = self.clone();
        after.make(m);
        let [royal] = after.royals[self.turn.index()][..] else { return Vec::new() };
        let mut reaches = Vec::new();
        let mut attacks = |from: &Cell| {
            let taken = |m: Move| match m.0 {
                Action::Board { to, via, .. } if to == royal || via.contains(royal) => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            };
            after.each_move_from(*from, &mut reaches, &mut { taken }).is_break()
        };
        after.pieces[after.turn.index()].iter().copied().filter(|from| attacks(from)).collect()
    }

    /// The own pieces of the kind that is dropped, on its file.
    fn alike_on_file(&self, m: Move) -> Vec<Cell> {
        let Action::Drop { kind, to } = m.0 else { return Vec::new() };
        let file = |cell: Cell| self.game.geometry.square(cell).0;
        let own = self.pieces[self.turn.index()].iter().copied();
        own.filter(|cell| parts(self.content(*cell)).1 == kind && file(*cell) == file(to)).collect()
    }

    /// The Lions that a move would take.
    fn lions_taken(&self, m: Move) -> Vec<Cell> {
        let Action::Board { to, via, .. } = m.0 else { return Vec::new() };
        let lion = |cell: &Cell| self.content(*cell) != EMPTY && self.traits(parts(self.content(*cell)).1).is_lion;
        via.cells().chain([to]).filter(lion).collect()
    }
}

#[cfg(test)]
mod tests;
