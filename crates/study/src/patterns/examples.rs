//! Games in which patterns arise: the engine played them against itself, from lines of `lines.tsv` on.

use super::catalogue::Catalogue;
use super::labels::Labels;
use super::pattern::PatternId;
use shogi::{Move, Position};
use std::sync::LazyLock;

/// A game a line, from the even start.
const TEXT: &str = include_str!("../../patterns/games.txt");

/// A game that was played, and what it has of the patterns.
#[derive(Debug)]
pub struct Example {
    /// Legal moves from the even start.
    pub moves: Vec<Move>,
    /// Its patterns.
    pub labels: Labels,
}

impl Example {
    fn read(line: &str) -> Option<Example> {
        let mut position = Position::even();
        let legal = |text: &str| {
            let m = text.parse().ok()?;
            position.play(m).ok()?;
            Some(m)
        };
        let moves: Vec<Move> = line.split(' ').map(legal).collect::<Option<_>>()?;
        let labels = Labels::of_moves(&Position::even(), moves.iter().copied());
        Some(Example { moves, labels })
    }
}

static EXAMPLES: LazyLock<Vec<Example>> = LazyLock::new(|| {
    let game = |line| Example::read(line).unwrap_or_else(|| panic!("no game: {line}"));
    TEXT.lines().map(game).collect()
});

impl Catalogue {
    /// Games that were played.
    ///
    /// # Panics
    /// At its first use, if a game in the program is none; a test reads them.
    pub fn examples(&self) -> &'static [Example] {
        &EXAMPLES
    }

    /// Those of them that have this pattern or a more special one, by their places in the list.
    pub fn examples_of(&self, id: PatternId) -> impl Iterator<Item = usize> {
        let has =
            move |game: &Example| game.labels.patterns().into_iter().any(|own| self.line(own).any(|own| own == id));
        EXAMPLES.iter().enumerate().filter(move |(_, game)| has(game)).map(|(place, _)| place)
    }
}
