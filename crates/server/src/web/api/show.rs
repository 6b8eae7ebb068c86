//! `GET /api/v1/games/{id}`: the whole game, as the live channel's snapshot.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::send::send;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use dojo::app::App;
use dojo::copies::{Copy, Kind};
use dojo::live::Reader;
use dojo::two::{self, Snapshot};
use dojo::visitor::Visitor;

pub(crate) async fn show(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Preferred(language): Preferred,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    let agreed = app.find(&id).await?;
    let write = |snapshot: &Snapshot, reader: &Reader| Copy::json(two::snapshot(snapshot, reader));
    let kind = |seats, here| Kind::Snapshot { seats, here };
    let copy = app.copy_for(&agreed, Reader { language, visitor }, from.address, kind, write).await?;
    send(&app.copies, copy, from.address, &headers).await
}
