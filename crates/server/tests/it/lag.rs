//! A player behind a slow line.

use crate::site::{Data, Line};
use crate::yonin::{connect, make};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

/// So long is everything on its way, there as well as back.
const WAY: Duration = Duration::from_millis(450);
/// When the player moves, by their own clock.
const LAST_MOMENT: Duration = Duration::from_millis(400);

/// A slow line to `server`.
async fn slow_line(server: SocketAddr) -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let (from, to) = client.into_split();
            let (back, there) = TcpStream::connect(server).await.unwrap().into_split();
            carry(from, there);
            carry(back, to);
        }
    });
    address
}

fn carry(mut from: impl AsyncRead + Unpin + Send + 'static, mut to: impl AsyncWrite + Unpin + Send + 'static) {
    let (sender, mut receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut buffer = vec![0; 4096];
        while let Ok(count @ 1..) = from.read(&mut buffer).await {
            let _ = sender.send((Instant::now() + WAY, buffer[..count].to_vec()));
        }
    });
    tokio::spawn(async move {
        while let Some((arrives, bytes)) = receiver.recv().await {
            sleep_until(arrives).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    });
}

/// What Black's clock shows when this message comes, by the protocol's own words.
fn shown(message: &Value) -> Duration {
    let (black, ms) = (&message["clock"]["black"], |value: &Value| value.as_u64().unwrap());
    let unpaid = ms(&message["lag"]["black"]).saturating_sub(ms(&black["lag_ms"]));
    Duration::from_millis(ms(&black["main_ms"]) + ms(&black["period_ms"]) - unpaid)
}

/// Waits until Black's clock shows next to nothing, and moves; what that brings.
async fn play_late(line: &mut Line, told: &Value, ply: usize, usi: &str) -> Value {
    let heard = Instant::now();
    sleep_until(heard + shown(told) - LAST_MOMENT).await;
    line.play(ply, usi).await
}

/// Whether Black, behind a slow line, is in time with two moves in a row: with a full bank, and with an empty one.
async fn is_in_time() -> bool {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let id = anna.make(json!({"opponent": "link", "color": "black", "clock": "0m+5s"})).await;
    let (mut black, _) = anna.at(slow_line(site.address()).await).connect(&id).await;
    // Until the server knows how slow it is; the line has to be listened to for that.
    let _ = tokio::time::timeout(Duration::from_secs(3), black.hear()).await;
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
    let (mut white, _) = bruno.connect(&id).await;
    let began = black.until("began").await;
    assert!(began["lag"]["black"].as_u64().is_some_and(|lag| lag >= 900), "{began}");
    let first = play_late(&mut black, &began, 1, "7g7f").await;
    if first["type"] != "move" {
        return false;
    }
    white.until("move").await;
    white.play(2, "3c3d").await;
    let answer = black.until("move").await;
    assert!(answer["clock"]["black"]["lag_ms"].as_u64().is_some_and(|bank| bank <= 250), "{answer}");
    let second = play_late(&mut black, &answer, 3, "2g2f").await;
    sleep(Duration::ZERO).await;
    let in_time = second["type"] == "move";
    site.stop().await;
    in_time
}

/// Among four as among two: a move is not charged for the time that it and the news of the turn were on their way.
#[tokio::test]
async fn a_slow_line_is_made_good_among_four() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let wish = json!({"west": "link", "north": "link", "east": "link", "begins": "south", "clock": "1m"});
    let id = make(&mut anna, wish).await;
    let (mut south, _) = connect(&anna.at(slow_line(site.address()).await), &id).await;
    // Until the server knows how slow it is.
    let _ = tokio::time::timeout(Duration::from_secs(3), south.hear()).await;
    let mut others = Vec::new();
    for seat in ["west", "north", "east"] {
        let mut guest = site.visitor();
        guest.post(&format!("/api/v1/games/{id}/join"), json!({"seat": seat})).await;
        others.push(connect(&guest, &id).await.0);
    }
    let began = south.until("began").await;
    assert!(began["lag"]["south"].as_u64().is_some_and(|lag| lag >= 900), "{began}");
    assert!(began["lag"]["west"].as_u64().is_none_or(|lag| lag < 450), "{began}");
    assert_eq!(began["clock"]["south"]["lag_ms"], 1000);
    south.say(r#"{"type":"move","ply":1,"usi":"5g5f"}"#).await;
    let moved = others[0].until("move").await;
    // The news has taken 450 ms, the move as long.
    assert!(moved["move"]["used_ms"].as_u64().is_some_and(|used| used < 900), "{moved}");
    assert!(moved["clock"]["south"]["lag_ms"].as_u64().is_some_and(|bank| bank <= 250), "{moved}");
    site.stop().await;
}

#[tokio::test]
async fn whoever_moves_while_his_clock_shows_time_is_in_time() {
    // On a machine that is busy elsewhere a moment may pass unnoticed; a referee who is wrong is wrong each time.
    for _ in 0..3 {
        if is_in_time().await {
            return;
        }
    }
    panic!("lost on time while the clock still showed some");
}
