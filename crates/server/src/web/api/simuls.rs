//! `/api/v1/simuls`: teaching games at several boards. What one gives, to make some, and how each board stands, which only
//! who gives them is told.

use super::tsume::Caller;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use dojo::app::App;
use dojo::live::Reader;
use dojo::random::GameId;
use dojo::stored::time_of_day_ms;
use dojo::teaching::{BoardWish, Simul, SimulWish, View};
use dojo::two;
use dojo::wording;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::Color;

/// What a program wants.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    title: String,
    boards: Vec<AskedBoard>,
    #[serde(default)]
    clock: String,
}

#[derive(Debug, Deserialize)]
struct AskedBoard {
    #[serde(default)]
    name: String,
    odds: String,
}

pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Failed> {
    let simuls = app.simuls_of(&caller.visitor).await?;
    Ok(Json(simuls.iter().map(about).collect()))
}

pub(crate) async fn make(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<Asked>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(Asked { title, boards, clock }) = body.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let boards = boards.into_iter().map(|board| BoardWish { name: board.name, odds: board.odds }).collect();
    let id = app.make_simul(&caller.visitor, caller.from, &SimulWish { title, boards, clock }).await?;
    let body = json!({"id": id, "url": format!("/teach/boards/{id}")});
    Ok((StatusCode::CREATED, [(LOCATION, format!("/api/v1/simuls/{id}"))], Json(body)))
}

pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
    Preferred(language): Preferred,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let (simul, views) = app.own_simul(&caller.visitor, &id).await?;
    let reader = Reader { language, visitor: caller.visitor, names: app.names.clone() };
    let mut value = about(&simul);
    value["boards"] = views.iter().map(|view| board(view, &reader)).collect();
    Ok(Json(value))
}

fn about(simul: &Simul) -> Value {
    json!({
        "id": simul.id,
        "url": format!("/teach/boards/{}", simul.id),
        "for_pupils": format!("/boards/{}", simul.id),
        "title": simul.title,
        "ends_ms": simul.ends_ms,
        "count": simul.boards.len(),
    })
}

/// How a board stands: what the live channel's messages tell of it has the same names here.
pub(crate) fn board(view: &View, reader: &Reader) -> Value {
    let View { board, agreed, snapshot } = view;
    let agreement = &agreed.agreement;
    let mut value: Value = serde_json::from_str(&two::snapshot(snapshot, reader)).unwrap_or_default();
    let last = value["moves"].as_array_mut().and_then(Vec::pop);
    let own = agreed.seats.sides_of(&agreed.owner).iter().next().unwrap_or(Color::White);
    json!({
        "place": board.place,
        "name": name(view, reader),
        "for": board.name,
        "game": agreed.id.as_str(),
        "url": format!("/games/{}", agreed.id),
        "way_in": way_in(view),
        "odds": agreement.handicap.code(),
        "you": own.name(),
        "seq": snapshot.seq,
        "sfen": last.as_ref().map_or(&value["start"]["sfen"], |played| &played["sfen"]),
        "ply": snapshot.played.len(),
        "last": last.as_ref().map(|played| json!({"usi": played["usi"], "color": played["color"], "text": played["text"]})),
        "turn": value["turn"],
        "phase": value["phase"],
        "offer": value["offer"],
        "result": value["result"],
        "free": view.pupil().is_none(),
        "waits_ms": (time_of_day_ms() - snapshot.turn_ms).max(0),
        "before": board.before.iter().map(GameId::as_str).collect::<Vec<_>>(),
    })
}

/// Who sits there, or for whom it is.
pub(crate) fn name(view: &View, reader: &Reader) -> String {
    match view.pupil() {
        Some(seat) => wording::sitter(seat, &view.agreed.agreement, &reader.names, reader.language),
        None if view.board.name.is_empty() => reader.language.text("simul-for-anybody"),
        None => view.board.name.clone(),
    }
}

/// The address that leads whoever has it to the board's seat, whichever game is on there.
pub(crate) fn way_in(view: &View) -> Option<String> {
    let agreement = &view.agreed.agreement;
    let (simul, key) = (agreement.simul.as_deref()?, agreement.key.as_deref()?);
    let is_free = view.pupil().is_none() && view.snapshot.standing.outcome.is_none();
    is_free.then(|| format!("/boards/{simul}/{}?seat={key}", view.board.place))
}
