//! Who reaches a square, and what is attacked, where four play. A piece belongs to who commands it.

use super::SIDE;
use super::position::{EMPTY, Position};
use super::rules::CELLS;
use super::seat::Seat;
use crate::sight::{At, Attacked, in_order};

impl Position {
    /// Where the pieces that a player commands stand that reach a square: whoever stands there, even their own.
    pub fn reaching(&self, at: At, by: Seat) -> Vec<At> {
        let own = (0..CELLS as u8).filter(|from| self.commands(*from, by));
        sorted(own.filter(|from| self.strikes(*from, at)).map(square).collect())
    }

    /// The pieces that a player commands and that others, the partner left out, could take.
    pub fn attacked(&self, seat: Seat) -> Vec<Attacked> {
        let is_hostile = |other: &Seat| *other != seat && !(self.rules().teams() && *other == seat.opposite());
        let own = sorted((0..CELLS as u8).filter(|cell| self.commands(*cell, seat)).map(square).collect());
        let told = own.into_iter().map(|at| {
            let by = Seat::ALL.into_iter().filter(is_hostile).flat_map(|other| self.reaching(at, other));
            Attacked { at, by: sorted(by.collect()), guarded: !self.reaching(at, seat).is_empty() }
        });
        told.filter(|attacked| !attacked.by.is_empty()).collect()
    }

    fn commands(&self, cell: u8, seat: Seat) -> bool {
        let content = self.cells[usize::from(cell)];
        content != EMPTY && self.is_moved_by(content, seat)
    }

    fn strikes(&self, from: u8, at: At) -> bool {
        let mut hits = false;
        self.each_reach(from, self.cells[usize::from(from)], &mut |to| hits |= square(to) == at);
        hits
    }
}

fn square(cell: u8) -> At {
    (SIDE - cell % SIDE, cell / SIDE + 1)
}

fn sorted(mut squares: Vec<At>) -> Vec<At> {
    squares.sort_by_key(|at| in_order(*at));
    squares
}
