//! `/api/v1/ladder`: who stands where on the club's ladder; to come to it, and to leave it.

use super::tsume::Caller;
use crate::web::failure::Failed;
use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::who::Bearer;
use serde_json::{Value, json};

pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Failed> {
    let rungs = app.ladder().await?;
    let shown = (1..).zip(&rungs).filter(|(_, rung)| app.is_shown_to(&rung.person, &caller.visitor));
    let told = shown.map(|(place, rung)| {
        json!({
            "place": place,
            "name": app.names.of(&rung.person).map(|name| name.to_string()),
            "mine": rung.person == caller.visitor,
            "joined_ms": rung.joined_ms,
            "played_ms": rung.played_ms,
        })
    });
    Ok(Json(told.collect()))
}

pub(crate) async fn join(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    caller: Caller,
) -> Result<StatusCode, Failed> {
    app.gate.count(caller.from)?;
    app.join_ladder(&bearer).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn leave(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    caller: Caller,
) -> Result<StatusCode, Failed> {
    app.gate.count(caller.from)?;
    app.leave_ladder(&bearer).await?;
    Ok(StatusCode::NO_CONTENT)
}
