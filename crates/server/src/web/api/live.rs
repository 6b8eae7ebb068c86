//! `GET /api/v1/games/{id}/live`: the live channel; `?since=` takes the number of the last event one knows. `POST` says one thing as on
//! the channel, for who keeps none open.

use super::show;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::line::serve;
use crate::web::peer::Peer;
use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use dojo::app::App;
use dojo::games::AnyGame;
use dojo::live::{Hall, Hosted, Incoming, Reader, Refused};
use dojo::turns::Asker;
use dojo::who::{Bearer, Who};
use serde::Deserialize;

/// What a client that comes back knows.
#[derive(Deserialize)]
pub(crate) struct Known {
    /// The number of the last event it was told of.
    since: Option<u64>,
}

/// No message of the protocol is longer: a remark of 500 characters, each written in JSON as two escapes of six bytes.
const LONGEST_MESSAGE: usize = 8 * 1024;
/// Nearly all are shorter than this. The buffer is kept for as long as the channel, and filled with zeros before each reading.
const READ_AT_ONCE: usize = 1024;

pub(crate) async fn live(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    Preferred(language): Preferred,
    Path(id): Path<String>,
    Query(known): Query<Known>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let reader = Reader { language, visitor: bearer.who().clone(), names: app.names.clone() };
    match app.find_any(&id).await? {
        AnyGame::Two(agreed) => open((&app, from, bearer), upgrade, app.twos.clone(), *agreed, reader, known.since),
        AnyGame::Four(agreed) => open((&app, from, bearer), upgrade, app.fours.clone(), *agreed, reader, known.since),
    }
}

pub(crate) async fn say(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    preferred: Preferred,
    from: Peer,
    Path(id): Path<String>,
    headers: HeaderMap,
    said: Bytes,
) -> Result<Response, Failed> {
    let text = std::str::from_utf8(&said).map_err(|_| Refused::BAD_MESSAGE)?;
    let asker = Asker { visitor: visitor.clone(), address: from.address };
    match app.find_any(&id).await? {
        AnyGame::Two(agreed) => say_once(&app.twos, &agreed, asker, text).await?,
        AnyGame::Four(agreed) => say_once(&app.fours, &agreed, asker, text).await?,
    }
    show(State(app), Extension(visitor), preferred, from, headers, Path(id)).await
}

/// Says one thing at a game.
async fn say_once<G: Hosted>(hall: &Hall<G>, game: &G, asker: Asker, text: &str) -> Result<(), Failed> {
    if !hall.pace().allows(&asker.visitor) {
        return Err(Refused::TOO_FAST.into());
    }
    match G::read(text)? {
        Incoming::Ping => Ok(()),
        Incoming::Intent(intent) => Ok(hall.ask_in_passing(game, asker, intent).await??),
    }
}

/// Opens a live channel to a game, if there is room for one more.
fn open<G: Hosted>(
    (app, from, bearer): (&App, Peer, Bearer),
    upgrade: WebSocketUpgrade,
    hall: Hall<G>,
    game: G,
    reader: Reader,
    since: Option<u64>,
) -> Result<Response, Failed> {
    let place = app.channels.open(from.address, &reader.visitor, game.has_seat(&reader.visitor))?;
    let upgrade = upgrade.read_buffer_size(READ_AT_ONCE);
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let identities = app.identities.clone();
    Ok(upgrade.on_upgrade(async move |socket| {
        let forgotten = identities.end_of(&bearer);
        serve(socket, hall, game, (reader, from.address), (since, forgotten)).await;
        drop(place);
    }))
}
