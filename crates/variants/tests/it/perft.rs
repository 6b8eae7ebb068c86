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

/// Two Lions beside one enemy take it without moving, and both may pass: four ways, two positions.
#[test]
fn ways_and_positions_are_told_apart() {
    let game = Game::named("chu").unwrap();
    let mut position = Position::parse(&game, "11k/12/12/12/12/5p6/4N1N5/12/12/12/12/K11 b - 1")
        .unwrap_or_else(|error| panic!("{error}"));
    let ways = position.legal_moves().len() as u64;
    assert_eq!((position.perft_of_ways(1), position.perft(1)), (ways, ways - 2));
    let sum = |divided: Vec<(variants::Move, u64)>| divided.into_iter().map(|(_, count)| count).sum::<u64>();
    assert_eq!(sum(position.divide_ways(2)), position.perft_of_ways(2));
    assert_eq!(sum(position.divide(2)), position.perft(2));
    // A program for tenjiku counts every way: 74 and not 72 at the start.
    let mut tenjiku = Position::start(&Game::named("tenjiku").unwrap());
    assert_eq!((tenjiku.perft_of_ways(1), tenjiku.perft(1)), (74, 72));
    // Where nobody has such powers there is no difference.
    let mut shogi = Position::start(&Game::named("shogi").unwrap());
    assert_eq!((shogi.perft_of_ways(3), shogi.perft(3)), (25_470, 25_470));
}
