//! A guest is always shown as one: nobody can take them for the person of that name.

use crate::account::sign_up;
use crate::postgres::on_both;
use crate::site::Visitor;
use crate::yonin;
use axum::body::Body;
use axum::http::Request;
use axum::http::header::ACCEPT_LANGUAGE;
use serde_json::{Value, json};

/// What two players are called in a message: by name, and to readers.
fn called(players: &Value) -> [(String, String, bool); 2] {
    ["black", "white"].map(|color| {
        let text = |field: &str| players[color][field].as_str().unwrap().to_owned();
        (text("name"), text("shown"), players[color]["guest"].as_bool().unwrap())
    })
}

fn anna(shown: &str, guest: bool) -> (String, String, bool) {
    ("Anna".into(), shown.into(), guest)
}

async fn reads(visitor: &mut Visitor, path: &str, part: &str) {
    let text = visitor.get(path).await.text;
    assert!(text.contains(part), "{part} in {path}: {text}");
}

#[tokio::test]
async fn two_who_are_called_the_same_are_told_apart() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut guest, mut person, mut carla) = (site.visitor(), site.visitor(), site.visitor());
        let wish = json!({"opponent": "link", "name": "Anna", "color": "black"});
        let id = guest.make(wish).await;
        let (page, path) = (format!("/games/{id}"), format!("/api/v1/games/{id}"));
        reads(&mut carla, &page, "<title>Anna (guest) invites you to play").await;
        // Before that nobody was called so.
        sign_up(&mut person, "Anna").await;
        person.post(&format!("{path}/join"), json!({"name": "whatever"})).await;
        let both = [anna("Anna (guest)", true), anna("Anna", false)];
        let (mut line, snapshot) = carla.connect(&id).await;
        assert_eq!(called(&snapshot["game"]["players"]), both);
        // On the page, in both lists and in the API's, for readers of every language.
        reads(&mut carla, &page, "<title>Anna (guest) – Anna").await;
        reads(&mut person, "/games", "Against Anna (guest)").await;
        reads(&mut guest, "/games", "Against Anna<").await;
        reads(&mut person, "/", "Anna (guest)").await;
        let listed = person.get("/api/v1/games").await.json();
        assert_eq!(called(&listed["games"][0]["players"]), both);
        for (language, shown) in [("it", "ospite Anna – Anna"), ("ja", "ゲスト Anna – Anna")] {
            let request = Request::get(&page).header(ACCEPT_LANGUAGE, language).body(Body::empty()).unwrap();
            let translated = carla.send(request).await.text;
            assert!(translated.contains(&format!("<title>{shown}")), "{shown}");
        }
        // Records keep the plain name.
        let kif = carla.get(&format!("{page}/kif")).await.text;
        assert!(kif.contains("先手：Anna") && !kif.contains("guest"), "{kif}");
        // Who takes a name in the middle of a game is a guest no more, and all are told.
        sign_up(&mut guest, "Zia").await;
        let mut told = line.until_all("people").await;
        while told["players"]["black"]["guest"] == true {
            told = line.until_all("people").await;
        }
        assert_eq!(called(&told["players"])[0], ("Zia".into(), "Zia".into(), false));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn who_gives_no_name_is_called_as_ever() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut guest, carla) = (site.visitor(), site.visitor());
        let id = guest.make(json!({"opponent": "link", "color": "black"})).await;
        let (_line, snapshot) = carla.connect(&id).await;
        let black = &snapshot["game"]["players"]["black"];
        assert_eq!((&black["name"], &black["shown"]), (&json!("Guest"), &json!("Guest")));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn among_four_guests_are_told_from_persons_as_well() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut guest, mut person) = (site.visitor(), site.visitor());
        let id = yonin::make(&mut guest, json!({"west": "link", "north": "me", "east": "me", "name": "Anna"})).await;
        sign_up(&mut person, "Anna").await;
        person.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
        let (_line, snapshot) = yonin::connect(&person, &id).await;
        let players = &snapshot["game"]["players"];
        let shown = ["south", "west"].map(|seat| (&players[seat]["shown"], &players[seat]["guest"]));
        assert_eq!(shown, [(&json!("Anna (guest)"), &json!(true)), (&json!("Anna"), &json!(false))]);
        let listed = person.get("/api/v1/games").await.json();
        assert_eq!(listed["games"][0]["players"], json!(["Anna (guest)", "Anna", "Anna (guest)", "Anna (guest)"]));
        reads(&mut person, "/games", "Anna (guest)").await;
        site.stop().await;
    })
    .await;
}
