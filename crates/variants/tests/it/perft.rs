//! Counts that other programs found, too.

use std::sync::Arc;
use variants::{Game, Position};

/// A game with its options, as `wa drops=modern`.
fn game(text: &str) -> Arc<Game> {
    let (name, options) = text.split_once(' ').unwrap_or((text, ""));
    let choices: Vec<(&str, &str)> = options.split_whitespace().filter_map(|option| option.split_once('=')).collect();
    let game = Game::with_options(name, &choices).unwrap_or_else(|| panic!("{name}"));
    game.unwrap_or_else(|errors| panic!("{text}: {errors:?}"))
}

/// Lines `game | position | depth | nodes`.
fn check(data: &str, count: impl Fn(&mut Position, u32) -> u64) {
    let mut wrong = Vec::new();
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let [name, text, depth, nodes] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let mut position = Position::parse_line(&game(name), text).unwrap_or_else(|error| panic!("{line}: {error}"));
        let count = count(&mut position, depth.parse().unwrap());
        if count.to_string() != nodes {
            wrong.push(format!("{line}: {count}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn counts_agree() {
    check(include_str!("../data/perft.txt"), Position::perft);
}

/// The largest games, counted as the programs for them count.
#[test]
fn displacements_agree() {
    check(include_str!("../data/displacements.txt"), Position::displacements);
}
