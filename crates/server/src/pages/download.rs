//! `GET /games/{id}/kif`: the record of a game as a file, for who has no script to choose another form.

use crate::app::App;
use crate::failure::Failure;
use crate::language::Preferred;
use crate::peer::Peer;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

pub(crate) async fn kif(
    State(app): State<App>,
    Preferred(language): Preferred,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let copy = app.kif(&id, language, from).await?;
    app.copies.send(copy, from.address, &headers).await
}
