//! Games to be played: random legal moves, the same in every run.

use shogi::Position;

/// The moves of a game in USI: this many, or fewer if somebody is mated.
pub(crate) fn random_game(seed: u64, longest: usize) -> Vec<String> {
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
        moves.push(legal[index as usize].to_string());
        position.play_unchecked(legal[index as usize]);
    }
    moves
}
