//! Who played how well.

use crate::{Analysis, Mark, Phases};
use shogi::Color;

/// An accuracy is halved by every such part of the chance of winning that a move loses.
const HALVED_BY: f64 = 0.10;
/// Moves that turn a game lose at least so much.
const TURNS: f64 = 0.10;
/// More are not told.
const MOST_TURNING_POINTS: usize = 3;

/// One player's moves in the main line.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Player {
    /// How many were judged.
    pub moves: usize,
    /// How many were the engine's own choice.
    pub best: usize,
    /// How many have each mark, in the order of [`Mark::ALL`].
    pub marks: [usize; 4],
    /// From 0 to 1: the mean over the moves, where a move that loses nothing counts 1, one that loses a tenth of the
    /// chance of winning half, one that loses a fifth a quarter; `None` without moves.
    pub accuracy: Option<f64>,
}

impl Player {
    /// How many moves have this mark.
    pub fn marked(&self, mark: Mark) -> usize {
        self.marks[mark as usize]
    }
}

/// What the main line of a game comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Black and White.
    pub players: [Player; 2],
    /// The moves by which the lead changed hands, as numbers of places of the analysis; the weightiest three in order.
    pub turning_points: Vec<usize>,
    /// When the game's phases began.
    pub phases: Phases,
}

impl Summary {
    /// The summary of a game as far as it has been judged.
    pub fn of(analysis: &Analysis) -> Summary {
        let mut players = [Player::default(); 2];
        let mut accuracies = [0.0; 2];
        let mut turns: Vec<(usize, f64)> = Vec::new();
        for (index, place) in analysis.places().iter().enumerate().take_while(|(_, place)| place.is_in_main_line) {
            let Some((passage, verdict)) = place.passage.as_ref().and_then(|passage| Some((passage, passage.verdict?)))
            else {
                continue;
            };
            let color = passage.by.index();
            let player = &mut players[color];
            player.moves += 1;
            player.best += usize::from(verdict.is_best);
            if let Some(mark) = verdict.mark {
                player.marks[mark as usize] += 1;
            }
            accuracies[color] += 0.5_f64.powf(verdict.loss() / HALVED_BY);
            let crosses = verdict.best.chance().value() >= 0.5 && verdict.played.chance().value() < 0.5;
            if crosses && verdict.loss() >= TURNS {
                turns.push((index, verdict.loss()));
            }
        }
        for color in Color::ALL.map(Color::index) {
            let moves = players[color].moves;
            players[color].accuracy = (moves > 0).then(|| accuracies[color] / moves as f64);
        }
        turns.sort_by(|a, b| b.1.total_cmp(&a.1));
        turns.truncate(MOST_TURNING_POINTS);
        let mut turning_points: Vec<usize> = turns.into_iter().map(|(index, _)| index).collect();
        turning_points.sort_unstable();
        Summary { players, turning_points, phases: Phases::of(analysis) }
    }
}

#[cfg(test)]
mod tests;
