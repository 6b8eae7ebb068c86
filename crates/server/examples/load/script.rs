//! Games to be played: random legal moves, the same in every run.

use shogi::{Move, Position};

/// The moves of a game, as `write` writes them: this many, or fewer if somebody is mated.
pub(crate) fn random_game(seed: u64, longest: usize, write: fn(&Position, Move) -> String) -> Vec<String> {
    let mut state = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut position = Position::even();
    let mut moves = Vec::new();
    while moves.len() < longest {
        // xorshift
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let legal = position.legal_moves();
        let Some(index) = state.checked_rem(legal.len() as u64) else { break };
        let m = legal[index as usize];
        moves.push(write(&position, m));
        position.play_unchecked(m);
    }
    moves
}

/// A move in USI.
pub(crate) fn usi(_: &Position, m: Move) -> String {
    m.to_string()
}
