//! Who plays: a browser or a program, each by its own door.

use crate::channel::{Channel, Door};
use crate::csa::Program;
use std::io;
use std::net::SocketAddr;

/// The doors by which players come.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Way {
    Live(Door),
    Csa(SocketAddr),
}

/// A player of a game.
pub(crate) enum Player {
    Browser(Channel),
    Program(Program),
}

impl Way {
    /// Two players sit down to a game that nobody else has called so, Black first.
    pub(crate) async fn two_players(self, name: &str) -> io::Result<[Player; 2]> {
        match self {
            Way::Live(door) => {
                let table = door.make_game().await?;
                let [black, white] = &table.players;
                let mut first = door.sit_down(&table.id, Some(black)).await?;
                let second = door.sit_down(&table.id, Some(white)).await?;
                hear(&mut first, r#""type":"began""#).await?;
                Ok([first, second].map(Player::Browser))
            }
            Way::Csa(address) => Ok(Program::two(address, name).await?.map(Player::Program)),
        }
    }
}

impl Player {
    /// Plays a move.
    pub(crate) async fn play(&mut self, ply: u32, m: &str) -> io::Result<()> {
        match self {
            Player::Browser(channel) => channel.say(&format!(r#"{{"type":"move","ply":{ply},"usi":"{m}"}}"#)).await,
            Player::Program(program) => program.say(m).await,
        }
    }

    /// Waits until this move is told; whether the game goes on.
    pub(crate) async fn hear(&mut self, ply: u32, m: &str) -> io::Result<bool> {
        match self {
            Player::Browser(channel) => {
                hear(channel, r#""type":"move""#).await?;
                if channel.text().contains(&format!(r#""move":{{"ply":{ply},"#)) {
                    Ok(channel.text().contains(r#""result":null"#))
                } else {
                    Err(io::Error::other(format!("not the move with number {ply}: {}", channel.text())))
                }
            }
            Player::Program(program) => program.hear(m).await,
        }
    }

    /// Gives the game up, and waits until that is told.
    pub(crate) async fn resign(&mut self) -> io::Result<()> {
        match self {
            Player::Browser(channel) => {
                channel.say(r#"{"type":"resign"}"#).await?;
                hear(channel, r#""type":"end""#).await
            }
            Player::Program(program) => {
                program.say("%TORYO").await?;
                program.hear("#WIN").await.map(|_| ())
            }
        }
    }
}

/// Waits for a text that holds this one.
async fn hear(channel: &mut Channel, what: &str) -> io::Result<()> {
    loop {
        channel.hear().await?;
        if channel.text().contains(what) {
            return Ok(());
        }
        if channel.text().contains(r#""type":"refused""#) {
            return Err(io::Error::other(channel.text().to_owned()));
        }
    }
}
