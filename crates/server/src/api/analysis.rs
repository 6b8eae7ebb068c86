//! `GET /api/v1/analysis`: the live channel of analyses.

use crate::analysis;
use crate::app::App;
use crate::failure::Failure;
use crate::language::Preferred;
use crate::peer::Peer;
use crate::turns::Asker;
use crate::visitor::Visitor;
use crate::writing::Writing;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;

/// No message of the protocol is longer: a game of a thousand moves.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// Nearly all are shorter than this.
const READ_AT_ONCE: usize = 4 * 1024;

pub(crate) async fn analysis(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Preferred(language): Preferred,
    Writing(notation): Writing,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let place = app.channels.open(from, &visitor, false)?;
    let reader = analysis::Reader { asker: Asker { visitor, address: from.address }, language, notation };
    let upgrade = upgrade.read_buffer_size(READ_AT_ONCE);
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let pace = app.twos.pace().clone();
    Ok(upgrade.on_upgrade(async move |socket| {
        analysis::serve(socket, app.turns, reader, pace).await;
        drop(place);
    }))
}
