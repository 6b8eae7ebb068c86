//! The server's process is killed the moment it has answered: the library is as it has said.

use super::{KIF, path_of};
use crate::killed::Doomed;
use serde_json::{Value, json};
use std::time::Instant;
use tokio::time::sleep;

#[tokio::test]
async fn what_the_library_has_said_is_so_after_a_crash() {
    let mut doomed = Doomed::new().await;
    let imported = doomed.ask(0, "POST", "/api/v1/records", KIF).await;
    doomed.kill();
    let path = path_of(&imported["records"][0]);
    let mut record = doomed.ask(0, "GET", &path, "").await;
    assert_eq!(record["nodes"].as_array().unwrap().len(), 4);

    record["nodes"][2]["comment"] = "after the crash".into();
    assert_eq!(doomed.ask(0, "PUT", &path, &record.to_string()).await, json!({"version": 2}));
    doomed.kill();
    let now = doomed.ask(0, "GET", &path, "").await;
    assert_eq!((&now["version"], &now["nodes"][2]["comment"]), (&json!(2), &json!("after the crash")));
    let found = doomed.ask(0, "GET", "/api/v1/records?text=crash", "").await;
    assert_eq!(found["records"][0]["id"], now["id"]);

    let url = doomed.ask(0, "POST", &format!("{path}/share"), "").await["url"].as_str().unwrap().to_owned();
    doomed.kill();
    assert_eq!(doomed.ask(1, "GET", &format!("/api/v1{url}"), "").await["nodes"], now["nodes"]);
    assert_eq!(doomed.ask(0, "DELETE", &path, "").await, Value::Null);
    doomed.kill();
    assert_eq!(doomed.ask(0, "GET", &path, "").await["code"], "not-found");
    doomed.end();
}

/// How often an upload is cut off, each time at another moment.
const CUTS: u32 = 8;
/// So many games a file has.
const GAMES: usize = 100;

/// A file of games of one player.
fn file_of(player: &str) -> String {
    let moves = ["+2726FU", "-8384FU", "+2625FU", "-8485FU", "+6978KI", "-4132KI"];
    let game = |number| format!("V2.2\nN+{player}\nN-number {number}\nPI\n+\n{}\n%TORYO\n", moves.join("\n"));
    (0..GAMES).map(game).collect::<Vec<_>>().join("/\n")
}

async fn count(doomed: &Doomed, player: &str) -> usize {
    let found = doomed.ask(0, "GET", &format!("/api/v1/records?limit=100&player={player}"), "").await;
    found["records"].as_array().unwrap().len()
}

#[tokio::test]
async fn an_upload_that_is_cut_off_is_there_wholly_or_not_at_all() {
    let mut doomed = Doomed::new().await;
    let began = Instant::now();
    assert_eq!(doomed.ask(0, "POST", "/api/v1/records", &file_of("whole")).await["known"], false);
    let time = began.elapsed();
    let mut nothing = 0;
    for cut in 0..CUTS {
        let player = format!("cut{cut}");
        let file = file_of(&player);
        tokio::select! {
            _ = doomed.ask(0, "POST", "/api/v1/records", &file) => {}
            () = sleep(time * (cut + 1) / (CUTS + 1)) => {}
        }
        doomed.kill();
        let kept = count(&doomed, &player).await;
        assert!(kept == 0 || kept == GAMES, "{kept} of {GAMES} games are there");
        nothing += usize::from(kept == 0);
        // Whether it is there or not, a second try puts every game there once, and says if they were there.
        let again = doomed.ask(0, "POST", "/api/v1/records", &file).await;
        assert_eq!(again["records"].as_array().unwrap().len(), GAMES, "{again}");
        assert_eq!(again["known"], kept == GAMES);
        assert_eq!(count(&doomed, &player).await, GAMES);
    }
    println!("cut off {CUTS} times, {nothing} times before anything was there");
    assert!(nothing > 0, "nothing was cut off");
    doomed.end();
}
