//! Why a WebSocket is closed, as its client is told (RFC 6455, 7.4.1): who sends what cannot be heard must not try again.

use axum::extract::ws::{CloseCode, CloseFrame, Message, WebSocket, close_code};
use std::time::Duration;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Error;

/// What a client has said, or with which code its line is to be closed.
pub(crate) fn heard(message: Option<Result<Message, axum::Error>>) -> Result<Message, CloseCode> {
    match message {
        Some(Ok(Message::Binary(_))) => Err(close_code::UNSUPPORTED),
        Some(Ok(Message::Close(_))) | None => Err(close_code::NORMAL),
        Some(Ok(message)) => Ok(message),
        Some(Err(error)) => Err(code_of(error)),
    }
}

fn code_of(error: axum::Error) -> CloseCode {
    match error.into_inner().downcast_ref::<Error>() {
        Some(Error::Capacity(_)) => close_code::SIZE,
        Some(Error::Protocol(_)) => close_code::PROTOCOL,
        Some(Error::Utf8(_)) => close_code::INVALID,
        _ => close_code::AGAIN,
    }
}

/// So long a line stays open behind the last word to a client that has more to say: with its words unread the system would
/// break it off, and what was said with it.
const LINGER: Duration = Duration::from_millis(500);

/// Closes a line whose client may be gone already, and waits no longer than this for it.
pub(crate) async fn say(socket: &mut WebSocket, code: CloseCode, patience: Duration) {
    let farewell = CloseFrame { code, reason: "".into() };
    let said = timeout(patience, socket.send(Message::Close(Some(farewell)))).await;
    if matches!(said, Ok(Ok(()))) && matches!(code, close_code::SIZE | close_code::PROTOCOL) {
        sleep(LINGER).await;
    }
}
