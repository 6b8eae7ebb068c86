//! The JSON of the live channel of a game for four, as `docs/yonin.md` describes it.

use super::agreed::Agreed;
use super::command::{Answer, Intent, Shown, Written};
use super::referee::{Effect, final_of, last_mover, leaving};
use crate::live::{self, Clocks, Incoming, Reader, Refused, SeatTime, millis};
use crate::visitor::Visitor;
use arbiter::{Fouls, Offer, Outcome, Phase};
use play::Board;
use serde::Deserialize;
use serde_json::{Value, json};
use variants::yonin::{Leaving, NAME, Position, Reason, Seat, Standing};
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

/// A message for a reader.
pub(super) fn write(answer: &Answer, reader: &Reader) -> String {
    let visitor = &reader.visitor;
    match answer {
        Answer::Snapshot(shown) => snapshot(shown, visitor),
        Answer::Event(shown, effect) => {
            let mut value = standing(shown, visitor);
            value["type"] = event_name(effect).into();
            if let Effect::Moved { ply, .. } = effect {
                value["move"] = move_value(shown, *ply as usize);
            }
            value
        }
        Answer::GoesOn(shown) => {
            let mut value = standing(shown, visitor);
            value["type"] = "goes_on".into();
            value
        }
        Answer::Queue(shown) => {
            json!({"type": "queue", "queue": queue(shown), "clock": clock(shown), "lag": lag(shown)})
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

/// What the protocol calls what has happened.
fn event_name(effect: &Effect) -> &'static str {
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
        _ => "goes_on",
    }
}

/// The whole game for a visitor.
pub fn snapshot(shown: &Shown, visitor: &Visitor) -> Value {
    let mut value = standing(shown, visitor);
    value["type"] = "snapshot".into();
    value["id"] = shown.agreed.id.as_str().into();
    value["moves"] = (1..=shown.written.len()).map(|ply| move_value(shown, ply)).collect();
    value["start"] = shown.agreed.agreement.rules.start().into();
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
fn move_value(shown: &Shown, ply: usize) -> Value {
    let (played, written) = (&shown.game.moves()[ply - 1], &shown.written[ply - 1]);
    let Written { usi, japanese, western } = &**written;
    json!({
        "ply": ply,
        "seat": played.by.code(),
        "usi": usi,
        "text": {"japanese": japanese, "western": western, "usi": usi},
        "used_ms": millis(played.used),
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
        "you": shown.agreed.seats_of(visitor).collect::<Vec<_>>(),
    })
}

/// How the game stands, and who is there.
fn standing(shown: &Shown, visitor: &Visitor) -> Value {
    let (game, position) = (&shown.game, shown.game.position().position());
    let turn = game.turn();
    let playing = shown.is_playing();
    let mut value = people(shown, visitor);
    let legal = game.legal_moves().into_iter().map(|m| position.move_text(m));
    value["seq"] = shown.seq.into();
    value["ply"] = game.next_ply().into();
    value["sfen"] = position.to_string().into();
    value["strict"] = (game.terms().ruleset.fouls == Fouls::Lose).into();
    value["began"] = (!matches!(game.phase(), Phase::Waiting { .. })).into();
    value["turn"] = turn.code().into();
    value["interrupted"] = (playing && position.in_check(turn)).into();
    value["checkers"] = position.checking_squares(turn).into();
    value["legal"] = if playing { legal.collect() } else { Value::Array(Vec::new()) };
    value["seats"] = Seat::ALL.map(|seat| on_board(leaving(game, seat), position, seat)).into_iter().collect();
    value["offer"] = offer(shown);
    value["standstill"] = standstill(shown);
    value["can"] = can(shown, visitor);
    value["queue"] = queue(shown);
    value["clock"] = json!(clock(shown));
    value["lag"] = lag(shown);
    value["outcome"] = game.outcome().map_or(Value::Null, |outcome| {
        let outcome = final_of(outcome, game);
        let culprit = match outcome.reason {
            Reason::PerpetualCheck(seat) => Some(seat.code()),
            _ => None,
        };
        json!({"reason": outcome.reason.code(), "places": outcome.places, "culprit": culprit})
    });
    value
}

/// What somebody proposes, and whose consent is missing.
fn offer(shown: &Shown) -> Value {
    let game = &shown.game;
    let Some((by, offer)) = game.offer() else { return Value::Null };
    let open: Vec<&str> = game.yet_to_agree().map(Seat::code).collect();
    let ply = game.ply_after(by, offer).map(|left| left + 1);
    json!({"what": offer.code(), "by": by.code(), "open": open, "ply": ply})
}

/// Who lets the game stand still, and when they can be left out.
fn standstill(shown: &Shown) -> Value {
    let Some(standstill) = shown.game.standstill().filter(|_| shown.runs && shown.game.outcome().is_none()) else {
        return Value::Null;
    };
    let left = standstill.claimable.saturating_sub(shown.now);
    json!({"seat": standstill.by.code(), "claim_ms": millis(left), "reason": standstill.outcome.code()})
}

/// What the reader can ask for now.
fn can(shown: &Shown, visitor: &Visitor) -> Value {
    let game = &shown.game;
    let seats: Vec<Seat> = shown.agreed.seats_of(visitor).collect();
    let own: Vec<Seat> = seats.iter().copied().filter(|seat| game.position().plays(*seat)).collect();
    let taker = last_mover(game, &seats);
    let full = shown.agreed.free().next().is_none();
    let stands = game.standstill().filter(|_| game.outcome().is_none());
    json!({
        "takeback": taker.is_some_and(|seat| game.can_propose(seat, Offer::Takeback).is_ok()),
        "interrupt": full && own.first().is_some_and(|seat| game.can_propose(*seat, Offer::Interrupt).is_ok()),
        "resign": own.iter().filter(|seat| game.phase() == Phase::Playing && game.can_resign(**seat).is_ok())
            .map(|seat| seat.code()).collect::<Vec<_>>(),
        "claim_game": stands.is_some_and(|stands| own.iter().any(|seat| *seat != stands.by) && !own.contains(&stands.by)),
    })
}

/// How long the network keeps each player waiting in a turn, in milliseconds; null as long as that is not known.
fn lag(shown: &Shown) -> Value {
    let of = |seat: Seat| (seat.code().to_owned(), json!(shown.lag[seat.index()].map(millis)));
    Value::Object(Seat::ALL.map(of).into_iter().collect())
}

/// How many come before the computer while it waits for its turn to think.
fn queue(shown: &Shown) -> Value {
    shown.queue.map_or(Value::Null, |before| json!({"before": before}))
}

/// How a player stands in a position; `out` is why they are, if it is not for mate.
pub fn on_board(out: Option<Leaving>, position: &Position, seat: Seat) -> Value {
    let (state, by) = match position.standing(seat) {
        Standing::Playing => ("playing", None),
        Standing::Mated(by) => ("mated", Some(by.code())),
        Standing::Left => (out.unwrap_or(Leaving::Resigned).code(), None),
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
    let Shown { game, agreed, now, .. } = shown;
    let control = agreed.agreement.clock;
    let time = |seat: Seat| {
        let left = game.time_left(seat, *now)?;
        Some(SeatTime { seat: seat.code(), left, lag_left: game.lag_left(seat), control })
    };
    let [south, west, north, east] = Seat::ALL.map(time);
    let running = game.running().filter(|_| shown.runs).map(Seat::code);
    Some(Clocks::new(running, [south?, west?, north?, east?]))
}
