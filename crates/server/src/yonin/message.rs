//! The JSON of the live channel of a game for four, as `docs/live-protocol.md` describes it.

use super::Agreed;
use super::command::{Answer, Intent, Shown};
use super::proposal::Proposal;
use super::room::{Event, Played, Written};
use crate::live::{self, Clocks, Incoming, Reader, Refused, SeatTime, millis};
use crate::visitor::Visitor;
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;
use variants::yonin::{Deed, NAME, Position, Reason, Seat, Standing};
use words::Language;

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Move { ply: usize, usi: String },
    Resign { seat: String },
    Takeback,
    Answer { accept: bool },
    Ping,
}

/// Reads a client's message.
///
/// # Errors
/// If it is none of those that the protocol knows.
pub(super) fn read(text: &str) -> Result<Incoming<Intent>, Refused> {
    let message = serde_json::from_str(text).map_err(|_| Refused::BAD_MESSAGE)?;
    Ok(Incoming::Intent(match message {
        Message::Ping => return Ok(Incoming::Ping),
        Message::Move { ply, usi } => Intent::Move(ply, usi.chars().take(10).collect()),
        Message::Takeback => Intent::Takeback,
        Message::Answer { accept } => Intent::Answer(accept),
        Message::Resign { seat } => Intent::Resign(Seat::from_code(&seat).ok_or(Refused::BAD_MESSAGE)?),
    }))
}

/// A message for a reader.
pub(super) fn write(answer: &Answer, reader: &Reader) -> String {
    let visitor = &reader.visitor;
    match answer {
        Answer::Snapshot(shown) => snapshot(shown, visitor),
        Answer::Event(shown, event) => {
            let mut value = standing(shown, visitor);
            value["type"] = match event {
                Event::Begin => "began",
                Event::Move(..) => "move",
                Event::Resign(_) => "resigned",
                Event::Flag(_) => "flag",
                Event::TakeBack(_) => "takeback",
                Event::Run(_) => "goes_on",
            }
            .into();
            if let Event::Move(..) = event {
                let ply = shown.room.record.plies();
                value["move"] = shown.room.moves().next_back().map(|played| move_value(ply, &played)).into();
            }
            value
        }
        Answer::Queue(shown) => {
            json!({"type": "queue", "queue": queue(shown), "clock": clock(shown)})
        }
        Answer::People(shown) => {
            let mut value = people(shown, visitor);
            value["type"] = "people".into();
            value
        }
        Answer::Refused(refused) => live::refused(refused, reader.language),
    }
    .to_string()
}

/// The whole game for a visitor.
pub(crate) fn snapshot(shown: &Shown, visitor: &Visitor) -> Value {
    let mut value = standing(shown, visitor);
    value["type"] = "snapshot".into();
    value["id"] = shown.agreed.id.as_str().into();
    let played = shown.room.moves().enumerate();
    value["moves"] = played.map(|(index, played)| move_value(index + 1, &played)).collect();
    value["start"] = shown.agreed.agreement.rules.start().into();
    value
}

/// A game in a list of games.
pub(crate) fn listed(agreed: &Agreed, visitor: &Visitor, language: Language) -> Value {
    json!({
        "variant": NAME,
        "id": agreed.id.as_str(),
        "url": format!("/yonin/{}", agreed.id),
        "created_ms": agreed.created_ms,
        "players": Seat::ALL.map(|seat| agreed.name_at(seat, language)),
        "you": agreed.seats_of(visitor).collect::<Vec<_>>(),
        "clock": agreed.agreement.clock.to_string(),
        "places": agreed.places,
    })
}

fn move_value(ply: usize, played: &Played<'_>) -> Value {
    let Played { seat, text, used, written } = played;
    let text_of = |written: &Written| json!({"japanese": written.japanese, "western": written.western, "usi": text});
    json!({
        "ply": ply,
        "seat": seat.code(),
        "usi": text,
        "text": written.map(text_of),
        "used_ms": millis(*used),
    })
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
        "takeback": shown.proposal.as_ref().map(|Proposal { by, ply, open }| json!({
            "by": by,
            "ply": ply + 1,
            "open": open,
        })),
        "you": shown.agreed.seats_of(visitor).collect::<Vec<_>>(),
    })
}

/// How the game stands, and who is there.
fn standing(shown: &Shown, visitor: &Visitor) -> Value {
    let (room, position) = (&shown.room, shown.room.position());
    let turn = room.turn();
    let playing = room.is_playing();
    let mut value = people(shown, visitor);
    let legal = position.legal_moves().into_iter().map(|m| position.move_text(m));
    value["seq"] = shown.seq.into();
    value["ply"] = (room.record.plies() + 1).into();
    value["sfen"] = position.to_string().into();
    value["began"] = room.began.into();
    value["turn"] = turn.code().into();
    value["interrupted"] = (playing && position.in_check(turn)).into();
    value["checkers"] = position.checking_squares(turn).into();
    value["legal"] = if playing { legal.collect() } else { Value::Array(Vec::new()) };
    value["seats"] = Seat::ALL.map(|seat| on_board(room.record.deeds(), position, seat)).into_iter().collect();
    value["queue"] = queue(shown);
    value["clock"] = json!(clock(shown));
    value["outcome"] = room.outcome().map_or(Value::Null, |outcome| {
        let culprit = match outcome.reason {
            Reason::PerpetualCheck(seat) => Some(seat.code()),
            _ => None,
        };
        json!({"reason": outcome.reason.code(), "places": outcome.places, "culprit": culprit})
    });
    value
}

/// How many come before the computer while it waits for its turn to think.
fn queue(shown: &Shown) -> Value {
    shown.queue.map_or(Value::Null, |before| json!({"before": before}))
}

/// How a player stands in a position that these deeds have led to.
pub(crate) fn on_board(deeds: &[Deed], position: &Position, seat: Seat) -> Value {
    let flag = Deed::Leave { seat, by_time: true };
    let (state, by) = match position.standing(seat) {
        Standing::Playing => ("playing", None),
        Standing::Mated(by) => ("mated", Some(by.code())),
        Standing::Left if deeds.contains(&flag) => ("flag", None),
        Standing::Left => ("resigned", None),
    };
    json!({
        "state": state,
        "by": by,
        "commander": position.commander(seat).map(Seat::code),
        "king": position.king_square(seat),
        "check": position.in_check(seat),
    })
}

/// The clocks; `None` in a game without.
fn clock(shown: &Shown) -> Option<Clocks<4>> {
    let Shown { room, agreed, now, .. } = shown;
    let control = agreed.agreement.clock;
    let time = |seat: Seat| {
        let left = room.time_left(seat, *now)?;
        Some(SeatTime { seat: seat.code(), left, lag_left: Duration::ZERO, control })
    };
    let [south, west, north, east] = Seat::ALL.map(time);
    let running = (room.is_playing() && shown.runs).then(|| room.turn().code());
    Some(Clocks::new(running, [south?, west?, north?, east?]))
}
