//! `POST /api/v1/games/{id}/away`: a player's page says that they looked away while they had to move. Only those see it who judge whether
//! somebody had help.

use super::tsume::Caller;
use crate::web::failure::Failed;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use dojo::app::App;
use serde::Deserialize;
use std::time::Duration;

/// For how long, in milliseconds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Away {
    ms: u64,
}

pub(crate) async fn away(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    away: Result<Json<Away>, JsonRejection>,
) -> Result<StatusCode, Failed> {
    let Json(away) = away.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.gate.count(caller.from)?;
    app.looked_away(&caller.visitor, &id, Duration::from_millis(away.ms)).await?;
    Ok(StatusCode::NO_CONTENT)
}
