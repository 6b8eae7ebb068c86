//! What the search has learnt about the evaluation: by how much it was wrong in positions that have something in common.

use super::history::Context;
use crate::score::Value;
use shogi::{Color, Piece, PieceKind, Position};

/// Entries of each table; a power of two.
const SIZE: usize = 1 << 14;

/// Entries are in units of a hundredth of a pawn divided by this, and stay between minus and plus [`MOST`].
const GRAIN: i32 = 128;
const MOST: i32 = GRAIN * 128;

/// Average errors, by what positions have in common.
#[derive(Debug)]
pub(crate) struct Corrections {
    tables: [Vec<i16>; FEATURES],
}

/// Pawns, hands, kings with the silvers, and the last two steps.
const FEATURES: usize = 4;

/// Where a position's errors are kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places([usize; FEATURES]);

impl Places {
    pub(crate) fn of(position: &Position, context: &Context) -> Places {
        let [last, own] = context.last_two();
        let hashes = [
            pieces(position, PieceKind::Pawn),
            hash(position.hand(Color::Black).bits(), position.hand(Color::White).bits()),
            guards(position),
            hash(last.index() as u64, own.index() as u64),
        ];
        let turn = position.turn().index();
        // The highest bits of a product are its best mixed ones.
        Places(hashes.map(|hash| (hash >> 51) as usize * 2 + turn))
    }
}

impl Corrections {
    pub(crate) fn new() -> Corrections {
        Corrections { tables: std::array::from_fn(|_| vec![0; SIZE]) }
    }

    /// What to add to the static evaluation.
    pub(crate) fn of(&self, places: Places) -> Value {
        let sum: i32 = self.tables.iter().zip(places.0).map(|(table, place)| i32::from(table[place])).sum();
        sum / (2 * GRAIN)
    }

    /// The search has found that the evaluation is wrong by `error`.
    pub(crate) fn learn(&mut self, places: Places, depth: i32, error: Value) {
        let bonus = (error * depth * GRAIN / 64).clamp(-MOST / 4, MOST / 4);
        for (table, place) in self.tables.iter_mut().zip(places.0) {
            let old = i32::from(table[place]);
            table[place] = (old + bonus - old * bonus.abs() / MOST) as i16;
        }
    }
}

/// Mixes two numbers.
fn hash(a: u64, b: u64) -> u64 {
    let mixed = (a ^ b.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ b;
    (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// Both sides' pieces of one kind.
pub(super) fn pieces(position: &Position, kind: PieceKind) -> u64 {
    let [black, white] = Color::ALL.map(|color| position.squares_of(Piece::new(color, kind)).bits());
    let both = black ^ white.rotate_left(64 - 17);
    hash(both as u64, (both >> 64) as u64)
}

/// Where both kings and their silvers stand.
fn guards(position: &Position) -> u64 {
    let king = |color| position.king(color).map_or(81, |square| square.index() as u64);
    hash(pieces(position, PieceKind::Silver), king(Color::Black) << 8 | king(Color::White))
}

#[cfg(test)]
mod tests;
