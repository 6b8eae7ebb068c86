//! `/api/v1/train/runs/{run}`: short questions one after the other, with what is right: nothing is kept of how they are answered.

use crate::web::api::tsume::{Caller, legal};
use crate::web::failure::Failed;
use axum::Json;
use axum::extract::{Path, Query, State};
use dojo::app::App;
use dojo::training::{Question, Run};
use kifu::notation::Notation;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Color, Handicap, Move, Position};
use study::patterns::{Building, Catalogue, Kind, PatternId};
use tsume::Race;
use words::{Language, own_name, side};

/// Which questions.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Drawn {
    seed: u32,
}

pub(crate) async fn run(
    State(app): State<App>,
    caller: Caller,
    Path(run): Path<String>,
    Query(Drawn { seed }): Query<Drawn>,
) -> Result<Json<Value>, Failed> {
    let run: Run = run.parse()?;
    let questions = app.questions(caller.from, run, seed.into()).await?;
    let told: Vec<Value> = questions.iter().map(|own| question_value(own, caller.notation, caller.language)).collect();
    Ok(Json(json!({ "questions": told })))
}

fn question_value(question: &Question, notation: Notation, language: Language) -> Value {
    match question {
        Question::Mate { position, mate } => json!({
            "sfen": position.to_string(),
            "near": Color::Black.name(),
            "legal": legal(position),
            "choices": [],
            "right": mate.to_string(),
            "asks": language.text("run-mates-this"),
            "told": language.text_with("run-mates-was", "move", write(position, *mate, notation)),
        }),
        Question::Race { race, choices } => json!({
            "sfen": race.position.to_string(),
            "near": Color::Black.name(),
            "legal": [],
            "choices": choices.iter().map(|counts| choice(name(*counts), said(*counts, language))).collect::<Vec<_>>(),
            "right": name((race.moves(Color::Black), race.moves(Color::White))),
            "asks": language.text("run-races-this"),
            "told": race_in_words(race, notation, language),
        }),
        Question::Castle { id, building, choices } => castle_value(*id, building, choices, language),
    }
}

fn castle_value(id: PatternId, building: &Building, choices: &[PatternId], language: Language) -> Value {
    let catalogue = Catalogue::builtin();
    let own = |id: PatternId| own_name(&catalogue[id].names, language).to_owned();
    let asks = if catalogue[id].kind == Kind::Castle { "run-castles-castle" } else { "run-castles-opening" };
    let side = side(building.side, Handicap::Even, language);
    json!({
        "sfen": building.end().to_string(),
        "near": building.side.name(),
        "legal": [],
        "choices": choices.iter().map(|id| choice(catalogue[*id].id.clone(), own(*id))).collect::<Vec<_>>(),
        "right": catalogue[id].id,
        "asks": language.text_with(asks, "side", side),
        "told": language.text_with("run-castles-was", "name", own(id)),
        "url": format!("/strategy/{}", catalogue[id].id),
    })
}

fn choice(id: String, text: String) -> Value {
    json!({"id": id, "text": text})
}

fn name((own, other): (usize, usize)) -> String {
    format!("{own}-{other}")
}

/// "I: 1 · opponent: 2".
fn said((own, other): (usize, usize), language: Language) -> String {
    language.text_with_counts("run-races-counts", &[("own", own), ("other", other)])
}

/// Who is quicker, and by which moves.
fn race_in_words(race: &Race, notation: Notation, language: Language) -> String {
    let way = |color: Color, id: &str| {
        let moves = race.ways[color.index()].as_ref()?;
        Some(language.text_with(id, "moves", way_in_words(&race.position, color, moves, notation)))
    };
    let quicker = if race.quicker() == Color::Black { "run-races-own" } else { "run-races-other" };
    let ways = [way(Color::Black, "run-races-own-way"), way(Color::White, "run-races-other-way")];
    let counts = said((race.moves(Color::Black), race.moves(Color::White)), language);
    let all = [Some(format!("{counts}.")), Some(language.text(quicker))].into_iter().chain(ways);
    all.flatten().collect::<Vec<_>>().join(" ")
}

/// A side's own moves to the mate: those that prepare it, and the first check.
fn way_in_words(position: &Position, side: Color, moves: &[Move], notation: Notation) -> String {
    let mut now = position.clone();
    if now.turn() != side {
        now.pass();
    }
    let mut texts = Vec::new();
    for m in moves {
        texts.push(write(&now, *m, notation));
        now.play_unchecked(*m);
        if !now.in_check() {
            now.pass();
        }
    }
    texts.join(", ")
}

fn write(position: &Position, m: Move, notation: Notation) -> String {
    notation.write(position, m, None).replace('\u{3000}', "")
}
