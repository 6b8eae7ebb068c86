//! How long a move takes on its way from a player to the disk and back, and how many there can be in a second.
//!
//! `cargo bench -p server`, with another folder than the system's for temporary files as `TMPDIR=…`.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A client may say so much at once before it is slowed down.
const MOVES: usize = 28;
/// Every number is of so many games.
const GAMES: usize = 400;

#[tokio::main]
async fn main() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let limits =
        Limits { games_of_one_visitor: 10_000, new_games_a_minute: u32::MAX, live_channels: 1000, ..Limits::default() };
    let server = Server::bind(&Config { listen, limits, ..Config::new(folder.path()) }).await.expect("a server");
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));

    println!("games at once | moves a second | median ms | 99 % ms | worst ms");
    for at_once in [1, 10, 100, 400] {
        let (mut times, mut took) = (Vec::new(), Duration::ZERO);
        for _ in 0..(GAMES / at_once).min(20) {
            let mut lines = Vec::new();
            for _ in 0..at_once {
                lines.push(Line::open(address).await);
            }
            let began = Instant::now();
            let playing: Vec<_> = lines.into_iter().map(|line| tokio::spawn(line.play())).collect();
            for game in playing {
                times.extend(game.await.expect("a game"));
            }
            took += began.elapsed();
        }
        times.sort_unstable();
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
        let speed = times.len() as f64 / took.as_secs_f64();
        println!("{at_once:13} | {speed:14.0} | {:9.2} | {:7.2} | {:8.2}", at(0.5), at(0.99), at(1.0));
    }
}

/// A game's live channel, and the moves that can be played.
struct Line {
    stream: WebSocketStream<TcpStream>,
    legal: Value,
}

impl Line {
    /// Makes a game for two and sits down at it.
    async fn open(address: SocketAddr) -> Line {
        let mut http = TcpStream::connect(address).await.expect("a connection");
        let request = format!(
            "POST /api/v1/games HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
             Content-Length: 2\r\nConnection: close\r\n\r\n{{}}"
        );
        http.write_all(request.as_bytes()).await.expect("a request");
        let mut answer = String::new();
        http.read_to_string(&mut answer).await.expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a body");
        let made: Value = serde_json::from_str(body).expect("JSON");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());

        let url = format!("ws://{address}/api/v1/games/{}/live", made["id"].as_str().expect("an id"));
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", cookie.expect("a cookie").parse().expect("a cookie"));
        let socket = TcpStream::connect(address).await.expect("a connection");
        socket.set_nodelay(true).expect("a socket");
        let (stream, _) = tokio_tungstenite::client_async(request, socket).await.expect("a live channel");
        let mut line = Line { stream, legal: Value::Null };
        line.legal = line.hear().await["legal"].take();
        line
    }

    async fn hear(&mut self) -> Value {
        let message = self.stream.next().await.expect("a message").expect("a message");
        serde_json::from_str(message.to_text().expect("text")).expect("JSON")
    }

    /// Plays; how long each move took to come back.
    async fn play(mut self) -> Vec<Duration> {
        let mut times = Vec::new();
        for ply in 1..=MOVES {
            let legal = self.legal.as_array().expect("legal moves");
            let Some(usi) = legal.get(ply * 7919 % legal.len().max(1)) else { break };
            let message = json!({"type": "move", "ply": ply, "usi": usi}).to_string();
            let began = Instant::now();
            self.stream.send(Message::text(message)).await.expect("a line");
            let mut answer = self.hear().await;
            times.push(began.elapsed());
            assert_eq!(answer["type"], "move", "{answer}");
            self.legal = answer["legal"].take();
        }
        times
    }
}
