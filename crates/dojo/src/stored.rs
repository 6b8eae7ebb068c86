//! Between the database's texts and the types of the game.

mod event;

pub(crate) use event::{RUN, ceremony_row, is_takeback, read, read_ceremony, run_row, to_row};

use crate::agreement::{Agreement, Begins, Player, Series};
use crate::failure::Failure;
use crate::random::GameId;
use crate::seats::{Seat, Seats};
use crate::variant::Variant;
use crate::who::Who;
use arbiter::handicap::{Opening, OpeningLength, OpeningTurn, Plan, Privileges};
use arbiter::ritual::Party;
use arbiter::{Outcome, Remaining};
use serde::{Deserialize, Serialize};
use shogi::{Color, Handicap, Position};
use std::num::NonZeroU8;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A game as it was agreed, by whom, and who sits at it.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// Its name in addresses.
    pub id: GameId,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: i64,
    /// Who has made it.
    pub owner: Who,
    /// By which rules, from which start, with which clocks it is played.
    pub agreement: Arc<Agreement>,
    /// Who sits at it now, after lots have been drawn.
    pub seats: Arc<Seats>,
    /// Whether the lots have made Black and White change places.
    pub swapped: bool,
    /// The game that this one follows on, and the one that follows on this.
    pub previous: Option<GameId>,
    /// The game that follows on this one, if there is one by now.
    pub next: Option<GameId>,
    /// How it has ended, if it has.
    pub outcome: Option<Outcome>,
}

/// So many play.
const PLAYERS: i64 = Color::ALL.len() as i64;
/// The seats at a game, as the database has them.
const SIDES: [&str; 3] = ["black", "white", "arbiter"];

/// What stands in the database makes no sense.
#[derive(Debug, thiserror::Error)]
#[error("game {game}: stored {what} makes no sense")]
pub struct Corrupt {
    /// The game's name in addresses.
    pub game: String,
    /// Which part of what is stored.
    pub what: &'static str,
}

impl From<Corrupt> for Failure {
    fn from(error: Corrupt) -> Failure {
        Failure::internal(error)
    }
}

/// Milliseconds since 1970.
pub fn time_of_day_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    millis(since)
}

/// Whole milliseconds, as the database counts time; as many as it can count, at most.
pub fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

impl Agreed {
    /// Who sat where before lots were drawn.
    pub fn seats_at_first(&self) -> Seats {
        let seats = Seats::clone(&self.seats);
        if self.swapped { seats.swapped() } else { seats }
    }

    /// For the database.
    pub fn to_row(&self) -> store::Game {
        let seats = self.seats_at_first();
        let [sb, sw] = seats.players.each_ref().map(Option::as_ref);
        let rows = SIDES.into_iter().zip([sb, sw, seats.arbiter.as_ref()]);
        store::Game {
            id: self.id.to_string(),
            created_ms: self.created_ms,
            visitor: self.owner.to_string(),
            players: PLAYERS,
            agreement: Stored::of(&self.agreement).to_text(),
            previous: self.previous.as_ref().map(GameId::to_string),
            next: self.next.as_ref().map(GameId::to_string),
            sides_swapped: self.swapped,
            rated: self.agreement.rated,
            seats: rows.filter_map(|(side, seat)| Some(seat?.to_row(side))).collect(),
            outcome: self.outcome.map(|outcome| outcome.to_string()),
        }
    }

    /// From the database.
    pub fn from_row(row: &store::Game) -> Result<Agreed, Corrupt> {
        let corrupt = |what| Corrupt { game: row.id.clone(), what };
        let id = |text: &String| text.parse().map_err(|()| corrupt("id"));
        let stored: Stored = serde_json::from_str(&row.agreement).map_err(|_| corrupt("agreement"))?;
        let seats = Seats::from_rows(&row.seats);
        Ok(Agreed {
            id: id(&row.id)?,
            created_ms: row.created_ms,
            owner: Who::from(row.visitor.as_str()),
            agreement: Arc::new(stored.agreement().map_err(corrupt)?),
            seats: Arc::new(if row.sides_swapped { seats.swapped() } else { seats }),
            swapped: row.sides_swapped,
            previous: row.previous.as_ref().map(id).transpose()?,
            next: row.next.as_ref().map(id).transpose()?,
            outcome: row.outcome.as_ref().map(|text| text.parse().map_err(|_| corrupt("outcome"))).transpose()?,
        })
    }
}

impl Seats {
    fn from_rows(rows: &[store::Seat]) -> Seats {
        let seat = |side| {
            let row = rows.iter().find(|row| row.side == side)?;
            Some(Seat { visitor: Who::from(row.visitor.as_str()), name: row.name.clone() })
        };
        Seats { players: Color::ALL.map(|color| seat(color.name())), arbiter: seat("arbiter") }
    }
}

impl Seat {
    /// For the database; `side` is one of `SIDES`, or of those of a game for four.
    pub fn to_row(&self, side: &'static str) -> store::Seat {
        store::Seat { side: side.into(), visitor: self.visitor.to_string(), name: self.name.clone() }
    }
}

/// An agreement as one text of JSON, with what few games have only where they have it.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Stored {
    handicap: String,
    ruleset: String,
    /// Of Black and White.
    clocks: [String; 2],
    players: [String; 2],
    /// The game of the family, if it is not standard shogi.
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    /// How it reads its disputed rules, where it is not the usual way: `lion-trading=federation`.
    #[serde(skip_serializing_if = "String::is_empty")]
    readings: String,
    /// Whether it ends with its last move (END-18). Games from before there was one go on.
    #[serde(skip_serializing_if = "is_off")]
    last_move: bool,
    /// As SFEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(skip_serializing_if = "is_off")]
    pieces_given: bool,
    #[serde(skip_serializing_if = "is_off")]
    two_pawns: bool,
    #[serde(skip_serializing_if = "is_off")]
    takebacks: bool,
    #[serde(skip_serializing_if = "is_off")]
    first_foul: bool,
    /// 0 is unlimited.
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<u8>,
    /// After uwate's first move.
    #[serde(skip_serializing_if = "is_off")]
    opening_after: bool,
    /// The plan of the match, the games of it before this one, and the weaker player's colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    series: Option<(String, u32, String)>,
    /// More than one.
    #[serde(skip_serializing_if = "Option::is_none")]
    days: Option<u8>,
    #[serde(skip_serializing_if = "is_off")]
    weekend_pause: bool,
    /// Main time in milliseconds and considerations, of Black and White.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<[(u64, u32); 2]>,
    #[serde(skip_serializing_if = "is_off")]
    between_two: bool,
    /// Although there are two of them.
    #[serde(skip_serializing_if = "is_off")]
    at_once: bool,
    /// They have found each other, and come within this time.
    #[serde(skip_serializing_if = "Option::is_none")]
    within_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    starts_at_ms: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pause_ms: Option<u64>,
    #[serde(skip_serializing_if = "is_off")]
    ceremony: bool,
    /// `first` or `second`: the host, or the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    senior: Option<String>,
    #[serde(skip_serializing_if = "is_off")]
    lots: bool,
    #[serde(skip_serializing_if = "is_off")]
    watched: bool,
    #[serde(skip_serializing_if = "is_off")]
    rated: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    csa: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lesson: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    simul: Option<String>,
}

/// Games from before there was such a thing, or that have nothing of it, look the same.
const fn is_off(flag: &bool) -> bool {
    !*flag
}

impl Stored {
    fn of(agreement: &Agreement) -> Stored {
        let remaining = |left: Remaining| (left.main.as_millis() as u64, left.considerations);
        Stored {
            handicap: agreement.handicap.code().to_owned(),
            ruleset: agreement.ruleset.to_string(),
            clocks: agreement.clocks.map(|clock| clock.to_string()),
            players: agreement.players.map(|player| player.to_string()),
            variant: agreement.variant.as_ref().map(|variant| variant.name().to_owned()),
            readings: agreement.variant.as_ref().map(Variant::readings).unwrap_or_default(),
            last_move: agreement.variant.as_ref().is_some_and(|variant| variant.game.has_last_move()),
            position: agreement.position.as_ref().map(Position::to_string),
            pieces_given: agreement.pieces_given,
            two_pawns: agreement.privileges.two_pawns,
            takebacks: agreement.privileges.takebacks,
            first_foul: agreement.privileges.first_foul,
            opening: agreement.opening.map(|opening| match opening.length {
                OpeningLength::Moves(moves) => moves.get(),
                OpeningLength::Unlimited => 0,
            }),
            opening_after: agreement.opening.is_some_and(|opening| opening.turn == OpeningTurn::AfterUwate),
            series: agreement
                .series
                .as_ref()
                .map(|series| (series.plan.to_string(), series.played, series.weaker.name().to_owned())),
            days: Some(agreement.days).filter(|days| *days != 1),
            weekend_pause: agreement.weekend_pause,
            left: agreement.left.map(|left| left.map(remaining)),
            between_two: agreement.between_two,
            at_once: agreement.between_two && agreement.begins == Begins::AtOnce,
            within_ms: match agreement.begins {
                Begins::Within(time) => Some(time.as_millis() as u64),
                _ => None,
            },
            starts_at_ms: match agreement.begins {
                Begins::Appointed(at) => Some(at),
                _ => None,
            },
            pause_ms: match agreement.begins {
                Begins::AfterPause(pause) => Some(pause.as_millis() as u64),
                _ => None,
            },
            ceremony: agreement.ceremony,
            senior: agreement.senior.map(|party| party.code().to_owned()),
            lots: agreement.lots,
            key: agreement.key.as_deref().map(str::to_owned),
            watched: agreement.watched,
            rated: agreement.rated,
            csa: agreement.csa.clone(),
            lesson: agreement.lesson.clone(),
            simul: agreement.simul.clone(),
        }
    }

    fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn variant(&self) -> Result<Option<Variant>, ()> {
        let Some(name) = &self.variant else { return Ok(None) };
        let variant = Variant::new(name, &self.readings).ok_or(())?;
        Ok(Some(if self.last_move { variant } else { variant.without_last_move() }))
    }

    fn position(&self) -> Result<Option<Position>, ()> {
        self.position.as_deref().map(|sfen| sfen.parse().map_err(|_| ())).transpose()
    }

    fn series(&self) -> Result<Option<Series>, ()> {
        let read = |(plan, played, weaker): &(String, u32, String)| {
            Some(Series { plan: Plan::from_name(plan)?, played: *played, weaker: Color::named(weaker)? })
        };
        self.series.as_ref().map(|stored| read(stored).ok_or(())).transpose()
    }

    fn opening(&self) -> Option<Opening> {
        let length = NonZeroU8::new(self.opening?).map_or(OpeningLength::Unlimited, OpeningLength::Moves);
        let turn = if self.opening_after { OpeningTurn::AfterUwate } else { OpeningTurn::BeforeUwate };
        Some(Opening { length, turn })
    }

    /// Back again; or what of it makes no sense.
    fn agreement(&self) -> Result<Agreement, &'static str> {
        let clock = |text: &String| text.parse().map_err(|_| "clock");
        let player = |text: &String| text.parse::<Player>().map_err(|()| "player");
        let ([black_clock, white_clock], [black, white]) = (&self.clocks, &self.players);
        let remaining = |(main, considerations)| Remaining { main: Duration::from_millis(main), considerations };
        Ok(Agreement {
            variant: self.variant().map_err(|()| "variant")?,
            position: self.position().map_err(|()| "position")?,
            series: self.series().map_err(|()| "match")?,
            handicap: Handicap::from_name(&self.handicap).ok_or("handicap")?,
            ruleset: self.ruleset.parse().map_err(|_| "ruleset")?,
            clocks: [clock(black_clock)?, clock(white_clock)?],
            players: [player(black)?, player(white)?],
            pieces_given: self.pieces_given,
            privileges: Privileges {
                two_pawns: self.two_pawns,
                takebacks: self.takebacks,
                first_foul: self.first_foul,
            },
            opening: self.opening(),
            days: self.days.unwrap_or(1),
            weekend_pause: self.weekend_pause,
            left: self.left.map(|left| left.map(remaining)),
            begins: match (self.starts_at_ms, self.pause_ms) {
                (Some(at), _) => Begins::Appointed(at),
                (None, Some(pause)) => Begins::AfterPause(Duration::from_millis(pause)),
                (None, None) if let Some(time) = self.within_ms => Begins::Within(Duration::from_millis(time)),
                (None, None) if self.between_two && !self.at_once => Begins::OnArrival,
                (None, None) => Begins::AtOnce,
            },
            ceremony: self.ceremony,
            senior: self.senior.as_deref().and_then(Party::from_code),
            lots: self.lots,
            key: self.key.as_deref().map(Arc::from),
            watched: self.watched,
            rated: self.rated,
            csa: self.csa.clone(),
            lesson: self.lesson.clone(),
            simul: self.simul.clone(),
            between_two: self.between_two,
        })
    }
}

#[cfg(test)]
mod tests;
