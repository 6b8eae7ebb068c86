//! What is believed of people's strength from the games that they have agreed to count. A game is rated once, when it is over,
//! in the order in which games end; if the server ends in between, it is rated when there is one again.

mod level;
mod pool;
mod profile;
mod reckoning;
mod refund;
mod worth;

pub(crate) use level::can_count_with;
pub use level::level_of;
pub use pool::{PoolName, Speed, Standing};
pub use profile::{Opponent, Profile, RatedEntry};
pub(crate) use worth::can_count;

use crate::app::App;
use crate::failure::Failure;
use crate::games::AnyGame;
use crate::stored::{Agreed, is_takeback};
use crate::who::Who;
use arbiter::Outcome;
use club::pool::{Certainty, Rules};
use club::rating::glicko2::Rating;
use reckoning::{Counted, known_in};
use shogi::{Color, Grade};
use std::sync::LazyLock;
use std::time::Duration;
use store::{RatedGame, RatingDeed};
use tokio::sync::watch;
use tokio::time::sleep;
use worth::odds_code;
pub use worth::{bounds, grade_of};

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
        let _alone = self.reckoning.lock().await;
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
                let won = rated.iter().map(|(game, _)| game).find(|game| game.halves == 2).cloned();
                match self.store.rate(RatingDeed { game: id, rated }).await {
                    Ok(()) => {
                        if let Some(game) = won {
                            self.tell_overtaken(&game).await;
                        }
                    }
                    Err(store::Error::Gone) => {}
                    Err(error) => return Err(error.into()),
                }
            }
        }
    }

    /// What a game does to both; nothing if it does not count after all.
    async fn rated(&self, game: &Agreed, ended_ms: i64) -> Result<Vec<(RatedGame, store::Rating)>, Failure> {
        let Some(halves) = game.outcome.and_then(halves_of_black) else { return Ok(Vec::new()) };
        let [Some(black), Some(white)] = Color::ALL.map(|color| player(game, color)) else { return Ok(Vec::new()) };
        let players = [&black, &white];
        let events = self.store.events(game.id.as_str()).await?;
        let is_with_level = players.iter().any(|who| level_of(who).is_some());
        // The computer lets people take moves back; what they would have played without that nobody knows.
        let is_helped = is_with_level && events.iter().any(is_takeback);
        if players[0] == players[1] || is_helped || events.last().is_none_or(|last| last.ply < LEAST_PLIES) {
            return Ok(Vec::new());
        }
        let is_with_program = is_with_level || players.iter().any(|who| self.names.is_program(who));
        let standing = if is_with_program { Standing::Programs } else { Standing::People };
        let pool = PoolName::of(&game.agreement, standing);
        let known = [known_in(&self.store, &pool, players[0]).await?, known_in(&self.store, &pool, players[1]).await?];
        let counted = Counted {
            game: game.id.to_string(),
            pool: pool.to_string(),
            players: players.map(Who::to_string),
            halves,
            odds: odds_code(&game.agreement).unwrap_or_default().to_owned(),
            ended_ms,
        };
        Ok(counted.rated(known).map(Vec::from).unwrap_or_default())
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

/// Who plays a side of a game that can count: a level of the computer, or who sits there; nobody if they have gone for good.
pub fn player(game: &Agreed, color: Color) -> Option<Who> {
    let level = level::at(&game.agreement, color).map(level::player);
    level.or_else(|| game.seats.player(color).filter(|seat| !seat.is_of_gone()).map(|seat| seat.visitor.clone()))
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

#[cfg(test)]
mod tests;
