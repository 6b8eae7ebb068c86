//! Laws that hold in every position.

use crate::support::{random_games, tricky_positions};
use shogi::{Color, Position, Setup};
use std::collections::HashMap;

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
