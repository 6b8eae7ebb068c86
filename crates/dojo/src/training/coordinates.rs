//! Squares and moves by name: what a run of the coordinates trainer asks. A seed decides which; the same has the same.

use super::lots::Lots;
use kifu::notation::Notation;
use shogi::{Move, Position, Square};

/// The notations that are trained, by name: Western, Hodges, that of Japanese books and of the federation, that of Kitao and
/// Kawasaki, USI.
pub const NOTATIONS: [&str; 6] = ["western", "hodges", "japanese/common", "japanese/official", "kitao-kawasaki", "usi"];

/// A move of a game that nobody played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Where it is made.
    pub position: Position,
    /// Where the move before went.
    pub last_to: Option<Square>,
    /// The move.
    pub m: Move,
}

/// So far such games go before they begin anew, and so many moves lie between two examples.
const LONGEST: usize = 60;
const BETWEEN: usize = 3;

/// So many examples. No two moves of one of them can be written the same way, so that each text means one move.
pub fn examples(seed: u64, count: usize) -> Vec<Example> {
    let mut lots = Lots::new(seed);
    let mut found = Vec::with_capacity(count);
    let (mut position, mut last_to, mut plies) = (Position::even(), None, 0);
    while found.len() < count {
        let moves = position.legal_moves();
        if moves.is_empty() || plies >= LONGEST {
            (position, last_to, plies) = (Position::even(), None, 0);
            continue;
        }
        let m = moves[lots.below(moves.len())];
        // The first moves are much the same in all games.
        if plies >= 2 * BETWEEN && plies.is_multiple_of(BETWEEN) {
            found.push(Example { position: position.clone(), last_to, m });
        }
        position.play_unchecked(m);
        (last_to, plies) = (Some(m.to()), plies + 1);
    }
    found
}

/// A notation of the trainer's, by its name.
pub fn notation(name: &str) -> Option<Notation> {
    NOTATIONS.contains(&name).then(|| name.parse().ok()).flatten()
}

#[cfg(test)]
mod tests;
