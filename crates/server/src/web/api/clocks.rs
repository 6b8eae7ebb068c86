//! `/api/v1/clocks`: the clocks of professional tournaments, round by round (CLOCK-30 … CLOCK-53).

use arbiter::preset::{Round, Tournament, tournaments};
use axum::Json;
use serde_json::{Value, json};
use words::Language;

pub(crate) async fn list() -> Json<Value> {
    Json(told())
}

/// All tournaments with the clocks of their rounds, as programs read them.
pub fn told() -> Value {
    tournaments().iter().map(tournament).collect()
}

fn tournament(event: &Tournament) -> Value {
    json!({
        "requirement": event.id,
        "code": event.code,
        "name": event.name,
        "kanji": event.kanji,
        "women": event.women,
        "rounds": event.rounds.iter().map(|one| round(event, one)).collect::<Vec<_>>(),
    })
}

/// One of its rounds.
pub fn round(event: &Tournament, round: &Round) -> Value {
    let names = Language::ALL
        .iter()
        .map(|language| (language.code().to_owned(), language.text(&format!("round-{}", round.code)).into()));
    let meals = round.meals();
    json!({
        "code": round.code,
        "names": Value::Object(names.collect()),
        "clock": format!("{}/{}", event.code, round.code),
        "mark": round.control.mark(),
        "time": round.control.to_string(),
        "best_of": round.best_of,
        "days": round.days,
        "lunch": meals.lunch,
        "dinner": meals.dinner,
        "refill_minutes": round.refill().as_secs() / 60,
        "basis": round.basis.code(),
        "since": round.since,
    })
}
