//! Kō shōgi: shots, steps upon steps, and what ties its pieces to each other (VAR-13, VAR-24).

use shogi::Color;
use std::collections::BTreeMap;
use std::sync::Arc;
use variants::{Game, Position};

/// `option`, or `-` for none.
fn game(option: &str) -> Arc<Game> {
    let choices: Vec<(&str, &str)> = option.split_once('=').into_iter().collect();
    Game::with_options("ko", &choices).unwrap().unwrap_or_else(|errors| panic!("{option}: {errors:?}"))
}

/// File and rank of `10j`.
fn square(text: &str) -> (u8, u8) {
    let (file, rank) = text.split_at(text.len() - 1);
    (file.parse().unwrap(), rank.as_bytes()[0] - b'a' + 1)
}

/// A position with Generals in two corners and pieces `ID=10j`, Black to move.
fn position(game: &Arc<Game>, pieces: &str) -> Position {
    let parts = |piece: &'_ str| piece.split_once('=').map(|(id, at)| (square(at), id.to_owned()));
    let standing: BTreeMap<(u8, u8), String> =
        pieces.split_whitespace().chain(["G=1s", "g=19a"]).filter_map(parts).collect();
    let rows = (1..=19).map(|rank| {
        let name = |file: u8| standing.get(&(file, rank)).cloned().unwrap_or_else(|| "1".to_owned());
        (1..=19).rev().map(name).collect::<Vec<_>>().join(",")
    });
    let text = format!("{} b - 1", rows.collect::<Vec<_>>().join("/"));
    Position::parse(game, &text).unwrap_or_else(|error| panic!("{pieces}: {error}"))
}

/// What a move leads to, or the name of what bars it.
fn outcome(mut before: Position, m: &str) -> Result<String, &'static str> {
    let played = before.parse_move(m).map_err(|_| before.bar(m).unwrap().code())?;
    assert_eq!(before.parse_move(&before.move_text(played)), Ok(played), "{m}");
    assert!(before.play(played));
    Ok(before.to_string().split(' ').next().unwrap_or_default().to_owned())
}

#[test]
fn special_rules_hold() {
    for line in include_str!("../data/ko.txt").lines().filter(|line| !line.starts_with('#')) {
        let [_, option, pieces, m, after] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let game = game(option);
        let expected = match after.contains('=') {
            true => Ok(position(&game, after).to_string().split(' ').next().unwrap_or_default().to_owned()),
            false => Err(after),
        };
        assert_eq!(outcome(position(&game, pieces), m), expected, "{line}");
    }
}

/// A side without its General fights on under a Governor, or with the middle troop and the banner both (VAR-24).
#[test]
fn a_side_needs_a_command() {
    let check = |pieces: &str, moves: &[&str], winner: Option<Color>| {
        let mut position = position(&game("-"), pieces);
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
    let before = position(&game("-"), &format!("+TC=10j TP=1r {}", pieces.join(" ")));
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
