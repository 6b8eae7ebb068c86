//! `GET /api/v1/ratings`: the pools there are. `GET /api/v1/ratings/{game}/{speed}/{standing}`: those of one, the strongest first, with one's
//! own numbers in every pool.

use super::tsume::Caller;
use crate::web::failure::Failed;
use crate::web::pages::Part;
use axum::Json;
use axum::extract::{Path, Query, State};
use dojo::agreement::Strength;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::ratings::{PoolName, Rated, level_of};
use dojo::stored::time_of_day_ms;
use dojo::wording;
use serde_json::{Value, json};

/// So many of a pool are looked at, the strongest.
const MOST: i64 = 10_000;
/// So many are told at once.
const AT_ONCE: usize = 500;

pub(crate) async fn pools(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Failed> {
    let pools = app.pools().await?;
    let own = app.ratings_of(&caller.visitor, time_of_day_ms()).await?;
    let told = |(pool, players): &(PoolName, i64)| json!({"pool": pool.to_string(), "players": players});
    Ok(Json(json!({
        "pools": pools.iter().map(told).collect::<Vec<_>>(),
        "you": own.iter().map(number).collect::<Vec<_>>(),
    })))
}

pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    Path((game, speed, standing)): Path<(String, String, String)>,
    Query(part): Query<Part>,
) -> Result<Json<Value>, Failed> {
    let pool: PoolName = format!("{game}/{speed}/{standing}").parse().map_err(|()| Failure::NOT_FOUND)?;
    let rated = app.ratings_in(&pool, MOST, time_of_day_ms()).await?;
    let told = |rated: &Rated| {
        let mut told = number(rated);
        if let Some(level) = level_of(&rated.player) {
            told["name"] = wording::computer(Strength::Grade(level), caller.language).into();
            told["level"] = level.name().into();
            told["program"] = true.into();
            return Some(told);
        }
        let name = app.names.of(&rated.player).filter(|_| app.is_shown_to(&rated.player, &caller.visitor))?;
        told["name"] = name.to_string().into();
        told["program"] = app.names.is_program(&rated.player).into();
        Some(told)
    };
    let skipped = part.index().saturating_mul(AT_ONCE);
    Ok(Json(rated.iter().filter_map(told).skip(skipped).take(AT_ONCE).collect()))
}

pub(super) fn number(rated: &Rated) -> Value {
    json!({
        "pool": rated.pool.to_string(),
        "rating": rated.rating.rating,
        "deviation": rated.rating.deviation,
        "games": rated.games,
        "grade": rated.grade().map(|grade| grade.to_string()),
        "provisional": !rated.is_certain(),
    })
}
