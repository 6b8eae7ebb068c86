//! `/api/v1/nights`: on which evenings the club comes together at the site; to be told each time, or not.

use super::tsume::Caller;
use crate::web::failure::Failed;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::nights::{Evening, Night};
use dojo::stored::time_of_day_ms;
use dojo::who::{Bearer, Who};
use serde_json::{Value, json};

pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Json<Value> {
    let now_ms = time_of_day_ms();
    let nights = app.nights.next(now_ms);
    Json(nights.iter().map(|(night, evening)| about(night, *evening, now_ms, &app, &caller.visitor)).collect())
}

fn about(night: &Night, evening: Evening, now_ms: i64, app: &App, reader: &Who) -> Value {
    let (guests, told) = app.nights.guests(&night.id, reader);
    json!({
        "id": &*night.id,
        "name": night.name,
        "weekday": night.weekday.to_monday_one_offset(),
        "begins": night.begins(),
        "zone": night.zone,
        "lasts_minutes": night.lasts_minutes,
        "game": night.terms.variant.as_ref().map_or("shogi", |variant| variant.name()),
        "clock": night.terms.clock.to_string(),
        "odds": night.terms.odds.code(),
        "begins_ms": evening.begins_ms,
        "ends_ms": evening.ends_ms,
        "on": evening.is_on(now_ms),
        "guests": guests,
        "told": told,
    })
}

pub(crate) async fn come(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    caller: Caller,
    Path(night): Path<String>,
) -> Result<StatusCode, Failed> {
    app.gate.count(caller.from)?;
    app.come_to_night(&bearer, &night).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn stay(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    Path(night): Path<String>,
) -> Result<StatusCode, Failed> {
    app.stay_from_night(&bearer, &night).await?;
    Ok(StatusCode::NO_CONTENT)
}
