//! The live channel's JSON, as `docs/live-protocol.md` describes it.

use super::command::{Answer, Intent, Refused};
use super::view::{Change, ClockView, MoveText, MoveView, Snapshot, Standing, Update, check};
use crate::agreement::{Agreement, Player, Sides};
use crate::language::Language;
use crate::wording;
use arbiter::{Outcome, Stage, TimeLeft};
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Color, Move};

/// A message from a client.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Move { ply: u32, usi: String },
    Resign,
    Takeback,
    Hint,
    Ping,
}

/// What a client's message means.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Incoming {
    Intent(Intent),
    Ping,
}

/// Reads a client's message.
///
/// # Errors
/// If it is none of those that the protocol knows.
pub(crate) fn read(text: &str) -> Result<Incoming, Refused> {
    let message: Message = serde_json::from_str(text).map_err(|_| Refused::BAD_MESSAGE)?;
    Ok(match message {
        Message::Move { ply, usi } => {
            let m = usi.parse().map_err(|_| Refused::BAD_MESSAGE)?;
            Incoming::Intent(Intent::Move { ply, m })
        }
        Message::Resign => Incoming::Intent(Intent::Resign),
        Message::Takeback => Incoming::Intent(Intent::Takeback),
        Message::Hint => Incoming::Intent(Intent::Hint),
        Message::Ping => Incoming::Ping,
    })
}

/// For whom a message is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    pub(crate) language: Language,
    pub(crate) sides: Sides,
}

/// Writes an answer for a reader.
pub(crate) fn write(answer: &Answer, reader: Reader) -> Value {
    match answer {
        Answer::Snapshot(whole) => snapshot(whole, reader),
        Answer::Update(event) => update(event, reader),
        Answer::Hint(m, text) => json!({"type": "hint", "usi": m.to_string(), "text": move_text(text)}),
        Answer::Refused(refused) => json!({
            "type": "refused",
            "code": refused.code,
            "text": reader.language.text(&format!("refused-{}", refused.code)),
            "squares": refused.squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>(),
        }),
    }
}

/// The answer to a ping.
pub(crate) fn pong() -> Value {
    json!({"type": "pong"})
}

/// The whole game for a reader.
pub(crate) fn snapshot(game: &Snapshot, reader: Reader) -> Value {
    let agreement = &game.agreement;
    let mut value = json!({
        "type": "snapshot",
        "seq": game.seq,
        "game": {
            "id": game.id.as_str(),
            "url": format!("/games/{}", game.id),
            "handicap": agreement.handicap.code(),
            "clock": agreement.clock.to_string(),
            "friendly": agreement.friendly,
            "players": players(agreement, reader.language),
        },
        "you": reader.sides.iter().map(Color::name).collect::<Vec<_>>(),
        "start": {
            "sfen": game.start.to_string(),
            "turn": game.start.turn().name(),
            "check": check(&game.start).map(|square| square.to_string()),
        },
        "moves": game.moves.iter().map(|view| move_view(view)).collect::<Vec<_>>(),
    });
    add_standing(&mut value, &game.standing, agreement, reader);
    value
}

fn update(event: &Update, reader: Reader) -> Value {
    let mut value = match &event.change {
        Change::Moved(view) => json!({"type": "move", "move": move_view(view)}),
        Change::TakenBack(ply) => json!({"type": "takeback", "ply": ply}),
        Change::Ended => json!({"type": "end"}),
    };
    value["seq"] = event.seq.into();
    add_standing(&mut value, &event.standing, &event.agreement, reader);
    value
}

/// Both players, by colour.
pub(crate) fn players(agreement: &Agreement, language: Language) -> Value {
    let player = |color| match agreement.player(color) {
        Player::Person => json!({"kind": "person", "name": ""}),
        Player::Computer(level) => {
            json!({"kind": "computer", "name": wording::computer(level, language), "level": level.name()})
        }
    };
    json!({"black": player(Color::Black), "white": player(Color::White)})
}

/// A result, `null` while there is none.
pub(crate) fn result(outcome: Option<Outcome>, agreement: &Agreement, language: Language) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        json!({
            "winner": outcome.winner().map(Color::name),
            "reason": outcome.code(),
            "kanji": outcome.kanji(),
            "reading": outcome.reading(),
            "text": wording::result(outcome, agreement, language),
        })
    })
}

fn move_view(view: &MoveView) -> Value {
    json!({
        "ply": view.ply,
        "usi": view.m.to_string(),
        "color": view.color.name(),
        "sfen": view.sfen,
        "check": view.check.map(|square| square.to_string()),
        "used_ms": millis(view.used),
        "text": move_text(&view.text),
    })
}

fn move_text(text: &MoveText) -> Value {
    json!({"japanese": text.japanese, "western": text.western})
}

fn add_standing(value: &mut Value, standing: &Standing, agreement: &Agreement, reader: Reader) {
    let own_turn = standing.is_turn_of(reader.sides);
    let legal = if own_turn { &standing.legal[..] } else { &[] };
    value["turn"] = standing.turn.name().into();
    value["legal"] = legal.iter().map(Move::to_string).collect();
    value["clock"] = standing.clock.map_or(Value::Null, clock);
    value["result"] = result(standing.outcome, agreement, reader.language);
    value["can"] = json!({
        "move": own_turn,
        "resign": own_turn,
        "takeback": standing.can_take_back(reader.sides),
        "hint": own_turn && agreement.friendly,
    });
}

fn clock(clock: ClockView) -> Value {
    let [black, white] = clock.left.map(time_left);
    json!({"running": clock.running.map(Color::name), "black": black, "white": white})
}

fn time_left(left: TimeLeft) -> Value {
    let in_byoyomi = left.stage != Stage::Main;
    json!({"main_ms": millis(left.main), "byoyomi_ms": millis(left.period), "in_byoyomi": in_byoyomi})
}

fn millis(duration: std::time::Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
