//! Lines by heart: a record, a game or a line of the encyclopedia is played from memory, and comes back on later days.

use crate::account::sign_up;
use crate::departure::takeout;
use crate::postgres::on_both;
use crate::site::{Data, Visitor};
use crate::together::begin_at;
use crate::training::GAME;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// White has two answers to the first move.
const TREE: &str = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n   4 ４四歩(43)\n\n変化：2手\n   2 ８四歩(83)\n   3 ７八金(69)\n";

async fn record(visitor: &mut Visitor, text: &str) -> String {
    let told = visitor.import(text.to_owned()).await;
    told["records"][0]["id"].as_str().unwrap_or_else(|| panic!("{told}")).to_owned()
}

async fn follow(visitor: &mut Visitor, from: &str, body: Value) -> Value {
    let reply = visitor.post(&format!("/api/v1/train/drill/{from}/answer"), body).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.json()
}

async fn cards(visitor: &mut Visitor) -> Vec<Value> {
    visitor.get("/api/v1/train/cards").await.json()["cards"].as_array().unwrap().clone()
}

async fn keep(visitor: &mut Visitor, from: &str, side: &str, on: bool) {
    let body = format!("from={}&side={side}&on={on}", from.replace('/', "%2F"));
    let sent = visitor.post_form("/train/drill/keep", &body).await;
    let back = format!("/train/drill/{from}?side={side}");
    assert_eq!((sent.status, sent.header("location")), (StatusCode::SEE_OTHER, &*back), "{}", sent.text);
}

#[tokio::test]
async fn a_line_is_played_from_memory_and_comes_back() {
    on_both(a_record_is_learned).await;
}

async fn a_record_is_learned(data: &Data) {
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let id = record(&mut anna, TREE).await;
    let from = format!("record/{id}");
    assert!(anna.get(&format!("/library/{id}")).await.text.contains(&format!("href=\"/train/drill/{from}\"")));
    let page = anna.get(&format!("/train/drill/{from}")).await.text;
    assert!(page.contains("Play the moves of Black: 3 positions are asked."), "{page}");
    assert_eq!(bruno.get(&format!("/train/drill/{from}")).await.status, StatusCode::NOT_FOUND, "it is hers");
    // A side that is none is nobody's.
    for address in [
        "/train/drill/example/1",
        "/api/v1/train/drill/example/1",
        "/train/guess/example/1",
        "/api/v1/train/guess/example/1",
    ] {
        let refused = anna.get(&format!("{address}?side=purple")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}");
        assert!(refused.text.contains("“purple” is no side: write black or white."), "{address}: {}", refused.text);
    }
    let refused = anna.post("/api/v1/train/mistakes", json!({"from": from, "side": "purple"})).await;
    assert_eq!((refused.status, &refused.json()["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("side")));

    // What is not in the line is answered with what is; the other side's moves are drawn, the same from the same seed.
    let wrong = follow(&mut anna, &from, json!({"moves": ["2g2f"]})).await;
    assert_eq!((&wrong["verdict"], &wrong["wanted"]), (&json!("wrong"), &json!(["7g7f"])), "{wrong}");
    assert_eq!(wrong["text"], "The line has P-76 here. Try again.");
    assert_eq!(follow(&mut anna, &from, json!({"moves": ["7g7e"]})).await["verdict"], "illegal");
    let hint = anna.post(&format!("/api/v1/train/drill/{from}/hint"), json!({"moves": []})).await.json();
    assert_eq!((&hint["piece"], &hint["usi"]), (&json!("7g"), &Value::Null));
    let hint = anna.post(&format!("/api/v1/train/drill/{from}/hint"), json!({"more": true})).await.json();
    assert_eq!(hint["usi"], "7g7f");
    let mut drawn = BTreeSet::new();
    for seed in 1..=12 {
        let told = follow(&mut anna, &from, json!({"moves": ["7g7f"], "seed": seed})).await;
        let answer = told["steps"][1]["usi"].as_str().unwrap().to_owned();
        assert_eq!(follow(&mut anna, &from, json!({"moves": ["7g7f"], "seed": seed})).await["steps"][1]["usi"], answer);
        let (own, verdict) = if answer == "3c3d" { ("2g2f", "solved") } else { ("6i7h", "solved") };
        let told = follow(&mut anna, &from, json!({"moves": ["7g7f", answer, own], "seed": seed})).await;
        assert_eq!(told["verdict"], verdict, "{told}");
        drawn.insert(answer);
    }
    assert_eq!(drawn.len(), 2, "{drawn:?}");
    let white = anna.get(&format!("/api/v1/train/drill/{from}?side=white")).await.json();
    assert_eq!(
        (&white["near"], &white["line"][0]["usi"], &white["size"]),
        (&json!("white"), &json!("7g7f"), &json!(2))
    );

    // Its positions come back, if she wants them. Another line that meets it shares its cards, with the moves of both.
    assert_eq!(cards(&mut anna).await.len(), 0);
    keep(&mut anna, &from, "black", true).await;
    let all = cards(&mut anna).await;
    assert_eq!(all.iter().filter(|card| card["kind"] == "line" && card["due"] == true).count(), 3, "{all:?}");
    let page = anna.get("/train").await.text;
    assert!(page.contains("Begin: 3 positions") && page.contains(&format!("href=\"/train/drill/{from}\"")), "{page}");
    let other = format!("record/{}", record(&mut anna, "startpos moves 2g2f 8c8d 7g7f 3c3d 6i7h").await);
    assert_eq!(anna.get(&format!("/api/v1/train/drill/{other}")).await.json()["kept"], false);
    keep(&mut anna, &other, "black", true).await;
    let all = cards(&mut anna).await;
    assert_eq!(all.len(), 5, "the start is shared: {all:?}");
    let start = all.iter().find(|card| card["sfen"].as_str().unwrap().ends_with(" b - 1")).expect("the start");
    let address = format!("/api/v1/train/cards/{}/answer", start["id"].as_str().unwrap());
    for (m, verdict) in [("3g3f", "wrong"), ("2g2f", "solved"), ("7g7f", "solved")] {
        let told = anna.post(&address, json!({"moves": [m], "wrong": 1})).await.json();
        assert_eq!(told["verdict"], verdict, "{told}");
    }
    let told = anna.post(&address, json!({"moves": ["3g3f"]})).await.json();
    assert_eq!(told["text"], "The line has another move here. Try again.");
    let page = anna.get(&format!("/train/cards/{}", start["id"].as_str().unwrap())).await.text;
    assert!(page.contains("Play the move of the line that you are learning."), "{page}");
    keep(&mut anna, &from, "black", false).await;
    assert_eq!(cards(&mut anna).await.iter().filter(|card| card["repeats"] == true).count(), 2);
    // The mistakes of the same record are another matter.
    assert_eq!(anna.get(&format!("/api/v1/train/mistakes/{from}")).await.json()["state"], "not");

    sign_up(&mut anna, "Anna Verdi").await;
    let archive = takeout(&mut anna).await;
    let (_, text) = archive.iter().find(|(name, _)| name == "cards.json").expect("a file");
    assert!(text.contains(&format!("line/{from}")), "{text}");
    site.stop().await;
}

#[tokio::test]
async fn games_and_openings_are_practised_and_nothing_else_is() {
    let data = Data::new();
    let mut table = begin_at(data.start().await, json!({})).await;
    table.play(1, GAME).await;
    let from = format!("game/{}", table.id);
    assert_eq!(table.black.0.get(&format!("/train/drill/{from}")).await.status, StatusCode::NOT_FOUND, "it goes on");
    table.both(true, json!({"type": "resign"})).await;
    let (mut anna, mut bruno) = (table.black.0, table.white.0);
    assert!(anna.get(&format!("/games/{}", table.id)).await.text.contains(&format!("/train/drill/{from}")));
    for (visitor, side) in [(&mut anna, "black"), (&mut bruno, "white")] {
        let told = visitor.get(&format!("/api/v1/train/drill/{from}")).await.json();
        assert_eq!((&told["near"], &told["size"]), (&json!(side), &json!(5)), "each plays their own side: {told}");
    }
    let page = anna.get("/strategy/mino").await.text;
    assert!(page.contains("href=\"/train/drill/pattern/mino\""), "{page}");
    let told = anna.get("/api/v1/train/drill/pattern/mino").await.json();
    assert!(told["size"].as_u64().unwrap() > 3 && told["title"].as_str().unwrap().contains("Mino"), "{told}");
    let nobody = "00000000000000000000";
    for (path, body, status) in [
        (format!("drill/record/{nobody}/answer"), json!({"moves": ["7g7f"]}), StatusCode::NOT_FOUND),
        ("drill/pattern/nothing/answer".to_owned(), json!({"moves": ["7g7f"]}), StatusCode::NOT_FOUND),
        (format!("drill/{from}/answer"), json!({"moves": []}), StatusCode::BAD_REQUEST),
        (format!("drill/{from}/answer"), json!({"moves": ["nonsense"]}), StatusCode::BAD_REQUEST),
        (format!("drill/{from}/answer"), json!({"moves": ["2g2f", "3c3d", "7g7f"]}), StatusCode::BAD_REQUEST),
        (format!("drill/{from}/hint"), json!({"moves": ["7g7f"]}), StatusCode::BAD_REQUEST),
        ("mistakes".to_owned(), json!({"from": "pattern/mino"}), StatusCode::NOT_FOUND),
    ] {
        let reply = anna.post(&format!("/api/v1/train/{path}"), body.clone()).await;
        assert_eq!(reply.status, status, "{path} {body}: {}", reply.text);
    }
    table.site.stop().await;
}
