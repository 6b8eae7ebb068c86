//! Clocks while the database is slow or gone: nobody pays for it, and nobody gains by it (CLOCK-04).

use crate::crash::start;
use crate::postgres::PostgresSchema;
use crate::site::{Data, Line, Visitor};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// Both players have ten minutes.
const MAIN_MS: f64 = 600_000.0;
/// So exact are the clocks on a busy machine; what this is about are seconds.
const EXACT_MS: f64 = 700.0;

/// A game of two at one screen after its first move: White thinks.
async fn white_thinks(friend: &mut Visitor) -> (String, Line, Instant) {
    let id = friend.make(json!({"opponent": "two", "clock": "10m"})).await;
    let (line, told) = play_first(friend, &id).await;
    (id, line, told)
}

async fn play_first(friend: &Visitor, id: &str) -> (Line, Instant) {
    let (mut line, _) = friend.connect(id).await;
    line.play_all(1, "7g7f").await;
    (line, Instant::now())
}

fn check_white(snapshot: &Value, thought: Duration) {
    let shown = snapshot["clock"]["white"]["main_ms"].as_f64().unwrap();
    let expected = MAIN_MS - thought.as_secs_f64() * 1e3;
    assert!((shown - expected).abs() < EXACT_MS, "{shown} instead of {expected} ms are left");
}

/// Somebody else writes into the database, and goes on with it until told to stop.
async fn hold(data: &Data) -> AnyConnection {
    let mut writer = AnyConnection::connect(&data.url()).await.unwrap();
    writer.execute("PRAGMA busy_timeout = 20000").await.unwrap();
    writer.execute("BEGIN IMMEDIATE").await.unwrap();
    writer
}

async fn let_go(mut writer: AnyConnection) {
    writer.execute("ROLLBACK").await.unwrap();
    writer.close().await.unwrap();
}

#[tokio::test]
async fn clocks_are_exact_after_a_kill_while_the_disk_is_slow() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"opponent": "two", "clock": "10m"})).await;
    site.stop().await;
    let (mut process, address) = start(&data);
    let (_line, told) = play_first(&friend.at(address), &id).await;
    let writer = hold(&data).await;
    // Long enough for the database to be told once that the server is alive; it does not get that far.
    sleep(Duration::from_millis(6_500)).await;
    process.kill().unwrap();
    process.wait().unwrap();
    let thought = told.elapsed();
    let_go(writer).await;

    // Nor does a restart that is killed while it waits for the disk lose what the run before has left.
    let (mut process, _) = start(&data);
    let writer = hold(&data).await;
    process.kill().unwrap();
    process.wait().unwrap();
    let_go(writer).await;
    let (mut process, address) = start(&data);
    check_white(&friend.at(address).connect(&id).await.1, thought);
    process.kill().unwrap();
    process.wait().unwrap();
}

#[tokio::test]
async fn clocks_are_exact_after_the_database_was_locked() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let (id, mut line, told) = white_thinks(&mut friend).await;
    sleep(Duration::from_secs(3)).await;
    let writer = hold(&data).await;
    let thought = told.elapsed();
    assert_eq!(line.play(2, "3c3d").await["code"], "not_saved");
    let_go(writer).await;
    check_white(&friend.connect(&id).await.1, thought);
    site.stop().await;
}

#[tokio::test]
async fn clocks_are_exact_after_a_restart_while_the_database_was_locked() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"opponent": "two", "clock": "10m"})).await;
    site.stop().await;
    let (mut process, address) = start(&data);
    let (mut line, told) = play_first(&friend.at(address), &id).await;
    sleep(Duration::from_secs(1)).await;
    let writer = hold(&data).await;
    let thought = told.elapsed();
    assert_eq!(line.play(2, "3c3d").await["code"], "not_saved");
    // The server lives on, the game does not.
    sleep(Duration::from_secs(2)).await;
    process.kill().unwrap();
    process.wait().unwrap();
    let_go(writer).await;
    let (mut process, address) = start(&data);
    check_white(&friend.at(address).connect(&id).await.1, thought);
    process.kill().unwrap();
    process.wait().unwrap();
}

#[tokio::test]
async fn clocks_are_exact_after_the_database_was_cut_off() {
    let Some(schema) = PostgresSchema::new().await else { return println!("skipped: no Postgres") };
    let wire = Wire::to(&schema.url).await;
    let data = Data { database: Some(wire.url.clone()), ..Data::new() };
    let site = data.start().await;
    let mut friend = site.visitor();
    let (id, mut line, told) = white_thinks(&mut friend).await;
    sleep(Duration::from_secs(3)).await;
    wire.cut();
    let thought = told.elapsed();
    assert_eq!(line.play(2, "3c3d").await["code"], "not_saved");
    sleep(Duration::from_secs(2)).await;
    wire.mend();
    let (mut line, snapshot) = friend.connect(&id).await;
    check_white(&snapshot, thought);
    assert_eq!(snapshot["clock"]["running"], "white");
    line.play_all(2, "3c3d").await;
    site.stop().await;
    schema.drop().await;
}

/// A wire to a database, which can be cut.
pub(crate) struct Wire {
    pub(crate) url: String,
    state: watch::Sender<State>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Whole,
    /// Both ends notice.
    Cut,
    /// The database does not notice.
    Torn,
}

impl Wire {
    pub(crate) async fn to(url: &str) -> Wire {
        let (head, rest) = url.split_once('@').expect("an address with a user");
        let (place, path) = rest.split_once('/').expect("an address with a database");
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.unwrap();
        let url = format!("{head}@{}/{path}", listener.local_addr().unwrap());
        let (sender, state) = watch::channel(State::Whole);
        let place = place.to_owned();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (place, mut state) = (place.clone(), state.clone());
                tokio::spawn(async move {
                    if *state.borrow() != State::Whole {
                        return;
                    }
                    let Ok(mut far) = TcpStream::connect(&place).await else { return };
                    let broken = tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => State::Cut,
                        state = state.wait_for(|state| *state != State::Whole) => *state.unwrap(),
                    };
                    drop(near);
                    if broken == State::Torn {
                        std::future::pending::<()>().await;
                    }
                });
            }
        });
        Wire { url, state: sender }
    }

    fn cut(&self) {
        self.state.send_replace(State::Cut);
    }

    pub(crate) fn tear(&self) {
        self.state.send_replace(State::Torn);
    }

    pub(crate) fn mend(&self) {
        self.state.send_replace(State::Whole);
    }
}
