//! Ratings after an event: everybody's at once, for each counts with what they have in the end.

use super::table::{Grade, Table};

/// What is known of a player before an event.
#[derive(Clone, Debug, PartialEq)]
pub enum Before {
    /// Nothing, but perhaps a grade that is recognised (not one from a site).
    New {
        /// The grade.
        recognised: Option<Grade>,
    },
    /// A rating from events before.
    Rated {
        /// Points.
        rating: i32,
        /// Rated games so far.
        games: u32,
        /// How many of them had the bonus of those who are still rising.
        bonus_games: u32,
        /// All those games, as long as they are few; later nobody asks for them.
        history: Vec<Past>,
    },
    /// Somebody whose rating after the event is known from elsewhere.
    Settled(i32),
}

/// A game of an event before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Past {
    /// The opponent's rating after that event.
    pub opponent: f64,
    /// 1, ½ or 0.
    pub score: f64,
}

/// A rated game of the event, as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    /// The opponent's place in the list of players.
    pub opponent: usize,
    /// 1, ½ or 0.
    pub score: f64,
    /// Odds, and what they are worth in grades ([`Table::worth`]).
    pub odds: Option<(Given, f64)>,
}

/// Which side of the odds a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// 上手 uwate
    Gives,
    /// 下手 shitate
    Receives,
}

/// Somebody in an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// What is known of them.
    pub before: Before,
    /// Their games that count, in order.
    pub games: Vec<Game>,
}

/// What an event did to a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct After {
    /// Points; none for somebody new who played nothing.
    pub rating: Option<i32>,
    /// Rated games with this event.
    pub games: u32,
    /// Those with the bonus.
    pub bonus_games: u32,
    /// Whether the rating is the performance over all games so far.
    pub by_performance: bool,
}

/// The calculation settles after a few rounds; if rounding kept it going it would end here.
const MOST_ROUNDS: usize = 100;

impl Table {
    /// The score that is expected of somebody against somebody.
    pub fn expected(&self, own: f64, opponent: f64) -> f64 {
        1.0 / (1.0 + 10f64.powf((opponent - own) / self.elo.scale))
    }

    /// What one game adds to a rating, for a player with so many games that had the bonus.
    ///
    /// ```
    /// use club::rating::fesa::Table;
    /// let gain = Table::current().gain(1040.0, 1.0, 1.0, 100);
    /// assert!((gain - 0.784107762).abs() < 1e-9);
    /// ```
    pub fn gain(&self, own: f64, opponent: f64, score: f64, bonus_games: u32) -> f64 {
        let opponent = opponent.max(self.elo.least_opponent);
        let k = self.k(own);
        let mut gain = k * (score - self.expected(own, opponent));
        if score == 1.0 && opponent > own {
            gain = gain.max(k * (opponent - own) / self.elo.higher_divisor);
        }
        if own < self.elo.bonus_below && bonus_games < self.elo.bonus_games {
            gain += (self.elo.bonus_below - own) / self.elo.bonus_divisor;
        }
        gain
    }

    /// The rating at which these games are just what one would expect; none without games.
    pub fn performance(&self, games: &[Past]) -> Option<f64> {
        let best = games.iter().map(|game| game.opponent).reduce(f64::max)?;
        if games.iter().all(|game| game.score == 0.0) {
            return Some(self.elo.lowest);
        }
        // Who won everything is taken to have drawn with the strongest once more.
        let all_won = games.iter().all(|game| game.score == 1.0);
        let one_more = all_won.then_some(Past { opponent: best, score: 0.5 });
        let surprise = |rating: f64| {
            let games = games.iter().chain(&one_more);
            games
                .map(|game| game.score - self.expected(rating, game.opponent.max(self.elo.least_opponent)))
                .sum::<f64>()
        };
        // No sum of games moves it farther than some scales from the opponents.
        let (mut low, mut high) = (-10.0 * self.elo.scale, best.max(self.elo.least_opponent) + 10.0 * self.elo.scale);
        while high - low > 1e-9 * self.elo.scale {
            let middle = f64::midpoint(low, high);
            if surprise(middle) > 0.0 { low = middle } else { high = middle }
        }
        Some(low.max(self.elo.lowest))
    }

    /// As whom the opponent counts in a game at odds: `own` is the player's rating before the event.
    pub fn effective_opponent(&self, own: f64, opponent: f64, given: Given, worth: f64) -> f64 {
        match given {
            Given::Receives => self.rating_at(self.rank(opponent) - worth),
            Given::Gives => opponent + own - self.rating_at(self.rank(own) - worth),
        }
    }

    /// Everybody's rating after an event, in the order of the players.
    ///
    /// # Panics
    /// If a game names an opponent who is not in the list.
    pub fn rate(&self, players: &[Player]) -> Vec<After> {
        let mut ratings: Vec<i32> =
            players.iter().map(|player| player.before.rating().unwrap_or(self.elo.unknown)).collect();
        for _ in 0..MOST_ROUNDS {
            let next: Vec<i32> = players
                .iter()
                .zip(&ratings)
                .map(|(player, &now)| {
                    self.rate_one(player, now, &ratings).map_or(now, |rating| rating.round_ties_even() as i32)
                })
                .collect();
            let is_settled = next == ratings;
            ratings = next;
            if is_settled {
                break;
            }
        }
        players.iter().zip(ratings).map(|(player, rating)| self.after(player, rating)).collect()
    }

    /// A player's rating if the others have these in the end, and they themselves about what they have `now`; none if
    /// nothing says anything.
    fn rate_one(&self, player: &Player, now: i32, ratings: &[i32]) -> Option<f64> {
        match &player.before {
            Before::Settled(rating) => Some(f64::from(*rating)),
            _ if self.is_by_performance(player) => self.performance(&self.all_games(player, now, ratings)),
            Before::New { .. } => None,
            Before::Rated { rating, bonus_games, .. } => {
                let start = f64::from(*rating);
                let mut own = start;
                for (number, game) in (0..).zip(&player.games) {
                    let opponent = self.opponent(game, start, ratings);
                    own = (own + self.gain(own, opponent, game.score, bonus_games.saturating_add(number)))
                        .max(self.elo.lowest);
                }
                Some(own)
            }
        }
    }

    fn opponent(&self, game: &Game, own: f64, ratings: &[i32]) -> f64 {
        let opponent = f64::from(ratings[game.opponent]);
        game.odds.map_or(opponent, |(given, worth)| self.effective_opponent(own, opponent, given, worth))
    }

    /// Whether too little is known of a player for anything but all their games together.
    fn is_by_performance(&self, player: &Player) -> bool {
        match &player.before {
            Before::Settled(_) => false,
            Before::New { .. } => true,
            Before::Rated { games, history, .. } => {
                let all = |score| !history.is_empty() && history.iter().all(|game| game.score == score);
                games.saturating_add(player.games.len() as u32) < self.elo.performance_games || all(0.0) || all(1.0)
            }
        }
    }

    /// All games of a player up to now; who came with a grade has won and lost one against its middle.
    fn all_games(&self, player: &Player, now: i32, ratings: &[i32]) -> Vec<Past> {
        let earlier = match &player.before {
            Before::New { recognised: Some(grade) } => {
                [1.0, 0.0].map(|score| Past { opponent: self.middle(*grade), score }).to_vec()
            }
            Before::Rated { history, .. } => history.clone(),
            Before::New { recognised: None } | Before::Settled(_) => Vec::new(),
        };
        earlier.into_iter().chain(self.games_against(player, now, ratings)).collect()
    }

    /// The games of the event with the opponents as they count, odds included: what a history keeps.
    pub(super) fn games_against(&self, player: &Player, now: i32, ratings: &[i32]) -> Vec<Past> {
        let own = match &player.before {
            Before::New { recognised: Some(grade) } => self.middle(*grade),
            // Nothing but the event itself says how strong they are.
            Before::New { recognised: None } => f64::from(now),
            Before::Rated { rating, .. } | Before::Settled(rating) => f64::from(*rating),
        };
        let past = |game: &Game| Past { opponent: self.opponent(game, own, ratings), score: game.score };
        player.games.iter().map(past).collect()
    }

    fn after(&self, player: &Player, rating: i32) -> After {
        let played = player.games.len() as u32;
        let by_performance = self.is_by_performance(player);
        let (games, bonus_games, rating) = match &player.before {
            Before::New { recognised } => {
                let games = if recognised.is_some() { 2 } else { 0 };
                (games, 0, (games + played > 0).then_some(rating))
            }
            Before::Rated { games, bonus_games, .. } => (*games, *bonus_games, Some(rating)),
            Before::Settled(_) => (0, 0, Some(rating)),
        };
        let more = if by_performance || rating.is_none() { 0 } else { played };
        let bonus_games = bonus_games.saturating_add(more).min(self.elo.bonus_games).max(bonus_games);
        After { rating, games: games.saturating_add(played), bonus_games, by_performance }
    }
}

impl Before {
    /// The rating before the event, for who has one.
    pub fn rating(&self) -> Option<i32> {
        match self {
            Before::New { .. } => None,
            Before::Rated { rating, .. } | Before::Settled(rating) => Some(*rating),
        }
    }
}

#[cfg(test)]
mod tests;
