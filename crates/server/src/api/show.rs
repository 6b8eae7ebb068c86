//! `GET /api/v1/games/{id}`: the whole game, as the live channel's snapshot.

use crate::app::App;
use crate::failure::Failure;
use crate::language::Language;
use crate::live;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::{Extension, Json};
use serde_json::Value;

pub(crate) async fn show(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    language: Language,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failure> {
    let agreed = app.find(&id).await?;
    let snapshot = app.look(&agreed).await?;
    Ok(Json(live::snapshot(&snapshot, &live::Reader { language, visitor })))
}
