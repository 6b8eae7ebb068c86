//! Castles, openings and tesuji of records and of games that are over.

use super::path_of;
use crate::postgres::on_both;
use crate::site::{Data, Visitor};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

/// A rook on the fourth file and a Mino; White stays at home.
const MINO: &str =
    "position startpos moves 7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 8h7g 5a4b 5i4h 4b3b 4h3h 5c5d 3h2h 6a5b 3i3h 7a6b";

#[tokio::test]
async fn records_and_games_are_labelled() {
    on_both(labelled).await;
}

async fn labelled(data: &Data) {
    let site = data.start().await;
    let mut anna = site.visitor();
    let path = path_of(&anna.import(MINO).await["records"][0]);
    let labels = anna.get_in("it", &format!("{path}/labels")).await;
    let black = &labels["sides"]["black"];
    assert_eq!((&black["style"], &labels["plies"]), (&json!("ranging-rook"), &json!(16)), "{labels}");
    assert_eq!(black["castle"]["pattern"], "kata-mino", "{labels}");
    assert_eq!(black["course"][1], json!({"ply": 5, "openings": ["normal-shiken"], "castles": []}));
    assert_eq!(black["course"].as_array().unwrap().last().unwrap()["castles"], json!(["kata-mino"]));
    let named = &labels["names"]["kata-mino"];
    assert_eq!((&named["name"], &named["kanji"]), (&json!("Mezzo Mino"), &json!("片美濃囲い")), "{labels}");

    let url = anna.request(Method::POST, &format!("{path}/share"), "").await.json()["url"].clone();
    let shared = format!("/api/v1{}/labels", url.as_str().unwrap());
    let mut guest = site.visitor();
    assert_eq!(guest.get_in("it", &shared).await["sides"], labels["sides"]);
    assert_eq!(guest.get(&format!("{path}/labels")).await.status, StatusCode::NOT_FOUND, "it is nobody else's");

    // While a game goes on nobody is told; when it is over, everybody.
    let id = anna.make(json!({"opponent": "two"})).await;
    let of_game = format!("/api/v1/games/{id}/labels");
    let (mut line, _) = anna.connect(&id).await;
    line.play_all(1, MINO.trim_start_matches("position startpos moves ")).await;
    let early = guest.get(&of_game).await;
    assert_eq!((early.status, &early.json()["code"]), (StatusCode::CONFLICT, &json!("still-playing")));
    line.ask(json!({"type": "resign"})).await;
    let over = guest.get_in("it", &of_game).await;
    assert_eq!((&over["sides"], &over["ending"]["code"]), (&labels["sides"], &json!("resign")));
    assert_eq!(guest.get_in("ja", &of_game).await["names"]["kata-mino"]["name"], "片美濃囲い");

    // Other games have no such names.
    let id = anna.make(json!({"opponent": "two", "variant": "dobutsu"})).await;
    let (mut line, _) = anna.connect(&id).await;
    line.play_all(1, "2c2b 3a3b 2b2a+").await;
    let kept = path_of(&anna.get("/api/v1/records?variant=dobutsu").await.json()["records"][0]);
    for path in [format!("/api/v1/games/{id}"), kept] {
        let reply = anna.get(&format!("{path}/labels")).await;
        assert_eq!((reply.status, &reply.json()["code"]), (StatusCode::NOT_FOUND, &json!("no-labels")), "{path}");
    }
    site.stop().await;
}

#[tokio::test]
async fn records_are_found_by_castle_and_opening() {
    on_both(found).await;
}

async fn found(data: &Data) {
    let site = data.start().await;
    let mut anna = site.visitor();
    let path = path_of(&anna.import(format!("{MINO} 6i5h 4c4d")).await["records"][0]);
    anna.import("position startpos moves 2g2f 8c8d").await;
    for (query, count) in [
        ("castle=kata-mino", 1),
        ("castle=mino", 1),
        ("castle=funa", 1),
        ("castle=anaguma", 0),
        ("opening=normal-shiken", 1),
        // Whoever looks for the general name finds the special one.
        ("opening=shiken&castle=mino", 1),
        ("opening=ranging-rook", 1),
        ("opening=static-rook", 2),
        ("opening=taikokei", 1),
        ("opening=naka", 0),
        ("opening=shiken&castle=anaguma", 0),
    ] {
        assert_eq!(anna.search(query).await.len(), count, "{query}");
        assert_eq!(site.visitor().search(query).await.len(), 0, "it is nobody else's");
    }
    for (query, field) in [
        ("castle=fuji", "castle"),
        ("castle=shiken", "castle"),
        ("opening=mino", "opening"),
        ("opening=tarefu", "opening"),
    ] {
        let reply = anna.get(&format!("/api/v1/records?{query}")).await;
        assert_eq!(
            (reply.status, &reply.json()["field"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!(field)),
            "{query}"
        );
    }
    let page = anna.get("/library?castle=mino&lang=en").await.text;
    assert!(page.contains(r#"<option value="mino" selected"#), "{page}");
    // Another main line has other names.
    let mut record = anna.get(&path).await.json();
    record["nodes"].as_array_mut().unwrap().truncate(4);
    assert_eq!(anna.put(&path, 1, &record).await.status, StatusCode::OK);
    assert_eq!(anna.search("castle=mino").await.len(), 0);
    site.stop().await;
}

impl Visitor {
    pub(crate) async fn get_in(&mut self, language: &str, path: &str) -> Value {
        let request = axum::http::Request::get(path).header("accept-language", language);
        let reply = self.send(request.body(axum::body::Body::empty()).unwrap()).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text);
        reply.json()
    }
}
