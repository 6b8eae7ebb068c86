//! Kō shōgi: shots, steps upon steps, and what ties its pieces to each other (VAR-13, VAR-24).

use crate::placed::{board, game, outcome, placed};
use shogi::Color;
use variants::Position;

/// A position with Generals in two corners, Black to move.
fn position(option: &str, pieces: &str) -> Position {
    placed(&game("ko", option), &format!("{pieces} G=1s g=19a"))
}

#[test]
fn special_rules_hold() {
    for line in include_str!("../data/ko.txt").lines().filter(|line| !line.starts_with('#')) {
        let [_, option, pieces, m, after] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let expected = match after.contains('=') {
            true => Ok(board(&position(option, after))),
            false => Err(after),
        };
        assert_eq!(outcome(position(option, pieces), m), expected, "{line}");
    }
}

/// A side without its General fights on under a Governor, or with the middle troop and the banner both (VAR-24).
#[test]
fn a_side_needs_a_command() {
    let check = |pieces: &str, moves: &[&str], winner: Option<Color>| {
        let mut position = position("-", pieces);
        for m in moves {
            assert!(position.play(position.parse_move(m).unwrap_or_else(|error| panic!("{pieces}: {error}"))));
        }
        assert_eq!(position.winner(), winner, "{pieces}");
    };
    let takes_general = ["19n19a+"];
    check("M=19n", &takes_general, Some(Color::Black));
    check("M=19n mt=5c", &takes_general, Some(Color::Black));
    check("M=19n b=5c", &takes_general, Some(Color::Black));
    check("M=19n mt=5c b=6c", &takes_general, None);
    check("M=19n mt=5c +ra=6c tp=7c", &takes_general, None);
    check("M=19n +go=5c", &takes_general, None);
    check("M=19n +M=5n mt=5c b=6c d=1c p=18c", &["19n19a+", "18c18d", "5n5c"], Some(Color::Black));
}

/// However long its moves are, a thunderclap among many enemies has each but once, and all can be read back.
#[test]
fn no_way_counts_twice() {
    let around = (8..=12).flat_map(|file| ['h', 'i', 'j', 'k', 'l'].map(|rank| format!("p={file}{rank}")));
    let pieces: Vec<String> = around.filter(|piece| piece != "p=10j").collect();
    let before = position("-", &format!("+TC=10j TP=1r {}", pieces.join(" ")));
    let moves = before.legal_moves();
    let texts: Vec<String> = moves.iter().map(|m| before.move_text(*m)).collect();
    let way = |text: &&String| text.starts_with("10j");
    let mut unlike: Vec<(String, Vec<String>)> = Vec::new();
    for text in texts.iter().filter(way) {
        let mut squares: Vec<String> = text.split_inclusive(char::is_alphabetic).map(str::to_owned).collect();
        let end = squares.pop().unwrap();
        squares.sort();
        unlike.push((end, squares));
    }
    let all = unlike.len();
    unlike.sort();
    unlike.dedup();
    assert_eq!(unlike.len(), all);
    assert!(all > 100 && all < 284, "{all}");
    for (m, text) in moves.iter().zip(&texts) {
        assert_eq!(before.parse_move(text), Ok(*m));
    }
}
