//! Programs that keep no channel open: each thing is said by a request of its own, and done when it is answered.

use crate::days::agree;
use crate::postgres::on_both;
use crate::site::{Reply, Visitor};
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn say(visitor: &mut Visitor, id: &str, what: Value) -> Reply {
    visitor.post(&format!("/api/v1/games/{id}/live"), what).await
}

/// A move, and the game as it stands then.
async fn play(visitor: &mut Visitor, id: &str, ply: usize, usi: &str) -> Value {
    let reply = say(visitor, id, json!({"type": "move", "ply": ply, "usi": usi})).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    let game = reply.json();
    assert_eq!((game["moves"].as_array().unwrap().len(), &game["moves"][ply - 1]["usi"]), (ply, &json!(usi)));
    game
}

fn refused(reply: &Reply, status: StatusCode, code: &str) {
    assert_eq!((reply.status, &reply.json()["code"]), (status, &json!(code)), "{}", reply.text);
}

/// What was answered is on the disk: a server that is killed afterwards knows it.
#[tokio::test]
async fn a_game_by_the_day_is_played_by_requests_alone() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        let (id, _) = agree(&mut anna, &mut bruno, json!({"clock": "3d/move"})).await;
        let first = play(&mut anna, &id, 1, "7g7f").await;
        assert_eq!(first["turn"], "white");
        // The same once more does no harm, as on the channel.
        assert_eq!(say(&mut anna, &id, json!({"type": "move", "ply": 1, "usi": "7g7f"})).await.status, StatusCode::OK);
        let other = say(&mut anna, &id, json!({"type": "move", "ply": 2, "usi": "3c3d"})).await;
        refused(&other, StatusCode::CONFLICT, "not_your_turn");
        play(&mut bruno, &id, 2, "3c3d").await;
        site.crash().await;

        let site = data.start().await;
        let (mut anna, mut bruno, mut guest) = (site.again(&anna), site.again(&bruno), site.visitor());
        let foul = say(&mut anna, &id, json!({"type": "move", "ply": 3, "usi": "5i5c"})).await;
        refused(&foul, StatusCode::CONFLICT, "cannot_move_so");
        assert!(!foul.json()["squares"].as_array().unwrap().is_empty());
        refused(&say(&mut guest, &id, json!({"type": "resign"})).await, StatusCode::FORBIDDEN, "spectator");
        refused(&say(&mut anna, &id, json!({"type": "dance"})).await, StatusCode::BAD_REQUEST, "bad_message");
        refused(&say(&mut anna, &id, json!([])).await, StatusCode::BAD_REQUEST, "bad_message");
        refused(&say(&mut anna, "nowhere", json!({"type": "resign"})).await, StatusCode::NOT_FOUND, "not-found");
        play(&mut anna, &id, 3, "8h2b+").await;
        let over = say(&mut bruno, &id, json!({"type": "resign"})).await.json();
        assert_eq!((&over["result"]["reason"], &over["result"]["winner"]), (&json!("resign"), &json!("black")));
        site.stop().await;
    })
    .await;
}

/// Whoever comes by is there for a moment: what has waited for them begins, and the computer answers.
#[tokio::test]
async fn a_computer_and_three_others_are_played_by_requests_alone() {
    let data = crate::site::Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "computer", "level": "15k", "clock": "none"})).await;
    let reply = say(&mut anna, &id, json!({"type": "move", "ply": 1, "usi": "7g7f"})).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    // The computer may have answered before we are: its move is then there as well.
    let told = reply.json();
    assert_eq!(told["moves"][0]["usi"], "7g7f", "{told}");
    let (mut line, seen) = anna.connect(&id).await;
    if seen["moves"].as_array().unwrap().len() == 1 {
        let answer = line.until("move").await;
        assert_eq!(answer["turn"], "black", "{answer}");
    }
    let four = anna.make(json!({"variant": "yonin"})).await;
    let reply = say(&mut anna, &four, json!({"type": "resign"})).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    site.stop().await;
}
