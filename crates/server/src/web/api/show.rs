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
use dojo::games::AnyGame;
use dojo::live::Reader;
use dojo::two::{self, Snapshot};
use dojo::who::Who;

pub(crate) async fn show(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    let reader = Reader { language, visitor, names: app.names.clone() };
    let agreed = match app.find_any(&id).await? {
        AnyGame::Two(agreed) => agreed,
        AnyGame::Four(agreed) => {
            let shown = app.look_four(&agreed).await?;
            let write = move || Copy::json(shown.snapshot(&reader).to_string());
            let copy = app.copies.work(from.address, write).await?;
            return send(&app.copies, copy, from.address, &headers).await;
        }
    };
    let write = |snapshot: &Snapshot, reader: &Reader| Copy::json(two::snapshot(snapshot, reader));
    let kind = |seats, here| Kind::Snapshot { seats, here };
    let copy = app.copy_for(&agreed, reader, from.address, kind, write).await?;
    send(&app.copies, copy, from.address, &headers).await
}
