//! `GET /games/{id}/kif`: the record of a game as a file, for who has no script to choose another form.

use crate::web::api::records::kif_of_game;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::send::send;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use dojo::app::App;

pub(crate) async fn kif(
    State(app): State<App>,
    Preferred(language): Preferred,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    let copy = kif_of_game(&app, &id, language, from).await?;
    send(&app.copies, copy, from.address, &headers).await
}
