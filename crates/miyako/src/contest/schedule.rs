//! Who plays whom, in which order.

use clap::ValueEnum;

/// Which of the engines meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Tournament {
    /// Each against each
    #[default]
    RoundRobin,
    /// The first against each of the others
    Gauntlet,
    /// Each against the next one
    Ladder,
}

impl Tournament {
    fn meetings(self, players: usize) -> Vec<[usize; 2]> {
        match self {
            Tournament::RoundRobin => (0..players).flat_map(|a| (a + 1..players).map(move |b| [a, b])).collect(),
            Tournament::Gauntlet => (1..players).map(|b| [0, b]).collect(),
            Tournament::Ladder => (1..players).map(|b| [b - 1, b]).collect(),
        }
    }
}

/// A game to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fixture {
    /// Its number, from 0.
    pub(super) number: usize,
    /// Which opening it begins with, from 0.
    pub(super) opening: usize,
    /// Which of [`Schedule::meetings`] it belongs to.
    pub(super) meeting: usize,
    /// Black and White.
    pub(super) players: [usize; 2],
}

/// All games of a match. In each round every meeting has a pair of games, one opening with either colour, so that the
/// results can be compared whenever the match is broken off.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    meetings: Vec<[usize; 2]>,
    rounds: usize,
}

impl Schedule {
    /// `rounds` pairs of games for each meeting.
    pub(super) fn new(tournament: Tournament, players: usize, rounds: usize) -> Schedule {
        Schedule { meetings: tournament.meetings(players), rounds }
    }

    /// Who meets whom; the first of two has Black in the first game of each pair.
    pub(super) fn meetings(&self) -> &[[usize; 2]] {
        &self.meetings
    }

    /// How many games there are.
    pub(super) fn len(&self) -> usize {
        self.rounds * self.meetings.len() * 2
    }

    /// The game with this number, which is less than [`Schedule::len`].
    pub(super) fn fixture(&self, number: usize) -> Fixture {
        let pair = number / 2;
        let (opening, meeting) = (pair / self.meetings.len(), pair % self.meetings.len());
        let [first, second] = self.meetings[meeting];
        let players = if number.is_multiple_of(2) { [first, second] } else { [second, first] };
        Fixture { number, opening, meeting, players }
    }
}

#[cfg(test)]
mod tests;
