//! What is stored outlives the server; what cannot be stored did not happen.

use crate::postgres::on_both;
use crate::site::Data;
use serde_json::{Value, json};
use sqlx::{AnyPool, Executor};

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
