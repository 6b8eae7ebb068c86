//! What is believed of people's strength from the games that they have agreed to count. A game is rated once, when it is over,
//! in the order in which games end; if the server ends in between, it is rated when there is one again.

mod pool;

pub use pool::{PoolName, Speed, Standing};

use crate::agreement::Agreement;
use crate::app::App;
use crate::failure::Failure;
use crate::games::AnyGame;
use crate::stored::Agreed;
use crate::who::Who;
use arbiter::Outcome;
use arbiter::handicap::Odds;
use club::pool::{Certainty, Newcomer, Rules, Single};
use club::rating::fesa::Table;
use club::rating::glicko2::Rating;
use shogi::{Color, Grade, Handicap};
use std::sync::LazyLock;
use std::time::Duration;
use store::{RatedGame, RatingDeed};
use tokio::sync::watch;
use tokio::time::sleep;

const EVERY: Duration = Duration::from_secs(1);
/// So many are rated at once.
const AT_ONCE: i64 = 50;
/// Whoever has moved less has not begun.
const LEAST_PLIES: i64 = 2;
const DAY_MS: f64 = 24.0 * 3_600_000.0;

static RULES: LazyLock<Rules> =
    LazyLock::new(|| Rules::read(Rules::GLICKO2).expect("the house's rules are read: a test uses them"));

/// What is believed of somebody today.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// In which pool.
    pub pool: PoolName,
    /// Whom.
    pub player: Who,
    /// Points with their deviation, which grows while nobody plays.
    pub rating: Rating,
    /// How many games it rests on.
    pub games: i64,
}

impl Rated {
    fn of(row: store::Rating, now_ms: i64) -> Option<Rated> {
        let rating = Rating { rating: row.rating, deviation: row.deviation, volatility: row.volatility };
        Some(Rated {
            pool: row.pool.parse().ok()?,
            player: Who::from(row.player.as_str()),
            rating: RULES.idle(rating, days_since(row.at_ms, now_ms)),
            games: row.games,
        })
    }

    /// As a grade, by the bounds of the European federation; none below 15 kyū, nor in another game than standard shogi.
    pub fn grade(&self) -> Option<Grade> {
        grade_of(self.rating.rating).filter(|_| self.pool.has_grades())
    }

    /// Whether it says what somebody plays.
    pub fn is_certain(&self) -> bool {
        RULES.certainty(self.rating) != Certainty::Guess
    }
}

/// The grade between whose bounds so many points lie.
pub fn grade_of(points: f64) -> Option<Grade> {
    let table = Table::current();
    table.name(table.grade_at(points)).parse().ok()
}

/// From how many points on a grade is one's, for every grade that has such a bound, the highest first.
pub fn bounds() -> Vec<(Grade, f64)> {
    let table = Table::current();
    let lower = |grade: Grade| Some((grade, table.rating_at(table.lower_rank(table.grade(&grade.to_string())?))));
    Grade::all().rev().filter_map(lower).collect()
}

fn days_since(then_ms: i64, now_ms: i64) -> f64 {
    (now_ms - then_ms).max(0) as f64 / DAY_MS
}

/// Rates games until `stopping` says so.
pub async fn keep(app: App, mut stopping: watch::Receiver<bool>) {
    while !*stopping.borrow() {
        if let Err(failure) = app.rate_games().await {
            tracing::warn!(code = failure.code, "games that are over are not rated");
        }
        tokio::select! {
            () = sleep(EVERY) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

impl App {
    /// Rates every game that counts and is over.
    pub async fn rate_games(&self) -> Result<(), Failure> {
        loop {
            let due = self.store.games_to_rate(AT_ONCE).await?;
            if due.is_empty() {
                return Ok(());
            }
            for (id, ended_ms) in due {
                let row = self.store.game(&id).await?;
                let rated = match row.as_ref().map(AnyGame::from_row) {
                    Some(Ok(AnyGame::Two(game))) => self.rated(&game, ended_ms).await?,
                    // What makes no sense does not stand before the others; if it is the database that fails, all wait.
                    _ => Vec::new(),
                };
                match self.store.rate(RatingDeed { game: id, rated }).await {
                    Ok(()) | Err(store::Error::Gone) => {}
                    Err(error) => return Err(error.into()),
                }
            }
        }
    }

    /// What a game does to both; nothing if it does not count after all.
    async fn rated(&self, game: &Agreed, ended_ms: i64) -> Result<Vec<RatedGame>, Failure> {
        let Some(halves) = game.outcome.and_then(halves_of_black) else { return Ok(Vec::new()) };
        let (Some(black), Some(white)) = (game.seats.player(Color::Black), game.seats.player(Color::White)) else {
            return Ok(Vec::new());
        };
        let players = [&black.visitor, &white.visitor];
        let plies = self.store.events(game.id.as_str()).await?.last().map_or(0, |last| last.ply);
        if players[0] == players[1] || plies < LEAST_PLIES || black.is_of_gone() || white.is_of_gone() {
            return Ok(Vec::new());
        }
        let standing =
            if players.iter().any(|who| self.names.is_program(who)) { Standing::Programs } else { Standing::People };
        let name = PoolName::of(&game.agreement, standing);
        let pool = name.to_string();
        let mut known = Vec::new();
        for who in players {
            known.push(self.known_in(&name, who).await?);
        }
        let odds = odds_code(&game.agreement);
        let single = Single {
            before: [known[0].0, known[1].0],
            idle_days: [0, 1].map(|side: usize| known[side].2.map_or(0.0, |at_ms| days_since(at_ms, ended_ms))),
            halves,
            odds,
        };
        let Some(after) = RULES.after(&single) else { return Ok(Vec::new()) };
        let rated = |side: usize| RatedGame {
            game: game.id.to_string(),
            opponent: players[1 - side].to_string(),
            halves: i64::from(if side == 0 { halves } else { 2 - halves }),
            odds: odds.unwrap_or_default().to_owned(),
            before: known[side].0.rating,
            after: store::Rating {
                pool: pool.clone(),
                player: players[side].to_string(),
                rating: after[side].rating,
                deviation: after[side].deviation,
                volatility: after[side].volatility,
                games: known[side].1 + 1,
                at_ms: ended_ms,
            },
        };
        Ok(vec![rated(0), rated(1)])
    }

    /// What is believed of somebody in a pool, of how many games, and since when; of who is new what they say themselves.
    async fn known_in(&self, pool: &PoolName, who: &Who) -> Result<(Rating, i64, Option<i64>), Failure> {
        let name = pool.to_string();
        let own = self.store.ratings_of(&who.to_string()).await?.into_iter().find(|own| own.pool == name);
        if let Some(own) = own {
            let rating = Rating { rating: own.rating, deviation: own.deviation, volatility: own.volatility };
            return Ok((rating, own.games, Some(own.at_ms)));
        }
        // Of other games a grade says nothing.
        let grade = if pool.has_grades() { self.store.said_grade(&who.to_string()).await? } else { None };
        Ok((RULES.start(&Newcomer { rating: None, grade }), 0, None))
    }

    /// What is believed of somebody today, in every pool in which they have played, the surest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ratings_of(&self, who: &Who, now_ms: i64) -> Result<Vec<Rated>, Failure> {
        let rows = self.store.ratings_of(&who.to_string()).await?;
        let mut rated: Vec<Rated> = rows.into_iter().filter_map(|row| Rated::of(row, now_ms)).collect();
        rated.sort_by(|one, other| one.rating.deviation.total_cmp(&other.rating.deviation));
        Ok(rated)
    }

    /// Those of a pool, the strongest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ratings_in(&self, pool: &PoolName, most: i64, now_ms: i64) -> Result<Vec<Rated>, Failure> {
        let rows = self.store.ratings(&pool.to_string(), most).await?;
        Ok(rows.into_iter().filter_map(|row| Rated::of(row, now_ms)).collect())
    }

    /// The pools in which anybody has played, those with most players first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn pools(&self) -> Result<Vec<(PoolName, i64)>, Failure> {
        let pools = self.store.pools().await?;
        Ok(pools.into_iter().filter_map(|(name, players)| Some((name.parse().ok()?, players))).collect())
    }
}

/// Halves of a point for Black; nothing if the game was broken off.
fn halves_of_black(outcome: Outcome) -> Option<u8> {
    match (outcome, outcome.winner()) {
        (Outcome::Interrupted, _) => None,
        (_, Some(Color::Black)) => Some(2),
        (_, Some(Color::White)) => Some(0),
        (_, None) => Some(1),
    }
}

/// Whether anybody can say what the odds of a game are worth, so that it can count.
pub(crate) fn can_count(agreement: &Agreement) -> bool {
    odds_code(agreement).is_none_or(|odds| Table::current().worth(odds).is_some())
}

/// What White gives, as the table of worths calls it.
fn odds_code(agreement: &Agreement) -> Option<&'static str> {
    let josen = agreement.series.as_ref().is_some_and(|series| series.odds() == Odds::WeakerFirst);
    match agreement.handicap {
        Handicap::Even if josen => Some("sente"),
        Handicap::Even => None,
        handicap => Some(handicap.code()),
    }
}

#[cfg(test)]
mod tests;
