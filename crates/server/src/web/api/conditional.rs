//! `GET /api/v1/games/{id}/conditional`: what the caller has decided beforehand in a game by the day. `POST` adds a line, or
//! takes lines away.

use crate::web::failure::Failed;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::{Extension, Json};
use dojo::app::App;
use dojo::two::{Edit, Line, MOST_MOVES, Prepared};
use dojo::who::Who;
use serde::Deserialize;
use serde_json::{Value, json};

/// A line to add, or the beginning of those that are to go.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Decided {
    Add(Line),
    Remove(Line),
}

pub(crate) async fn conditional(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let agreed = app.find(&id).await?;
    Ok(told(app.conditional(&agreed, &visitor, Edit::Look).await?))
}

pub(crate) async fn decide(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
    decided: Result<Json<Decided>, JsonRejection>,
) -> Result<Json<Value>, Failed> {
    let Json(decided) = decided.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let edit = match decided {
        Decided::Add(line) => Edit::Add(line),
        Decided::Remove(line) => Edit::Remove(line),
    };
    let agreed = app.find(&id).await?;
    Ok(told(app.conditional(&agreed, &visitor, edit).await?))
}

fn told(prepared: Prepared) -> Json<Value> {
    Json(json!({"lines": prepared.lines, "most": MOST_MOVES}))
}
