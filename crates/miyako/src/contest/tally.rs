//! The match so far, added up.

use super::ratings::{Meeting, Ratings};
use super::referee::{Effort, Fault};
use super::result::GameResult;
use super::schedule::Schedule;
use super::statistics::{Points, Score};
use arbiter::{Foul, Outcome};
use shogi::Color;
use std::collections::HashMap;

/// What an engine has done in all its games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Conduct {
    pub(super) games: u32,
    /// Points in halves.
    pub(super) halves: u32,
    pub(super) effort: Effort,
    pub(super) losses: Mishaps,
}

/// Games lost otherwise than on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mishaps {
    pub(super) time: u32,
    /// Illegal moves, declarations that fail among them.
    pub(super) illegal: u32,
    pub(super) died: u32,
    pub(super) stalled: u32,
    pub(super) nonsense: u32,
}

impl Mishaps {
    /// How many of each there were, by a name for programs and message catalogues.
    pub(super) fn named(&self) -> [(&'static str, u32); 5] {
        [
            ("time", self.time),
            ("illegal", self.illegal),
            ("died", self.died),
            ("stalled", self.stalled),
            ("nonsense", self.nonsense),
        ]
    }
}

#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// By meeting, from the side of the first of two.
    scores: Vec<Score>,
    conduct: Vec<Conduct>,
    /// Games whose pair is not whole: what the first of two got, by the number of the pair.
    halves: HashMap<usize, Points>,
}

impl Tally {
    pub(super) fn new(players: usize, schedule: &Schedule) -> Tally {
        let scores = vec![Score::default(); schedule.meetings().len()];
        Tally { scores, conduct: vec![Conduct::default(); players], halves: HashMap::new() }
    }

    /// Counts a game.
    pub(super) fn add(&mut self, result: &GameResult) {
        let fixture = result.fixture;
        // The first of two has Black in the first game of each pair.
        let first = if fixture.number.is_multiple_of(2) { Color::Black } else { Color::White };
        let points = result.points(first);
        let score = &mut self.scores[fixture.meeting];
        score.add_game(points);
        match self.halves.remove(&(fixture.number / 2)) {
            Some(other) => score.add_pair([other, points]),
            None => {
                self.halves.insert(fixture.number / 2, points);
            }
        }
        for color in Color::ALL {
            let conduct = &mut self.conduct[fixture.players[color.index()]];
            conduct.games += 1;
            conduct.halves += result.points(color) as u32;
            conduct.effort.add(&result.effort[color.index()]);
            if result.outcome.loser() == Some(color) {
                conduct.losses.count(result);
            }
        }
    }

    /// By meeting, from the side of the first of two.
    pub(super) fn scores(&self) -> &[Score] {
        &self.scores
    }

    pub(super) fn conduct(&self, player: usize) -> &Conduct {
        &self.conduct[player]
    }

    pub(super) fn ratings(&self, schedule: &Schedule) -> Ratings {
        let meetings = schedule.meetings().iter().zip(&self.scores);
        let meetings: Vec<Meeting> = meetings
            .map(|(players, score)| Meeting { players: *players, points: score.points(), games: score.games().into() })
            .collect();
        Ratings::fit(self.conduct.len(), &meetings)
    }
}

impl Effort {
    fn add(&mut self, other: &Effort) {
        self.moves += other.moves;
        self.time += other.time;
        self.nodes += other.nodes;
        self.depths += other.depths;
        self.overrun = self.overrun.max(other.overrun);
    }
}

impl Mishaps {
    /// Counts a game that this engine has lost.
    fn count(&mut self, result: &GameResult) {
        let counter = match (&result.fault, result.outcome) {
            (Some(Fault::Died(_)), _) => &mut self.died,
            (Some(Fault::Stalled), _) => &mut self.stalled,
            (Some(Fault::Nonsense(_)), _) => &mut self.nonsense,
            (None, Outcome::Time { .. }) => &mut self.time,
            // Perpetual check is lost on the board.
            (None, Outcome::Foul { foul: Foul::PerpetualCheck, .. }) => return,
            (None, Outcome::Foul { .. } | Outcome::FailedDeclaration { .. }) => &mut self.illegal,
            (None, _) => return,
        };
        *counter += 1;
    }
}

#[cfg(test)]
mod tests;
