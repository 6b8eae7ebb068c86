//! How weaker levels see the board: they judge it roughly and overlook moves that are hard to see.
//!
//! Every mistake is drawn from a seed and the position, so that who misses a move misses it wherever the search meets the
//! same position, as people do, and the same seed plays the same game.

use super::level::Skill;
use super::picker::Candidate;
use crate::geometry::Cell;
use crate::key;
use crate::moves::{Action, STRAIGHT};
use crate::position::Position;

/// A level's way of looking.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attention {
    pub(crate) skill: Skill,
    pub(crate) seed: u64,
}

/// Moves are overlooked with this many times the level's chance, in quarters.
pub(crate) mod hard_to_see {
    pub(crate) const RECAPTURE: u32 = 1;
    pub(crate) const CAPTURE: u32 = 2;
    /// Everybody looks around the kings.
    pub(crate) const BESIDE_ROYAL: u32 = 2;
    pub(crate) const STEP: u32 = 4;
    pub(crate) const STEP_BACK: u32 = 6;
    pub(crate) const DROP: u32 = 6;
    pub(crate) const LEAP: u32 = 7;
    pub(crate) const FROM_AFAR: u32 = 7;
}

/// No move is overlooked more often than so many times in a thousand.
const DARKEST: u32 = 950;

/// In a turn in so many of those in which it overlooks an ordinary move, a level does not look twice.
const CARELESS: u32 = 12;

impl Attention {
    /// How many positions are looked at where so many moves are possible.
    pub(crate) fn nodes(&self, moves: usize) -> u64 {
        self.skill.nodes.saturating_mul(moves as u64)
    }

    /// By how much the position with this key is misjudged.
    pub(crate) fn misjudges(&self, key: u64) -> i32 {
        let most = self.skill.misjudged;
        (self.draw(key, 0) % (2 * most as u64 + 1)) as i32 - most
    }

    /// Whether a move so hard to see is missed in the position with this key, so many plies ahead: what is on the board now is
    /// seen more easily than what will be.
    pub(crate) fn misses(&self, key: u64, (from, to): (Option<Cell>, Cell), hardness: u32, ply: usize) -> bool {
        let far_ahead = 1 + 2 * ply.min(3) as u32;
        let chance = self.skill.overlooked * hardness * far_ahead / 16;
        let salt = 1 << 32 | u64::from(from.unwrap_or(0)) << 16 | u64::from(to);
        self.draw(key, salt) % 1000 < u64::from(chance.min(DARKEST))
    }

    /// Whether the player looks once more, before moving in the position with this key, at what can be taken in return.
    pub(crate) fn looks_twice(&self, key: u64) -> bool {
        self.draw(key, 2 << 32) % 1000 >= u64::from(self.skill.overlooked / CARELESS)
    }

    /// Whether the player does not see that a move is possible. `last` is where the move before ended: everybody looks there.
    pub(super) fn overlooks(&self, position: &Position, candidate: &Candidate, last: Option<Cell>, ply: usize) -> bool {
        let way = (candidate.m.origin(), candidate.m.to());
        self.misses(position.key(), way, hardness(position, candidate, last), ply)
    }

    /// A number that depends on nothing but seed, key and salt.
    fn draw(&self, key: u64, salt: u64) -> u64 {
        key::mixed(key ^ key::mixed(self.seed ^ salt))
    }
}

fn hardness(position: &Position, candidate: &Candidate, last: Option<Cell>) -> u32 {
    let royals = &position.royals[(!position.turn).index()];
    let beside_royal = |to| royals.iter().any(|royal| matches!(apart(position, *royal, to), (0 | 1, 0 | 1)));
    let (from, to, via) = match candidate.m.0 {
        Action::Drop { to, .. } if beside_royal(to) => return hard_to_see::BESIDE_ROYAL,
        Action::Drop { .. } => return hard_to_see::DROP,
        Action::Board { from, to, via, .. } => (from, to, via),
    };
    let (files, ranks) = apart(position, from, to);
    let ahead = &position.game.compiled.ranks_ahead[position.turn.index()];
    match candidate.effect {
        _ if last == Some(to) => hard_to_see::RECAPTURE,
        _ if files.max(ranks) > 2 => hard_to_see::FROM_AFAR,
        _ if via != STRAIGHT || (files != ranks && files.min(ranks) > 0) => hard_to_see::LEAP,
        effect if !effect.is_quiet() => hard_to_see::CAPTURE,
        _ if beside_royal(to) => hard_to_see::BESIDE_ROYAL,
        _ if ahead[usize::from(to)] > ahead[usize::from(from)] => hard_to_see::STEP_BACK,
        _ => hard_to_see::STEP,
    }
}

/// Files and ranks between two squares.
fn apart(position: &Position, a: Cell, b: Cell) -> (u8, u8) {
    let compiled = &position.game.compiled;
    let [a, b] = [usize::from(a), usize::from(b)];
    let between = |row: &[u8]| row[a].abs_diff(row[b]);
    (between(&compiled.file), between(&compiled.ranks_ahead[0]))
}

#[cfg(test)]
mod tests;
