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
use dojo::{wish, yonin};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub(crate) async fn create(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    wish: Result<Json<Value>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let id = if wish["variant"] == yonin::NAME {
        let wanted = understood::<yonin::Wish>(wish)?.agree(&visitor)?;
        app.make_four(visitor, from.address, wanted).await?
    } else {
        let wanted = understood::<wish::Wish>(wish)?.agree(&visitor)?;
        app.make(visitor, from.address, wanted).await?.id
    };
    let body = json!({"id": id.as_str(), "url": format!("/games/{id}")});
    Ok((StatusCode::CREATED, [(LOCATION, format!("/api/v1/games/{id}"))], Json(body)))
}

fn understood<W: DeserializeOwned>(wish: Value) -> Result<W, Failed> {
    serde_json::from_value(wish).map_err(|_| Failed::of_status(StatusCode::UNPROCESSABLE_ENTITY))
}
