//! Positions for tests.

use crate::net::{Features, Shape};
use crate::packed::{Record, pack};
use crate::random::Random;
use shogi::{Color, Position};

/// Positions of games of random moves, as many as asked for.
pub(crate) fn random_positions(count: usize, seed: u64) -> Vec<Position> {
    let mut random = Random(seed);
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        let mut position = Position::even();
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() || positions.len() == count {
                break;
            }
            position.play_unchecked(moves[random.below(moves.len())]);
            positions.push(position.clone());
        }
    }
    positions
}

/// The same as records: the score is the balance of material on the board and in hand, in pawns of 100.
pub(crate) fn random_records(count: usize, seed: u64) -> Vec<Record> {
    let record = |position: &Position| {
        let score = material(position) as i16;
        let result = score.signum() as i8;
        Record { position: pack(position), score, result }
    };
    random_positions(count, seed).iter().map(record).collect()
}

/// What the net sees of random positions.
pub(crate) fn random_features(count: usize, seed: u64, shape: &Shape) -> Vec<Features> {
    let see = |position: &Position| Features::of(&position.to_setup(), shape).expect("a position has features");
    random_positions(count, seed).iter().map(see).collect()
}

/// What pieces are worth, by their unpromoted kind.
const VALUES: [i32; 7] = [100, 300, 300, 500, 600, 800, 1000];

fn material(position: &Position) -> i32 {
    let of = |color: Color| -> i32 {
        let on_board = position.pieces_of(color).into_iter();
        let on_board = on_board.filter_map(|square| position.piece_at(square)?.kind().in_hand());
        let held = position.hand(color).iter().map(|(piece, count)| VALUES[piece.index()] * i32::from(count));
        on_board.map(|piece| VALUES[piece.index()]).sum::<i32>() + held.sum::<i32>()
    };
    of(position.turn()) - of(!position.turn())
}
