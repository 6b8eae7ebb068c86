//! Training: the mistakes of one's own games, looked at again until the better move is found, and on later days.

use crate::account::{PASSWORD, form, sign_up};
use crate::departure::takeout;
use crate::postgres::on_both;
use crate::site::{Data, Site, Visitor};
use crate::together::{begin, begin_at};
use crate::wakes::database;
use axum::http::StatusCode;
use serde_json::{Value, json};
use sqlx::{Executor, Row};
use std::time::Duration;
use tokio::time::sleep;

/// With the seventh move Black gives a bishop for a pawn.
pub(crate) const GAME: &str = "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 8h4d 3c4d 7i8h 8b4b";

/// Has somebody's mistakes looked for, and waits until that is done; how many cards came of it.
async fn look(visitor: &mut Visitor, from: &str) -> u64 {
    let mut told = visitor.post("/api/v1/train/mistakes", json!({"from": from})).await.json();
    while told["state"] == "pending" {
        sleep(Duration::from_millis(20)).await;
        told = visitor.get(&format!("/api/v1/train/mistakes/{from}")).await.json();
    }
    assert_eq!(told["state"], "done", "{told}");
    told["cards"].as_u64().unwrap()
}

async fn cards(visitor: &mut Visitor) -> Vec<Value> {
    visitor.get("/api/v1/train/cards").await.json()["cards"].as_array().unwrap().clone()
}

async fn due(visitor: &mut Visitor) -> u64 {
    visitor.get("/api/v1/train/cards?due=true").await.json()["due"].as_u64().unwrap()
}

async fn answer(visitor: &mut Visitor, card: &str, body: Value) -> Value {
    let reply = visitor.post(&format!("/api/v1/train/cards/{card}/answer"), body).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.json()
}

#[tokio::test]
async fn a_mistake_is_looked_at_again_until_the_better_move_is_found() {
    on_both(a_bishop_is_given_away).await;
}

async fn a_bishop_is_given_away(data: &Data) {
    let mut table = begin(data, json!({})).await;
    table.play(1, GAME).await;
    let from = format!("game/{}", table.id);
    let (mut anna, mut bruno) = (table.black.0, table.white.0);
    let early = anna.post("/api/v1/train/mistakes", json!({"from": from})).await;
    assert_eq!(early.status, StatusCode::NOT_FOUND, "the game goes on");
    table.black.1.ask(json!({"type": "resign"})).await;
    let site = table.site;
    for (path, link) in
        [("/", "href=\"/train\""), (&*format!("/games/{}", table.id), &*format!("/train/mistakes/{from}"))]
    {
        assert!(anna.get(path).await.text.contains(link), "{path} leads to training");
    }

    // The page offers the game, and one press has it looked through.
    let page = anna.get("/train").await.text;
    assert!(page.contains(&format!("value=\"{from}\"")) && page.contains("Nothing returns by itself"), "{page}");
    let sent = anna.post_form("/train/mistakes", &format!("from={}", from.replace('/', "%2F"))).await;
    assert_eq!((sent.status, sent.header("location")), (StatusCode::SEE_OTHER, &*format!("/train/mistakes/{from}")));
    assert_eq!(look(&mut anna, &from).await, 1, "one mistake is worth looking for");
    assert_eq!(look(&mut bruno, &from).await, 0, "and none of his");
    assert!(bruno.get(&format!("/train/mistakes/{from}")).await.text.contains("Well played"));
    let list = anna.get(&format!("/train/mistakes/{from}")).await.text;
    let card = cards(&mut anna).await.remove(0);
    let id = card["id"].as_str().unwrap().to_owned();
    assert!(list.contains(&format!("href=\"/train/cards/{id}\"")), "{list}");
    assert_eq!((&card["found"], &card["repeats"], &card["due"]), (&json!(false), &json!(false), &json!(false)));
    let page = anna.get(&format!("/train/cards/{id}")).await.text;
    assert!(page.contains("Here you played Bx44.") && page.contains("?? Blunder: chance of winning"), "{page}");
    assert_eq!(bruno.get(&format!("/train/cards/{id}")).await.status, StatusCode::NOT_FOUND, "it is hers");

    // What was played is refuted with its reason; another move that loses nothing is right; what no rule allows is told.
    let told = answer(&mut anna, &id, json!({"moves": ["8h4d"], "used_ms": 900})).await;
    assert_eq!(told["verdict"], "wrong", "{told}");
    assert!(told["text"].as_str().unwrap().contains("Loses a"), "{told}");
    assert_eq!(told["steps"].as_array().unwrap().len(), 2, "the move and what refutes it: {told}");
    let told = answer(&mut anna, &id, json!({"moves": ["8h5e"], "wrong": 1})).await;
    assert_eq!(told["verdict"], "solved", "as good as what the engine would have played: {told}");
    assert!(told["text"].as_str().unwrap().starts_with("Right: that is as good."), "{told}");
    let told = answer(&mut anna, &id, json!({"moves": ["8h8g"], "wrong": 1})).await;
    assert_eq!(told["verdict"], "illegal", "{told}");
    // A hint: the piece, then the move, which is right.
    let hint = anna.post(&format!("/api/v1/train/cards/{id}/hint"), json!({})).await.json();
    assert!(hint["usi"].is_null() && hint["piece"].is_string(), "{hint}");
    let hint = anna.post(&format!("/api/v1/train/cards/{id}/hint"), json!({"more": true})).await.json();
    let better = hint["usi"].as_str().unwrap().to_owned();
    let told = answer(&mut anna, &id, json!({"moves": [better], "wrong": 1, "hints": 2, "used_ms": 9000})).await;
    assert_eq!((&told["verdict"], &told["next"]), (&json!("solved"), &Value::Null), "{told}");
    // Only the first answer counts: it was wrong.
    assert_eq!(cards(&mut anna).await[0]["found"], false);
    assert_eq!(due(&mut anna).await, 0, "nothing returns that was not asked for");

    // She wants to see it again. It was answered today, so it is due tomorrow.
    let wanted = anna.post(&format!("/api/v1/train/cards/{id}/repeat"), json!({"on": true})).await.json();
    assert_eq!((&wanted["repeats"], &wanted["due"]), (&json!(true), &json!(false)), "{wanted}");
    let pool = database(data).await;
    pool.execute("UPDATE card_review SET at_ms = at_ms - 172800000").await.unwrap();
    assert_eq!(due(&mut anna).await, 1);
    assert!(anna.get("/train").await.text.contains("Begin: one position"));
    assert_eq!(anna.get("/train/due").await.header("location"), format!("/train/cards/{id}?due=true"));
    let told = answer(&mut anna, &id, json!({"moves": [better], "used_ms": 9000})).await;
    assert!(told["next"].as_str().is_some_and(|text| text.starts_with("It returns")), "{told}");
    assert_eq!((due(&mut anna).await, &cards(&mut anna).await[0]["found"]), (0, &json!(true)));
    assert_eq!(anna.get("/train/due").await.header("location"), "/train#due");

    // It comes along when she takes a name, is hers to take away, and goes with her.
    sign_up(&mut anna, "Anna Verdi").await;
    site.stop().await;
    let site = data.start().await;
    let mut anna = site.again(&anna);
    let kept = cards(&mut anna).await.remove(0);
    assert_eq!((&kept["id"], &kept["repeats"], &kept["found"]), (&json!(id), &json!(true), &json!(true)));
    assert!(anna.get("/account/data").await.text.contains("Positions you practise"));
    let archive = takeout(&mut anna).await;
    let (_, text) = archive.iter().find(|(name, _)| name == "cards.json").expect("a file");
    let all: Value = serde_json::from_str(text).unwrap();
    let answers = all["answers"].as_array().unwrap().iter();
    let grades: Vec<&str> = answers.map(|answer| answer["grade"].as_str().unwrap()).collect();
    assert_eq!((grades, &all["looked_through"][0]["from"]), (vec!["again", "good"], &json!(from)));
    let left = anna.post_form("/account/leave", &form(&[("password", PASSWORD)])).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER);
    assert!(site.see_off(i64::MAX).await);
    for sql in ["SELECT COUNT(*) FROM flashcard", "SELECT COUNT(*) FROM card_review"] {
        assert_eq!(pool.fetch_one(sql).await.unwrap().get::<i64, _>(0), 0, "{sql}");
    }
    pool.close().await;
    site.stop().await;
}

/// What a guest has begun on another device becomes one with what they have already.
#[tokio::test]
async fn cards_of_two_devices_become_one_persons() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut phone) = (site.visitor(), site.visitor());
        sign_up(&mut anna, "Anna").await;
        for visitor in [&mut anna, &mut phone] {
            let text = format!("startpos moves {GAME}");
            let record = visitor.import(text).await;
            let from = format!("record/{}", record["records"][0]["id"].as_str().unwrap());
            assert_eq!(look(visitor, &from).await, 1, "{record}");
        }
        let id = cards(&mut phone).await[0]["id"].as_str().unwrap().to_owned();
        answer(&mut phone, &id, json!({"moves": ["8h4d"]})).await;
        phone.post(&format!("/api/v1/train/cards/{id}/repeat"), json!({"on": true})).await;
        let fields = form(&[("name", "Anna"), ("password", PASSWORD), ("adopts", "on")]);
        assert_eq!(phone.post_form("/account/in", &fields).await.status, StatusCode::SEE_OTHER);
        let all = cards(&mut anna).await;
        assert_eq!((all.len(), &all[0]["repeats"]), (1, &json!(true)), "{all:?}");
        assert!(all[0]["stability"].is_number(), "what the phone answered counts: {all:?}");
        assert_eq!(anna.post_form(&format!("/train/cards/{id}/remove"), "").await.status, StatusCode::SEE_OTHER);
        assert_eq!(cards(&mut anna).await.len(), 0);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_practised_is_told() {
    let data = Data::new();
    let limits = server::Limits { analyses: 0, ..server::Limits::default() };
    let site = Site::start(server::Config { limits, ..data.config() }).await;
    let mut table = begin_at(site, json!({})).await;
    table.play(1, GAME).await;
    table.both(true, json!({"type": "resign"})).await;
    let (mut anna, from) = (table.black.0, format!("game/{}", table.id));
    let nobody = "00000000000000000000";
    for (path, body, status) in [
        ("mistakes", json!({"from": from}), StatusCode::SERVICE_UNAVAILABLE),
        ("mistakes", json!({"from": format!("game/{nobody}")}), StatusCode::NOT_FOUND),
        ("mistakes", json!({"from": format!("record/{nobody}")}), StatusCode::NOT_FOUND),
        ("mistakes", json!({"from": "nothing"}), StatusCode::NOT_FOUND),
        ("mistakes", json!({}), StatusCode::BAD_REQUEST),
        ("cards/nothing/answer", json!({"moves": ["7g7f"]}), StatusCode::NOT_FOUND),
        ("cards/nothing/answer", json!({"moves": []}), StatusCode::BAD_REQUEST),
        ("cards/nothing/answer", json!({"moves": ["nonsense"]}), StatusCode::BAD_REQUEST),
        ("cards/nothing/repeat", json!({"on": true}), StatusCode::NOT_FOUND),
        ("cards/nothing/hint", json!({}), StatusCode::NOT_FOUND),
    ] {
        let reply = anna.post(&format!("/api/v1/train/{path}"), body.clone()).await;
        assert_eq!(reply.status, status, "{path} {body}: {}", reply.text);
    }
    let told = anna.get(&format!("/api/v1/train/mistakes/{from}")).await.json();
    assert_eq!(told["state"], "not");
    let page = anna.get(&format!("/train/mistakes/{from}")).await.text;
    assert!(page.contains("Find my mistakes"), "{page}");
    table.site.stop().await;
}
