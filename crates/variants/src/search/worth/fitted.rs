//! Values that were fitted to the outcome of games, where a game has them: what pieces are worth on each square and around
//! the kings. The file has a table for each kind: its worth altogether, in hand, then on the squares as its owner sees them
//! from the upper left, then around the other side's king and the own one.
//!
//! ```text
//! S worth 95
//! S hand 120
//! S board 3 5 5 … (files × ranks)
//! S foe 0 4 … (2 files - 1 × 2 ranks - 1)
//! S own 0 2 …
//! ```

use super::near::FARTHEST;
use crate::game::Game;

/// The text with the fitted values of a game's pieces, if there is one.
pub(super) fn values(name: &str) -> Option<&'static str> {
    match name {
        "minishogi" => Some(include_str!("../../../values/minishogi.txt")),
        "tori" => Some(include_str!("../../../values/tori.txt")),
        _ => None,
    }
}

/// The figures of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Figures {
    pub(super) worth: i16,
    pub(super) hand: i16,
    pub(super) board: Vec<i16>,
    /// Around the other side's king, then the own one.
    pub(super) near: [Vec<i16>; 2],
}

/// Reads the figures of all kinds. `None` if they are not of this game.
pub(super) fn read(game: &Game, text: &str) -> Option<Vec<Figures>> {
    let squares = usize::from(game.files()) * usize::from(game.ranks());
    let window = window_files(game) * window_ranks(game);
    let mut all = vec![Figures::default(); game.kinds.len()];
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let figures = &mut all[game.kind_named(words.next()?)?.index()];
        let subject = words.next()?;
        let numbers: Vec<i16> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
        match (subject, numbers.len()) {
            ("worth", 1) => figures.worth = numbers[0],
            ("hand", 1) => figures.hand = numbers[0],
            ("board", count) if count == squares => figures.board = numbers,
            ("foe", count) if count == window => figures.near[0] = numbers,
            ("own", count) if count == window => figures.near[1] = numbers,
            _ => return None,
        }
    }
    all.iter().all(|figures| !figures.board.is_empty()).then_some(all)
}

fn window_files(game: &Game) -> usize {
    2 * usize::from(game.files()) - 1
}

fn window_ranks(game: &Game) -> usize {
    2 * usize::from(game.ranks()) - 1
}

impl Figures {
    /// Visits what a piece adds around a king: so many to the right, so many forward, so much.
    pub(super) fn each_near(&self, game: &Game, which: usize, mut visit: impl FnMut(i8, i8, i16)) {
        let (files, ranks) = (game.files() as i8, game.ranks() as i8);
        for (i, figure) in self.near[which].iter().enumerate() {
            let (row, column) = ((i / window_files(game)) as i8, (i % window_files(game)) as i8);
            let (right, forward) = (column - (files - 1), ranks - 1 - row);
            if right.abs() <= FARTHEST && forward.abs() <= FARTHEST {
                visit(right, forward, *figure);
            }
        }
    }
}
