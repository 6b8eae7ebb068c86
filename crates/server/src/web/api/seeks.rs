//! `/api/v1/seeks`: who looks for an opponent, as the lobby's page tells it; to offer a game, to take one, to take one's own back. And
//! `/api/v1/strength`: how strong one is.

use super::tsume::Caller;
use crate::web::failure::Failed;
use crate::web::pages::lobby::{Declined, Said, Seeker, Taken, row};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use dojo::app::App;
use dojo::lobby::{Refusal, Seek, SeekWish, Taker};
use serde_json::{Value, json};

pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Failed> {
    let seeker = Seeker::new(&app, caller.visitor, caller.language).await?;
    Ok(Json(row::all(&app, &seeker).iter().map(|seek| about(seek, &seeker)).collect()))
}

/// An offer with its terms, and in the words in which this caller reads it.
fn about(seek: &Seek, seeker: &Seeker) -> Value {
    let terms = &seek.terms;
    let fit = terms.fit(&seek.strength, &seeker.strength);
    json!({
        "id": &*seek.id,
        "mine": seek.maker == seeker.who,
        "created_ms": seek.created_ms,
        "expires_ms": seek.expires_ms,
        "lasting": seek.lasting,
        "game": terms.variant.as_ref().map_or("shogi", |variant| variant.name()),
        "clock": terms.clock.to_string(),
        "odds": terms.odds.code(),
        "rated": terms.rated,
        "grade": seek.strength.grade.map(|grade| grade.to_string()),
        "range": terms.range.map(|(from, to)| [from.to_string(), to.to_string()]),
        "named_only": terms.named_only,
        "starts_at_ms": terms.at_ms,
        "whom": seek.challenge.as_ref().and_then(|own| seeker.names.of(&own.to.who)).map(|name| name.to_string()),
        "refusal": seek.challenge.as_ref().and_then(|own| own.refusal).map(Refusal::code),
        "you": { "plan": fit.plan.to_string(), "color": fit.maker.map(|maker| (!maker).name()) },
        "text": row::of(seek, seeker),
    })
}

pub(crate) async fn make(
    State(app): State<App>,
    caller: Caller,
    wish: Result<Json<SeekWish>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let seek = app.offer(&caller.visitor, caller.from, &wish).await?;
    let seeker = Seeker::new(&app, caller.visitor, caller.language).await?;
    let location = [(LOCATION, format!("/api/v1/seeks/{}", seek.id))];
    Ok((StatusCode::CREATED, location, Json(about(&seek, &seeker))))
}

pub(crate) async fn take(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    taken: Result<Json<Taken>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(taken) = taken.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let taker = Taker { name: &taken.name, shown: taken.plan.as_deref() };
    let game = app.take_offer(&caller.visitor, caller.from, &id, taker).await?;
    let body = json!({"id": game.as_str(), "url": format!("/games/{game}")});
    Ok((StatusCode::CREATED, [(LOCATION, format!("/api/v1/games/{game}"))], Json(body)))
}

pub(crate) async fn decline(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    declined: Result<Json<Declined>, JsonRejection>,
) -> Result<StatusCode, Failed> {
    let Json(declined) = declined.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.decline(&caller.visitor, &id, declined.refusal()?).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn counter(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    wish: Result<Json<SeekWish>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let seek = app.counter(&caller.visitor, caller.from, &id, &wish).await?;
    let seeker = Seeker::new(&app, caller.visitor, caller.language).await?;
    let location = [(LOCATION, format!("/api/v1/seeks/{}", seek.id))];
    Ok((StatusCode::CREATED, location, Json(about(&seek, &seeker))))
}

pub(crate) async fn withdraw(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    app.withdraw_offer(&caller.visitor, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn strength(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Failed> {
    let strength = app.strength_of(&caller.visitor).await?;
    Ok(Json(json!({"grade": strength.grade.map(|grade| grade.to_string())})))
}

pub(crate) async fn say_strength(
    State(app): State<App>,
    caller: Caller,
    said: Result<Json<Said>, JsonRejection>,
) -> Result<StatusCode, Failed> {
    let Json(said) = said.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.say_strength(&caller.visitor, caller.from, &said.grade).await?;
    Ok(StatusCode::NO_CONTENT)
}
