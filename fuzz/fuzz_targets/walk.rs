//! A walk along legal moves from any position: at every step the generator, the judge and the keys must agree.
//!
//! The input is an SFEN, a line break, and one byte for each choice of a move. Without a readable SFEN the walk starts from the even game.
#![no_main]

use std::collections::HashSet;

use libfuzzer_sys::fuzz_target;
use shogi::{HandPiece, Move, Position, Square};

const MOST_STEPS: usize = 100;

fuzz_target!(|input: &[u8]| {
    let line_break = input.iter().position(|byte| *byte == b'\n');
    let (sfen, choices) = input.split_at(line_break.map_or(0, |at| at + 1));
    let start = std::str::from_utf8(sfen).ok().and_then(|sfen| sfen.trim_end().parse().ok());
    let mut position = start.unwrap_or_else(Position::even);

    for choice in choices.iter().take(MOST_STEPS) {
        let legal = position.legal_moves();
        assert_eq!(position.has_legal_move(), !legal.is_empty(), "{position}");
        assert_eq!(position.count_legal_moves(), legal.len() as u64, "{position}");
        if legal.is_empty() {
            break;
        }
        step(&mut position, legal[usize::from(*choice) % legal.len()]);
    }
    check_judge(&position);
});

/// Plays one move and checks what must be true afterwards.
fn step(position: &mut Position, m: Move) {
    assert_eq!(m.to_string().parse(), Ok(m));
    let before = position.clone();
    position.play(m).expect("a generated move is legal");

    let mover = before.turn();
    assert_eq!(position.turn(), !mover);
    if let Some(king) = position.king(mover) {
        assert!(position.attackers_to(king, !mover).is_empty(), "{before}: {m} leaves the king in check");
    }
    assert_eq!(position.king(mover).is_some(), before.king(mover).is_some(), "{before}: {m}");
    assert_eq!(position.king(!mover), before.king(!mover), "{before}: {m} moves the other king");

    let again: Position = position.to_string().parse().expect("a position on the way can be read");
    assert_eq!(again.key(), position.key(), "{before}: {m}: the key depends on the way");
    assert!(again.same_situation(position), "{before}: {m}");
}

/// Every move that can be written down is legal exactly if it is generated; for one that is not there are squares to show.
fn check_judge(position: &Position) {
    let legal: HashSet<Move> = position.legal_moves().into_iter().collect();
    for m in all_moves() {
        match position.judge(m) {
            Ok(()) => assert!(legal.contains(&m), "{position}: {m} is not generated"),
            Err(reason) => {
                assert!(!legal.contains(&m), "{position}: {m} is generated, yet: {reason}");
                position.squares_concerned(m, reason);
            }
        }
    }
}

fn all_moves() -> impl Iterator<Item = Move> {
    let board = |from| Square::all().flat_map(move |to| [false, true].map(|promote| Move::Board { from, to, promote }));
    let drops = |to| HandPiece::ALL.map(|piece| Move::Drop { piece, to });
    Square::all().flat_map(board).chain(Square::all().flat_map(drops))
}
