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
use dojo::games::AnyWish;
use dojo::who::Who;
use serde_json::{Value, json};

pub(crate) async fn create(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    wish: Result<Json<Value>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(fields) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let wish = AnyWish::read(fields).map_err(|_| Failed::of_status(StatusCode::UNPROCESSABLE_ENTITY))?;
    let id = app.make_any(visitor, from.address, wish).await?;
    let body = json!({"id": id.as_str(), "url": format!("/games/{id}")});
    Ok((StatusCode::CREATED, [(LOCATION, format!("/api/v1/games/{id}"))], Json(body)))
}
