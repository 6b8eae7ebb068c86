//! What follows from a move for pieces that have not moved: companions promote, fires go out, enemies burn, and who has lost
//! what keeps it promoted turns back.

use crate::content::{Content, EMPTY, RIM, parts, piece};
use crate::geometry::Cell;
use crate::kind::KindId;
use crate::position::Position;
use shogi::Color;
use std::sync::Arc;

impl Position {
    /// All that follows after a piece has come to a cell; `kind` is what it was, `face` what it is.
    pub(crate) fn settle(&mut self, kind: KindId, face: KindId, at: Cell) {
        let game = Arc::clone(&self.game);
        let ties = &game.kind(kind).ties;
        if kind != face && !ties.calls.is_empty() {
            self.turn_over(self.turn, &ties.calls);
        }
        if kind != face && ties.quenches {
            self.put_out(!self.turn);
        }
        if game.compiled.burns {
            self.burn(face, at);
        }
        if game.compiled.bonds.is_some() {
            Color::ALL.into_iter().for_each(|color| self.turn_back(color));
        }
    }

    /// Turns over all of a side's pieces of these kinds.
    fn turn_over(&mut self, color: Color, kinds: &[KindId]) {
        for cell in self.standing(color, |kind| kinds.contains(&kind)) {
            let (_, kind) = parts(self.content(cell));
            self.change(cell, piece(color, self.traits(kind).other_face));
        }
    }

    /// Removes a side's pieces that burn.
    fn put_out(&mut self, color: Color) {
        let game = Arc::clone(&self.game);
        for cell in self.standing(color, |kind| game.kind(kind).burns) {
            self.capture(cell, EMPTY);
        }
    }

    /// Turns back a side's pieces that have lost what keeps them promoted.
    fn turn_back(&mut self, color: Color) {
        let game = Arc::clone(&self.game);
        for (id, face) in game.compiled.bonds.iter().flat_map(|bonds| bonds.turning.iter().copied()) {
            if !self.has_any(color, &[face]) {
                continue;
            }
            let ties = &game.kind(id).ties;
            let forsaken = !self.has_patron(color, id);
            for cell in self.standing(color, |kind| kind == face) {
                let seen =
                    ties.turns_back_near.is_some_and(|(light, within)| self.sees(cell, piece(!color, light), within));
                if forsaken || seen {
                    self.change(cell, piece(color, id));
                }
            }
        }
    }

    /// Whether from a cell a piece is in sight along a rank, file or diagonal.
    fn sees(&self, from: Cell, wanted: Content, within: u8) -> bool {
        let (color, kind) = parts(wanted);
        self.has_any(color, &[kind])
            && self.game.compiled.around.iter().any(|step| {
                let mut cell = from;
                for _ in 0..within {
                    cell = cell.wrapping_add_signed(*step);
                    if self.content(cell) != EMPTY {
                        return self.content(cell) == wanted;
                    }
                }
                false
            })
    }

    fn standing(&self, color: Color, wanted: impl Fn(KindId) -> bool) -> Vec<Cell> {
        let cells = self.pieces[color.index()].iter().copied();
        cells.filter(|cell| wanted(parts(self.content(*cell)).1)).collect()
    }

    /// What fire does after a piece has come to a cell: beside an enemy that burns it dies itself, and burns nobody; if it
    /// burns, all enemies around it die (VAR-21).
    fn burn(&mut self, face: KindId, at: Cell) {
        let us = self.turn;
        let neighbours: Vec<Cell> =
            self.game.compiled.around.iter().map(|step| at.wrapping_add_signed(*step)).collect();
        let foe = |position: &Position, cell: Cell| match position.content(cell) {
            EMPTY | RIM => None,
            content => Some(parts(content)).filter(|(color, _)| *color != us).map(|(_, kind)| kind),
        };
        if neighbours.iter().any(|cell| foe(self, *cell).is_some_and(|kind| self.game.kind(kind).burns)) {
            self.change(at, EMPTY);
        } else if self.game.kind(face).burns {
            for cell in neighbours {
                if foe(self, cell).is_some() {
                    self.capture(cell, EMPTY);
                }
            }
        }
    }
}
