//! Who has how many points.

use super::{Arena, Game};
use crate::person::PersonId;
use crate::standing::Score;
use std::cmp::Reverse;

/// Somebody's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1; equals share one.
    pub place: usize,
    /// Who.
    pub person: PersonId,
    /// All points.
    pub points: u32,
    /// What each game was worth, in order.
    pub games: Vec<u32>,
    /// How many of them were won.
    pub wins: usize,
}

impl Arena {
    /// Everybody who has come: most points first, then most wins; equals in the order of their strength.
    pub fn table(&self) -> Vec<Line> {
        let mut players: Vec<_> = self.players.values().collect();
        players.sort_by_key(|player| {
            let entrant = &player.entrant;
            (Reverse(entrant.rating), Reverse(entrant.grade), &entrant.name, &entrant.id)
        });
        let mut lines: Vec<Line> = players.into_iter().map(|player| self.line(&player.entrant.id)).collect();
        lines.sort_by_key(|line| Reverse((line.points, line.wins)));
        for index in 0..lines.len() {
            let is_equal = index > 0 && {
                let (above, line) = (&lines[index - 1], &lines[index]);
                (above.points, above.wins) == (line.points, line.wins)
            };
            lines[index].place = if is_equal { lines[index - 1].place } else { index + 1 };
        }
        lines
    }

    fn line(&self, person: &PersonId) -> Line {
        let ended = self.games_of(person).filter_map(|board| Some((board, board.outcome?)));
        let game = |(board, outcome): (&super::Board, crate::tournament::Outcome)| Game {
            score: outcome.scores()[usize::from(board.people[0] != *person)],
            // Who wins because nobody came has played no game in half of the time.
            halved_clock: outcome.is_played() && board.halved.contains(person),
        };
        let played: Vec<Game> = ended.map(game).collect();
        let games = self.points.of(&played);
        let wins = played.iter().filter(|game| game.score == Score::Won).count();
        Line { place: 0, person: person.clone(), points: games.iter().sum(), games, wins }
    }
}
