//! `/api/v1/train`: cards made of one's own mistakes and lines, answers to them, and where mistakes are looked for; `drill.rs` has
//! lines practised as a whole, `guess.rs` games whose moves are guessed, `run.rs` short questions one after the other.

mod drill;
mod guess;
mod run;

pub(crate) use drill::{Line, drill, follow, hint_in_line, practice_value};
pub(crate) use guess::{Guessed, guess, quiz, quiz_value};
pub(crate) use run::run;

use super::tsume::{Caller, legal, pointed, refusal, steps};
use crate::web::body::Sent;
use crate::web::failure::Failed;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::stored::time_of_day_ms;
use dojo::training::coordinates::{Example, NOTATIONS, examples, notation};
use dojo::training::{Card, CardKind, Looking, Reply, Ruling, Source, Tries};
use kifu::notation::Notation;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Color, Handicap, Move, Square};
use study::{Refutation, Speech};
use words::Language;

/// So many moves are shown of what refutes an answer: it, and the reply.
const SHOWN: usize = 2;

/// An answer, or a wish for a hint.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// The newest of them is the answer.
    #[serde(default)]
    moves: Vec<String>,
    /// Wrong answers since the card was shown.
    #[serde(default)]
    wrong: u32,
    /// Hints since then.
    #[serde(default)]
    hints: u32,
    #[serde(default)]
    used_ms: i64,
    /// A second hint.
    #[serde(default)]
    more: bool,
}

impl Asked {
    fn newest(&self) -> Result<Move, Failure> {
        let newest = self.moves.last().ok_or(Failure::BAD_REQUEST)?;
        newest.parse().map_err(|_| Failure::BAD_REQUEST)
    }

    fn tries(&self) -> Tries {
        Tries { wrong: self.wrong, hints: self.hints, used_ms: self.used_ms }
    }
}

/// Which cards.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Which {
    /// Those only that are to be seen by now.
    due: bool,
}

pub(crate) async fn cards(
    State(app): State<App>,
    caller: Caller,
    Query(which): Query<Which>,
) -> Result<Json<Value>, Failed> {
    let (now_ms, cards) = (time_of_day_ms(), app.cards_to_practise(&caller.visitor).await?);
    let due = cards.iter().filter(|card| card.is_due(now_ms)).count();
    let told: Vec<Value> =
        cards.iter().filter(|card| !which.due || card.is_due(now_ms)).map(|card| about(card, now_ms)).collect();
    Ok(Json(json!({"cards": told, "due": due})))
}

/// A card as programs are told of it; not what is to be found.
fn about(card: &Card, now_ms: i64) -> Value {
    json!({
        "id": card.id,
        "url": format!("/train/cards/{}", card.id),
        "kind": card.kind.code(),
        "from": card.origin.source().to_string(),
        "sfen": card.kind.position().to_string(),
        "repeats": card.repeats,
        "found": card.found,
        "due": card.is_due(now_ms),
        "due_ms": card.due_ms(),
        "stability": card.memory.map(|memory| memory.stability),
        "difficulty": card.memory.map(|memory| memory.difficulty),
    })
}

pub(crate) async fn answer(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let m = asked.newest()?;
    let reply = app.answer_card(&caller.visitor, caller.from, &id, m, asked.tries()).await?;
    Ok(Json(told(&reply, m, caller.notation, caller.language)))
}

fn told(reply: &Reply, m: Move, notation: Notation, language: Language) -> Value {
    let (card, text) = (&reply.card, |id: &str| language.text(id));
    let (position, last_to) = (card.kind.position(), card.kind.last_to());
    let steps = |line: &[Move]| steps(position, last_to, line, notation, language);
    let wanted = || card.kind.wanted().map(|m| notation.write(position, m, last_to).replace('\u{3000}', ""));
    let verdict = match &reply.ruling {
        Ruling::Illegal(reason) => return refusal(position, m, *reason, language),
        Ruling::Right { .. } => "solved",
        Ruling::Wrong(_) | Ruling::Slower | Ruling::NotInLine => "wrong",
        Ruling::Undecided => "undecided",
    };
    let words = match &reply.ruling {
        Ruling::Right { is_wanted: false } => {
            language.text_with("train-right-too", "move", wanted().unwrap_or_default())
        }
        Ruling::Right { .. } | Ruling::Illegal(_) => text("train-right"),
        Ruling::Wrong(refutation) => why(card, refutation, notation, language),
        Ruling::Slower => text("train-slower"),
        Ruling::NotInLine => text("train-not-in-line"),
        Ruling::Undecided => text("tsume-answer-undecided"),
    };
    let line = match &reply.ruling {
        Ruling::Undecided => Vec::new(),
        Ruling::Wrong(refutation) => refutation.line.iter().take(SHOWN).copied().collect(),
        _ => vec![m],
    };
    let returns = verdict == "solved" && card.repeats;
    json!({
        "verdict": verdict,
        "text": words,
        "steps": steps(&line),
        "legal": [],
        "squares": [],
        "due_ms": card.due_ms(),
        "next": card.memory.filter(|_| returns).map(|memory| {
            language.text_with("train-returns", "count", usize::try_from(memory.interval_days()).unwrap_or_default())
        }),
    })
}

/// Why a move is not right.
fn why(card: &Card, refutation: &Refutation, notation: Notation, language: Language) -> String {
    let text = |id: &str, values: &[(&str, &str)]| language.text_with_list(id, values);
    let speech = Speech { text: &text, notation, handicap: Handicap::Even };
    speech.refutation(card.kind.position(), card.kind.last_to(), refutation)
}

/// The piece that moves, and where it stands; with `more`, where it goes as well.
pub(crate) async fn hint(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let (card, m) = app.hint_at_card(&caller.visitor, caller.from, &id).await?;
    let (position, last_to) = (card.kind.position(), card.kind.last_to());
    Ok(Json(pointed((position, last_to), m, asked.more, &caller)))
}

/// Whether a card is wanted again on later days.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    on: bool,
}

pub(crate) async fn repeat(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Sent(Wanted { on }): Sent<Wanted>,
) -> Result<Json<Value>, Failed> {
    app.repeat_cards(&caller.visitor, vec![id.clone()], on).await?;
    let card = app.card_to_practise(&caller.visitor, &id).await?;
    Ok(Json(about(&card, time_of_day_ms())))
}

pub(crate) async fn remove(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    app.remove_card(&caller.visitor, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where mistakes are to be looked for: `game/ID` or `record/ID`, and whose.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    from: String,
    side: Option<String>,
}

impl Wish {
    pub(crate) fn source(&self) -> Result<Source, Failure> {
        self.from.parse()
    }

    pub(crate) fn side(&self) -> Result<Option<Color>, Failure> {
        side(self.side.as_deref())
    }
}

/// The side that somebody has chosen, if they have.
fn side(name: Option<&str>) -> Result<Option<Color>, Failure> {
    match name {
        None | Some("") => Ok(None),
        Some(name) => Color::named(name).map(Some).ok_or_else(|| Failure::of_field("side", name)),
    }
}

pub(crate) async fn look(
    State(app): State<App>,
    caller: Caller,
    Sent(wish): Sent<Wish>,
) -> Result<Json<Value>, Failed> {
    let source = wish.source()?;
    let material = app.material(&caller.visitor, source.clone(), caller.language).await?;
    let side = material.side(wish.side()?);
    app.look_for_mistakes(&caller.visitor, caller.from, material, side).await?;
    Ok(Json(state(app.looking(&caller.visitor, &source).await?)))
}

pub(crate) async fn mistakes(
    State(app): State<App>,
    caller: Caller,
    Path((kind, id)): Path<(String, String)>,
) -> Result<Json<Value>, Failed> {
    let source: Source = format!("{kind}/{id}").parse()?;
    Ok(Json(state(app.looking(&caller.visitor, &source).await?)))
}

fn state(looking: Looking) -> Value {
    match looking {
        Looking::Not => json!({"state": "not"}),
        Looking::Pending => json!({"state": "pending"}),
        Looking::Done(cards) => json!({"state": "done", "cards": cards}),
        Looking::Failed => json!({"state": "failed"}),
    }
}

/// A card as scripts have it answered.
pub(crate) fn card_value(card: &Card) -> Value {
    let position = card.kind.position();
    json!({
        // The line is one's own move and what refutes it.
        "kind": "mate",
        "address": format!("/api/v1/train/cards/{}", card.id),
        "body": {},
        "sfen": position.to_string(),
        "near": card.kind.side().name(),
        "played": match &card.kind {
            CardKind::Mistake(mistake) => Some(mistake.played.to_string()),
            CardKind::Line { .. } => None,
        },
        "legal": legal(position),
        "stars": [],
        "asked": null,
    })
}

/// So many moves are asked for in a run at most.
const EXAMPLES: usize = 40;

/// Which run of the coordinates trainer.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Run {
    seed: u64,
}

pub(crate) async fn coordinates(caller: Caller, Query(run): Query<Run>) -> Json<Value> {
    Json(coordinates_value(run.seed, caller.language))
}

/// What a run may ask: the names of all squares, and moves with their texts, in each of the trainer's notations.
pub(crate) fn coordinates_value(seed: u64, language: Language) -> Value {
    let in_each = |write: &dyn Fn(Notation) -> String| -> Value {
        let texts = NOTATIONS.iter().filter_map(|name| Some(((*name).to_owned(), write(notation(name)?).into())));
        Value::Object(texts.collect())
    };
    let square =
        |square: Square| json!({"spot": square.to_string(), "names": in_each(&|notation| notation.square(square))});
    let example = |Example { position, last_to, m }: Example| {
        let told = &steps(&position, last_to, &[m], Notation::WESTERN, language)[0];
        json!({
            "sfen": position.to_string(),
            "side": position.turn().name(),
            "legal": legal(&position),
            "usi": m.to_string(),
            "after": told["sfen"],
            "texts": in_each(&|notation| notation.write(&position, m, last_to).replace('\u{3000}', "")),
        })
    };
    json!({
        "sfen": shogi::Position::even().to_string(),
        "squares": Square::all().map(square).collect::<Vec<_>>(),
        "moves": examples(seed, EXAMPLES).into_iter().map(example).collect::<Vec<_>>(),
    })
}
