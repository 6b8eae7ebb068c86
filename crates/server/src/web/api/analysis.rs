//! `GET /api/v1/analysis`: the live channel of analyses.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::questions::serve;
use crate::web::writing::Writing;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use dojo::analysis::{Questions, Reader};
use dojo::app::App;
use dojo::turns::Asker;
use dojo::who::Bearer;

/// No message of the protocol is longer: a game of a thousand moves.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// Nearly all are shorter than this.
const READ_AT_ONCE: usize = 4 * 1024;

pub(crate) async fn analysis(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    Preferred(language): Preferred,
    Writing(notation): Writing,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let visitor = bearer.who().clone();
    let place = app.channels.open(from.address, &visitor, false)?;
    let identities = app.identities.clone();
    let reader = Reader { asker: Asker { visitor, address: from.address }, language, notation };
    let upgrade = upgrade.read_buffer_size(READ_AT_ONCE);
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let questions = Questions::new(app.turns, reader, app.twos.pace().clone());
    Ok(upgrade.on_upgrade(async move |socket| {
        tokio::select! {
            () = serve(socket, questions) => {}
            () = identities.end_of(&bearer) => {}
        }
        drop(place);
    }))
}
