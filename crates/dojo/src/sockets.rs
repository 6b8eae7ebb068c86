//! What the doors have in common: listening, and noticing that somebody has gone.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// When the system has no more connections to give we wait for some to end.
const WAIT_FOR_SYSTEM: Duration = Duration::from_millis(500);

/// The next connection at a door. It waits while the system has none to give.
pub async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) if is_over_already(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted");
                sleep(WAIT_FOR_SYSTEM).await;
            }
        }
    }
}

/// The client went away before it was let in.
fn is_over_already(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Ready when the server closes.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error means that the server itself is gone.
    let _ = closing.wait_for(|closing| *closing).await;
}
