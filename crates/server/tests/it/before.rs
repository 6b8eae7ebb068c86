//! A database that the program before left: all that is in it is there, and what was going on goes on.

use crate::site::{Data, Line, Site, Visitor};
use serde_json::{Value, json};
use sqlx::{AnyPool, AssertSqlSafe, Executor, Row};
use std::time::Duration;
use tokio::time::sleep;

/// The last version with tables of their own for four, and what Anna and Bruno did there: two finished games, three that go
/// on, a file of Anna's, a problem Anna has solved.
const FOUR_APART: &str = include_str!("../data/before/four-apart.sql");

/// The times of what was played, which belong to no clock but the day's.
const TIMES: [(&str, &str); 7] = [
    ("game", "created_ms"),
    ("seat", "created_ms"),
    ("event", "server_ms"),
    ("four_game", "created_ms"),
    ("four_seat", "created_ms"),
    ("four_event", "server_ms"),
    ("pulse", "alive_ms"),
];

/// A site with that database, as if it had been left so many days ago: what nobody goes on with for thirty days is broken off.
async fn left(dump: &'static str, days: i64) -> (Data, Site) {
    let data = Data::new();
    sqlx::any::install_default_drivers();
    let pool = AnyPool::connect(&format!("{}?mode=rwc", data.url())).await.unwrap();
    pool.execute(dump).await.unwrap();
    let since = "SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000 - MAX(server_ms) FROM four_event";
    let since = pool.fetch_one(since).await.unwrap().get::<i64, _>(0) - days * 24 * 3_600_000;
    for (table, column) in TIMES {
        pool.execute(AssertSqlSafe(format!("UPDATE {table} SET {column} = {column} + {since}"))).await.unwrap();
    }
    pool.close().await;
    let site = data.start().await;
    (data, site)
}

/// Whose cookie the dump tells in a line of its own: `-- anna miyako=…`.
fn known(site: &Site, name: &str) -> Visitor {
    let told = FOUR_APART.lines().find_map(|line| line.strip_prefix("-- ")?.strip_prefix(name)?.strip_prefix(' '));
    site.with_cookie(told.expect("a visitor"))
}

/// Somebody's games by what was played and how far, the newest first, each with its address.
async fn games(visitor: &mut Visitor) -> Vec<(String, Value)> {
    let list = visitor.get("/api/v1/games").await.json();
    let line = |game: &Value| {
        let name = game["variant"].as_str().unwrap_or("shogi");
        let over = !game["result"].is_null() || !game["places"].is_null();
        (format!("{name} {} {}", game["plies"], if over { "over" } else { "goes on" }), game["url"].clone())
    };
    list["games"].as_array().unwrap().iter().map(line).collect()
}

async fn open(visitor: &Visitor, url: &Value) -> (Line, Value) {
    let path = format!("{}/live", url.as_str().unwrap().trim_start_matches('/'));
    let mut line = visitor.open(&path, &format!("http://{}", visitor.address())).await.unwrap();
    let snapshot = line.until("snapshot").await;
    (line, snapshot)
}

#[tokio::test]
async fn everything_is_there_and_goes_on() {
    let (data, site) = left(FOUR_APART, 0).await;
    let (mut anna, mut bruno) = (known(&site, "anna"), known(&site, "bruno"));
    let found = games(&mut anna).await;
    assert_eq!(games(&mut bruno).await, found);
    let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["yonin 3 over", "yonin 2 goes on", "minishogi 1 goes on", "shogi 3 goes on", "shogi 3 over"]);

    for ((_, url), m) in found[2..4].iter().zip(["3a2b", "8c8d"]) {
        two_go_on(&anna, &bruno, url, m).await;
    }
    four_go_on(&anna, &bruno, &found[1].1).await;
    let over = anna.get(&format!("/api/v1{}", found[0].1.as_str().unwrap())).await.json();
    assert_eq!((&over["result"]["places"], &over["moves"][2]["usi"]), (&json!([3, 1, 4, 1]), &json!("5c5d")));
    site.stop().await;

    let site = data.start().await;
    let (mut anna, mut bruno) = (site.again(&anna), site.again(&bruno));
    records(&mut anna, &mut bruno, &found).await;
    let log = anna.get("/api/v1/tsume/log").await.json();
    assert_eq!((log["log"].as_array().unwrap().len(), &log["log"][0]["outcome"]), (1, &json!("solved")));
    site.stop().await;
}

/// Though nobody opens them.
#[tokio::test]
async fn what_nobody_goes_on_with_is_broken_off() {
    let (data, site) = left(FOUR_APART, 31).await;
    let pool = AnyPool::connect(&data.url()).await.unwrap();
    let outcomes = async || -> Vec<Option<String>> {
        let rows = pool.fetch_all("SELECT outcome FROM game ORDER BY created_ms DESC").await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    };
    for _ in 0..500 {
        if outcomes().await.iter().all(Option::is_some) {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    let broken_off = |outcome: &Option<String>| outcome.as_deref().is_some_and(|text| text.starts_with("interrupted"));
    let seen: Vec<bool> = outcomes().await.iter().map(broken_off).collect();
    assert_eq!(seen, [false, true, true, true, false], "{:?}", outcomes().await);
    let left = pool.fetch_one("SELECT COUNT(*) FROM wake").await.unwrap().get::<i64, _>(0);
    assert_eq!(left, 0, "nothing is to be done any more");
    pool.close().await;
    site.stop().await;
}

/// Bruno, who is White, has the move.
async fn two_go_on(anna: &Visitor, bruno: &Visitor, url: &Value, m: &str) {
    let (mut black, _) = open(anna, url).await;
    let (mut white, snapshot) = open(bruno, url).await;
    let left = snapshot["clock"]["white"]["main_ms"].as_u64().unwrap();
    assert!((3_500_000..=3_600_000).contains(&left), "{left}");
    let ply = snapshot["moves"].as_array().unwrap().len() + 1;
    white.say(&json!({"type": "move", "ply": ply, "usi": m}).to_string()).await;
    assert_eq!(black.until("move").await["move"]["usi"], m);
}

/// Anna plays North, too, whose turn it is.
async fn four_go_on(anna: &Visitor, bruno: &Visitor, url: &Value) {
    let (mut west, _) = open(bruno, url).await;
    let (mut others, snapshot) = open(anna, url).await;
    assert_eq!((&snapshot["you"], &snapshot["turn"]), (&json!(["south", "north", "east"]), &json!("north")));
    let left = snapshot["clock"]["north"]["main_ms"].as_u64().unwrap();
    assert!((3_500_000..=3_600_000).contains(&left), "{left}");
    let usi = &snapshot["legal"][0];
    others.say(&json!({"type": "move", "ply": 3, "usi": usi}).to_string()).await;
    let told = west.until("move").await;
    assert_eq!((&told["move"]["usi"], &told["turn"]), (usi, &json!("east")));
}

/// What Anna had brought or collected is there; Bruno, who has not looked yet, finds the finished games.
async fn records(anna: &mut Visitor, bruno: &mut Visitor, games: &[(String, Value)]) {
    let [four, two] = [&games[0].1, &games[4].1];
    let list = anna.get("/api/v1/records").await.json();
    let list = list["records"].as_array().unwrap();
    let from: Vec<&Value> = list.iter().map(|record| &record["game"]).collect();
    assert_eq!(list.len(), 3, "{list:?}");
    assert!([four, two, &Value::Null].iter().all(|game| from.contains(game)), "{from:?}");
    let brought = list.iter().find(|record| record["game"].is_null()).unwrap();
    assert_eq!(brought["title"], "羽生善治 – Anna Bianchi");
    let path = format!("/api/v1/records/{}", brought["id"].as_str().unwrap());
    assert_eq!(anna.get(&path).await.json()["nodes"][1]["comment"], "定跡の一手");
    assert!(anna.get(&format!("{path}/original")).await.text.contains("開始日時：2023/01/02"));
    assert_eq!(anna.get("/api/v1/records?position=startpos").await.status, 200);
    let list = bruno.get("/api/v1/records").await.json();
    let mut from: Vec<&Value> = list["records"].as_array().unwrap().iter().map(|record| &record["game"]).collect();
    from.sort_by_key(|game| *game == two);
    assert_eq!(from, [four, two]);
}
