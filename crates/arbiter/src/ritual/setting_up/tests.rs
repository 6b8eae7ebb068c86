use super::{Placement, Style, setting_up};
use crate::ritual::Role;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{Color, PieceKind, Setup, Square};
use std::collections::BTreeSet;

/// File and rank in digits, as records print squares.
fn digits(squares: impl Iterator<Item = Square>) -> String {
    squares.map(|square| format!("{}{}", square.file(), square.rank())).collect::<Vec<_>>().join(" ")
}

#[test]
fn orders() {
    let check = |id: &str, style: Style, from: usize, to: usize, squares: &str| {
        let found = style.squares(Color::Black).skip(from - 1).take(to + 1 - from);
        assert_eq!(digits(found), squares, "{id} {}", style.kanji());
    };
    for style in Style::ALL {
        check("RULE-03", style, 1, 7, "59 69 49 79 39 89 29");
    }
    check("RULE-04", Style::Ohashi, 8, 20, "99 19 88 28 57 67 47 77 37 87 27 97 17");
    check("RULE-05", Style::Ito, 8, 20, "97 87 77 67 57 47 37 27 17 99 19 88 28");
}

// RULE-06: senior in Ōhashi order as Black, junior in Itō order as White.
#[test]
fn by_turns() {
    let placements: Vec<Placement> = setting_up(Color::Black, [Style::Ohashi, Style::Ito]).collect();
    let at = |number: usize| {
        let placement = placements[number - 1];
        (placement.by, placement.piece.kind(), digits([placement.square].into_iter()))
    };
    assert_eq!(at(1), (Role::Senior, PieceKind::King, "59".to_owned()));
    assert_eq!(at(2), (Role::Junior, PieceKind::King, "51".to_owned()));
    assert_eq!(at(15), (Role::Senior, PieceKind::Lance, "99".to_owned()));
    assert_eq!(at(16), (Role::Junior, PieceKind::Pawn, "13".to_owned()));
}

// ETIQ-14
#[test]
fn pawns_go_back() {
    let check = |style: Style, side, squares: &str| assert_eq!(digits(style.refill(side)), squares);
    check(Style::Ohashi, Color::Black, "57 67 47 77 37");
    check(Style::Ito, Color::Black, "77 67 57 47 37");
    check(Style::Ohashi, Color::White, "53 43 63 33 73");
}

#[test]
fn codes() {
    assert_eq!(Style::ALL.map(|style| Style::from_code(style.code())), Style::ALL.map(Some));
    assert_eq!(Style::from_code("ōhashi"), None);
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(3), cases: 16, ..ProptestConfig::default() })]

    // RULE-03 … RULE-06, ETIQ-13
    /// Whoever sits where and sets up how: forty placements, by turns, each on a square of its own, make the start.
    #[test]
    fn every_way_makes_the_start(black in any::<bool>(), styles in prop::array::uniform2(0..2_usize)) {
        let side = if black { Color::Black } else { Color::White };
        let mut setup = Setup::EMPTY;
        let mut squares = BTreeSet::new();
        for (number, placement) in setting_up(side, styles.map(|style| Style::ALL[style])).enumerate() {
            prop_assert_eq!(placement.by, Role::ALL[number % 2]);
            prop_assert_eq!(placement.piece.color() == side, placement.by == Role::Senior);
            prop_assert!(squares.insert(placement.square));
            setup.board[placement.square.index()] = Some(placement.piece);
        }
        prop_assert_eq!(squares.len(), 40);
        prop_assert_eq!(setup, Setup::even());
    }
}
