//! Letting clients in, and beginning what begins by the clock.

use super::pairing::until_next_round;
use super::port::Port;
use super::session;
use crate::connections::{accept, closed};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

/// Serves at most `most` clients at once, until the server closes and each has heard its last word.
pub(crate) async fn serve(listener: TcpListener, port: Port, most: usize, closing: watch::Receiver<bool>) {
    let port = Arc::new(port);
    let places = Arc::new(Semaphore::new(most));
    let mut sessions = JoinSet::new();
    let mut stop = closing.clone();
    let mut round = next_round();
    loop {
        let next = async {
            let place = places.clone().acquire_owned().await;
            let (stream, peer) = accept(&listener).await;
            (place, (stream, peer.ip()))
        };
        tokio::select! {
            (place, stream) = next => {
                let session = session::serve(stream, port.clone(), closing.clone());
                sessions.spawn(async move {
                    session.await;
                    drop(place);
                });
            }
            Some(_) = sessions.join_next() => {}
            () = sleep_until(round) => {
                port.lobby.draw_lots();
                round = next_round();
            }
            () = closed(&mut stop) => break,
        }
    }
    drop(listener);
    while sessions.join_next().await.is_some() {}
}

fn next_round() -> Instant {
    Instant::now() + until_next_round(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}
