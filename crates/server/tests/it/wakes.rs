//! What is to be done in a game by a certain time is done by itself, though nobody opens it, and though the server was away.

use crate::crash::start;
use crate::invitation::in_ms;
use crate::postgres::on_both;
use crate::site::{Data, Site};
use crate::together::begin;
use serde_json::{Value, json};
use sqlx::{AnyPool, AssertSqlSafe, Executor, Row};
use std::time::Duration;
use tokio::time::{advance, pause, resume, sleep};

const HOUR_MS: i64 = 3_600_000;

/// The database of a site, beside its server.
pub(crate) async fn database(data: &Data) -> AnyPool {
    sqlx::any::install_default_drivers();
    AnyPool::connect(data.database.as_ref().unwrap_or(&data.url())).await.unwrap()
}

/// While no server runs, so much time goes by: all that the database knows was so much longer ago, or is so much nearer.
pub(crate) async fn let_pass(data: &Data, ms: i64) {
    let pool = database(data).await;
    let columns = [("game", "created_ms"), ("game", "ended_ms"), ("event", "server_ms"), ("wake", "due_ms")];
    let others = [("holiday", "since_ms"), ("holiday", "until_ms"), ("notice", "made_ms")];
    for (table, column) in columns.into_iter().chain(others) {
        pool.execute(AssertSqlSafe(format!("UPDATE {table} SET {column} = {column} - {ms}"))).await.unwrap();
    }
    for row in pool.fetch_all("SELECT id, agreement FROM game").await.unwrap() {
        let mut agreement: Value = serde_json::from_str(row.get(1)).unwrap();
        let Some(hour) = agreement["starts_at_ms"].as_i64() else { continue };
        agreement["starts_at_ms"] = (hour - ms).into();
        let query = sqlx::query("UPDATE game SET agreement = $1 WHERE id = $2").bind(agreement.to_string());
        query.bind(row.get::<String, _>(0)).execute(&pool).await.unwrap();
    }
    pool.close().await;
}

/// Waits until the database says so of a game, which nobody opens.
pub(crate) async fn until(data: &Data, id: &str, condition: &str) {
    let pool = database(data).await;
    let sql = format!("SELECT COUNT(*) FROM game WHERE id = '{id}' AND {condition}");
    for _ in 0..500 {
        if pool.fetch_one(AssertSqlSafe(sql.as_str())).await.unwrap().get::<i64, _>(0) == 1 {
            return pool.close().await;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("{id}: not {condition}");
}

fn happened(kind: &str) -> String {
    format!("EXISTS (SELECT 1 FROM event WHERE game = game.id AND kind = '{kind}')")
}

/// When the game is woken next, if at all.
pub(crate) fn is_woken(when: &str) -> String {
    format!("EXISTS (SELECT 1 FROM wake WHERE game = game.id AND {when})")
}

// CLOCK-19: an hour is more than enough.
#[tokio::test]
async fn who_does_not_come_to_an_appointed_game_loses_it_though_nobody_looks() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        let wish = json!({"opponent": "link", "clock": "10m", "starts_at": in_ms(HOUR_MS)});
        let mut games = Vec::new();
        for _ in 0..3 {
            let id = anna.make(wish.clone()).await;
            bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
            games.push(id);
        }
        // To one both come, to one Anna does, to one nobody.
        for id in &games[..2] {
            drop(anna.connect(id).await);
        }
        drop(bruno.connect(&games[0]).await);
        site.stop().await;

        // Half an hour later it is not yet time.
        let_pass(data, HOUR_MS / 2).await;
        let site = data.start().await;
        sleep(Duration::from_millis(300)).await;
        for id in &games {
            until(data, id, "outcome IS NULL").await;
        }
        site.stop().await;
        let_pass(data, HOUR_MS).await;
        let site = data.start().await;
        until(data, &games[0], &format!("outcome IS NULL AND {}", happened("begin"))).await;
        until(data, &games[1], "outcome = 'default white'").await;
        until(data, &games[2], "outcome = 'interrupted'").await;
        let mut bruno = site.again(&bruno);
        let seen = bruno.get(&format!("/api/v1/games/{}", games[1])).await.json();
        assert_eq!((&seen["result"]["reason"], &seen["result"]["winner"]), (&json!("default"), &json!("black")));
        site.stop().await;
    })
    .await;
}

// CLOCK-18: nobody need look, and as long as a player may still come the game waits.
#[tokio::test]
async fn an_appointed_game_waits_as_long_as_somebody_may_come() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link", "clock": "1h", "starts_at": in_ms(HOUR_MS)})).await;
    site.stop().await;
    // Twenty minutes are allowed, of which ten are over.
    let_pass(&data, HOUR_MS + HOUR_MS / 6).await;
    let site = data.start().await;
    let twenty_after_the_hour = is_woken("due_ms - game.created_ms BETWEEN 4790000 AND 4810000");
    until(&data, &id, &format!("outcome IS NULL AND {twenty_after_the_hour}")).await;
    site.stop().await;
    let_pass(&data, HOUR_MS / 4).await;
    let site = data.start().await;
    until(&data, &id, "outcome = 'interrupted'").await;
    site.stop().await;
}

// FOUL-17.
#[tokio::test]
async fn the_record_of_a_game_closes_though_nobody_looks() {
    on_both(async |data| {
        let mut official = begin(data, json!({"ruleset": "official"})).await;
        official.both(true, json!({"type": "resign"})).await;
        let (id, closed) = (&official.id, happened("close"));
        until(data, id, &is_woken("due_ms = game.ended_ms + 600000")).await;
        official.site.stop().await;
        let_pass(data, 300_000).await;
        let site = data.start().await;
        sleep(Duration::from_millis(300)).await;
        until(data, id, &format!("NOT {closed}")).await;
        site.stop().await;
        let_pass(data, 300_000).await;
        let site = data.start().await;
        until(data, id, &format!("{closed} AND NOT {}", is_woken("TRUE"))).await;
        site.stop().await;
    })
    .await;

    // Where a result is final there is nothing to close.
    let data = Data::new();
    let mut friendly = begin(&data, json!({"ruleset": "friendly"})).await;
    friendly.both(true, json!({"type": "resign"})).await;
    until(&data, &friendly.id, &format!("outcome IS NOT NULL AND NOT {}", is_woken("TRUE"))).await;
    friendly.site.stop().await;
}

#[tokio::test]
async fn a_killed_server_leaves_its_wakes() {
    let data = Data::new();
    let two = begin(&data, json!({"ruleset": "official"})).await;
    let (id, anna) = (two.id, two.black.0);
    two.site.stop().await;
    let (mut process, address) = start(&data);
    let (mut line, _) = anna.at(address).connect(&id).await;
    line.say(&json!({"type": "resign"}).to_string()).await;
    line.until("end").await;
    process.kill().unwrap();
    process.wait().unwrap();
    until(&data, &id, &is_woken("due_ms = game.ended_ms + 600000")).await;
    let_pass(&data, 600_000).await;
    let (mut process, _) = start(&data);
    until(&data, &id, &format!("{} AND NOT {}", happened("close"), is_woken("TRUE"))).await;
    process.kill().unwrap();
    process.wait().unwrap();
}

/// Those that find no room are woken another time; and those that were woken leave it to visitors.
#[tokio::test]
async fn games_that_find_no_room_are_woken_later() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let mut games = Vec::new();
    for _ in 0..12 {
        games.push(anna.make(json!({"opponent": "two"})).await);
    }
    site.stop().await;
    // A wake may come too early.
    let pool = database(&data).await;
    pool.execute("UPDATE wake SET due_ms = 0").await.unwrap();
    let limits = server::Limits { games: 3, games_of_one_visitor: 3, ..server::Limits::default() };
    let site = Site::start(server::Config { limits, ..data.config() }).await;
    let asleep = "SELECT COUNT(*) FROM wake JOIN game ON id = game WHERE due_ms < created_ms + 2592000000";
    while pool.fetch_one(asleep).await.unwrap().get::<i64, _>(0) > 0 {
        sleep(Duration::from_millis(100)).await;
        pause();
        advance(Duration::from_secs(30)).await;
        resume();
    }
    for id in &games[..3] {
        until(&data, id, "outcome IS NULL").await;
        drop(site.again(&anna).connect(id).await);
    }
    pool.close().await;
    site.stop().await;
}
