//! What a game does to what is believed of its players; and a whole pool anew, game after game, by the same rules.

use super::level::{level_of, published_grade};
use super::{PoolName, RULES, days_since};
use crate::failure::Failure;
use crate::who::Who;
use club::pool::{Newcomer, Single};
use club::rating::glicko2::Rating;
use std::collections::BTreeMap;
use store::{Belief, RatedGame, Store};

/// A game that counts.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    pub(super) game: String,
    pub(super) pool: String,
    /// At odds the second gives them.
    pub(super) players: [String; 2],
    /// Halves of a point for the first.
    pub(super) halves: u8,
    /// The handicap's code; empty in an even game.
    pub(super) odds: String,
    pub(super) ended_ms: i64,
}

/// What is believed of somebody before a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Known {
    pub(super) rating: Rating,
    /// How many games it rests on.
    pub(super) games: i64,
    /// When the last of them ended.
    pub(super) since_ms: Option<i64>,
}

impl Known {
    fn newcomer(rating: Rating) -> Known {
        Known { rating, games: 0, since_ms: None }
    }

    fn of(row: &store::Rating) -> Known {
        let rating = Rating { rating: row.rating, deviation: row.deviation, volatility: row.volatility };
        Known { rating, games: row.games, since_ms: Some(row.at_ms) }
    }
}

impl Counted {
    /// What it does to both; nothing if nobody can say what its odds are worth.
    pub(super) fn rated(&self, known: [Known; 2]) -> Option<[(RatedGame, store::Rating); 2]> {
        let single = Single {
            before: known.map(|known| known.rating),
            idle_days: known.map(|known| known.since_ms.map_or(0.0, |since_ms| days_since(since_ms, self.ended_ms))),
            halves: self.halves,
            odds: Some(self.odds.as_str()).filter(|odds| !odds.is_empty()),
        };
        let after = RULES.after(&single)?;
        let rated = |side: usize| {
            let Rating { rating, deviation, volatility } = known[side].rating;
            let game = RatedGame {
                game: self.game.clone(),
                pool: self.pool.clone(),
                player: self.players[side].clone(),
                at_ms: self.ended_ms,
                second: side == 1,
                opponent: self.players[1 - side].clone(),
                halves: i64::from(if side == 0 { self.halves } else { 2 - self.halves }),
                odds: self.odds.clone(),
                before: Belief { rating, deviation, volatility },
                after: after[side].rating,
                taken_back: false,
            };
            let rating = store::Rating {
                pool: self.pool.clone(),
                player: self.players[side].clone(),
                rating: after[side].rating,
                deviation: after[side].deviation,
                volatility: after[side].volatility,
                games: known[side].games + 1,
                at_ms: self.ended_ms,
            };
            (game, rating)
        };
        Some([rated(0), rated(1)])
    }
}

/// What is believed of somebody in a pool; of who is new what they say themselves, or are called.
pub(super) async fn known_in(store: &Store, pool: &PoolName, who: &Who) -> Result<Known, Failure> {
    let level = level_of(who);
    let (name, who) = (pool.to_string(), who.to_string());
    if let Some(own) = store.rating_in(&name, &who).await? {
        return Ok(Known::of(&own));
    }
    // Whose games were all taken back comes as they came first.
    if let Some(start) = store.start_in(&name, &who).await? {
        return Ok(Known::newcomer(rating_of(start)));
    }
    // Of other games a grade says nothing.
    let grade = match level {
        Some(level) => Some(published_grade(level)),
        None if pool.has_grades() => store.said_grade(&who).await?,
        None => None,
    };
    Ok(Known::newcomer(RULES.start(&Newcomer { rating: None, grade })))
}

/// Of games from before it was kept how sure one was, one takes what is believed of anybody.
fn rating_of(belief: Belief) -> Rating {
    let Belief { rating, deviation, volatility } = belief;
    if volatility > 0.0 {
        return Rating { rating, deviation, volatility };
    }
    Rating { rating, ..RULES.start(&Newcomer::default()) }
}

/// A pool that was reckoned anew.
#[derive(Debug, Default)]
pub(super) struct Anew {
    /// Every game that counts, with what it did.
    pub(super) games: Vec<RatedGame>,
    /// What is believed at the end of all who have a game in it.
    pub(super) ratings: BTreeMap<String, store::Rating>,
}

/// A pool from everything that was rated in it, in the order in which the games ended, two rows for each: as if those that were
/// taken back had never been.
pub(super) fn anew(rows: &[RatedGame]) -> Anew {
    let mut starts: BTreeMap<&str, Rating> = BTreeMap::new();
    let mut anew = Anew::default();
    for pair in rows.chunk_by(|one, other| one.game == other.game) {
        for row in pair {
            starts.entry(&row.player).or_insert_with(|| rating_of(row.before));
        }
        let [one, other] = pair else { continue };
        if one.taken_back {
            continue;
        }
        let [first, second] = if one.second { [other, one] } else { [one, other] };
        let counted = Counted {
            game: first.game.clone(),
            pool: first.pool.clone(),
            players: [first.player.clone(), second.player.clone()],
            halves: first.halves.clamp(0, 2) as u8,
            odds: first.odds.clone(),
            ended_ms: first.at_ms,
        };
        let known = [first, second].map(|row| match anew.ratings.get(&row.player) {
            Some(rating) => Known::of(rating),
            None => Known::newcomer(starts[row.player.as_str()]),
        });
        for (game, rating) in counted.rated(known).into_iter().flatten() {
            anew.games.push(game);
            anew.ratings.insert(rating.player.clone(), rating);
        }
    }
    anew
}

#[cfg(test)]
mod tests;
