use super::*;
use crate::Color;

/// HCAP-10 … HCAP-36: how many pieces uwate gives (negative: shitate does).
#[test]
fn pieces_given() {
    let given = [0, 1, 2, 1, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 19, 8, 16, 1, 2, 1, 2];
    for (handicap, given) in Handicap::all().zip(given) {
        let setup = handicap.setup();
        let on_board = setup.board.iter().flatten().count();
        let held: u32 = setup.hands.iter().map(|hand| hand.len()).sum();
        assert_eq!(40 - on_board - held as usize, given, "{handicap:?}");
    }
}

#[test]
fn the_table_is_in_the_order_of_the_type() {
    for (i, handicap) in Handicap::all().enumerate() {
        assert_eq!(handicap as usize, i);
    }
}

#[test]
fn every_name_finds_its_handicap() {
    for handicap in Handicap::all() {
        for name in [handicap.code(), handicap.kanji(), handicap.romaji()] {
            assert_eq!(Handicap::from_name(name), Some(handicap), "{name}");
        }
        assert_eq!(Handicap::from_setup(&handicap.setup()).map(Handicap::setup), Some(handicap.setup()));
    }
    assert_eq!(Handicap::from_name("eleven-piece"), None);
}

#[test]
fn uwate_moves_first_except_in_the_even_game() {
    for handicap in Handicap::all() {
        let first = if handicap == Handicap::Even { Color::Black } else { Color::White };
        assert_eq!(handicap.setup().turn, first, "{handicap:?}");
    }
}

#[test]
fn every_start_can_be_played() {
    for handicap in Handicap::all() {
        let position: crate::Position = handicap.setup().to_string().parse().unwrap();
        assert!(position.has_legal_move(), "{handicap:?}");
    }
}
