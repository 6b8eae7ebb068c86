//! Letting clients in, and beginning what begins by the clock.

use super::pairing::until_next_round;
use super::port::Port;
use super::session;
use dojo::places::{Places, Shares};
use dojo::rate::network;
use dojo::sockets::{accept, closed};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

/// Who finds no place is told so.
const FULL: &[u8] = b"##[ERROR] too many connections\n";

/// Serves at most `most` clients at once, until the server closes and each has heard its last word.
pub async fn serve(listener: TcpListener, port: Port, most: usize, closing: watch::Receiver<bool>) {
    let port = Arc::new(port);
    let places = Arc::new(Places::new(Shares { all: most, of_one_address: most.div_ceil(2), keeps_idle: true }));
    let mut sessions = JoinSet::new();
    let mut stop = closing.clone();
    let mut round = next_round();
    loop {
        tokio::select! {
            (stream, peer) = accept(&listener) => match places.take_one(peer.ip()) {
                Ok(place) => {
                    sessions.spawn(session::serve((stream, network(peer.ip())), place, port.clone(), closing.clone()));
                }
                // Who does not take even that much at once is not waited for.
                Err(_) => drop(stream.try_write(FULL)),
            },
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
