//! What ties mean on the board.

use super::bonds::{Bonds, NEVER};
use crate::compiled::CellPower;
use crate::content::{Content, EMPTY, RIM, parts};
use crate::geometry::Cell;
use crate::kind::KindId;
use crate::position::Position;
use shogi::Color;

impl Position {
    pub(super) fn bonds(&self) -> Option<&Bonds> {
        self.game.compiled.bonds.as_ref()
    }

    /// Whether a piece of one kind may take what stands on a cell, apart from whose it is; anything might stand on an empty one.
    #[inline(always)]
    pub(crate) fn may_take(&self, captor: KindId, victim: Content) -> bool {
        let Some(bonds) = self.bonds() else { return true };
        victim == EMPTY || victim == RIM || bonds.takes[bonds.pair(captor, parts(victim).1)]
    }

    /// Whether a piece of one kind hits what stands on a cell from so far away.
    pub(crate) fn may_hit(&self, shooter: KindId, victim: Content, distance: u8) -> bool {
        let Some(bonds) = self.bonds() else { return true };
        victim == EMPTY || {
            let from = bonds.hits_from[bonds.pair(shooter, parts(victim).1)];
            from != NEVER && from <= distance
        }
    }

    /// Whether a piece of a kind promotes by taking what stands on one of these cells.
    pub(crate) fn promotes_by_taking(&self, captor: KindId, mut on: impl Iterator<Item = Cell>) -> bool {
        self.bonds().is_some_and(|bonds| {
            on.any(|cell| match self.content(cell) {
                EMPTY => false,
                victim => parts(victim).0 != self.turn && bonds.promotes[bonds.pair(captor, parts(victim).1)],
            })
        })
    }

    /// How many pieces of a kind a side has on the board, of a kind that is counted.
    pub(super) fn count(&self, color: Color, kind: KindId) -> u16 {
        self.census[color.index()].get(kind.index()).copied().unwrap_or(0)
    }

    /// Whether a side has one of these kinds on the board, or none is asked for.
    pub(super) fn has_any(&self, color: Color, kinds: &[KindId]) -> bool {
        kinds.is_empty() || kinds.iter().any(|kind| self.count(color, *kind) > 0)
    }

    /// Whether somebody stands by who lets a piece of this kind promote.
    pub(crate) fn has_patron(&self, color: Color, kind: KindId) -> bool {
        self.bonds().is_none() || self.has_any(color, &self.game.kind(kind).ties.patrons)
    }

    /// Whether a piece of this kind may go forward.
    pub(crate) fn goes_forward(&self, color: Color, kind: KindId) -> bool {
        self.bonds().is_none() || self.has_any(color, &self.game.kind(kind).ties.forward_needs)
    }

    /// Whether a side has what it takes to play on, without a piece of one kind if that is said. `None` in games that ask for
    /// nothing but a royal piece.
    pub(crate) fn commands(&self, color: Color, without: Option<KindId>) -> Option<bool> {
        let command = &self.bonds()?.command;
        let has = |kind: &KindId| self.count(color, *kind) > u16::from(without == Some(*kind));
        (!command.is_empty()).then(|| command.iter().any(|group| group.iter().all(has)))
    }

    /// The only royal piece of a side, if the game is lost without it.
    pub(crate) fn vital(&self, color: Color) -> Option<Cell> {
        let [only] = self.royals[color.index()][..] else { return None };
        let kind = parts(self.content(only)).1;
        (self.commands(color, Some(kind)) != Some(true)).then_some(only)
    }

    /// Whether a piece is blinded where it stands and cannot shoot.
    pub(crate) fn is_blinded(&self, us: Color, shooter: KindId, at: Cell) -> bool {
        let Some(missile) = self.game.kind(shooter).ties.missile.as_ref() else { return false };
        self.bonds().is_some_and(|bonds| bonds.blinds)
            && self.pieces[(!us).index()].iter().any(|cell| {
                let blinds = &self.game.kind(parts(self.content(*cell)).1).ties.blinds;
                blinds.as_ref().is_some_and(|(missiles, within)| {
                    missiles.contains(missile) && self.steps_between(*cell, at) <= *within
                })
            })
    }

    /// Whether there are pieces that pin others, or blind them.
    pub(crate) fn is_bound_from_afar(&self) -> bool {
        self.bonds().is_some_and(|bonds| bonds.freezes || bonds.blinds)
    }

    /// In steps of a king.
    pub(crate) fn steps_between(&self, a: Cell, b: Cell) -> u8 {
        let compiled = &self.game.compiled;
        let (a, b) = (usize::from(a), usize::from(b));
        let ahead = &compiled.ranks_ahead[0];
        compiled.file[a].abs_diff(compiled.file[b]).max(ahead[a].abs_diff(ahead[b]))
    }

    /// The pieces of a side that cannot move because an enemy pins them.
    pub(crate) fn frozen(&self, us: Color) -> Vec<Cell> {
        if !self.bonds().is_some_and(|bonds| bonds.freezes) {
            return Vec::new();
        }
        let powers = &self.game.compiled.powers[(!us).index()];
        let mut frozen = Vec::new();
        for from in &self.pieces[(!us).index()] {
            for line in powers[parts(self.content(*from)).1.index()].iter().flat_map(CellPower::frozen_lines) {
                let cells = std::iter::successors(Some(*from), |at| Some(at.wrapping_add_signed(*line)));
                let seen = cells.skip(1).find(|cell| self.content(*cell) != EMPTY).unwrap_or(*from);
                if self.content(seen) != RIM && parts(self.content(seen)).0 == us {
                    frozen.push(seen);
                }
            }
        }
        frozen
    }
}
