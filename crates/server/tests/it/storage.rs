//! What is stored outlives the server; what cannot be stored did not happen.

use crate::log::Log;
use crate::postgres::on_both;
use crate::site::Data;
use crate::together::begin;
use serde_json::{Value, json};
use sqlx::{AnyPool, Executor, Row};

#[tokio::test]
async fn a_restart_loses_nothing() {
    on_both(restart_in_the_middle).await;
}

async fn restart_in_the_middle(data: &Data) {
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"clock": "10m+30s", "friendly": true})).await;
    let (mut line, _) = friend.connect(&id).await;
    line.play_all(1, "2g2f 5a4b 2f2e 4b3b").await;
    line.ask(json!({"type": "takeback"})).await;
    let before = friend.get(&format!("/api/v1/games/{id}")).await.json();
    site.stop().await;
    assert_eq!(line.hear().await, None, "the line is closed");

    // A second restart, this time in disorder: the first server is left behind as it is.
    let site = data.start().await;
    let friend = site.again(&friend);
    let (mut line, _) = friend.connect(&id).await;
    line.play(4, "4b3b").await;
    site.crash().await;

    let site = data.start().await;
    let mut friend = site.again(&friend);
    let (mut line, after) = friend.connect(&id).await;
    assert_eq!(after["seq"], 9, "each server has taken the clocks up");
    assert_eq!(
        (&after["moves"].as_array().unwrap()[..3], &after["start"]),
        (&before["moves"].as_array().unwrap()[..], &before["start"])
    );
    assert!(after["clock"]["black"]["main_ms"].as_u64() <= before["clock"]["black"]["main_ms"].as_u64());
    let last = line.play_all(5, "2e2d 8b4b 2d2c+").await;
    assert_eq!(last["result"]["reason"], "mate");
    assert_eq!(friend.get("/api/v1/games").await.json()["games"][0]["plies"], 7);
    assert_eq!(friend.get(&format!("/api/v1/games?before={id}")).await.json()["games"], json!([]));
    assert_eq!(friend.get(&format!("/api/v1/games/{id}")).await.json()["moves"].as_array().unwrap().len(), 7);
    site.stop().await;
}

// FOUL-06: every piece turned over was once said to be turned back. What was said then is what an old game says.
#[tokio::test]
async fn a_foul_keeps_the_name_it_was_decided_by() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "official"})).await;
    let end = two.both(true, json!({"type": "move", "ply": 1, "usi": "7g-"})).await;
    assert_eq!((&end["type"], &end["result"]["foul"]["code"]), (&json!("end"), &json!("turned_over")));
    two.site.stop().await;
    let decided = async |outcome: &str| {
        let pool = AnyPool::connect(&data.url()).await.unwrap();
        sqlx::query("UPDATE game SET outcome = $1").bind(outcome).execute(&pool).await.unwrap();
        pool.close().await;
        let site = data.start().await;
        let mut anna = site.again(&two.black.0);
        let seen = anna.get(&format!("/api/v1/games/{}", two.id)).await.json();
        let kif = anna.get(&format!("/games/{}/kif", two.id)).await.text;
        site.stop().await;
        (seen["result"]["foul"]["code"].clone(), kif)
    };
    let (code, kif) = decided("foul black turned_back 1").await;
    assert_eq!(code, "turned_back");
    assert!(kif.contains("成駒を戻す"), "{kif}");
    let (code, _) = decided("foul white turned_back 1").await;
    assert_eq!(code, "turned_over", "another's foul is none of this one");
}

// END-18: a game from before there was a last move goes on without one; the next of the same players has it.
#[tokio::test]
async fn the_rematch_of_an_old_game_has_a_last_move() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"variant": "chu", "friendly": true})).await;
    site.stop().await;
    let pool = AnyPool::connect(&data.url()).await.unwrap();
    pool.execute("UPDATE game SET agreement = replace(agreement, '\"last_move\":true', '\"last_move\":false')")
        .await
        .unwrap();
    let site = data.start().await;
    let mut friend = site.again(&friend);
    let (mut line, _) = friend.connect(&id).await;
    assert_eq!(line.ask(json!({"type": "resign"})).await["type"], "end");
    let next = friend.post(&format!("/api/v1/games/{id}/rematch"), json!({})).await.json();
    site.stop().await;
    for (id, has_it) in [(json!(id), "\"last_move\":false"), (next["id"].clone(), "\"last_move\":true")] {
        let query = sqlx::query("SELECT agreement FROM game WHERE id = $1").bind(id.as_str().unwrap().to_owned());
        let agreed: String = query.fetch_one(&pool).await.unwrap().get(0);
        assert!(agreed.contains(has_it), "{agreed}");
    }
}

#[tokio::test]
async fn two_servers_cannot_both_play_a_ply() {
    let data = Data::new();
    let one = data.start().await;
    data.unlock();
    let other = data.start().await;
    let mut friend = one.visitor();
    let id = friend.make(json!({})).await;
    let (mut first, _) = friend.connect(&id).await;
    let (mut second, _) = other.again(&friend).connect(&id).await;
    first.play(1, "7g7f").await;
    assert_eq!(second.play(1, "2g2f").await["code"], "not_saved");
    assert_eq!(second.hear().await, None, "the line is closed: nothing in memory overwrites the course of the game");
    let (_, snapshot) = other.again(&friend).connect(&id).await;
    assert_eq!(snapshot["moves"][0]["usi"], "7g7f");
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_move_that_cannot_be_stored_was_not_played() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({})).await;
    let (mut line, _) = friend.connect(&id).await;
    line.play(1, "7g7f").await;
    let pool = AnyPool::connect(&data.url()).await.unwrap();
    let broken = "CREATE TRIGGER broken BEFORE INSERT ON event BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    pool.execute(broken).await.unwrap();
    assert_eq!(line.play(2, "3c3d").await["code"], "not_saved");
    assert_eq!(line.hear().await, None, "the line is closed");

    let (mut line, snapshot) = friend.connect(&id).await;
    assert_eq!((plies(&snapshot), &snapshot["turn"]), (1, &json!("white")));
    pool.execute("DROP TRIGGER broken").await.unwrap();
    pool.close().await;
    assert_eq!(line.play(2, "3c3d").await["seq"], 2);
    site.stop().await;
}

fn plies(snapshot: &Value) -> usize {
    snapshot["moves"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let data = Data::new();
    data.start().await.stop().await;
    let pool = AnyPool::connect(&data.url()).await.unwrap();
    pool.execute("INSERT INTO schema_step (step) VALUES (99)").await.unwrap();
    pool.close().await;
    let error = server::Server::bind(&data.config()).await.err().unwrap().to_string();
    assert!(error.contains("newer version"), "{error}");
}

/// A game that has ended and cannot be read keeps no other from the library; the log tells of it.
#[tokio::test]
async fn a_game_that_cannot_be_read_keeps_no_other_away() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let mut ids = Vec::new();
    for usi in ["7g7f", "2g2f"] {
        let id = anna.make(json!({})).await;
        let (mut line, _) = anna.connect(&id).await;
        line.play(1, usi).await;
        line.say(&json!({"type": "resign"}).to_string()).await;
        line.until("end").await;
        ids.push(id);
    }
    site.stop().await;
    let pool = AnyPool::connect(&data.url()).await.unwrap();
    let query = sqlx::query("UPDATE event SET kind = 'nonsense' WHERE game = $1").bind(&ids[0]);
    query.execute(&pool).await.unwrap();
    pool.close().await;
    let log = Log::listen();
    let site = data.start().await;
    let mut anna = site.again(&anna);
    for _ in 0..2 {
        let found = anna.get("/api/v1/records").await.json();
        let games: Vec<_> = found["records"].as_array().unwrap().iter().map(|record| &record["game"]).collect();
        assert_eq!(games, [&json!(format!("/games/{}", ids[1]))]);
    }
    let told = log.lines_with("a game that has ended cannot be put into the library");
    assert!(told.len() == 2 && told.iter().all(|line| line.contains(&ids[0])), "{told:?}");
    site.stop().await;
}
