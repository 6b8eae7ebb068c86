//! Rules that are read in more than one way, each reading by examples.

use crate::placed::{board, game, outcome, placed};

#[test]
fn readings_differ() {
    for line in include_str!("../data/readings.txt").lines().filter(|line| !line.starts_with('#')) {
        let [_, name, option, pieces, m, after] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let game = game(name, option);
        let expected = match after.contains('=') {
            true => Ok(board(&placed(&game, after))),
            false => Err(after),
        };
        assert_eq!(outcome(placed(&game, pieces), m), expected, "{line}");
    }
}
