//! Games to be played: random legal moves, the same in every run.

use shogi::Position;

/// So many games are made up beforehand, so that doing it is not measured.
const SCRIPTS: u64 = 200;
/// A game that is not decided by then is given up.
const LONGEST: usize = 300;

/// The moves of many games, in USI.
pub(crate) fn all() -> Vec<Vec<String>> {
    (1..=SCRIPTS).map(one).collect()
}

fn one(seed: u64) -> Vec<String> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut position = Position::even();
    let mut moves = Vec::new();
    while moves.len() < LONGEST {
        // xorshift
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let legal = position.legal_moves();
        let Some(index) = state.checked_rem(legal.len() as u64) else { break };
        moves.push(legal[index as usize].to_string());
        position.play_unchecked(legal[index as usize]);
    }
    moves
}
