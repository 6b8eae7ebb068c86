//! Challenges: an offer to one person, who takes it, says why not, or offers something else; whatever comes at once, it is answered once.

use crate::account::{form, sign_up};
use crate::postgres::on_both;
use crate::site::{Line, Reply, Site, Visitor};
use crate::wakes::{let_pass, until};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

async fn challenge(visitor: &mut Visitor, wish: Value) -> Value {
    let reply = visitor.post("/api/v1/seeks", wish).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
    reply.json()
}

async fn seeks(visitor: &mut Visitor) -> Vec<Value> {
    visitor.get("/api/v1/seeks").await.json().as_array().cloned().unwrap()
}

async fn answer(visitor: &mut Visitor, seek: &Value, deed: &str, body: Value) -> Reply {
    visitor.post(&format!("/api/v1/seeks/{}/{deed}", seek["id"].as_str().unwrap()), body).await
}

async fn withdraw(visitor: &mut Visitor, seek: &Value) -> StatusCode {
    let path = format!("/api/v1/seeks/{}", seek["id"].as_str().unwrap());
    visitor.send(Request::delete(path).body(Body::empty()).unwrap()).await.status
}

async fn enter(visitor: &Visitor) -> Line {
    let mut line = visitor.open("lobby", &format!("http://{}", visitor.address())).await.unwrap();
    line.until("all").await;
    line
}

/// Anna, Bruno and Carla, each with a name; Anna is 2 dan, Bruno 3 kyū.
async fn three(site: &Site) -> [Visitor; 3] {
    let mut three = std::array::from_fn(|_| site.visitor());
    for (visitor, (name, grade)) in three.iter_mut().zip([("Anna", "2d"), ("Bruno", "3k"), ("Carla", "")]) {
        sign_up(visitor, name).await;
        visitor.post_form("/lobby/strength", &form(&[("grade", grade)])).await;
    }
    three
}

#[tokio::test]
async fn a_challenge_goes_back_and_forth_until_one_accepts() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, mut carla] = three(&site).await;
        let mut brunos = enter(&bruno).await;
        let carlas = enter(&carla).await;
        let seek = challenge(&mut anna, json!({"clock": "10m+30s", "odds": "grades/jsa", "whom": "bruno"})).await;
        assert_eq!((&seek["whom"], &seek["text"]["way"]), (&json!("Bruno"), &json!("withdraw")));
        assert_eq!(seek["text"]["who"], "Your challenge to Bruno · 3 kyū");
        assert!(seek["text"]["odds"].as_str().unwrap().starts_with("You give odds"), "{seek}");
        let told = brunos.until("seek").await["seek"].clone();
        assert_eq!((&told["way"], &told["challenge"]), (&json!("answer"), &json!(true)));
        assert_eq!(told["who"], "Anna · 2 dan challenges you");
        assert!(bruno.get("/").await.text.contains("Somebody challenges you"));
        // Nobody else sees it, or can do anything about it.
        assert_eq!(seeks(&mut carla).await, [] as [Value; 0]);
        for deed in ["take", "decline", "counter"] {
            let reply = answer(&mut carla, &seek, deed, json!({"clock": "5m"})).await;
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{deed}");
        }

        // Bruno would have it otherwise; the form says what was offered.
        let page = bruno.get(&format!("/lobby?counter={}", told["id"].as_str().unwrap())).await.text;
        assert!(page.contains("/counter\">") && page.contains("<option value=\"grades/jsa\" selected>"), "{page}");
        let wish = json!({"clock": "15m+60s", "odds": "even"});
        let reply = answer(&mut bruno, &seek, "counter", wish).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
        assert_eq!(brunos.until("gone").await["id"], told["id"]);
        let [counter] = seeks(&mut anna).await.try_into().unwrap();
        assert_eq!((&counter["text"]["way"], &counter["clock"]), (&json!("answer"), &json!("15m+60s")));
        let notes = counter["text"]["notes"].as_str().unwrap();
        assert!(notes.starts_with("instead of: 10 minutes") && notes.contains("You give odds"), "{notes}");
        assert_eq!(answer(&mut anna, &seek, "decline", json!({})).await.status, StatusCode::CONFLICT);

        // It outlives the server; then Anna accepts what she was shown.
        site.stop().await;
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.again(&anna), site.again(&bruno));
        let plan = json!({"plan": counter["text"]["plan"]});
        let game = answer(&mut anna, &counter, "take", plan).await.json();
        let whole = bruno.get(&format!("/api/v1{}", game["url"].as_str().unwrap())).await.json();
        assert_eq!((&whole["game"]["clock"], &whole["game"]["handicap"]), (&json!("15m+60s"), &json!("even")));
        assert_eq!((seeks(&mut anna).await, seeks(&mut bruno).await), (vec![], vec![]));
        drop(carlas);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn whoever_declines_says_why_and_is_done_with_it() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, _] = three(&site).await;
        let seek = challenge(&mut anna, json!({"clock": "10m+30s", "whom": "Bruno"})).await;
        let mut annas = enter(&anna).await;
        let wrong = answer(&mut bruno, &seek, "decline", json!({"reason": "dunno"})).await;
        assert_eq!((wrong.status, &wrong.json()["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("reason")));
        let path = format!("/lobby/seeks/{}/decline", seek["id"].as_str().unwrap());
        assert_eq!(bruno.post_form(&path, &form(&[("reason", "clock")])).await.header("location"), "/lobby");
        let told = annas.until("seek").await["seek"].clone();
        assert_eq!(told["notes"], "declines: would rather have another clock");
        assert_eq!(seeks(&mut bruno).await, [] as [Value; 0]);
        assert_eq!(answer(&mut bruno, &seek, "take", json!({})).await.status, StatusCode::NOT_FOUND);
        site.stop().await;
        // She reads it later, too, until she takes it away.
        let site = data.start().await;
        let mut anna = site.again(&anna);
        let [own] = seeks(&mut anna).await.try_into().unwrap();
        assert_eq!((&own["refusal"], &own["text"]["way"]), (&json!("clock"), &json!("withdraw")));
        assert_eq!(withdraw(&mut anna, &seek).await, StatusCode::NO_CONTENT);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn who_cannot_be_challenged_is_not() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, mut carla] = three(&site).await;
        let wish = |to: &str| json!({"clock": "10m+30s", "whom": to});
        for (mut visitor, to, status, code) in [
            (site.again(&anna), "Nobody", StatusCode::UNPROCESSABLE_ENTITY, "bad-wish"),
            (site.again(&anna), "Anna", StatusCode::CONFLICT, "own-challenge"),
            (site.visitor(), "Anna", StatusCode::FORBIDDEN, "not-signed-in"),
        ] {
            let reply = visitor.post("/api/v1/seeks", wish(to)).await;
            assert_eq!((reply.status, &reply.json()["code"]), (status, &json!(code)), "{to}");
        }
        // Whoever is blocked, or has blocked, does not challenge.
        bruno.post_form("/account/blocks", &form(&[("name", "Anna")])).await;
        for (visitor, to) in [(&mut anna, "Bruno"), (&mut bruno, "Anna")] {
            let reply = visitor.post("/api/v1/seeks", wish(to)).await;
            assert_eq!((reply.status, &reply.json()["code"]), (StatusCode::FORBIDDEN, &json!("not-open")), "{to}");
        }
        // Nobody offers more than five.
        for _ in 0..5 {
            challenge(&mut anna, wish("Carla")).await;
        }
        assert_eq!(anna.post("/api/v1/seeks", wish("Carla")).await.json()["code"], "enough-seeks");
        assert_eq!(seeks(&mut carla).await.len(), 5);
        assert!(carla.get("/").await.text.contains("You have 5 challenges"));
        site.stop().await;
    })
    .await;
}

/// Taken, declined, countered and taken back at once: one of them is done, and there is a game in one of these cases alone.
#[tokio::test]
async fn of_all_answers_that_come_at_once_one_is_done() {
    const RACES: usize = 200;
    on_both(async |data| {
        let mut config = data.config();
        config.limits.new_games_a_minute = 1_000_000;
        let site = Site::start(config).await;
        let [mut anna, mut bruno, _] = three(&site).await;
        let mut done = [0; 4];
        for _ in 0..RACES {
            let seek = challenge(&mut anna, json!({"clock": "10m+30s", "whom": "Bruno"})).await;
            let mut answers: Vec<_> = (0..3).map(|_| site.again(&bruno)).collect();
            let mut own = site.again(&anna);
            let deeds = [("take", json!({})), ("decline", json!({})), ("counter", json!({"clock": "5m"}))];
            let racing = answers
                .iter_mut()
                .zip(deeds)
                .map(async |(visitor, (deed, body))| answer(visitor, &seek, deed, body).await.status.is_success());
            let (mut won, taken_back) = tokio::join!(join_all(racing), withdraw(&mut own, &seek));
            won.push(taken_back.is_success());
            let winners: Vec<usize> = (0..4).filter(|at| won[*at]).collect();
            // What was declined can still be taken away by who made it.
            assert!(matches!(winners[..], [_] | [1, 3]), "{won:?}");
            done[winners[0]] += 1;
            for left in seeks(&mut anna).await {
                let mut maker = if left["mine"] == true { site.again(&anna) } else { site.again(&bruno) };
                assert_eq!(withdraw(&mut maker, &left).await, StatusCode::NO_CONTENT);
            }
        }
        let games = bruno.get("/api/v1/games").await.json()["games"].as_array().unwrap().len();
        assert_eq!(games, done[0].min(50));
        assert_eq!(done.iter().sum::<usize>(), RACES);
        site.stop().await;
    })
    .await;
}

/// Whoever has come is not kept waiting: the game is called off, though nobody looks after it, and nobody is called to it any more.
#[tokio::test]
async fn who_has_found_somebody_and_does_not_come_is_not_waited_for_for_long() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, _] = three(&site).await;
        let mut lobby = Some(enter(&anna).await);
        let mut games = Vec::new();
        // Anna is here, then she is away.
        for within in [180_000, 1_800_000] {
            let seek = challenge(&mut anna, json!({"clock": "10m+30s", "whom": "Bruno"})).await;
            let game = answer(&mut bruno, &seek, "take", json!({})).await.json();
            let id = game["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
            let (_line, seen) = bruno.connect(&id).await;
            assert_eq!(seen["game"]["comes_within_ms"], within, "{seen}");
            games.push(id);
            if within == 180_000 {
                // Both are there: it begins.
                let (mut annas, _) = anna.connect(&games[0]).await;
                annas.until("began").await;
                lobby = None;
                sleep(Duration::from_millis(300)).await;
            }
        }
        assert!(lobby.is_none());
        site.stop().await;
        let_pass(data, 29 * 60_000).await;
        let site = data.start().await;
        let mut anna = site.again(&anna);
        assert!(anna.get("/api/v1/notices").await.text.contains(&games[1]));
        site.stop().await;
        let_pass(data, 2 * 60_000).await;
        let site = data.start().await;
        until(data, &games[1], "outcome = 'interrupted'").await;
        until(data, &games[0], "outcome IS NULL").await;
        let mut anna = site.again(&anna);
        // What follows from the end is done a moment after it.
        for _ in 0..500 {
            if !anna.get("/api/v1/notices").await.text.contains(&games[1]) {
                break;
            }
            sleep(Duration::from_millis(20)).await;
        }
        assert!(!anna.get("/api/v1/notices").await.text.contains(&games[1]));
        site.stop().await;
    })
    .await;
}
