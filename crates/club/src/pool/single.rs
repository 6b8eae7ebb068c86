//! A pool in which each game is rated by itself, as soon as it is over: a period of its own, however long both had not played.

use super::Rules;
use crate::rating::fesa::{Given, Table};
use crate::rating::glicko2::{Game as Told, Rating};

/// A game that is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Single<'a> {
    /// What was believed of both when they had played last. At odds the second gives them.
    pub before: [Rating; 2],
    /// How many days ago that was.
    pub idle_days: [f64; 2],
    /// Halves of a point for the first: 2, 1 or 0.
    pub halves: u8,
    /// A handicap's code; nothing in an even game.
    pub odds: Option<&'a str>,
}

impl Rules {
    /// What is believed after so many days without a game.
    #[must_use]
    pub fn idle(&self, rating: Rating, days: f64) -> Rating {
        self.within(rating.after(&[], days.max(0.0) / f64::from(self.period_days), self.tau))
    }

    /// What is believed of both after a game; nothing if nobody can say what its odds are worth. Both are reckoned from what was
    /// believed before it.
    ///
    /// ```
    /// use club::pool::{Newcomer, Rules, Single};
    /// let rules = Rules::read(Rules::GLICKO2).unwrap();
    /// let anybody = rules.start(&Newcomer::default());
    /// let game = Single { before: [anybody; 2], idle_days: [0.0; 2], halves: 2, odds: None };
    /// let [winner, loser] = rules.after(&game).unwrap();
    /// assert!(winner.rating > loser.rating && winner.deviation < anybody.deviation);
    /// ```
    pub fn after(&self, game: &Single<'_>) -> Option<[Rating; 2]> {
        let table = Table::current();
        let worth = game.odds.map_or(Some(0.0), |odds| table.worth(odds))?;
        let [first, second] = [0, 1].map(|side| self.idle(game.before[side], game.idle_days[side]));
        let seen = |own: Rating, other: Rating, given: Given, halves: u8| {
            let rating = match game.odds {
                None => other.rating,
                Some(_) => table.effective_opponent(own.rating, other.rating, given, worth),
            };
            let told = Told { rating, deviation: other.deviation, score: f64::from(halves) / 2.0 };
            // The deviation has grown up to the day already.
            self.within(own.after(&[told], 0.0, self.tau))
        };
        let halves = game.halves.min(2);
        Some([seen(first, second, Given::Receives, halves), seen(second, first, Given::Gives, 2 - halves)])
    }
}

#[cfg(test)]
mod tests;
