//! The live channel's JSON, as `docs/live-protocol.md` describes it.

mod read;
mod standing;

pub(crate) use read::read;
pub use standing::{is_called_off, result};

use super::command::{Answer, Now};
use super::greeting::Greeted;
use super::review::{Review, Said};
use super::view::{Change, MoveView, People, Snapshot, Update};
use crate::agreement::{Agreement, Begins, Player};
use crate::live::{self, Presence, Reader, millis};
use crate::move_text;
use crate::random::GameId;
use crate::seats::{Seats, Sides};
use crate::variant::Variant;
use crate::wording;
use arbiter::Offer;
use arbiter::handicap::{Mix, OpeningTurn};
use play::{AnyBoard, AnyMove, Board as _};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use shogi::Color;
use std::collections::VecDeque;
use std::fmt::Display;
use words::Language;

/// A message: what is its own, and where the game stands if it says so.
#[derive(Serialize)]
struct Message<'a> {
    #[serde(flatten)]
    own: Own<'a>,
    #[serde(flatten)]
    standing: Option<standing::Fields<'a>>,
}

/// What goes out with every move is written straight from what it shows; whatever is rarer is put together first.
#[derive(Serialize)]
#[serde(untagged)]
enum Own<'a> {
    Move {
        #[serde(rename = "type")]
        kind: &'static str,
        seq: u64,
        #[serde(rename = "move")]
        played: MoveFields<'a>,
    },
    Other(Value),
}

impl Message<'_> {
    fn plain(own: Value) -> Message<'static> {
        Message { own: Own::Other(own), standing: None }
    }
}

/// Writes an answer for a reader.
pub(crate) fn write(answer: &Answer, reader: &Reader) -> String {
    let message = match answer {
        Answer::Snapshot(whole) => return snapshot(whole, reader),
        Answer::Update(event) => update(event, reader),
        Answer::Now(now) => now_standing(now, reader),
        Answer::People(people) => {
            let mut value = people_there(people, reader);
            value["type"] = "people".into();
            Message::plain(value)
        }
        Answer::Review(by, shown) => {
            let mut value =
                shown.as_deref().map_or(json!({"ply": null, "line": []}), |shown| review(shown, reader.language));
            value["type"] = "review".into();
            value["by"] = by.name().into();
            Message::plain(value)
        }
        Answer::Said(said) => {
            let mut value = self::said(said);
            value["type"] = "said".into();
            Message::plain(value)
        }
        Answer::Greeted(greeted) => {
            let mut value = self::greeted(greeted, reader.language);
            value["type"] = "greeted".into();
            Message::plain(value)
        }
        Answer::Next(id) => Message::plain(json!({"type": "next", "id": id.as_str(), "url": format!("/games/{id}")})),
        Answer::Queue(queued) => Message::plain(standing::queued(queued)),
        Answer::Hint(m, text) => {
            Message::plain(json!({"type": "hint", "usi": m.to_string(), "text": text.told(reader.language)}))
        }
        Answer::Refused(refused) => Message::plain(live::refused(refused, reader.language)),
    };
    to_text(&message)
}

/// The whole game for a reader, as a text. What was played is written once for all who read the same language.
pub fn snapshot(game: &Snapshot, reader: &Reader) -> String {
    let moves = game.played.text(reader.language, |views| {
        let fields: Vec<MoveFields> = views.iter().map(|view| MoveFields::of(view, reader.language)).collect();
        to_text(&fields)
    });
    let rest = to_text(&whole_game(game, reader));
    let (open, _) = rest.rsplit_once('}').unwrap_or_default();
    format!("{open},\"moves\":{moves}}}")
}

fn to_text(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("every field is a text, a number or a list of them")
}

/// The whole game but its moves.
fn whole_game<'a>(game: &'a Snapshot, reader: &Reader) -> Message<'a> {
    let People { agreement, seats, .. } = &*game.people;
    let mut value = json!({
        "type": "snapshot",
        "seq": game.seq,
        "game": {
            "id": game.id.as_str(),
            "url": format!("/games/{}", game.id),
            "previous": game.previous.as_ref().map(GameId::as_str),
        },
        "start": start(&game.played.start),
    });
    add(&mut value["game"], self::agreement(agreement));
    add(&mut value["game"], people_of(&game.people, reader));
    value["game"]["senior"] = game.ceremony.as_deref().map(|held| held.senior().name()).into();
    value["game"]["drawn"] = game.ceremony.as_deref().map_or(Value::Null, standing::drawn);
    add_review(&mut value, game.review.as_deref(), &game.said, reader.language);
    value["greetings"] = game.greetings.iter().map(|own| greeted(own, reader.language)).collect();
    add_own(&mut value, &game.people, reader);
    let standing = standing::Fields::new(&game.standing, agreement, seats, reader);
    Message { own: Own::Other(value), standing: Some(standing) }
}

/// What the players look at after the game, and what they have said about it.
fn add_review(value: &mut Value, shown: Option<&Review>, remarks: &VecDeque<Said>, language: Language) {
    value["review"] = shown.map_or(Value::Null, |shown| review(shown, language));
    value["said"] = remarks.iter().map(said).collect();
}

fn greeted(greeted: &Greeted, language: Language) -> Value {
    let code = greeted.greeting.code();
    json!({"by": greeted.by.name(), "greeting": code, "text": language.text(&format!("ui-greeting-{code}"))})
}

fn said(said: &Said) -> Value {
    json!({"by": said.by.name(), "ply": said.ply, "text": said.text})
}

/// What the players look at after the game.
fn review(review: &Review, language: Language) -> Value {
    json!({
        "by": review.by.name(),
        "ply": review.ply,
        "line": review.line.iter().map(|view| MoveFields::of(view, language)).collect::<Vec<_>>(),
        "legal": review.legal.iter().map(AnyMove::to_string).collect::<Vec<_>>(),
    })
}

/// What was agreed, for the `game` of a snapshot and for lists.
pub fn agreement(agreement: &Agreement) -> Value {
    let ruleset = &agreement.ruleset;
    let [black, white] = agreement.clocks;
    json!({
        "variant": agreement.variant.as_ref().map(Variant::name),
        "handicap": agreement.handicap.code(),
        "gift": agreement.pieces_given,
        "two_pawns": agreement.privileges.two_pawns,
        "first_foul": agreement.privileges.first_foul,
        "opening": agreement.opening.map(|opening| opening.length.limit()),
        "opening_turn": agreement.opening.map(|opening| match opening.turn {
            OpeningTurn::BeforeUwate => "before",
            OpeningTurn::AfterUwate => "after",
        }),
        "match": agreement.series.as_ref().map(|series| json!({
            "plan": series.plan.games().iter().map(|odds| odds.code()).collect::<Vec<_>>(),
            "mix": series.plan.mix().map(Mix::code),
            "game": series.played + 1,
        })),
        "days": agreement.days,
        "weekend_pause": agreement.weekend_pause,
        "clock": black.to_string(),
        "clock_white": (white != black).then(|| white.to_string()),
        "friendly": agreement.is_friendly(),
        "ruleset": live::ruleset(ruleset),
        "between_two": agreement.between_two,
        "only_invited": agreement.key.is_some(),
        "ceremony": agreement.ceremony,
        "lots": agreement.lots,
        "watched": agreement.watched,
        "rated": agreement.rated,
        "comes_within_ms": match agreement.begins {
            Begins::Within(time) => Some(millis(time)),
            _ => None,
        },
        "starts_at_ms": match agreement.begins {
            Begins::Appointed(at) => Some(at),
            _ => None,
        },
    })
}

fn update<'a>(event: &'a Update, reader: &Reader) -> Message<'a> {
    let standing = standing::Fields::new(&event.standing, &event.agreement, &event.seats, reader);
    let mut value = match &event.change {
        Change::Moved(view) => {
            let own = Own::Move { kind: "move", seq: event.seq, played: MoveFields::of(view, reader.language) };
            return Message { own, standing: Some(standing) };
        }
        Change::Arrived { by, deducted } => {
            json!({"type": "arrived", "color": by.name(), "deducted_ms": millis(*deducted)})
        }
        Change::Left(by) => json!({"type": "left", "color": by.name()}),
        Change::Ceremony => json!({"type": "ceremony"}),
        Change::Began => json!({"type": "began"}),
        Change::Prepared(m, new) => {
            json!({"type": "prepared", "usi": m.map(|m| m.to_string()), "start": start(new)})
        }
        Change::Forgiven(by, foul) => json!({
            "type": "forgiven",
            "by": by.name(),
            "foul": foul.code(),
            "text": reader.language.text(&format!("foul-{}", foul.code())),
        }),
        Change::TakenBack(ply) => json!({"type": "takeback", "ply": ply}),
        Change::Offered(by, offer) => proposal("offered", *by, *offer),
        Change::Declined(by, offer) => proposal("declined", *by, *offer),
        Change::BreakBegan(length) => json!({"type": "break", "until_ms": millis(*length)}),
        Change::BreakEnded => json!({"type": "resumed"}),
        Change::Ended => json!({"type": "end"}),
        Change::Waived(by) => json!({"type": "waived", "by": by.name()}),
        Change::Closed => json!({"type": "closed"}),
    };
    value["seq"] = event.seq.into();
    Message { own: Own::Other(value), standing: Some(standing) }
}

fn now_standing<'a>(now: &'a Now, reader: &Reader) -> Message<'a> {
    let mut value = people_there(&now.people, reader);
    value["type"] = "now".into();
    value["seq"] = now.seq.into();
    add_review(&mut value, now.review.as_deref(), &now.said, reader.language);
    value["greetings"] = now.greetings.iter().map(|own| greeted(own, reader.language)).collect();
    let standing = standing::Fields::new(&now.standing, &now.people.agreement, &now.people.seats, reader);
    Message { own: Own::Other(value), standing: Some(standing) }
}

/// What a message about people says.
fn people_there(people: &People, reader: &Reader) -> Value {
    let mut value = people_of(people, reader);
    add_own(&mut value, people, reader);
    value
}

fn people_of(people: &People, reader: &Reader) -> Value {
    let People { agreement, seats, presence, next, .. } = people;
    json!({
        "players": self::players(agreement, seats, Some(presence), reader),
        "arbiter": seats.arbiter.is_some(),
        "spectators": presence.spectators,
        "next": next.as_ref().map(GameId::as_str),
    })
}

/// What the reader is in the game.
fn add_own(value: &mut Value, people: &People, reader: &Reader) {
    let People { agreement, seats, over, .. } = people;
    let sides = seats.sides_of(&reader.visitor);
    value["you"] = sides.iter().map(Color::name).collect();
    value["role"] = match (sides, seats.is_arbiter(&reader.visitor)) {
        (Sides::NONE, true) => "arbiter",
        (Sides::NONE, false) => "spectator",
        _ => "player",
    }
    .into();
    value["can_join"] = (!over && seats.has_room_for(&reader.visitor, agreement)).into();
}

/// Both players, by colour; without `presence` nothing is said of who is there.
pub fn players(agreement: &Agreement, seats: &Seats, presence: Option<&Presence<Color>>, reader: &Reader) -> Value {
    let player = |color: Color| {
        let seat = seats.player(color);
        let language = reader.language;
        let (kind, name, shown) = match (agreement.player(color), seat) {
            (Player::Computer(level), _) => {
                ("computer", wording::computer(level, language), wording::computer(level, language))
            }
            (Player::Person, Some(seat)) => {
                let shown = wording::sitter(seat, agreement, &reader.names, language);
                ("person", wording::person(&seat.name, agreement, language), shown)
            }
            (Player::Person, None) => ("open", String::new(), String::new()),
        };
        let mut value = json!({
            "kind": kind,
            "name": name,
            "guest": seat.is_some_and(|seat| reader.names.is_guest(seat)),
            "program": seat.is_some_and(|seat| reader.names.is_program(&seat.visitor)),
            "shown": shown,
            "you": seat.is_some_and(|seat| seat.visitor == reader.visitor),
        });
        if let Some(presence) = presence {
            value["here"] = presence.here[color.index()].into();
        }
        if let Player::Computer(level) = agreement.player(color) {
            value["level"] = level.to_string().into();
        }
        value
    };
    json!({"black": player(Color::Black), "white": player(Color::White)})
}

fn proposal(kind: &str, by: Color, offer: Offer) -> Value {
    let mut value = standing::offer(by, offer);
    value["type"] = kind.into();
    value
}

fn start(position: &AnyBoard) -> Value {
    json!({
        "sfen": position.to_string(),
        "turn": position.turn().name(),
        "check": position.check(),
    })
}

/// A move and the position after it.
#[derive(Serialize)]
struct MoveFields<'a> {
    ply: usize,
    usi: Text<AnyMove>,
    color: &'static str,
    sfen: &'a str,
    check: Option<&'a str>,
    used_ms: u64,
    text: move_text::Told<'a>,
}

impl MoveFields<'_> {
    fn of(view: &MoveView, language: Language) -> MoveFields<'_> {
        MoveFields {
            ply: view.ply,
            usi: Text(view.m),
            color: view.color.name(),
            sfen: &view.sfen,
            check: view.check.as_deref(),
            used_ms: millis(view.used),
            text: view.text.told(language),
        }
    }
}

/// Something as it is displayed.
struct Text<T>(T);

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Adds the fields of one object to another.
fn add(value: &mut Value, more: Value) {
    if let (Value::Object(own), Value::Object(more)) = (value, more) {
        own.extend(more);
    }
}
