//! END-15, END-16: points and the conditions of a declaration.

use crate::support::position;
use shogi::Color;

/// King in zone, pieces in zone, points, in check.
fn check(sfen: &str, expected: (bool, u32, u32, bool)) {
    let found = position(sfen).entering_king(Color::Black);
    let found = (found.king_in_zone, found.pieces_in_zone, found.points, found.in_check);
    assert_eq!(found, expected, "{sfen}");
}

#[test]
fn declarations_of_the_catalogue() {
    let board = "2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4";
    check(&format!("{board} b RB3P3g4s4n4l8p 1"), (true, 10, 31, false));
    check(&format!("{board} b B3Pr3g4s4n4l8p 1"), (true, 10, 26, false));
    check("2+P+PK+P+P2/2+P+P1+P3/3+R+B4/5G3/9/9/9/9/4k4 b RB3P3g4s4n4l8p 1", (true, 9, 30, false));
    check("2+P+PK+P+P2/2+P+Pg+P3/3+R+BG3/9/9/9/9/9/4k4 b RB3P2g4s4n4l8p 1", (true, 10, 31, true));
}

#[test]
fn both_sides_start_with_27_points() {
    let even = shogi::Position::even();
    assert_eq!(Color::ALL.map(|color| even.impasse_points(color)), [27, 27]);
    let entered = position("2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4 b RB3P3g4s4n4l8p 1");
    assert_eq!(Color::ALL.map(|color| entered.impasse_points(color)), [31, 23]);
}

#[test]
fn a_side_without_a_king_has_entered_nothing() {
    check("9/9/9/9/9/9/9/9/4k4 b P 1", (false, 0, 1, false));
}
