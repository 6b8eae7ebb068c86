//! `/api/v1/train/guess`: the moves of a game are guessed, one after the other.

use crate::web::api::tsume::{Caller, legal, refusal, steps};
use crate::web::body::Sent;
use crate::web::failure::Failed;
use axum::Json;
use axum::extract::{Path, Query, State};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::training::{Guess, Quiz, Source};
use kifu::notation::Notation;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Color, Move};
use study::{Refutation, Speech};
use words::Language;

/// Whose moves are guessed, and among which one may choose.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Guessed {
    pub(crate) side: Option<String>,
    pub(crate) seed: u32,
}

impl Guessed {
    pub(crate) fn side(&self) -> Result<Option<Color>, Failure> {
        super::side(self.side.as_deref())
    }
}

/// A guess; without a move one wants to be shown that of the game.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(flatten)]
    guessed: Guessed,
    /// After so many moves.
    ply: usize,
    #[serde(rename = "move")]
    m: Option<String>,
}

pub(crate) async fn quiz(
    State(app): State<App>,
    caller: Caller,
    Path((kind, id)): Path<(String, String)>,
    Query(guessed): Query<Guessed>,
) -> Result<Json<Value>, Failed> {
    let source: Source = format!("{kind}/{id}").parse()?;
    let quiz = app.quiz(&caller.visitor, source, guessed.side()?, caller.language).await?;
    Ok(Json(quiz_value(&quiz, guessed.seed, caller.notation, caller.language)))
}

/// A game as scripts have it guessed; not its moves.
pub(crate) fn quiz_value(quiz: &Quiz, seed: u32, notation: Notation, language: Language) -> Value {
    let first = usize::from(quiz.place(0).is_err());
    json!({
        "address": format!("/api/v1/train/guess/{}", quiz.material.source),
        "body": {"side": quiz.side.name(), "seed": seed},
        "title": quiz.material.title,
        "sfen": quiz.material.record.start().to_string(),
        "near": quiz.side.name(),
        "size": quiz.size(),
        "line": line(quiz, 0, first, notation, language),
        "next": next(quiz, first, seed, notation),
    })
}

/// So many moves of the game from a place on.
fn line(quiz: &Quiz, from: usize, count: usize, notation: Notation, language: Language) -> Vec<Value> {
    let Some(place) = quiz.places().get(from) else { return Vec::new() };
    let moves: Vec<Move> = quiz.places()[from..].iter().take(count).map(|place| place.played).collect();
    steps(&place.position, place.last_to, &moves, notation, language)
}

/// What is guessed next: after how many moves, what is legal there, and three moves to choose from.
fn next(quiz: &Quiz, plies: usize, seed: u32, notation: Notation) -> Value {
    let Ok(place) = quiz.place(plies) else { return Value::Null };
    let write = |m: &Move| notation.write(&place.position, *m, place.last_to).replace('\u{3000}', "");
    let choices = quiz.choices(plies, seed.into());
    json!({
        "ply": plies,
        "legal": legal(&place.position),
        "choices": choices.iter().map(|m| json!({"usi": m.to_string(), "text": write(m)})).collect::<Vec<_>>(),
    })
}

pub(crate) async fn guess(
    State(app): State<App>,
    caller: Caller,
    Path((kind, id)): Path<(String, String)>,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let source: Source = format!("{kind}/{id}").parse()?;
    let m: Option<Move> = asked.m.as_deref().map(str::parse).transpose().map_err(|_| Failure::BAD_REQUEST)?;
    let quiz = app.quiz(&caller.visitor, source, asked.guessed.side()?, caller.language).await?;
    let guess = match m {
        Some(m) => Some((m, app.guess(&caller.visitor, caller.from, &quiz, asked.ply, m).await?)),
        None => None,
    };
    Ok(Json(told(&quiz, &asked, guess, &caller)?))
}

fn told(quiz: &Quiz, asked: &Asked, guess: Option<(Move, Guess)>, caller: &Caller) -> Result<Value, Failure> {
    let Caller { language, notation, .. } = caller;
    let place = quiz.place(asked.ply)?;
    let played = notation.write(&place.position, place.played, place.last_to).replace('\u{3000}', "");
    let in_game = |id: &str| language.text_with(id, "move", played.clone());
    let (verdict, text) = match guess {
        Some((m, Guess::Illegal(reason))) => return Ok(refusal(&place.position, m, reason, *language)),
        Some((_, Guess::Same)) => ("same", language.text("guess-same")),
        Some((_, Guess::AsGood)) => ("as_good", in_game("guess-as-good")),
        Some((_, Guess::Weaker(refutation))) => {
            let why = why(quiz, asked.ply, &refutation, *notation, *language)?;
            ("weaker", language.text_with_list("guess-weaker", &[("text", &why), ("move", &played)]))
        }
        Some((_, Guess::Undecided)) => ("undecided", in_game("guess-undecided")),
        None => ("shown", in_game("guess-shown")),
    };
    Ok(json!({
        "verdict": verdict,
        "text": text,
        "played": place.played.to_string(),
        "steps": line(quiz, asked.ply, 2, *notation, *language),
        "next": next(quiz, asked.ply + 2, asked.guessed.seed, *notation),
    }))
}

/// Why a guess is weaker.
fn why(
    quiz: &Quiz,
    plies: usize,
    refutation: &Refutation,
    notation: Notation,
    language: Language,
) -> Result<String, Failure> {
    let place = quiz.place(plies)?;
    let text = |id: &str, values: &[(&str, &str)]| language.text_with_list(id, values);
    let speech = Speech { text: &text, notation, handicap: quiz.material.handicap() };
    Ok(speech.refutation(&place.position, place.last_to, refutation))
}
