//! Between the database's texts and the types of the game.

use crate::agreement::{Agreement, Player};
use crate::random::GameId;
use crate::store;
use crate::visitor::Visitor;
use arbiter::{Event, Game, Offer, Outcome};
use shogi::{Color, Handicap};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A game as it was agreed, and by whom.
#[derive(Clone, Debug)]
pub(crate) struct Agreed {
    pub(crate) id: GameId,
    pub(crate) created_ms: i64,
    pub(crate) owner: Visitor,
    pub(crate) agreement: Agreement,
    pub(crate) outcome: Option<Outcome>,
}

/// What stands in the database makes no sense.
#[derive(Debug, thiserror::Error)]
#[error("game {game}: stored {what} makes no sense")]
pub(crate) struct Corrupt {
    game: String,
    what: &'static str,
}

/// Milliseconds since 1970.
pub(crate) fn time_of_day_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    millis(since)
}

pub(crate) fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

impl Agreed {
    /// For the database.
    pub(crate) fn to_row(&self) -> store::Game {
        let agreement = &self.agreement;
        store::Game {
            id: self.id.to_string(),
            created_ms: self.created_ms,
            visitor: self.owner.0.clone(),
            handicap: agreement.handicap.code().to_owned(),
            clock: agreement.clock.to_string(),
            friendly: agreement.friendly,
            black: agreement.player(Color::Black).to_string(),
            white: agreement.player(Color::White).to_string(),
            ended: self.outcome.map(ended),
        }
    }

    /// From the database.
    pub(crate) fn from_row(row: &store::Game) -> Result<Agreed, Corrupt> {
        let corrupt = |what| Corrupt { game: row.id.clone(), what };
        let player = |text: &str| text.parse::<Player>().map_err(|()| corrupt("player"));
        let outcome = |ended: &store::Ended| ended.outcome.parse().map_err(|_| corrupt("outcome"));
        Ok(Agreed {
            id: row.id.parse().map_err(|()| corrupt("id"))?,
            created_ms: row.created_ms,
            owner: Visitor(row.visitor.clone()),
            agreement: Agreement {
                handicap: Handicap::from_name(&row.handicap).ok_or(corrupt("handicap"))?,
                clock: row.clock.parse().map_err(|_| corrupt("clock"))?,
                friendly: row.friendly,
                players: [player(&row.black)?, player(&row.white)?],
            },
            outcome: row.ended.as_ref().map(outcome).transpose()?,
        })
    }
}

/// The game that these events make, handed to the referee once more at the times they happened.
pub(crate) fn replay(agreed: &Agreed, events: &[store::Event]) -> Result<Game, Corrupt> {
    let corrupt = |what| Corrupt { game: agreed.id.to_string(), what };
    let mut game = Game::new(agreed.agreement.terms());
    for (event, seq) in events.iter().zip(1..) {
        let at = u64::try_from(event.at_ms).map(Duration::from_millis).map_err(|_| corrupt("time"))?;
        let effects = game.handle(to_event(event).ok_or(corrupt("event"))?, at);
        if event.seq != seq || !effects.is_ok_and(|effects| !effects.is_empty()) {
            return Err(corrupt("course"));
        }
    }
    Ok(game)
}

fn to_event(event: &store::Event) -> Option<Event> {
    let by = color(&event.side)?;
    Some(match event.kind {
        store::Kind::Move => Event::played(by, u32::try_from(event.ply).ok()?, event.usi.as_ref()?.parse().ok()?),
        store::Kind::Takeback => Event::Offer { by, offer: Offer::Takeback },
        store::Kind::Resign => Event::Resign { by },
        store::Kind::Time => Event::Tick,
    })
}

/// An outcome for the database.
pub(crate) fn ended(outcome: Outcome) -> store::Ended {
    let loser = outcome.loser().map(|color| color.name().to_owned());
    store::Ended { outcome: outcome.to_string(), loser }
}

fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.name() == name)
}
