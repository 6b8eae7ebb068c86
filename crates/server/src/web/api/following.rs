//! `/api/v1/following`: whom one follows, whether they are here, and what they play.

use super::tsume::Caller;
use crate::web::failure::Failed;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::follow::Followed;
use dojo::random::GameId;
use dojo::who::Bearer;
use serde::Deserialize;
use serde_json::{Value, json};

pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Failed> {
    Ok(Json(app.followed_by(&caller.visitor).await?.iter().map(about).collect()))
}

fn about(one: &Followed) -> Value {
    json!({
        "name": one.name.to_string(),
        "friend": one.is_friend,
        "told": one.told,
        "here": one.is_here,
        "game": one.plays.as_ref().map(GameId::as_str),
    })
}

/// Whether to be told when they come.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Wish {
    told: bool,
}

pub(crate) async fn follow(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    caller: Caller,
    Path(name): Path<String>,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<StatusCode, Failed> {
    let Json(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.gate.count(caller.from)?;
    app.follow_person(&bearer, &name, wish.told).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn unfollow(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    Path(name): Path<String>,
) -> Result<StatusCode, Failed> {
    app.unfollow_person(&bearer, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}
