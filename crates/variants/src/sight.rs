//! What one sees of a position at a glance: who reaches a square, and what is attacked. Whether a king would be left in check by
//! going there is not asked: a pinned piece still guards.

use crate::content::{EMPTY, parts, piece};
use crate::geometry::Cell;
use crate::moves::Action;
use crate::position::Position;
use shogi::Color;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

/// A square: its file, from the right, and its rank, from the top, as Black sees the board.
pub type At = (u8, u8);

/// A piece that is attacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attacked {
    /// Where it stands.
    pub at: At,
    /// Where those stand that attack it.
    pub by: Vec<At>,
    /// Whether who takes it could be taken there.
    pub guarded: bool,
}

/// Rank by rank, as a board is read.
pub(crate) fn in_order(at: At) -> (u8, Reverse<u8>) {
    (at.1, Reverse(at.0))
}

impl Position {
    /// Where the pieces of a side stand that reach a square, by a move or by a shot: where nobody stands, they could go there;
    /// where an enemy stands, take him; where one of their own stands, they guard it.
    pub fn reaching(&self, at: At, by: Color) -> Vec<At> {
        let Some(cell) = self.game.geometry.cell(at.0, at.1) else { return Vec::new() };
        let seen = self.with_enemy_on(cell, by);
        self.squares(seen.movers().into_iter().filter(|from| seen.strikes(*from, cell)))
    }

    /// The pieces of a side that the other could take if it were its turn.
    pub fn attacked(&self, color: Color) -> Vec<Attacked> {
        let mut enemy = self.clone();
        enemy.turn = !color;
        let mut found: BTreeMap<Cell, BTreeSet<Cell>> = BTreeMap::new();
        for from in enemy.movers() {
            let _ = enemy.each_cell_struck(from, &mut |cell| {
                let content = enemy.content(cell);
                if content != EMPTY && parts(content).0 == color {
                    found.entry(cell).or_default().insert(from);
                }
                ControlFlow::Continue(())
            });
        }
        let told = found.into_iter().map(|(cell, by)| Attacked {
            at: self.game.geometry.square(cell),
            by: self.squares(by),
            guarded: self.is_guarded(cell, color),
        });
        let mut told: Vec<Attacked> = told.collect();
        told.sort_by_key(|attacked| in_order(attacked.at));
        told
    }

    fn is_guarded(&self, cell: Cell, by: Color) -> bool {
        let seen = self.with_enemy_on(cell, by);
        seen.movers().into_iter().any(|from| seen.strikes(from, cell))
    }

    /// A side's turn, and what it has on a cell is the other's: whoever could take it guards it.
    fn with_enemy_on(&self, cell: Cell, by: Color) -> Position {
        let mut seen = self.clone();
        seen.turn = by;
        let content = seen.content(cell);
        if content != EMPTY && parts(content).0 == by {
            seen.take(cell);
            seen.put(piece(!by, parts(content).1), cell);
        }
        seen
    }

    /// Where the pieces stand that the side to move can move, whatever becomes of its king.
    fn movers(&self) -> Vec<Cell> {
        let frozen = self.frozen(self.turn);
        self.pieces[self.turn.index()].iter().copied().filter(|from| !frozen.contains(from)).collect()
    }

    fn strikes(&self, from: Cell, wanted: Cell) -> bool {
        self.each_cell_struck(from, &mut |cell| {
            if cell == wanted { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
        .is_break()
    }

    /// Visits the cells where moves of a piece end, and those where they take on the way.
    fn each_cell_struck(&self, from: Cell, visit: &mut impl FnMut(Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        let sweeps = self.traits(parts(self.content(from)).1).sweeps;
        self.each_move_from(from, &mut Vec::new(), &mut |m| {
            let Action::Board { to, via, .. } = m.0 else { return ControlFlow::Continue(()) };
            let swept = if sweeps { self.between(from, to) } else { Vec::new() };
            // Who stays does not strike where they stand.
            via.cells().chain(swept).chain((to != from).then_some(to)).try_for_each(&mut *visit)
        })
    }

    fn squares(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<At> {
        let mut squares: Vec<At> = cells.into_iter().map(|cell| self.game.geometry.square(cell)).collect();
        squares.sort_by_key(|at| in_order(*at));
        squares
    }
}

#[cfg(test)]
mod tests;
