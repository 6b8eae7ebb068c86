//! How weaker levels see the board: they judge it roughly and overlook moves that are hard to see.
//!
//! Every mistake is drawn from a seed and the position, so that a player who misses a move misses it wherever the search
//! meets the same position, as people do, and the same seed plays the same game.

use super::moves;
use crate::level::Skill;
use crate::score::Value;
use shogi::{Color, Move, PieceKind, Position, Square};

/// A level's way of looking.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attention {
    seed: u64,
    skill: Skill,
}

/// How hard a move is to see.
#[derive(Clone, Copy)]
struct Sight {
    /// It is overlooked with this many times the level's chance, in quarters.
    quarters: u32,
    /// But on the board as it is now no more often than so many times in a thousand: whoever knows how the pieces move
    /// sees what can be taken, and goes forward.
    at_most: u32,
}

impl Sight {
    const MATE: Sight = Sight { quarters: 2, at_most: 500 };
    const RECAPTURE: Sight = Sight { quarters: 1, at_most: 150 };
    const CAPTURE_BESIDE: Sight = Sight { quarters: 2, at_most: 300 };
    const CAPTURE_FROM_AFAR: Sight = Sight { quarters: 7, at_most: 500 };
    /// Everybody looks around the kings.
    const BESIDE_KING: Sight = Sight { quarters: 2, at_most: DARKEST };
    const STEP: Sight = Sight { quarters: 4, at_most: 700 };
    const STEP_BACK: Sight = Sight { quarters: 6, at_most: DARKEST };
    const DROP: Sight = Sight { quarters: 6, at_most: DARKEST };
    const JUMP: Sight = Sight { quarters: 7, at_most: DARKEST };
    const FROM_AFAR: Sight = Sight { quarters: 7, at_most: DARKEST };
}

/// No move is overlooked more often than so many times in a thousand.
const DARKEST: u32 = 950;

impl Attention {
    /// `None` for a level that makes no mistakes of this kind.
    pub(crate) fn new(skill: Skill, seed: u64) -> Option<Attention> {
        (skill.overlooked > 0 || skill.misjudged > 0).then_some(Attention { seed, skill })
    }

    /// By how much the position with this key is misjudged.
    pub(super) fn misjudgement(&self, key: u64) -> Value {
        let most = self.skill.misjudged;
        // The sum of two even draws: small errors are commoner than large ones.
        let draw = |salt| (self.draw(key, salt) % (most as u64 + 1)) as Value;
        draw(1) - draw(2)
    }

    /// Whether the player does not see that this move is possible, so many plies ahead. `last` is where the move before
    /// ended: everybody looks there, and sees what is on the board now more easily than what will be. Ways out of check
    /// are never overlooked.
    pub(crate) fn overlooks(&self, position: &Position, m: Move, last: Option<Square>, ply: usize) -> bool {
        if self.skill.overlooked == 0 {
            return false;
        }
        let sight = if ply == 0 && mates(position, m) { Sight::MATE } else { sight(position, m, last) };
        let far_ahead = 1 + 2 * ply.min(3) as u32;
        let chance = self.skill.overlooked * sight.quarters * far_ahead / 16;
        let at_most = if ply == 0 { sight.at_most } else { DARKEST };
        let move_number = m.from().map_or(81, Square::index) * 81 + m.to().index();
        self.draw(position.key(), move_number as u64) % 1000 < u64::from(chance.min(at_most))
    }

    /// A number that depends on nothing but seed, key and salt: the finalizer of splitmix64.
    fn draw(&self, key: u64, salt: u64) -> u64 {
        let mut x = (key ^ self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .wrapping_add(salt.wrapping_mul(0xd1b5_4a32_d192_ed03));
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }
}

fn mates(position: &Position, m: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(m);
    after.is_checkmate()
}

fn sight(position: &Position, m: Move, last: Option<Square>) -> Sight {
    let turn = position.turn();
    let beside_king = position.king(!turn).is_some_and(|king| distance(king, m.to()) == 1);
    let Move::Board { from, to, .. } = m else { return if beside_king { Sight::BESIDE_KING } else { Sight::DROP } };
    let kind = position.piece_at(from).map(shogi::Piece::kind);
    let takes = position.piece_at(to).is_some();
    let back = match turn {
        Color::Black => to.rank() > from.rank(),
        Color::White => to.rank() < from.rank(),
    };
    match kind {
        _ if last == Some(to) => Sight::RECAPTURE,
        _ if takes && distance(from, to) > 2 => Sight::CAPTURE_FROM_AFAR,
        _ if distance(from, to) > 2 => Sight::FROM_AFAR,
        Some(PieceKind::Knight) => Sight::JUMP,
        _ if moves::is_tactical(position, m) => Sight::CAPTURE_BESIDE,
        _ if beside_king => Sight::BESIDE_KING,
        _ if back => Sight::STEP_BACK,
        _ => Sight::STEP,
    }
}

/// Steps of a king between two squares.
fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}

#[cfg(test)]
mod tests;
