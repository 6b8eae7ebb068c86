//! The JSON of the live channel of a game for four, as `docs/yonin.md` describes it.

use super::agreed::Agreed;
use super::command::{Answer, Intent};
use super::referee::Effect;
use super::view::{Can, People, Standing, Whole, Written};
use crate::live::{self, Hosted as _, Incoming, Reader, Refused, millis};
use crate::visitor::Visitor;
use arbiter::{Offer, Outcome};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use variants::yonin::{NAME, Seat};
use words::Language;

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Move { ply: u32, usi: String, seat: Option<String> },
    Resign { seat: String },
    Takeback,
    Offer { what: String },
    Answer { accept: bool },
    ClaimGame,
    Ping,
}

/// Reads a client's message.
///
/// # Errors
/// If it is none of those that the protocol knows.
pub(super) fn read(text: &str) -> Result<Incoming<Intent>, Refused> {
    let message = serde_json::from_str(text).map_err(|_| Refused::BAD_MESSAGE)?;
    let seat = |code: &str| Seat::from_code(code).ok_or(Refused::BAD_MESSAGE);
    Ok(Incoming::Intent(match message {
        Message::Ping => return Ok(Incoming::Ping),
        Message::Move { ply, usi, seat: by } => {
            Intent::Move { ply, usi: usi.chars().take(10).collect(), seat: by.as_deref().map(seat).transpose()? }
        }
        Message::Takeback => Intent::Offer(Offer::Takeback),
        Message::Offer { what } if what == Offer::Interrupt.code() => Intent::Offer(Offer::Interrupt),
        Message::Offer { .. } => return Err(Refused::BAD_MESSAGE),
        Message::Answer { accept } => Intent::Answer(accept),
        Message::ClaimGame => Intent::ClaimGame,
        Message::Resign { seat: by } => Intent::Resign(seat(&by)?),
    }))
}

/// A message: what is its own, and how the game stands if it says so.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(flatten)]
    standing: &'a Standing,
    can: Can,
    #[serde(flatten)]
    people: Value,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    played: Option<Value>,
}

impl Told<'_> {
    fn new<'a>(kind: &'static str, people: &People, standing: &'a Standing, visitor: &Visitor) -> Told<'a> {
        let can = standing.can(&people.agreed, visitor);
        Told { kind, standing, can, people: self::people(people, visitor), played: None }
    }
}

/// A message for a reader.
pub(super) fn write(answer: &Answer, reader: &Reader) -> String {
    let visitor = &reader.visitor;
    match answer {
        Answer::Snapshot(whole) => snapshot(whole, visitor),
        Answer::Event(kind, played, stands) => {
            let (people, standing) = &**stands;
            // Its number is that of the move before the next.
            let played = played.as_deref().map(|played| written(played, standing.moves()));
            json!(Told { played, ..Told::new(kind, people, standing, visitor) })
        }
        Answer::Queue(queued) => {
            let mut value = json!(**queued);
            value["type"] = "queue".into();
            value
        }
        Answer::People(people) => {
            let mut value = self::people(people, visitor);
            value["type"] = "people".into();
            value
        }
        Answer::Refused(refused) => live::refused(refused, reader.language),
    }
    .to_string()
}

/// What the protocol calls what has happened.
pub(super) fn event_name(effect: &Effect) -> &'static str {
    match effect {
        Effect::Moved { .. } => "move",
        Effect::TakenBack { .. } => "takeback",
        Effect::Out { how: Outcome::Resign { .. }, .. } => "resigned",
        Effect::Out { how: Outcome::Time { .. }, .. } => "flag",
        Effect::Out { .. } => "out",
        Effect::Arrived { .. } => "arrived",
        Effect::Left { .. } => "left",
        Effect::Began => "began",
        Effect::Offered { .. } => "offered",
        Effect::Agreed { .. } => "agreed",
        Effect::Declined { .. } => "declined",
        Effect::Ended(_) => "ended",
        // The others belong to what games of two can agree on.
        _ => "now",
    }
}

/// The whole game for a visitor.
pub fn snapshot(whole: &Whole, visitor: &Visitor) -> Value {
    let Whole { people, moves, standing } = whole;
    let mut value = json!(Told::new("snapshot", people, standing, visitor));
    value["id"] = people.agreed.id.as_str().into();
    value["moves"] = moves.iter().zip(1..).map(|(played, ply)| written(played, ply)).collect();
    value["start"] = people.agreed.agreement.rules.start().into();
    value
}

/// A game in a list of games.
pub fn listed(agreed: &Agreed, visitor: &Visitor, language: Language) -> Value {
    json!({
        "variant": NAME,
        "id": agreed.id.as_str(),
        "url": format!("/yonin/{}", agreed.id),
        "created_ms": agreed.created_ms,
        "players": Seat::ALL.map(|seat| agreed.name_at(seat, language)),
        "you": agreed.seats_of(visitor).collect::<Vec<_>>(),
        "clock": agreed.agreement.clock.to_string(),
        "places": agreed.places,
        "reason": agreed.reason,
    })
}

/// The move with this number, from 1.
fn written(written: &Written, ply: usize) -> Value {
    let Written { by, usi, japanese, western, used } = written;
    json!({
        "ply": ply,
        "seat": by.code(),
        "usi": usi,
        "text": {"japanese": japanese, "western": western, "usi": usi},
        "used_ms": millis(*used),
    })
}

fn people(People { agreed, presence }: &People, visitor: &Visitor) -> Value {
    let player = |seat: Seat| {
        let taken = agreed.seats[seat.index()].as_ref();
        let level = agreed.agreement.computers[seat.index()];
        json!({
            "seat": seat.code(),
            "kind": if level.is_some() { "computer" } else if taken.is_some() { "person" } else { "open" },
            "level": level.map(variants::Level::number),
            "name": taken.map(|taken| taken.name.as_str()),
            "here": presence.here[seat.index()],
        })
    };
    json!({
        "players": Seat::ALL.map(player),
        "spectators": presence.spectators,
        "you": agreed.seats_of(visitor).collect::<Vec<_>>(),
    })
}
