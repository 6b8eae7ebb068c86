//! Positions for tests.

use shogi::{Move, Position};

/// The positions of a game of random moves, the start among them.
pub(crate) fn random_game(seed: u64) -> Vec<Position> {
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut positions = vec![Position::even()];
    while positions.len() < 150 {
        let position = &positions[positions.len() - 1];
        let moves = position.legal_moves();
        // xorshift64
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let Some(m) = moves.get(random as usize % moves.len().max(1)) else { break };
        positions.push(after(position, *m));
    }
    positions
}

pub(crate) fn after(position: &Position, m: Move) -> Position {
    let mut next = position.clone();
    next.play(m).unwrap();
    next
}

/// The same position seen from the other side: board turned round, colours and turn exchanged.
pub(crate) fn turned_round(position: &Position) -> Position {
    let setup = position.to_setup();
    let mut turned = setup.clone();
    for square in shogi::Square::all() {
        turned.board[square.rotated().index()] =
            setup.board[square.index()].map(|piece| shogi::Piece::new(!piece.color(), piece.kind()));
    }
    turned.hands = [setup.hands[1], setup.hands[0]];
    turned.turn = !setup.turn;
    turned.into_position().or_else(|error| error.forgive(shogi::Faults::PLAYABLE)).unwrap()
}
