//! The JSON of the live channel of a game for four: that of `docs/live-protocol.md`, with a seat wherever games of two have
//! a colour, and what only four have (`docs/yonin.md`).

use super::agreed::Agreed;
use super::command::{Answer, Change, Intent};
use super::view::{Can, Fields, OnTheBoard, People, Standing, Stands, Whole, Written};
use crate::account::Behind;
use crate::live::{self, Hosted as _, Incoming, Reader, Refused, millis};
use crate::move_text;
use crate::wording;
use arbiter::Offer;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use variants::yonin::{NAME, Outcome, Position, Reason, Seat};
use words::Language;

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Move { ply: u32, usi: String, seat: Option<String> },
    Resign { seat: Option<String> },
    Takeback,
    Offer { offer: String },
    Answer { accept: bool, offer: Option<String> },
    ClaimGame,
    Ping,
}

/// Reads a client's message.
///
/// # Errors
/// If it is none of those that the protocol knows.
pub(super) fn read(text: &str) -> Result<Incoming<Intent>, Refused> {
    let message = serde_json::from_str(text).map_err(|_| Refused::BAD_MESSAGE)?;
    understand(message).ok_or(Refused::BAD_MESSAGE)
}

fn understand(message: Message) -> Option<Incoming<Intent>> {
    Some(Incoming::Intent(match message {
        Message::Ping => return Some(Incoming::Ping),
        Message::Move { ply, usi, seat: by } => {
            Intent::Move { ply, usi: usi.chars().take(10).collect(), seat: known(by, Seat::from_code)? }
        }
        Message::Takeback => Intent::Offer(Offer::Takeback),
        Message::Offer { offer: name } => Intent::Offer(offer(&name)?),
        Message::Answer { accept, offer: to } => Intent::Answer { accept, to: known(to, offer)? },
        Message::ClaimGame => Intent::ClaimGame,
        Message::Resign { seat: by } => Intent::Resign(known(by, Seat::from_code)?),
    }))
}

/// What four can agree on.
fn offer(name: &str) -> Option<Offer> {
    [Offer::Takeback, Offer::Interrupt].into_iter().find(|offer| offer.code() == name)
}

/// What a name stands for if one is given; `None` if it stands for nothing.
fn known<T>(name: Option<String>, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    match name {
        Some(name) => read(&name).map(Some),
        None => Some(None),
    }
}

/// A message: what is its own, and how the game stands.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    own: Value,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    played: Option<MoveFields<'a>>,
    #[serde(flatten)]
    fields: &'a Fields,
    legal: &'a [String],
    result: Value,
    can: Can,
}

impl Told<'_> {
    fn new<'a>(own: Value, people: &People, standing: &'a Standing, reader: &Reader) -> Told<'a> {
        let (agreed, visitor) = (&people.agreed, &reader.visitor);
        Told {
            own,
            played: None,
            fields: &standing.fields,
            legal: standing.legal(agreed, visitor),
            result: result(standing.outcome.as_ref(), agreed, reader.language),
            can: standing.can(agreed, visitor),
        }
    }
}

/// A message for a reader.
pub(super) fn write(answer: &Answer, reader: &Reader) -> String {
    match answer {
        Answer::Snapshot(whole) => whole.snapshot(reader),
        Answer::Event(change, stands) => {
            let (people, standing) = &**stands;
            let mut own = changed(change, people, reader);
            own["seq"] = standing.seq.into();
            let played = match change {
                Change::Moved(written) => Some(MoveFields::of(written, standing.moves, reader.language)),
                _ => None,
            };
            json!(Told { played, ..Told::new(own, people, standing, reader) })
        }
        Answer::Queue(queued) => {
            let mut value = json!(**queued);
            value["type"] = "queue".into();
            value
        }
        Answer::People(people) => {
            let mut value = people_there(people, reader);
            value["type"] = "people".into();
            value
        }
        Answer::Refused(refused) => live::refused(refused, reader.language),
    }
    .to_string()
}

/// What only this message says; the move itself stands beside it.
fn changed(change: &Change, people: &People, reader: &Reader) -> Value {
    let proposal = |kind: &str, by: &Seat, offer: &Offer| json!({"type": kind, "by": by, "offer": offer.code()});
    match change {
        Change::None => {
            let mut value = people_there(people, reader);
            value["type"] = "now".into();
            value
        }
        Change::Arrived(by) => json!({"type": "arrived", "color": by, "deducted_ms": 0}),
        Change::Left(by) => json!({"type": "left", "color": by}),
        Change::Began => json!({"type": "began"}),
        Change::Moved(_) => json!({"type": "move"}),
        Change::TakenBack(ply) => json!({"type": "takeback", "ply": ply}),
        Change::Out(by, how) => json!({"type": "out", "color": by, "how": how.code()}),
        Change::Offered(by, offer) => proposal("offered", by, offer),
        Change::Agreed(by, offer) => proposal("agreed", by, offer),
        Change::Declined(by, offer) => proposal("declined", by, offer),
        Change::Ended => json!({"type": "end"}),
    }
}

impl Whole {
    /// The whole game for a reader.
    pub fn snapshot(&self, reader: &Reader) -> Value {
        let Whole { people, moves, standing } = self;
        let agreed = &people.agreed;
        let mut own = json!({
            "type": "snapshot",
            "seq": standing.seq,
            "game": agreement(agreed),
            "start": start(agreed),
        });
        own["game"]["players"] = players(people, reader);
        own["game"]["spectators"] = people.presence.spectators.into();
        add_own(&mut own, agreed, reader);
        own["moves"] =
            moves.iter().zip(1..).map(|(written, ply)| json!(MoveFields::of(written, ply, reader.language))).collect();
        json!(Told::new(own, people, standing, reader))
    }
}

/// What was agreed.
fn agreement(agreed: &Agreed) -> Value {
    let agreement = &agreed.agreement;
    json!({
        "id": agreed.id.as_str(),
        "url": format!("/games/{}", agreed.id),
        "variant": NAME,
        "clock": agreement.clock.to_string(),
        "ruleset": live::ruleset(&agreement.ruleset),
        "between_two": agreed.is_between_people(),
        "begins": agreement.begins,
    })
}

/// What the game starts from, and whose turn it is there.
fn start(agreed: &Agreed) -> Value {
    let position = Position::start(&agreed.agreement.rules).with_turn(agreed.agreement.begins);
    let mut value = json!(OnTheBoard::of(&position));
    value["turn"] = agreed.agreement.begins.code().into();
    value
}

/// How it ended; null while it goes on.
fn result(outcome: Option<&Outcome>, agreed: &Agreed, language: Language) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        let culprit = match outcome.reason {
            Reason::PerpetualCheck(seat) => Some(seat),
            _ => None,
        };
        let called_off = outcome.reason == Reason::Interrupted && agreed.free().next().is_some();
        let text =
            if called_off { language.text("result-called-off") } else { words::ending_of_four(outcome, language) };
        json!({
            "reason": outcome.reason.code(),
            "places": outcome.places,
            "culprit": culprit,
            "text": text,
        })
    })
}

impl Agreed {
    /// The game in a list of games.
    pub fn listed(&self, reader: &Reader) -> Value {
        json!({
            "variant": NAME,
            "id": self.id.as_str(),
            "url": format!("/games/{}", self.id),
            "created_ms": self.created_ms,
            "players": Seat::ALL.map(|seat| self.shown_at(seat, &reader.names, reader.language)),
            "you": self.seats_of(&reader.visitor).collect::<Vec<_>>(),
            "clock": self.agreement.clock.to_string(),
            "places": self.places,
            "reason": self.reason,
        })
    }
}

/// A move and the position after it.
#[derive(Serialize)]
struct MoveFields<'a> {
    ply: usize,
    usi: &'a str,
    color: Seat,
    sfen: &'a str,
    check: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<&'a [Stands; 4]>,
    used_ms: u64,
    text: move_text::Told<'a>,
}

impl MoveFields<'_> {
    /// The move with this number, from 1.
    fn of(written: &Written, ply: usize, language: Language) -> MoveFields<'_> {
        MoveFields {
            ply,
            usi: &written.usi,
            color: written.by,
            sfen: &written.sfen,
            check: &written.check,
            seats: written.seats.as_ref(),
            used_ms: millis(written.used),
            text: written.text.told(language),
        }
    }
}

/// What a message about people says.
fn people_there(people: &People, reader: &Reader) -> Value {
    let mut value = json!({"players": players(people, reader), "spectators": people.presence.spectators});
    add_own(&mut value, &people.agreed, reader);
    value
}

/// What the reader is in the game.
fn add_own(value: &mut Value, agreed: &Agreed, reader: &Reader) {
    value["you"] = json!(agreed.seats_of(&reader.visitor).collect::<Vec<_>>());
    value["role"] = if agreed.is_played_by(&reader.visitor) { "player" } else { "spectator" }.into();
    value["can_join"] = agreed.has_room_for(&reader.visitor).into();
}

/// All players, by seat, and whether they are there.
fn players(People { agreed, presence }: &People, reader: &Reader) -> Value {
    let player = |seat: Seat| {
        let taken = agreed.seats[seat.index()].as_ref();
        let level = agreed.agreement.computers[seat.index()];
        let (kind, name) = match (level, taken) {
            (Some(_), _) => ("computer", agreed.name_at(seat, reader.language)),
            (None, Some(taken)) => ("person", wording::named(&taken.name, Behind::Person, reader.language)),
            (None, None) => ("open", String::new()),
        };
        let behind = taken.map_or(Behind::Person, |taken| reader.names.behind(taken));
        let shown = if name.is_empty() { String::new() } else { wording::named(&name, behind, reader.language) };
        let told = json!({
            "kind": kind,
            "level": level.map(variants::Level::number),
            "name": name,
            "guest": behind == Behind::Guest,
            "program": behind == Behind::Program,
            "shown": shown,
            "you": taken.is_some_and(|taken| taken.visitor == reader.visitor),
            "here": presence.here[seat.index()],
        });
        (seat.code().to_owned(), told)
    };
    Value::Object(Seat::ALL.into_iter().map(player).collect())
}
