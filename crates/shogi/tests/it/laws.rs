//! Laws that hold in every position.

use crate::support::{random_games, tricky_positions};
use shogi::{Bitboard, Color, HandPiece, Move, MoveSet, Position, Setup, Square};
use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

fn every_position(mut visit: impl FnMut(&Position)) {
    tricky_positions().for_each(|position| visit(&position));
    random_games(3, 60, 250, visit);
}

#[test]
fn playing_on_a_copy_leaves_the_original_and_agrees_with_reading_the_result() {
    every_position(|position| {
        let before = position.to_string();
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play(m).unwrap();
            assert_eq!(next.turn(), !position.turn());
            // A position read from text has its sets of squares and its key made from scratch.
            let read: Position = next.to_string().parse().unwrap();
            assert_eq!(next, read, "{position} {m}");
            assert_eq!(next.key(), read.key(), "{position} {m}");
            for color in Color::ALL {
                assert_eq!(next.pieces_of(color), read.pieces_of(color), "{position} {m}");
                assert_eq!(next.king(color), read.king(color), "{position} {m}");
            }
            assert_eq!(next.count_legal_moves(), read.count_legal_moves(), "{position} {m}");
            assert_eq!(next.checkers(), read.checkers(), "{position} {m}");
        }
        assert_eq!(position.to_string(), before);
    });
}

#[test]
fn printing_and_reading_gives_the_same() {
    every_position(|position| {
        let text = position.to_string();
        let setup: Setup = text.parse().unwrap();
        assert_eq!(setup.to_string(), text);
        assert_eq!(setup, position.to_setup());
        for m in position.legal_moves() {
            assert_eq!(m.to_string().parse(), Ok(m));
        }
    });
}

/// EQUIP-03.
#[test]
fn forty_pieces_whatever_is_played() {
    random_games(4, 60, 300, |position| {
        let on_board = position.occupied().len();
        let held: u32 = Color::ALL.iter().map(|color| position.hand(*color).len()).sum();
        assert_eq!(on_board + held, 40, "{position}");
        let points: u32 = Color::ALL.iter().map(|color| position.impasse_points(*color)).sum();
        assert_eq!(points, 54, "{position}");
    });
}

/// Every move there could be on any board.
fn imaginable_moves() -> Vec<Move> {
    let mut moves = Vec::new();
    for to in Square::all() {
        moves.extend(HandPiece::ALL.map(|piece| Move::Drop { piece, to }));
        for from in Square::all() {
            moves.extend([true, false].map(|promote| Move::Board { from, to, promote }));
        }
    }
    moves
}

#[test]
fn constraints_tell_legal_moves_as_the_judge_does() {
    let imaginable = imaginable_moves();
    random_games(8, 4, 250, |position| {
        let constraints = position.constraints();
        assert_eq!(constraints.checkers(), position.checkers(), "{position}");
        for m in &imaginable {
            assert_eq!(position.is_legal_within(&constraints, *m), position.is_legal(*m), "{position}: {m}");
        }
    });
    for position in tricky_positions() {
        let constraints = position.constraints();
        for m in &imaginable {
            assert_eq!(position.is_legal_within(&constraints, *m), position.is_legal(*m), "{position}: {m}");
        }
    }
}

/// The moves in a set, pawns apart by where they end.
fn moves_of(set: MoveSet) -> Vec<(Option<Square>, Square, bool, Option<HandPiece>)> {
    let list = |from, targets: Bitboard, promote| targets.into_iter().map(move |to| (from, to, promote, None));
    match set {
        MoveSet::Pawns { plain, promoting } => list(None, plain, false).chain(list(None, promoting, true)).collect(),
        MoveSet::Board { from, plain, promoting } => {
            list(Some(from), plain, false).chain(list(Some(from), promoting, true)).collect()
        }
        MoveSet::Drop { piece, targets } => targets.into_iter().map(|to| (None, to, false, Some(piece))).collect(),
    }
}

#[test]
fn moves_onto_some_squares_are_those_of_all_that_end_there() {
    every_position(|position| {
        let constraints = position.constraints();
        let occupied = position.occupied();
        let mut all = BTreeSet::new();
        let _ = position.for_each_move_set(|set| {
            all.extend(moves_of(set));
            ControlFlow::<()>::Continue(())
        });
        for targets in [Bitboard::ALL, occupied, !occupied, Bitboard::rank(3), Bitboard::EMPTY] {
            let mut found = BTreeSet::new();
            let mut add = |set| {
                found.extend(moves_of(set));
                ControlFlow::<()>::Continue(())
            };
            let _ = position.for_each_board_move_set(&constraints, targets, &mut add);
            let _ = position.for_each_drop_set(&constraints, targets, &mut add);
            let wanted = all.iter().copied().filter(|(_, to, _, _)| targets.contains(*to)).collect();
            assert_eq!(found, wanted, "{position}");
        }
    });
}

#[test]
fn a_king_cannot_flee_to_what_is_attacked_beside_it() {
    every_position(|position| {
        for color in Color::ALL {
            let Some(king) = position.king(color) else { continue };
            let beside =
                shogi::attacks::attacks(shogi::Piece::new(color, shogi::PieceKind::King), king, Bitboard::EMPTY);
            let without_king = position.occupied() - Bitboard::of(king);
            let attacked = beside
                .into_iter()
                .filter(|square| !position.attackers_through(*square, !color, without_king).is_empty())
                .collect();
            assert_eq!(position.attacked_beside_king(color), attacked, "{position}");
        }
    });
}

/// Equal situations have equal keys, and in many thousand positions no two different ones do.
#[test]
fn a_key_stands_for_board_hands_and_turn() {
    let mut seen: HashMap<u64, Position> = HashMap::new();
    every_position(|position| {
        let known = seen.entry(position.key()).or_insert_with(|| position.clone());
        assert!(known.same_situation(position), "{known} and {position} share a key");
    });
    assert!(seen.len() > 8_000);
}

#[test]
fn counting_every_leaf_and_counting_in_bulk_agree() {
    for position in tricky_positions() {
        assert_eq!(position.perft(2), position.perft_full(2), "{position}");
        let divided: u64 = position.divide(2).into_iter().map(|(_, lines)| lines).sum();
        assert_eq!(divided, position.perft(2), "{position}");
    }
    assert_eq!(Position::even().perft_full(4), 719_731);
}

/// A game may be longer than its move numbers: the text of every position can still be read.
#[test]
fn the_move_number_stays_at_the_largest() {
    let mut position: Position = "4k4/9/9/9/9/9/9/9/4K4 b - 65535".parse().unwrap();
    position.play("5i5h".parse().unwrap()).unwrap();
    assert_eq!(position.to_string(), "4k4/9/9/9/9/9/9/4K4/9 w - 65535");
}
