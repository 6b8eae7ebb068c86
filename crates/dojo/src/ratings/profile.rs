//! Somebody as others see them: who they are, how strong, and by which games.

use super::{PoolName, Rated, level_of};
use crate::account::Name;
use crate::app::App;
use crate::failure::Failure;
use crate::games::AnyGame;
use crate::rights::Roles;
use crate::seats::{Sides, mark_of_gone};
use crate::stored::Agreed;
use crate::who::Who;
use engine::Level;
use store::RatedGame;

/// So many games stand on a page.
const PAGE: usize = 25;
/// So many points of a course are told.
const COURSE: i64 = 1_000;

/// Somebody who has a name.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Who.
    pub who: Who,
    /// What they are called.
    pub name: Name,
    /// Whether it is a program's name.
    pub program: bool,
    /// What they are at the club.
    pub roles: Roles,
    /// Since when they have the name: milliseconds since 1970.
    pub since_ms: i64,
    /// Until when they are on holiday, if they are.
    pub away_until_ms: Option<i64>,
    /// What is believed of them, pool by pool, the surest first, with their points after each game.
    pub rated: Vec<(Rated, Vec<(i64, f64)>)>,
    /// How often the reader has won, drawn and lost against them.
    pub against_reader: [i64; 3],
}

/// A game of somebody's that counted.
#[derive(Clone, Debug)]
pub struct RatedEntry {
    /// What it did.
    pub row: RatedGame,
    /// In which pool.
    pub pool: Option<PoolName>,
    /// The game, if the reader may be led to it.
    pub game: Option<Agreed>,
    /// Against whom.
    pub opponent: Opponent,
}

/// Against whom somebody has played, as a reader may see it.
#[derive(Clone, Debug)]
pub enum Opponent {
    /// Somebody with a name.
    Named(Name),
    /// A level of the computer.
    Level(Level),
    /// Who has gone for good, with what stands in the place of their name.
    Gone(String),
    /// Somebody who is not shown to the reader.
    Hidden,
}

impl App {
    /// Somebody as a reader may see them.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if nobody is called so, or they may not be shown to the reader.
    pub async fn profile(&self, name: &str, reader: &Who, now_ms: i64) -> Result<Profile, Failure> {
        let who = self.person_of(name).ok_or(Failure::NOT_FOUND)?;
        let (id, reader_id) = (who.to_string(), reader.to_string());
        let apart = self.store.blocks(&id, &reader_id).await? || self.store.blocks(&reader_id, &id).await?;
        if apart || !self.is_shown_to(&who, reader) {
            return Err(Failure::NOT_FOUND);
        }
        let account = self.store.account(&id).await?.ok_or(Failure::NOT_FOUND)?;
        let mut rated = Vec::new();
        for own in self.ratings_of(&who, now_ms).await? {
            let course = self.store.rating_course(&own.pool.to_string(), &id, COURSE).await?;
            rated.push((own, course));
        }
        let away = self.holidays(&who).await?.into_iter().find(|one| (one.since_ms..one.until_ms).contains(&now_ms));
        Ok(Profile {
            name: self.names.of(&who).ok_or(Failure::NOT_FOUND)?,
            program: self.names.is_program(&who),
            roles: self.offices.of(&who),
            since_ms: account.created_ms,
            away_until_ms: away.map(|holiday| holiday.until_ms),
            rated,
            against_reader: self.store.rated_between(&reader_id, &id).await?,
            who,
        })
    }

    /// A page of somebody's games that count, from 0, the last first, as a reader may see them; and whether there are more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rated_games(&self, who: &Who, reader: &Who, page: usize) -> Result<(Vec<RatedEntry>, bool), Failure> {
        let skip = i64::try_from(page.saturating_mul(PAGE)).unwrap_or(i64::MAX);
        let mut rows = self.store.rated_games_of(&who.to_string(), skip, PAGE as i64 + 1).await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let mut entries = Vec::new();
        for row in rows {
            entries.push(self.rated_entry(row, reader).await?);
        }
        Ok((entries, more))
    }

    async fn rated_entry(&self, row: RatedGame, reader: &Who) -> Result<RatedEntry, Failure> {
        let opponent = Who::from(row.opponent.as_str());
        let game = match self.find_any(&row.game).await {
            Ok(AnyGame::Two(game)) => Some(*game),
            _ => None,
        };
        let is_open = |game: &Agreed| game.agreement.watched || game.seats.sides_of(reader) != Sides::NONE;
        let opponent = match (level_of(&opponent), self.names.of(&opponent)) {
            (Some(level), _) => Opponent::Level(level),
            (None, Some(name)) if self.is_shown_to(&opponent, reader) => Opponent::Named(name),
            (None, Some(_)) => Opponent::Hidden,
            (None, None) => Opponent::Gone(mark_of_gone(&opponent)),
        };
        Ok(RatedEntry { pool: row.pool.parse().ok(), game: game.filter(is_open), opponent, row })
    }
}
