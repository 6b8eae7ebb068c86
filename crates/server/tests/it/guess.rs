//! Guessing the moves of a game: one's own, a record, one that somebody shares, or one of the engine against itself.

use crate::site::{Data, Visitor};
use crate::training::GAME;
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn guess(visitor: &mut Visitor, from: &str, body: Value) -> Value {
    let reply = visitor.post(&format!("/api/v1/train/guess/{from}/answer"), body).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.json()
}

#[tokio::test]
async fn the_moves_of_a_record_are_guessed_one_after_the_other() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let told = anna.import(format!("startpos moves {GAME}")).await;
    let id = told["records"][0]["id"].as_str().unwrap();
    let from = format!("record/{id}");
    assert!(anna.get(&format!("/library/{id}")).await.text.contains(&format!("href=\"/train/guess/{from}\"")));
    let page = anna.get(&format!("/train/guess/{from}")).await.text;
    assert!(page.contains("Guess what Black played, move by move: 5 moves."), "{page}");
    let quiz = anna.get(&format!("/api/v1/train/guess/{from}?seed=3")).await.json();
    assert_eq!((&quiz["size"], &quiz["next"]["ply"], &quiz["line"]), (&json!(5), &json!(0), &json!([])), "{quiz}");
    let choices: Vec<&str> =
        quiz["next"]["choices"].as_array().unwrap().iter().map(|m| m["usi"].as_str().unwrap()).collect();
    assert!(choices.len() == 3 && choices.contains(&"7g7f"), "{choices:?}");

    // The game's own move; one against the rules; one that gives a bishop; and where one wants to be shown.
    let told = guess(&mut anna, &from, json!({"ply": 0, "move": "7g7f"})).await;
    assert_eq!(
        (&told["verdict"], &told["steps"][1]["usi"], &told["next"]["ply"]),
        (&json!("same"), &json!("3c3d"), &json!(2))
    );
    let told = guess(&mut anna, &from, json!({"ply": 2, "move": "2g2e"})).await;
    assert_eq!(told["verdict"], "illegal", "{told}");
    let told = guess(&mut anna, &from, json!({"ply": 4, "move": "8h4d"})).await;
    assert_eq!((&told["verdict"], &told["played"]), (&json!("weaker"), &json!("2f2e")), "{told}");
    let text = told["text"].as_str().unwrap();
    assert!(text.contains("chance of winning") && text.ends_with("In the game P-25 was played."), "{text}");
    let told = guess(&mut anna, &from, json!({"ply": 8, "move": null})).await;
    assert_eq!((&told["verdict"], &told["next"]), (&json!("shown"), &Value::Null), "{told}");
    // In place of the blunder, what holds the pawn is as good as anything.
    let best = guess(&mut anna, &from, json!({"ply": 6, "move": "6i7h"})).await;
    assert_eq!((&best["verdict"], &best["played"]), (&json!("as_good"), &json!("8h4d")), "{best}");
    let white = anna.get(&format!("/api/v1/train/guess/{from}?side=white")).await.json();
    assert_eq!(
        (&white["near"], &white["line"][0]["usi"], &white["next"]["ply"]),
        (&json!("white"), &json!("7g7f"), &json!(1))
    );

    // Somebody else sees it only where it is shared.
    let path = format!("/api/v1/train/guess/{from}");
    assert_eq!(bruno.get(&path).await.status, StatusCode::NOT_FOUND);
    let shared = anna.post(&format!("/api/v1/records/{id}/share"), json!({})).await.json();
    let token = shared["token"].as_str().or(shared["url"].as_str()).unwrap().rsplit('/').next().unwrap().to_owned();
    let page = bruno.get(&format!("/shared/{token}")).await.text;
    assert!(page.contains(&format!("href=\"/train/guess/shared/{token}\"")), "{page}");
    let told = guess(&mut bruno, &format!("shared/{token}"), json!({"ply": 0, "move": "7g7f"})).await;
    assert_eq!(told["verdict"], "same");

    // A game of the engine against itself is there for everybody.
    assert!(bruno.get("/strategy/games/1").await.text.contains("href=\"/train/guess/example/1\""));
    assert!(bruno.get("/train").await.text.contains("href=\"/train/guess/example/1\""));
    let quiz = bruno.get("/api/v1/train/guess/example/1").await.json();
    assert!(quiz["size"].as_u64().unwrap() > 20, "{quiz}");
    for (path, body, status) in [
        ("example/0", json!({"ply": 0}), StatusCode::NOT_FOUND),
        ("example/1", json!({"ply": 1}), StatusCode::BAD_REQUEST),
        ("example/1", json!({"ply": 100_000}), StatusCode::BAD_REQUEST),
        ("example/1", json!({"ply": 0, "move": "nonsense"}), StatusCode::BAD_REQUEST),
        ("example/1", json!({}), StatusCode::BAD_REQUEST),
    ] {
        let reply = bruno.post(&format!("/api/v1/train/guess/{path}/answer"), body.clone()).await;
        assert_eq!(reply.status, status, "{path} {body}: {}", reply.text);
    }
    site.stop().await;
}
