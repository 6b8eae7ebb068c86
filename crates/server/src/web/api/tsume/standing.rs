//! `GET /api/v1/tsume/standing`: how one stands. `GET /api/v1/tsume/log`: all that one has done, for whoever gives grades
//! (TSUME-09); `?format=csv` as a table.

use crate::web::failure::Failed;
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::stored::time_of_day_ms;
use dojo::trainer::{CATALOGUE, Standing, day_of};
use dojo::who::Who;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Value, json};
use store::Try;

/// So many entries are told at once; a table has all of them, up to this number of parts.
const PART: i64 = 1000;
const PARTS: usize = 100;

pub(crate) async fn standing(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
) -> Result<Json<Value>, Failed> {
    let progress = app.progress(&visitor).await?;
    let mut value = standing_value(&progress.standing);
    value["problems"] = progress.solved.len().into();
    Ok(Json(value))
}

/// How somebody stands, as programs and scripts are told.
pub(crate) fn standing_value(standing: &Standing) -> Value {
    json!({
        "rating": standing.rating.round(),
        "rated": standing.rated,
        "solved": standing.solved,
        "streak": standing.streak,
        "best": standing.best,
        "days": standing.days_on(day_of(time_of_day_ms())),
    })
}

/// Which part of the log, and in which form.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Part {
    before: Option<i64>,
    format: String,
}

pub(crate) async fn log(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Query(part): Query<Part>,
) -> Result<Response, Failed> {
    let owner = visitor.to_string();
    match part.format.as_str() {
        "" | "json" => {
            let tries = app.store.tries(&owner, part.before, PART).await?;
            let next = tries.last().map(|last| last.number).filter(|number| *number > 1);
            let entries: Vec<Value> = tries.iter().map(entry).collect();
            Ok(Json(json!({"log": entries, "next": next})).into_response())
        }
        "csv" => {
            let mut tries: Vec<Try> = Vec::new();
            for _ in 0..PARTS {
                let more = app.store.tries(&owner, tries.last().map(|last| last.number), PART).await?;
                if more.is_empty() {
                    break;
                }
                tries.extend(more);
            }
            let head = [
                (CONTENT_TYPE, "text/csv; charset=utf-8"),
                (CONTENT_DISPOSITION, "attachment; filename=\"tsume-log.csv\""),
            ];
            Ok((head, table(&tries)).into_response())
        }
        _ => Err(Failure::BAD_REQUEST.into()),
    }
}

/// What each entry tells, in the order of the table's columns.
const COLUMNS: [&str; 8] = ["number", "at", "problem", "plies", "outcome", "used_ms", "rating", "line"];

fn entry(tried: &Try) -> Value {
    let rating = serde_json::from_str::<Standing>(&tried.standing).ok().map(|standing| standing.rating.round());
    let at = Timestamp::from_millisecond(tried.at_ms).map(|at| at.to_string()).unwrap_or_default();
    json!({
        "number": tried.number,
        "at": at,
        "problem": tried.problem,
        "plies": CATALOGUE.find(&tried.problem).map(|problem| problem.plies),
        "outcome": tried.outcome,
        "used_ms": tried.used_ms,
        "rating": rating,
        "line": tried.line,
    })
}

/// Nothing in an entry needs quotes: numbers, names of ours, moves in USI with blanks between them.
fn table(tries: &[Try]) -> String {
    let row = |tried: &Try| {
        let entry = entry(tried);
        let cell = |column: &str| entry[column].as_str().map_or_else(|| number(&entry[column]), str::to_owned);
        COLUMNS.into_iter().map(cell).collect::<Vec<_>>().join(",")
    };
    let rows = tries.iter().rev().map(row);
    [COLUMNS.join(",")].into_iter().chain(rows).map(|line| line + "\r\n").collect()
}

fn number(value: &Value) -> String {
    if value.is_null() { String::new() } else { value.to_string() }
}
