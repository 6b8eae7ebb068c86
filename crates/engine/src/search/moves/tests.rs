use super::*;
use crate::testing::random_game;
use std::collections::BTreeSet;

fn set(push: impl FnOnce(&mut MoveStack)) -> BTreeSet<Move> {
    let mut stack = MoveStack::new();
    push(&mut stack);
    let moves: BTreeSet<Move> = stack.iter().map(|rated| rated.m).collect();
    assert_eq!(moves.len(), stack.len(), "a move is there twice");
    moves
}

/// Slow and obvious: a piece that could promote and would be nothing but better for it.
fn is_pointless(position: &Position, m: Move) -> bool {
    let Move::Board { from, to, promote: false } = m else { return false };
    let twin = Move::Board { from, to, promote: true };
    let rank = to.rank_from(position.turn());
    match position.piece_at(from).unwrap().kind() {
        PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook => position.is_legal(twin),
        PieceKind::Lance => rank == 2 && position.is_legal(twin),
        _ => false,
    }
}

#[test]
fn the_stages_share_out_the_useful_moves() {
    let history = History::new();
    for position in (0..10).flat_map(random_game) {
        let constraints = position.constraints();
        let context = Context::new(&position, 0, [Step::NONE; 3]);
        let scene = &Scene { position: &position, constraints: &constraints, context };
        let checks = Checks::new(&position);
        let useful: BTreeSet<Move> =
            position.legal_moves().into_iter().filter(|m| !is_pointless(&position, *m)).collect();
        let (tactical, quiet) = useful.iter().partition(|m| is_tactical(&position, **m));
        assert_eq!(set(|stack| push_captures(scene, stack, &history)), tactical, "{position}");
        assert_eq!(set(|stack| push_quiets(scene, &checks, stack, &history)), quiet, "{position}");
        assert_eq!(set(|stack| push_evasions(scene, stack, &history)), useful, "{position}");
    }
}
