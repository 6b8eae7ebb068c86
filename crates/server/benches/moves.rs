//! How long a move takes on its way from a player to the disk and back, early and late in a game: it must not matter.
//! What many games at once cost is measured by `cargo xtask load`.
//!
//! `cargo bench -p server`, with another folder than the system's for temporary files as `TMPDIR=…`.

#[path = "../examples/load/channel.rs"]
mod channel;
#[path = "../examples/load/script.rs"]
mod script;

use channel::{Channel, Door};
use server::{Config, Limits, Server};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Every figure is of so many games, played one after the other.
const GAMES: usize = 10;
/// The moves with these numbers are shown, each with as many before it.
const PLIES: [usize; 4] = [10, 100, 300, LAST];
const LAST: usize = 500;
const BEFORE: usize = 10;

#[tokio::main]
async fn main() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { listen, limits: Limits::for_load_test(), ..Config::new(folder.path()) };
    let server = Server::bind(&config).await.expect("a server");
    let door = Door::new(server.address());
    tokio::spawn(server.run(std::future::pending()));

    let long = |seed| Some(script::random_game(seed, LAST, script::usi)).filter(|moves| moves.len() == LAST);
    let mut at_ply = PLIES.map(|_| Vec::new());
    for moves in (0..).filter_map(long).take(GAMES) {
        let times = play(door, &moves).await;
        for (seen, ply) in at_ply.iter_mut().zip(PLIES) {
            seen.extend_from_slice(&times[ply - BEFORE..ply]);
        }
    }
    println!("ply | median ms | worst ms");
    for (mut times, ply) in at_ply.into_iter().zip(PLIES) {
        times.sort_unstable();
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        println!("{ply:3} | {:9.2} | {:8.2}", ms(times[times.len() / 2]), ms(times[times.len() - 1]));
    }
}

/// Plays a game; how long each move took to come back.
async fn play(door: Door, moves: &[String]) -> Vec<Duration> {
    let table = door.make_game().await.expect("a game");
    let [black, white] = &table.players;
    let mut mover = door.sit_down(&table.id, Some(black)).await.expect("a live channel");
    let mut other = door.sit_down(&table.id, Some(white)).await.expect("a live channel");
    let mut times = Vec::new();
    for (usi, ply) in moves.iter().zip(1..) {
        let began = Instant::now();
        mover.say(&format!(r#"{{"type":"move","ply":{ply},"usi":"{usi}"}}"#)).await.expect("a line");
        hear_move(&mut mover, ply).await;
        times.push(began.elapsed());
        hear_move(&mut other, ply).await;
        std::mem::swap(&mut mover, &mut other);
    }
    times
}

async fn hear_move(line: &mut Channel, ply: u32) {
    loop {
        line.hear().await.expect("an answer");
        assert!(!line.text().contains(r#""type":"refused""#), "{}", line.text());
        if line.text().contains(&format!(r#""move":{{"ply":{ply},"#)) {
            return;
        }
    }
}
