//! Which quiet moves have been good elsewhere in the tree.

use super::effect::Effect;
use crate::content::Content;
use crate::game::Game;
use crate::geometry::Cell;
use crate::moves::Move;

/// No figure grows beyond it.
const MOST: i32 = 8_192;

/// Pairs of moves share so many figures.
const PAIRS: usize = 1 << 17;

/// The deepest line.
pub(super) const DEEPEST: usize = 96;

#[derive(Debug)]
pub(super) struct History {
    cells: usize,
    /// By piece and target.
    single: Vec<i16>,
    /// By the move before as well, as far as memory goes.
    pairs: Vec<i16>,
    /// By ply: moves that refuted a neighbour.
    killers: Vec<[Option<Move>; 2]>,
}

impl History {
    pub(super) fn new(game: &Game) -> History {
        let cells = game.geometry.cells();
        History {
            cells,
            single: vec![0; (2 * game.kinds.len() + 1) * cells],
            pairs: vec![0; PAIRS],
            killers: vec![[None; 2]; DEEPEST + 1],
        }
    }

    /// A new search begins: old figures count half.
    pub(super) fn fade(&mut self) {
        self.single.iter_mut().chain(&mut self.pairs).for_each(|figure| *figure /= 2);
        self.killers.fill([None; 2]);
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.single.fill(0);
        self.pairs.fill(0);
    }

    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply]
    }

    fn single_at(&self, effect: &Effect) -> usize {
        usize::from(effect.mover) * self.cells + usize::from(effect.to)
    }

    pub(super) fn of(&self, effect: &Effect, before: Option<(Content, Cell)>) -> i32 {
        let single = i32::from(self.single[self.single_at(effect)]);
        single + before.map_or(0, |before| self.pairs[pair_at(effect, before)].into())
    }

    /// A quiet move has refuted its neighbour on this ply.
    pub(super) fn remember(&mut self, m: Move, ply: usize) {
        if self.killers[ply][0] != Some(m) {
            self.killers[ply] = [Some(m), self.killers[ply][0]];
        }
    }

    /// Moves the figures of a move towards the best or the worst.
    pub(super) fn adjust(&mut self, effect: &Effect, before: Option<(Content, Cell)>, bonus: i32) {
        let at = self.single_at(effect);
        grow(&mut self.single[at], bonus);
        if let Some(before) = before {
            grow(&mut self.pairs[pair_at(effect, before)], bonus);
        }
    }
}

fn grow(figure: &mut i16, bonus: i32) {
    let old = i32::from(*figure);
    *figure = (old + bonus - old * bonus.abs() / MOST) as i16;
}

fn pair_at(effect: &Effect, (mover, to): (Content, Cell)) -> usize {
    let pair = (u64::from(mover) << 16 | u64::from(to)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ (u64::from(effect.mover) << 16 | u64::from(effect.to)).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    (pair.wrapping_mul(0x94d0_49bb_1331_11eb) >> 47) as usize
}
