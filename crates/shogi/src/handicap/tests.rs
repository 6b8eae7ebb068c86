use super::*;
use crate::Color;

/// The starts as the requirements print them, with the number of pieces missing.
#[test]
fn starts() {
    let check = |id: &str, name: &str, missing: usize, sfen: &str| {
        let setup = Handicap::from_name(name).unwrap_or_else(|| panic!("{id}: {name}")).setup();
        let rest = "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
        let whole = if sfen.contains(' ') { sfen.to_owned() } else { format!("{sfen}{rest}") };
        assert_eq!(setup.to_string(), whole, "{id}");
        let on_board = setup.board.iter().flatten().count();
        let held: u32 = setup.hands.iter().map(|hand| hand.len()).sum();
        assert_eq!(40 - on_board - held as usize, missing, "{id}");
    };
    let even = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    check("HCAP-10, HCAP-11", "平手", 0, even);
    check("HCAP-12", "香落ち", 1, "lnsgkgsn1/1r5b1");
    check("HCAP-13", "両香落ち", 2, "1nsgkgsn1/1r5b1");
    check("HCAP-14", "角落ち", 1, "lnsgkgsnl/1r7");
    check("HCAP-15", "飛落ち", 1, "lnsgkgsnl/7b1");
    check("HCAP-16", "飛香落ち", 2, "lnsgkgsn1/7b1");
    check("HCAP-17", "飛両香落ち", 3, "1nsgkgsn1/7b1");
    check("HCAP-18", "二枚落ち", 2, "lnsgkgsnl/9");
    check("HCAP-19", "三枚落ち", 3, "lnsgkgsn1/9");
    check("HCAP-20", "四枚落ち", 4, "1nsgkgsn1/9");
    check("HCAP-21", "五枚落ち", 5, "1nsgkgs2/9");
    check("HCAP-21", "右五枚落ち", 5, "2sgkgsn1/9");
    check("HCAP-22", "六枚落ち", 6, "2sgkgs2/9");
    check("HCAP-23", "七枚落ち", 7, "2sgkg3/9");
    check("HCAP-24", "八枚落ち", 8, "3gkg3/9");
    check("HCAP-25", "九枚落ち", 9, "3gk4/9");
    check("HCAP-26", "十枚落ち", 10, "4k4/9");
    check("HCAP-30", "裸玉", 19, "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    check("HCAP-31", "トンボ", 8, "4k4/1r5b1");
    check("HCAP-32", "歩三兵", 16, "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1");
    check("HCAP-33", "銀落ち", 1, "lnsgkg1nl/1r5b1");
    check("HCAP-34", "飛銀落ち", 2, "lnsgkg1nl/7b1");
    check("HCAP-35", "太閤落ち", 1, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPP1P/1B5R1/LNSGKGSNL w - 1");
    check("HCAP-35", "太閤将棋", 1, "lnsgkgsnl/1r5b1/p1ppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    check("HCAP-36", "角香落ち", 2, "lnsgkgsn1/1r7");
    check("HCAP-55", "右香落ち", 1, "1nsgkgsnl/1r5b1");
    check("HCAP-55", "飛右香落ち", 2, "1nsgkgsnl/7b1");
    check("HCAP-55", "角右香落ち", 2, "1nsgkgsnl/1r7");
    check("HCAP-55", "右銀落ち", 1, "ln1gkgsnl/1r5b1");
    check("HCAP-55", "飛右銀落ち", 2, "ln1gkgsnl/7b1");
}

// HCAP-01: two-piece leaves White 18 pieces and Black 20.
#[test]
fn uwate_gives_and_shitate_keeps_all() {
    let setup = Handicap::TwoPiece.setup();
    let count = |color| setup.board.iter().flatten().filter(|piece| piece.color() == color).count();
    assert_eq!((count(Color::White), count(Color::Black)), (18, 20));
}

// HCAP-35: once White has made a move that leaves 2c alone, the rook takes there and promotes; the other way, at once.
#[test]
fn the_rook_can_promote_at_once() {
    let mut position = Handicap::Taiko.position();
    position.play("3c3d".parse().unwrap()).unwrap();
    assert_eq!(position.judge("2h2c+".parse().unwrap()), Ok(()));
    assert_eq!(Handicap::TaikoShogi.position().judge("8b8g+".parse().unwrap()), Ok(()));
}

// HCAP-03, HCAP-52: the pieces are out of play, or in shitate's hand and nothing is missing.
#[test]
fn pieces_can_be_given() {
    let check = |handicap: Handicap, start: &str| {
        assert_eq!(handicap.position_with_pieces_given().to_string(), start);
    };
    check(Handicap::Rook, "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w R 1");
    check(Handicap::FourPiece, "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB2L 1");
    check(Handicap::ThreePawns, "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB2G2S2N2L6P3p 1");
    check(Handicap::Even, &Setup::even().to_string());
    for handicap in Handicap::all().filter(|handicap| *handicap != Handicap::Taiko) {
        assert!(handicap.position_with_pieces_given().to_setup().into_position().is_ok(), "{handicap:?}");
        let plain = handicap.setup();
        assert!(plain.hands[Color::Black.index()].is_empty(), "{handicap:?}");
    }
}

// HCAP-04, ETIQ-14: left is uwate's left, and the left piece goes first.
#[test]
fn what_is_removed() {
    let check = |handicap: Handicap, color: Color, squares: &str| {
        let removed: Vec<String> = handicap.removed(color).map(|(square, _)| square.to_string()).collect();
        assert_eq!(removed.join(" "), squares, "{handicap:?}");
    };
    check(Handicap::Even, Color::White, "");
    check(Handicap::Lance, Color::White, "1a");
    check(Handicap::FivePiece, Color::White, "8b 2b 1a 9a 2a");
    check(Handicap::NinePiece, Color::White, "8b 2b 1a 9a 2a 8a 3a 7a 4a");
    check(Handicap::Taiko, Color::White, "");
    check(Handicap::Taiko, Color::Black, "2g");
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
        for name in [handicap.code(), handicap.kanji(), handicap.reading()] {
            assert_eq!(Handicap::from_name(name), Some(handicap), "{name}");
        }
        assert_eq!(Handicap::from_setup(&handicap.setup()).map(Handicap::setup), Some(handicap.setup()));
    }
    for name in ["ginochi", "gin’ochi", "taikoshogi", "ryokyōochi", "Taikōochi", "Two-Piece", "migikyoochi"] {
        assert!(Handicap::from_name(name).is_some(), "{name}");
    }
    for (name, handicap) in [
        ("左五枚落ち", Handicap::FivePiece),
        ("左七枚落ち", Handicap::SevenPiece),
        ("左香落ち", Handicap::Lance),
        ("飛車落ち", Handicap::Rook),
    ] {
        assert_eq!(Handicap::from_name(name), Some(handicap), "{name}");
    }
    for name in ["eleven-piece", "", "'"] {
        assert_eq!(Handicap::from_name(name), None, "{name}");
    }
}

// HCAP-02.
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
        assert!(handicap.position().has_legal_move(), "{handicap:?}");
    }
}
