//! Counts that other programs found, too: `tests/data/perft.txt`.

use variants::{Game, Position};

#[test]
fn counts_agree() {
    let data = include_str!("../data/perft.txt").lines().filter(|line| !line.starts_with('#'));
    let mut wrong = Vec::new();
    for line in data {
        let [game, sfen, depth, nodes] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (name, options) = game.split_once(' ').unwrap_or((game, ""));
        let choices: Vec<(&str, &str)> =
            options.split_whitespace().filter_map(|option| option.split_once('=')).collect();
        let game = Game::with_options(name, &choices).unwrap_or_else(|| panic!("{name}"));
        let game = game.unwrap_or_else(|errors| panic!("{line}: {errors:?}"));
        let mut position = Position::parse(&game, sfen).unwrap_or_else(|error| panic!("{line}: {error}"));
        let count = position.perft(depth.parse().unwrap());
        if count.to_string() != nodes {
            wrong.push(format!("{line}: {count}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
