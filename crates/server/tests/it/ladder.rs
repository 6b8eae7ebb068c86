//! The club's ladder: who wins climbs, and nothing but the games says who stands where.

use crate::account::{PASSWORD, form, sign_up};
use crate::desk::owner;
use crate::notices::notices;
use crate::postgres::on_both;
use crate::ratings::rated_game;
use crate::site::{Reply, Visitor};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::Value;
use std::time::Duration;

const OPENING: [&str; 4] = ["7g7f", "3c3d", "2g2f", "8c8d"];

async fn ask(visitor: &mut Visitor, method: &str) -> Reply {
    let request = Request::builder().method(method).uri("/api/v1/ladder");
    visitor.send(request.body(Body::empty()).unwrap()).await
}

async fn names(visitor: &mut Visitor) -> Vec<String> {
    let ladder = ask(visitor, "GET").await.json();
    let name = |rung: &Value| rung["name"].as_str().unwrap().to_owned();
    ladder.as_array().unwrap().iter().map(name).collect()
}

/// A game is rated a moment after it has ended.
async fn until(visitor: &mut Visitor, expected: &[&str]) {
    for _ in 0..1_500 {
        if names(visitor).await == expected {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(names(visitor).await, expected);
}

/// They are told a moment after it is rated.
async fn hears(visitor: &mut Visitor, text: &str) {
    for _ in 0..1_500 {
        if notices(visitor).await.iter().any(|notice| notice["text"] == text) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody is told that {text}");
}

#[tokio::test]
async fn whoever_wins_climbs_and_whoever_goes_leaves_the_others_where_they_are() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let mut people: [Visitor; 4] = std::array::from_fn(|_| site.visitor());
        assert_eq!(ask(&mut people[0], "PUT").await.status, StatusCode::FORBIDDEN, "guests have no place");
        for (visitor, name) in people.iter_mut().zip(["Anna", "Bruno", "Carla", "Dino"]) {
            sign_up(visitor, name).await;
            assert!(visitor.get("/ladder").await.text.contains("action=\"/ladder/join\""));
            assert_eq!(visitor.post_form("/ladder/join", "").await.status, StatusCode::SEE_OTHER);
        }
        let [anna, bruno, carla, dino] = &mut people;
        assert_eq!(ask(anna, "PUT").await.status, StatusCode::CONFLICT, "she stands there");
        assert_eq!(names(anna).await, ["Anna", "Bruno", "Carla", "Dino"]);
        // One is led to whom one can overtake.
        let page = dino.get("/ladder").await.text;
        assert!(
            page.contains("Challenge Carla") && page.contains("Challenge Bruno") && !page.contains("Challenge Anna")
        );
        assert!(!anna.get("/ladder").await.text.contains("Challenge "));
        // The first gives up the second's game in their turn: after an even number of moves that is Black.
        rated_game(anna, carla, &OPENING).await;
        until(anna, &["Carla", "Anna", "Bruno", "Dino"]).await;
        // Whose place she took, and who stood in between, hear of it; the one below does not.
        for passed in [&mut *anna, &mut *bruno] {
            hears(passed, "Carla has passed you on the ladder").await;
        }
        assert!(notices(dino).await.iter().all(|notice| notice["code"] != "overtaken"));
        let far = rated_game(carla, dino, &OPENING).await;
        until(anna, &["Carla", "Anna", "Bruno", "Dino"]).await;
        // A game whose points are taken back has moved nobody.
        rated_game(bruno, dino, &OPENING).await;
        until(anna, &["Carla", "Anna", "Dino", "Bruno"]).await;
        hears(bruno, "Dino has passed you on the ladder").await;
        let why = form(&[("words", "An engine helped.")]);
        let refunded = olga.post_form("/moderate/points/Dino", &why).await;
        assert_eq!(refunded.status, StatusCode::SEE_OTHER, "{}", refunded.text);
        until(anna, &["Carla", "Anna", "Bruno", "Dino"]).await;
        assert!(!far.is_empty());
        // Who leaves begins at the foot when they come back; who goes for good leaves no name.
        assert_eq!(ask(bruno, "DELETE").await.status, StatusCode::NO_CONTENT);
        assert_eq!(ask(bruno, "DELETE").await.status, StatusCode::NOT_FOUND);
        assert_eq!(ask(bruno, "PUT").await.status, StatusCode::NO_CONTENT);
        assert_eq!(names(anna).await, ["Carla", "Anna", "Dino", "Bruno"]);
        assert!(bruno.get("/account/data").await.text.contains("2 times"));
        let left = anna.post_form("/account/leave", &form(&[("password", PASSWORD)])).await;
        assert_eq!(left.status, StatusCode::SEE_OTHER);
        assert!(site.see_off(i64::MAX).await);
        assert_eq!(names(carla).await, ["Carla", "Dino", "Bruno"]);
        site.stop().await;
        let site = data.start().await;
        assert_eq!(names(&mut site.again(carla)).await, ["Carla", "Dino", "Bruno"]);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_ladder_is_for_people() {
    let data = crate::site::Data::new();
    let site = data.start().await;
    let mut bot = site.visitor();
    sign_up(&mut bot, "Robo").await;
    assert_eq!(bot.post_form("/account/program", "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(ask(&mut bot, "PUT").await.status, StatusCode::FORBIDDEN);
    let page = bot.get("/ladder").await.text;
    assert!(page.contains("Nobody is on the ladder yet"));
    site.stop().await;
}
