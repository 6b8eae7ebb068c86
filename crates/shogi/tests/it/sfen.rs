//! SFEN texts, good and bad.

use shogi::{Fault, Faults, Position, ReadPositionError, Setup};

/// Each line of `tests/data/malformed.txt`: column of the first wrong character | text.
#[test]
fn malformed_texts_name_the_place() {
    for line in include_str!("../data/malformed.txt").lines().filter(|line| !line.starts_with('#')) {
        let (column, text) = line.split_once(" | ").unwrap_or((line.trim_end_matches(" |"), ""));
        match text.parse::<Setup>() {
            Ok(_) => panic!("read without complaint: {text:?}"),
            Err(error) => assert_eq!(error.column.to_string(), column, "{text:?}: {error}"),
        }
    }
}

#[test]
fn what_may_be_left_out_or_written_loosely() {
    let canonical = Position::even().to_string();
    for text in [
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b",
        "  lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL   b  -   1 ",
        "lnsgkgsnl/1r5b1/ppppppppp/333/45/111111111/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    ] {
        assert_eq!(text.parse::<Setup>().map(|setup| setup.to_string()), Ok(canonical.clone()), "{text}");
    }
    let hands: Setup = "4k4/9/9/9/9/9/9/9/4K4 w 2pP1b3R 7".parse().unwrap();
    assert_eq!(hands.to_string(), "4k4/9/9/9/9/9/9/9/4K4 w 3RPb2p 7");
}

fn faults(sfen: &str) -> Faults {
    sfen.parse::<Setup>().unwrap().faults()
}

#[test]
fn impossible_positions_are_named() {
    let missing = Fault::MissingPieces;
    for (sfen, expected) in [
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", vec![]),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", vec![missing]),
        ("4k4/9/9/9/9/9/9/9/9 b - 1", vec![Fault::NoBlackKing, missing]),
        ("9/9/9/9/9/9/9/9/4K4 b - 1", vec![Fault::NoWhiteKing, missing]),
        ("4k4/9/9/9/9/9/9/4K4/4K4 b - 1", vec![Fault::ManyBlackKings, missing]),
        ("4k4/4k4/9/9/9/9/9/9/4K4 b - 1", vec![Fault::ManyWhiteKings, missing]),
        ("4k4/9/9/9/9/9/9/9/4K4 b 3R 1", vec![missing, Fault::TooManyPieces]),
        ("4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1", vec![missing, Fault::TwoPawns]),
        ("4k4/9/9/4P4/4+P4/4p4/9/9/4K4 b - 1", vec![missing]),
        ("P3k4/9/9/9/9/9/9/9/4K4 b - 1", vec![missing, Fault::DeadPiece]),
        ("4k4/N8/9/9/9/9/9/9/4K4 b - 1", vec![missing, Fault::DeadPiece]),
        ("4k4/9/9/9/9/9/9/9/l3K4 w - 1", vec![missing, Fault::DeadPiece]),
        ("4k4/4R4/9/9/9/9/9/9/4K4 b - 1", vec![missing, Fault::OpponentInCheck]),
    ] {
        assert_eq!(faults(sfen).iter().collect::<Vec<_>>(), expected, "{sfen}");
    }
}

#[test]
fn two_kings_are_never_forgiven() {
    let setup: Setup = "4k4/4k4/9/9/9/9/9/9/4K4 b - 1".parse().unwrap();
    let all = Faults::of(&[Fault::ManyWhiteKings, Fault::MissingPieces, Fault::OpponentInCheck]);
    let error = setup.into_position().unwrap_err().forgive(all).unwrap_err();
    assert!(error.faults().contains(Fault::ManyWhiteKings));
}

#[test]
fn a_position_read_from_text_says_what_is_wrong_with_it() {
    let error = "4k4/4R4/9/9/9/9/9/9/4K4 b - 1".parse::<Position>().unwrap_err();
    assert!(matches!(error, ReadPositionError::Position(_)));
    assert_eq!(error.to_string(), "not a position that can be played: the side that is not to move is in check");
}

/// The same for moves: `tests/data/malformed-moves.txt`.
#[test]
fn malformed_moves_name_the_place() {
    for line in include_str!("../data/malformed-moves.txt").lines().filter(|line| !line.starts_with('#')) {
        let (column, text) = line.split_once(" | ").unwrap_or((line.trim_end_matches(" |"), ""));
        match text.parse::<shogi::Move>() {
            Ok(m) => panic!("{text:?} read as {m}"),
            Err(error) => assert_eq!(error.column.to_string(), column, "{text:?}: {error}"),
        }
    }
}
