//! The JSON of the live channel of a game for four, as `docs/live-protocol.md` describes it.

use super::games::Agreed;
use super::hall::Intent;
use super::room::{Event, Refusal, Room};
use crate::live::Reader;
use crate::visitor::Visitor;
use arbiter::{Stage, TimeLeft};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use variants::yonin::{Reason, Seat, Standing};

/// What the task of a game sends.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// The whole game, first of all.
    Snapshot(Arc<Shown>),
    /// Something happened, to everybody.
    Event(Arc<Shown>, Event),
    /// Somebody came or went, or sat down.
    People(Arc<Shown>),
    /// No, to one.
    Refused(Refusal),
}

/// A game as it stands at a moment.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) seq: u64,
    pub(crate) agreed: Agreed,
    pub(crate) here: [bool; 4],
    pub(crate) spectators: usize,
    pub(crate) room: Room,
    pub(crate) now: Duration,
    /// Whether game time goes on.
    pub(crate) runs: bool,
}

/// What a client's message means.
pub(super) enum Incoming {
    Intent(Intent),
    Ping,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Move { ply: usize, usi: String },
    Resign { seat: String },
    Ping,
}

/// Reads a client's message; `None` if the protocol knows no such thing.
pub(super) fn read(text: &str) -> Option<Incoming> {
    Some(Incoming::Intent(match serde_json::from_str(text).ok()? {
        Message::Ping => return Some(Incoming::Ping),
        Message::Move { ply, usi } => Intent::Move(ply, usi.chars().take(10).collect()),
        Message::Resign { seat } => Intent::Resign(Seat::from_code(&seat)?),
    }))
}

pub(super) fn pong() -> String {
    json!({"type": "pong"}).to_string()
}

/// A message for a reader.
pub(crate) fn write(news: &News, reader: &Reader) -> String {
    let visitor = &reader.visitor;
    match news {
        News::Snapshot(shown) => {
            let mut value = standing(shown, visitor);
            value["type"] = "snapshot".into();
            value["id"] = shown.agreed.id.as_str().into();
            value["moves"] = (1..=shown.room.moves.len()).map(|ply| played(&shown.room, ply)).collect();
            value["start"] = shown.agreed.agreement.rules.start().into();
            value
        }
        News::Event(shown, event) => {
            let mut value = standing(shown, visitor);
            value["type"] = match event {
                Event::Begin => "began",
                Event::Move(..) => "move",
                Event::Resign(_) => "resigned",
                Event::Flag(_) => "flag",
                Event::Run(_) => "goes_on",
            }
            .into();
            if let Event::Move(..) = event {
                value["move"] = played(&shown.room, shown.room.moves.len());
            }
            value
        }
        News::People(shown) => {
            let mut value = people(shown, visitor);
            value["type"] = "people".into();
            value
        }
        News::Refused(code) => {
            let text = reader.language.text(&format!("refused-{code}"));
            json!({"type": "refused", "code": code, "text": text})
        }
    }
    .to_string()
}

fn played(room: &Room, ply: usize) -> Value {
    let played = &room.moves[ply - 1];
    json!({"ply": ply, "seat": played.seat.code(), "usi": played.text, "used_ms": millis(played.used)})
}

fn people(shown: &Shown, visitor: &Visitor) -> Value {
    let player = |seat: Seat| {
        let taken = shown.agreed.seats[seat.index()].as_ref();
        let level = shown.agreed.agreement.computers[seat.index()];
        json!({
            "seat": seat.code(),
            "kind": if level.is_some() { "computer" } else if taken.is_some() { "person" } else { "open" },
            "level": level.map(variants::Level::number),
            "name": taken.map(|taken| taken.name.as_str()),
            "here": shown.here[seat.index()],
        })
    };
    json!({
        "players": Seat::ALL.map(player),
        "spectators": shown.spectators,
        "you": shown.agreed.seats_of(visitor).map(Seat::code).collect::<Vec<_>>(),
    })
}

/// How the game stands, and who is there.
fn standing(shown: &Shown, visitor: &Visitor) -> Value {
    let (room, position) = (&shown.room, shown.room.course.position());
    let turn = room.turn();
    let playing = room.is_playing();
    let seat = |seat: Seat| {
        let left = room.left.iter().find(|(own, _)| *own == seat);
        let (state, by) = match position.standing(seat) {
            Standing::Playing => ("playing", None),
            Standing::Mated(by) => ("mated", Some(by.code())),
            Standing::Left if left.is_some_and(|(_, by_time)| *by_time) => ("flag", None),
            Standing::Left => ("resigned", None),
        };
        json!({
            "state": state,
            "by": by,
            "commander": position.commander(seat).map(Seat::code),
            "king": position.king_square(seat),
            "check": position.in_check(seat),
            "clock": room.time_left(seat, shown.now).map(clock),
        })
    };
    let mut value = people(shown, visitor);
    let legal = position.legal_moves().into_iter().map(|m| position.move_text(m));
    value["seq"] = shown.seq.into();
    value["ply"] = (room.moves.len() + 1).into();
    value["sfen"] = position.to_string().into();
    value["began"] = room.began.into();
    value["turn"] = turn.code().into();
    value["interrupted"] = (playing && position.in_check(turn)).into();
    value["checkers"] = position.checking_squares(turn).into();
    value["legal"] = if playing { legal.collect() } else { Value::Array(Vec::new()) };
    value["seats"] = Seat::ALL.map(seat).into_iter().collect();
    value["runs"] = (playing && shown.runs).into();
    value["outcome"] = room.outcome().map_or(Value::Null, |outcome| {
        let culprit = match outcome.reason {
            Reason::PerpetualCheck(seat) => Some(seat.code()),
            _ => None,
        };
        json!({"reason": outcome.reason.code(), "places": outcome.places, "culprit": culprit})
    });
    value
}

fn clock(left: TimeLeft) -> Value {
    json!({
        "main_ms": millis(left.main),
        "considerations": left.considerations,
        "period_ms": millis(left.period),
        "stage": match left.stage {
            Stage::Main => "main",
            Stage::Consideration => "consideration",
            Stage::Byoyomi => "byoyomi",
        },
    })
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
