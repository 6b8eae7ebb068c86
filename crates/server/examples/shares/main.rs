//! Attacks on a running server, to see what others feel of them: one visitor's many games against the computer, the file
//! of a long game, a crowd of spectators. The figures stand in `docs/experiments/shares.md`.
//!
//! The server is started apart, so that two versions can be compared; `--pid` is its process, whose processor time and
//! memory are told.
#![forbid(unsafe_code)]

use clap::{Parser, Subcommand};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::error::Error;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use variants::{Course, Game, Move, Position};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Attack a server and measure what others feel.
#[derive(Parser)]
struct Args {
    /// Where it listens
    #[arg(long, default_value = "127.0.0.1:4649")]
    server: SocketAddr,
    /// Its process
    #[arg(long)]
    pid: u32,
    #[command(subcommand)]
    attack: Attack,
}

#[derive(Subcommand)]
enum Attack {
    /// So many games at 9 dan of one visitor, and one of another, who asks last
    Computer { games: usize },
    /// The file of a taikyoku game of so many moves, twice
    File { moves: usize },
    /// So many spectators of a game at ply 200, by the channel alone or with the whole game by HTTP
    Spectators {
        count: usize,
        #[arg(long)]
        http: bool,
    },
}

/// A visitor with a cookie of their own.
struct Visitor {
    server: SocketAddr,
    cookie: String,
}

impl Visitor {
    async fn new(server: SocketAddr) -> Result<Visitor> {
        let mut visitor = Visitor { server, cookie: String::new() };
        let (head, _) = visitor.request("GET", "/rules", "").await?;
        let set = head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        let pairs: Vec<&str> = set.filter_map(|(_, value)| value.split(';').next()).collect();
        visitor.cookie = pairs.join("; ");
        Ok(visitor)
    }

    async fn request(&self, method: &str, path: &str, body: &str) -> Result<(String, Vec<u8>)> {
        let mut stream = TcpStream::connect(self.server).await?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.server,
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").ok_or("no answer")?;
        Ok((String::from_utf8_lossy(&answer[..end]).into_owned(), answer[end + 4..].to_vec()))
    }

    async fn make(&self, wish: &Value) -> Result<String> {
        let (head, _) = self.request("POST", "/api/v1/games", &wish.to_string()).await?;
        let place = head.lines().find_map(|line| line.strip_prefix("location: /api/v1/games/"));
        Ok(place.ok_or_else(|| format!("no game: {head}"))?.to_owned())
    }

    async fn join(&self, id: &str, query: &str) -> Result<Line> {
        let mut request = format!("ws://{}/api/v1/games/{id}/live{query}", self.server).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        request.headers_mut().insert("origin", format!("http://{}", self.server).parse()?);
        let stream = TcpStream::connect(self.server).await?;
        Ok(Line(tokio_tungstenite::client_async(request, stream).await?.0))
    }
}

struct Line(WebSocketStream<TcpStream>);

impl Line {
    async fn play(&mut self, ply: usize, usi: &str) -> Result<()> {
        Ok(self.0.send(Message::text(json!({"type": "move", "ply": ply, "usi": usi}).to_string())).await?)
    }

    async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Result<Value> {
        loop {
            if let Message::Text(text) = self.0.next().await.ok_or("the line is closed")?? {
                let message: Value = serde_json::from_str(&text)?;
                if wanted(&message) {
                    return Ok(message);
                }
            }
        }
    }

    async fn move_made(&mut self, ply: usize) -> Result<Value> {
        self.until(|message| message["type"] == "move" && message["move"]["ply"] == ply).await
    }
}

/// Processor time of a process so far, and its memory in MB.
fn cost(pid: u32) -> Result<(Duration, u64)> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let ticks = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    let kilobytes: u64 = memory.trim().trim_end_matches(" kB").parse()?;
    Ok((Duration::from_millis(ticks * 10), kilobytes >> 10))
}

async fn computer(server: SocketAddr, games: usize) -> Result<()> {
    let wish = json!({"opponent": "computer", "level": "9d", "color": "black", "clock": "10m"});
    let mut lines = Vec::new();
    // One visitor may have so many channels: several of one address.
    for _ in 0..games.div_ceil(20) {
        let visitor = Visitor::new(server).await?;
        for _ in lines.len()..games.min(lines.len() + 20) {
            lines.push(visitor.join(&visitor.make(&wish).await?, "").await?);
        }
    }
    let other = Visitor::new(server).await?;
    let mut own = other.join(&other.make(&wish).await?, "").await?;
    for line in &mut lines {
        line.play(1, "9i9h").await?;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let asked = Instant::now();
    own.play(1, "9i9h").await?;
    let answer = own.move_made(2).await?;
    println!(
        "the other's answer after {:.1} s, charged {} ms",
        asked.elapsed().as_secs_f64(),
        answer["move"]["used_ms"]
    );
    let mut most = 0;
    for line in &mut lines {
        most = most.max(line.move_made(2).await?["move"]["used_ms"].as_u64().unwrap_or_default());
    }
    println!("the last of the many after {:.1} s, at most {most} ms charged", asked.elapsed().as_secs_f64());
    Ok(())
}

/// Plays a game of both sides without captures.
async fn long_game(server: SocketAddr, wish: Value, name: &str, moves: usize) -> Result<String> {
    let player = Visitor::new(server).await?;
    let id = player.make(&wish).await?;
    let mut line = player.join(&id, "").await?;
    let game = Game::named(name).ok_or("no such game")?;
    let (mut course, mut seed) = (Course::new(Position::start(&game)), 5_u64);
    for ply in 1..=moves {
        let position = course.position();
        let quiet = |m: &Move| position.parts(*m).is_some_and(|parts| parts.captured.is_empty());
        let all: Vec<Move> = course.legal_moves().into_iter().filter(quiet).collect();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let m = all[(seed >> 33) as usize % all.len()];
        line.play(ply, &position.move_text(m)).await?;
        line.move_made(ply).await?;
        course.play_unchecked(m);
        // A visitor may say ten things a second.
        tokio::time::sleep(Duration::from_millis(101)).await;
    }
    Ok(id)
}

async fn file(args: &Args, moves: usize) -> Result<()> {
    let wish = json!({"variant": "taikyoku", "opponent": "two", "friendly": true});
    let id = long_game(args.server, wish, "taikyoku", moves).await?;
    let reader = Visitor::new(args.server).await?;
    for path in ["/file", "/file", "/formats", ""] {
        let (before, asked) = (cost(args.pid)?.0, Instant::now());
        let (head, body) = reader.request("GET", &format!("/api/v1/games/{id}{path}"), "").await?;
        let spent = cost(args.pid)?.0 - before;
        println!("GET …{path}: {} {} B, {spent:?} of processor, {:?}", &head[9..12], body.len(), asked.elapsed());
    }
    Ok(())
}

async fn spectators(args: &Args, count: usize, http: bool) -> Result<()> {
    let id = long_game(args.server, json!({"opponent": "two"}), "shogi", 200).await?;
    let (before, memory) = cost(args.pid)?;
    let (mut lines, begun) = (Vec::new(), Instant::now());
    let visitor = Visitor::new(args.server).await?;
    for _ in 0..count {
        let query = if http {
            let (_, body) = visitor.request("GET", &format!("/api/v1/games/{id}"), "").await?;
            assert!(!body.is_empty());
            "?since=200"
        } else {
            ""
        };
        let mut line = visitor.join(&id, query).await?;
        line.until(|message| message["type"] == "snapshot" || message["type"] == "now").await?;
        lines.push(line);
    }
    let (after, grown) = cost(args.pid)?;
    println!("{count} in {:?}: {:?} of processor, {} MB more", begun.elapsed(), after - before, grown - memory);
    Ok(())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let args = Args::parse();
    match args.attack {
        Attack::Computer { games } => computer(args.server, games).await,
        Attack::File { moves } => file(&args, moves).await,
        Attack::Spectators { count, http } => spectators(&args, count, http).await,
    }
}
