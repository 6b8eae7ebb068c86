//! What several tests need.

use shogi::{Move, Position};

/// Numbers that look random and are the same every time (xorshift64*).
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % bound
    }
}

pub(crate) fn position(sfen: &str) -> Position {
    sfen.parse().unwrap_or_else(|error| panic!("{sfen}: {error}"))
}

pub(crate) fn mv(usi: &str) -> Move {
    usi.parse().unwrap_or_else(|error| panic!("{usi}: {error}"))
}

/// Visits the positions of games of random moves. Promotions and drops come often, so the positions are wild.
pub(crate) fn random_games(seed: u64, games: usize, plies: usize, mut visit: impl FnMut(&Position)) {
    let mut numbers = Numbers::new(seed);
    for _ in 0..games {
        let mut position = Position::even();
        for _ in 0..plies {
            visit(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[numbers.below(moves.len())]).unwrap();
        }
    }
}

/// The positions of the perft data.
pub(crate) fn tricky_positions() -> impl Iterator<Item = Position> {
    let data = include_str!("../data/perft.txt").lines().filter(|line| !line.starts_with('#'));
    data.map(|line| position(line.split(" | ").next().unwrap()))
}
