//! `POST /api/v1/games`: makes a game.

use crate::app::App;
use crate::failure::Failure;
use crate::visitor::Visitor;
use crate::wish::Wish;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use serde_json::json;
use std::net::SocketAddr;

pub(crate) async fn create(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<impl IntoResponse, Failure> {
    let Json(wish) = wish.map_err(|rejection| Failure::of_status(rejection.status()))?;
    let wanted = wish.agree(&visitor)?;
    let agreed = app.make(visitor, from.ip(), wanted).await?;
    let here = format!("/api/v1/games/{}", agreed.id);
    let body = json!({"id": agreed.id.as_str(), "url": format!("/games/{}", agreed.id)});
    Ok((StatusCode::CREATED, [(LOCATION, here)], Json(body)))
}
