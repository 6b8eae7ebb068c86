//! Two people play each other: lost connections, restarts, clocks and lag.

use crate::postgres::on_both;
use crate::site::Data;
use crate::together::{Two, begin};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

#[tokio::test]
async fn who_comes_back_hears_what_he_has_missed() {
    let data = Data::new();
    let mut two = begin(&data, json!({"clock": "10m"})).await;
    let known = two.play(1, "7g7f").await["seq"].clone();
    drop(two.black.1);
    two.white.1.play(2, "3c3d").await;
    let mut line = two.black.0.connect_since(&two.id, &known).await;
    assert_eq!(line.next().await["move"]["usi"], "3c3d");
    let now = line.next().await;
    assert_eq!(
        (&now["type"], &now["seq"], &now["turn"]),
        (&json!("now"), &json!(known.as_u64().unwrap() + 1), &json!("black"))
    );
    assert_eq!((&now["you"], &now["players"]["white"]["name"]), (&json!(["black"]), &json!("Bruno")));
    line.play(3, "2g2f").await;

    // What nobody remembers, or what never was, is told from the beginning.
    for since in [json!(0), json!(99)] {
        let mut line = two.black.0.connect_since(&two.id, &since).await;
        let first = line.next().await;
        assert!(first["type"] == "snapshot" || since == 0 && first["seq"] == 1, "{first}");
    }
    two.site.stop().await;
}

// CLOCK-04: each player's flag falls by its own timer, at their own time.
#[tokio::test]
async fn each_flag_falls_in_time() {
    for (moves, loser) in [("", "black"), ("7g7f", "white")] {
        // A busy machine can make any one late, its disk as well.
        let mut late = Duration::MAX;
        for _ in 0..4 {
            late = late.min(flag(moves, loser).await);
            if late < Duration::from_millis(50) {
                break;
            }
        }
        assert!(late < Duration::from_millis(50), "{late:?} late");
    }
}

/// How late a flag falls after these moves.
async fn flag(moves: &str, loser: &str) -> Duration {
    let data = Data::new();
    let mut two = begin(&data, json!({"clock": "1s", "clock_white": "2s"})).await;
    if !moves.is_empty() {
        two.play(1, moves).await;
    }
    let asked = Instant::now();
    let (_, seen) = two.black.0.connect(&two.id).await;
    let left = Duration::from_millis(seen["clock"][loser]["main_ms"].as_u64().unwrap());
    let end = two.black.1.until("end").await;
    let late = asked.elapsed().saturating_sub(left);
    assert_eq!((&end["result"]["reason"], &end["clock"][loser]["main_ms"]), (&json!("time"), &json!(0)));
    assert_ne!(end["result"]["winner"], loser);
    two.site.stop().await;
    late
}

/// What a visitor finds when they come back: the whole game but for what changes with time.
async fn found(two: &mut Two) -> Value {
    let mut seen = two.white.0.get(&format!("/api/v1/games/{}", two.id)).await.json();
    for (key, value) in [("seq", Value::Null), ("clock", Value::Null), ("lag", Value::Null)] {
        seen[key] = value;
    }
    for color in ["black", "white"] {
        seen["game"]["players"][color]["here"] = Value::Null;
    }
    if seen["phase"]["kind"] == "break" {
        seen["phase"]["until_ms"] = Value::Null;
    }
    seen
}

/// Stops the server and starts it again; both come back.
async fn restart(data: &Data, mut two: Two) -> Two {
    let before = found(&mut two).await;
    let mut two = two.restart(data).await;
    assert_eq!(found(&mut two).await, before);
    two
}

#[tokio::test]
async fn a_restart_loses_nothing_in_any_phase() {
    on_both(async |data| {
        // Before the other has come.
        let site = data.start().await;
        let mut anna = site.visitor();
        let wish = json!({"opponent": "link", "ceremony": true, "ruleset": "friendly", "clock": "10m", "opening": 2});
        let id = anna.make(wish).await;
        drop(anna.connect(&id).await);
        site.stop().await;
        let site = data.start().await;
        let mut bruno = site.again(&anna);
        assert_eq!(bruno.get(&format!("/api/v1/games/{id}")).await.json()["phase"]["here"], json!(["black"]));
        let (anna, mut bruno) = (site.again(&anna), site.visitor());
        bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
        let (one, _) = anna.connect(&id).await;
        let (mut other, _) = bruno.connect(&id).await;
        // In the ceremony.
        other.ask(json!({"type": "ceremony", "step": "greeting"})).await;
        let mut two = restart(data, Two::new(site, id, (anna, one), (bruno, other), false)).await;
        two.white.1.ask(json!({"type": "ready"})).await;
        two.black.1.say(&json!({"type": "ready"}).to_string()).await;
        two.black.1.until("began").await;
        // In the moves before the game, then in it.
        two.black.1.play(1, "7g7f").await;
        let mut two = restart(data, two).await;
        two.black.1.ask(json!({"type": "prepared"})).await;
        two.white.1.until("prepared").await;
        two.white.1.play(1, "3c3d").await;
        let mut two = restart(data, two).await;
        // With a proposal on the table, in a break, at the end.
        two.white.1.ask(json!({"type": "offer", "offer": "break", "minutes": 5})).await;
        let mut two = restart(data, two).await;
        let pause = two.black.1.ask(json!({"type": "answer", "accept": true})).await;
        assert_eq!(pause["type"], "break", "{pause}");
        let mut two = restart(data, two).await;
        two.black.1.ask(json!({"type": "resume"})).await;
        assert_eq!(two.black.1.ask(json!({"type": "resign"})).await["type"], "end");
        let two = restart(data, two).await;
        two.site.stop().await;
    })
    .await;
}

/// What the network costs a player is measured, shown, and taken off their move's time.
#[tokio::test]
async fn lag_is_measured_and_credited() {
    let data = Data::new();
    let two = begin(&data, json!({"clock": "10m"})).await;
    // Who comes back on a slow line: their answer to the first ping, sent as soon as they have been told of the game,
    // is long in coming.
    let (mut slow, _) = two.black.0.connect(&two.id).await;
    tokio::time::sleep(Duration::from_millis(260)).await;
    slow.say(&json!({"type": "ping"}).to_string()).await;
    slow.until("pong").await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let played = slow.play(1, "7g7f").await;
    let lag = played["lag"]["black"].as_u64().unwrap();
    assert!((240..1000).contains(&lag), "a trip of 240 ms and more: {lag}");
    // What the bank has paid is on its way back to it, a tenth of a second for the move.
    let bank = played["clock"]["black"]["lag_ms"].as_u64().unwrap();
    assert_eq!(bank, (1000 - lag + 100).min(1000));
    let used = played["move"]["used_ms"].as_u64().unwrap();
    let left = played["clock"]["black"]["main_ms"].as_u64().unwrap();
    assert_eq!(left, 600_000 - used);
    two.site.stop().await;
}
