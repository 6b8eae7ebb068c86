//! Programs that play over the CSA port.

mod client;
mod foreign;
mod killed;
mod lobby;
mod people;
mod persons;
mod places;
mod play;
mod watch;

use crate::site::{Data, Site};
use client::Client;
use server::Config;
use std::net::SocketAddr;

/// A site with a CSA port.
async fn open(data: &Data) -> Site {
    let csa = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    Site::start(Config { csa, ..data.config() }).await
}

/// Two who have agreed to a game.
async fn two(address: SocketAddr, game: &str) -> [Client; 2] {
    let mut black = Client::log_in(address, "b", &format!("{game}-B,black")).await;
    let mut white = Client::log_in(address, "w", &format!("{game}-W,white")).await;
    for client in [&mut black, &mut white] {
        client.summary().await;
        client.say("AGREE").await;
    }
    black.until("START:").await;
    white.until("START:").await;
    [black, white]
}

/// Plays moves, seen by both.
async fn play(players: &mut [Client; 2], moves: &str) {
    for m in moves.split(' ') {
        let mover = usize::from(m.starts_with('-'));
        players[mover].say(m).await;
        for client in players.iter_mut() {
            client.expect_in_time(&format!("{m},T")).await;
        }
    }
}
