//! A siege: one address does what it can to keep the others out, and somebody from another address asks for a page, or logs
//! in on the port for programs, all the while. `cargo run -p server --example siege -- 127.0.0.1:4649` besieges a server of
//! one's own that runs on this machine; the figures of one machine stand in `docs/experiments/siege.md`.
#![forbid(unsafe_code)]

mod csa;

use clap::{Parser, ValueEnum};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout, timeout_at};

/// Besiege a server on this machine.
#[derive(Parser)]
struct Args {
    /// Where it listens
    server: SocketAddr,
    /// Where it listens for programs
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:4081")]
    csa: SocketAddr,
    /// What is besieged
    #[arg(long, value_delimiter = ',', default_values = ["pages", "channels", "csa"])]
    what: Vec<Besieged>,
    /// Connections of the besieger
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(..=2000))]
    connections: u32,
    /// Live channels of the besieger
    #[arg(long, value_name = "N", default_value_t = 540, value_parser = clap::value_parser!(u32).range(..=2000))]
    channels: u32,
    /// How long each attack lasts
    #[arg(long, value_name = "SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=60))]
    seconds: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Besieged {
    /// The pages, by connections that are held
    Pages,
    /// The live channels of a game, by spectators
    Channels,
    /// The port for programs, by lines that say nothing
    Csa,
}

/// All of 127.0.0.0/8 is this machine: two addresses of it count as two visitors.
const BESIEGER: [u8; 4] = [127, 0, 0, 2];
const BYSTANDER: [u8; 4] = [127, 0, 0, 3];
/// A page that has not come by then does not come.
const PATIENCE: Duration = Duration::from_secs(60);
/// What is not read is asked for anew after so long.
const ANEW: Duration = Duration::from_secs(5);

/// So long the besieger waits before opening another.
const PAUSE: Duration = Duration::from_millis(500);

/// What the besieger says on each connection. They hold it for as long as they can, then open another.
const ATTACKS: [(&str, &str); 4] = [
    ("silence", ""),
    ("half a head", "GET / HTTP/1.1\r\nHost: he"),
    ("kept, without another request", "GET /nowhere HTTP/1.1\r\nHost: here\r\n\r\n"),
    ("answers that are not read", "GET /rules HTTP/1.1\r\nHost: here\r\n\r\n"),
];

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    if ![args.server, args.csa].iter().all(|address| address.ip().is_loopback()) {
        eprintln!("error: only a server on this machine is besieged");
        return ExitCode::FAILURE;
    }
    match siege(&args).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn siege(args: &Args) -> io::Result<()> {
    server::allow_open_files();
    if args.what.contains(&Besieged::Pages) {
        pages(args).await;
    }
    if args.what.contains(&Besieged::Channels) {
        channels(args).await?;
    }
    if args.what.contains(&Besieged::Csa) {
        csa::lines(args).await;
    }
    Ok(())
}

/// Connections are held in every way there is, while somebody asks for pages.
async fn pages(args: &Args) {
    println!("{:<48}{:>8}{:>16}{:>12}", "attack", "pages", "longest wait", "refused");
    for (name, words) in ATTACKS {
        let until = Instant::now() + Duration::from_secs(args.seconds);
        let mut attack = JoinSet::new();
        for _ in 0..args.connections {
            attack.spawn(hold(args.server, words, until));
        }
        sleep(Duration::from_secs(1)).await;
        let (mut pages, mut refused, mut longest) = (0, 0, Duration::ZERO);
        while Instant::now() < until {
            let began = Instant::now();
            match page(args.server).await {
                true => pages += 1,
                false => refused += 1,
            }
            longest = longest.max(began.elapsed());
            sleep(Duration::from_millis(200)).await;
        }
        let name = format!("{} times {name}", args.connections);
        println!("{name:<48}{pages:>8}{:>14.2} s{refused:>12}", longest.as_secs_f64());
        attack.shutdown().await;
    }
}

async fn connect(from: [u8; 4], to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    socket.bind(SocketAddr::new(IpAddr::from(from), 0))?;
    socket.connect(to).await
}

/// Holds a connection, one after the other.
async fn hold(server: SocketAddr, words: &'static str, until: Instant) {
    while Instant::now() < until {
        // The besieger holds places, and does not flood the server with new connections.
        sleep(PAUSE).await;
        let Ok(mut stream) = connect(BESIEGER, server).await else { continue };
        if stream.write_all(words.as_bytes()).await.is_err() {
            continue;
        }
        if words.contains("/rules") {
            sleep_until(until.min(Instant::now() + ANEW)).await;
        } else {
            let _ = timeout_at(until, stream.read_to_end(&mut Vec::new())).await;
        }
    }
}

/// Whether the bystander gets a page.
async fn page(server: SocketAddr) -> bool {
    let ask = async {
        let mut stream = connect(BYSTANDER, server).await?;
        stream.write_all(format!("GET / HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n").as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        io::Result::Ok(answer.starts_with(b"HTTP/1.1 200 "))
    };
    timeout(PATIENCE, ask).await.is_ok_and(|page| page.unwrap_or(false))
}

/// Spectators fill what they can; then a player comes back to a game, from the spectators' address and from another.
async fn channels(args: &Args) -> io::Result<()> {
    let (id, cookie) = make_game(args.server).await?;
    let (mut open, mut refused) = (Vec::new(), 0);
    for _ in 0..args.channels {
        match channel(BESIEGER, args.server, &id, "").await? {
            (true, stream) => open.push(stream),
            (false, _) => refused += 1,
        }
    }
    println!("{} spectators of one address: {} look on, {refused} refused", args.channels, open.len());
    for (who, from) in [("from another address", BYSTANDER), ("from the same address", BESIEGER)] {
        let (let_in, _stream) = channel(from, args.server, &id, &cookie).await?;
        println!("the player, {who}: {}", if let_in { "plays on" } else { "locked out" });
    }
    let (let_in, _stream) = channel(BYSTANDER, args.server, &id, "").await?;
    println!("a spectator from another address: {}", if let_in { "looks on" } else { "locked out" });
    Ok(())
}

/// A game at one screen; its id, and the cookie of who plays it.
async fn make_game(server: SocketAddr) -> io::Result<(String, String)> {
    let mut stream = connect(BYSTANDER, server).await?;
    let request = format!(
        "POST /api/v1/games HTTP/1.1\r\nHost: {server}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\
         Connection: close\r\n\r\n{{}}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let unclear = || io::Error::other(format!("no game: {answer}"));
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
    let id = answer.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next());
    Ok((id.ok_or_else(unclear)?.to_owned(), cookie.ok_or_else(unclear)?.to_owned()))
}

/// Opens a live channel; whether one is let in.
async fn channel(from: [u8; 4], server: SocketAddr, id: &str, cookie: &str) -> io::Result<(bool, TcpStream)> {
    let mut stream = connect(from, server).await?;
    let request = format!(
        "GET /api/v1/games/{id}/live HTTP/1.1\r\nHost: {server}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2hvZ2kgaXMgYSBnYW1lIQ==\r\nCookie: {cookie}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut head = [0; 12];
    stream.read_exact(&mut head).await?;
    Ok((head.ends_with(b"101"), stream))
}
