//! Positions as programs for taikyoku shōgi write them.

use variants::{Game, Position};

/// A board whose first ranks are given, the others empty.
fn board(ranks: &str) -> String {
    let missing = 35 - ranks.matches('/').count();
    format!("{ranks}{}", "/36".repeat(missing))
}

fn parse(text: &str) -> Result<Position, String> {
    let game = Game::named("taikyoku").unwrap();
    Position::parse(&game, text).map_err(|error| error.to_string())
}

/// The start that the program of taikyoku-shogi.github.io sets up is ours, piece by piece.
#[test]
fn the_start_is_the_same() {
    let text = include_str!("../data/tsfen.txt").lines().find(|line| !line.starts_with('#')).unwrap();
    let start = Position::start(&Game::named("taikyoku").unwrap());
    assert_eq!(parse(text).unwrap(), start);
    assert_eq!(parse(text).unwrap().to_string(), start.to_string());
}

#[track_caller]
fn check(ranks: &str, number: &str, expected: &str) {
    let read = parse(&format!("{} {number}", board(ranks))).unwrap();
    let (ranks, rest) = expected.split_once(' ').unwrap();
    assert_eq!(read.to_string(), format!("{} {rest}", board(ranks)));
}

#[test]
fn names_runs_and_turns_are_read() {
    check("36/K,34,k", "0", "36/k,34,K b - 1");
    check(
        "P36/3,gb3,30",
        "7",
        "p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p,p/3,GB,GB,GB,30 w - 8",
    );
    // A face that stands on the board from the start is that one, others are promoted.
    check("fch,34,GWH/36/ffi2,34", "12", "FCH,34,+gwh/36/+FFI,+FFI,34 b - 13");
    // A number that is too large for a ply says whose turn it is all the same.
    check("36", "4294967295", "36 w - 65535");
}

#[test]
fn lines_may_begin_so() {
    let game = Game::named("taikyoku").unwrap();
    let text = format!("{} 1 moves 36a36b", board("CP,34,k"));
    let read = Position::parse_line(&game, &text).unwrap();
    assert_eq!(read.to_string(), format!("{} b - 3", board("35,K/cp,35")));
}

#[track_caller]
fn refuse(ranks: &str, rest: &str, expected: &str) {
    assert_eq!(parse(&format!("{}{rest}", board(ranks))), Err(expected.to_owned()));
}

#[test]
fn mistakes_are_named_by_their_place() {
    let name = "a piece's name in small letters or capitals, or a number of empty squares";
    refuse("36/xyz,35", " 0", &format!("column 4: expected {name}"));
    refuse("36/Gb,35", " 0", &format!("column 4: expected {name}"));
    refuse("36/+ffi,35", " 0", &format!("column 4: expected {name}"));
    refuse("p37", " 0", "column 3: expected at most 36 more pieces on this rank");
    refuse("p0,36", " 0", "column 2: expected at most 36 more pieces on this rank");
    refuse("p30,7", " 0", "column 5: expected at most 6 more empty squares on this rank");
    refuse("p30/6", " 0", "column 4: expected a comma");
    refuse("36", " 0 1", "column 110: expected the end");
    // Without a number it is SFEN.
    refuse("36", "", "column 108: expected a space and whose turn it is, b or w");
    // And SFEN it is where names have one letter.
    let mini = Game::named("minishogi").unwrap();
    assert_eq!(
        Position::parse(&mini, "4k/5/5/5/K4 0").map_err(|error| error.to_string()),
        Err("column 13: expected whose turn it is, b or w".to_owned())
    );
}
