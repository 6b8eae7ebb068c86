//! `POST /api/v1/games`: makes a game.

use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::visitor::Visitor;
use dojo::wish::Wish;
use serde_json::json;

pub(crate) async fn create(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let wanted = wish.agree(&visitor)?;
    let agreed = app.make(visitor, from.address, wanted).await?;
    let here = format!("/api/v1/games/{}", agreed.id);
    let body = json!({"id": agreed.id.as_str(), "url": format!("/games/{}", agreed.id)});
    Ok((StatusCode::CREATED, [(LOCATION, here)], Json(body)))
}
