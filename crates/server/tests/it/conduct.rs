//! Whoever leaves games with strangers finds no other for a while; games that are played to the end make up for it.

use crate::account::sign_up;
use crate::postgres::on_both;
use crate::site::{Data, Line, Site, Visitor};
use crate::wakes::{database, let_pass, until};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sqlx::Row as _;

async fn two(site: &Site) -> [Visitor; 2] {
    let mut two = std::array::from_fn(|_| site.visitor());
    for (visitor, name) in two.iter_mut().zip(["Anna", "Bruno"]) {
        sign_up(visitor, name).await;
    }
    two
}

async fn enter(visitor: &Visitor) -> Line {
    let mut line = visitor.open("lobby", &format!("http://{}", visitor.address())).await.unwrap();
    line.until("all").await;
    line
}

/// Anna offers a game, and Bruno takes it.
async fn meet(anna: &mut Visitor, bruno: &mut Visitor, clock: &str) -> String {
    let lobby = enter(anna).await;
    let offer = anna.post("/api/v1/seeks", json!({"clock": clock, "color": "black"})).await;
    assert_eq!(offer.status, StatusCode::CREATED, "{}", offer.text);
    let taken = bruno.post(&format!("/api/v1/seeks/{}/take", offer.json()["id"].as_str().unwrap()), json!({})).await;
    drop(lobby);
    taken.json()["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned()
}

/// How many games each has left that nothing has made up for, and whether anybody pauses.
async fn known(data: &Data) -> (Vec<i64>, i64) {
    let pool = database(data).await;
    let rows =
        sqlx::query("SELECT games_left, until_ms FROM conduct ORDER BY games_left").fetch_all(&pool).await.unwrap();
    pool.close().await;
    let until = rows.iter().map(|row| row.get::<i64, _>(1)).max().unwrap_or_default();
    (rows.iter().map(|row| row.get(0)).collect(), until)
}

#[tokio::test]
async fn who_leaves_games_pauses_and_can_make_up_for_it() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno] = two(&site).await;
        for left in [1, 2] {
            let id = meet(&mut anna, &mut bruno, "2s").await;
            let (mut brunos, _) = bruno.connect(&id).await;
            let annas = anna.connect(&id).await;
            brunos.until("began").await;
            // Her time runs out, and she is not there.
            drop(annas);
            let end = brunos.until("end").await;
            assert_eq!(
                (&end["result"]["reason"], &end["result"]["winner"]),
                (&json!("time"), &json!("white")),
                "{end}"
            );
            until(data, &id, "outcome = 'time black'").await;
            let expected = vec![left];
            for _ in 0..1_500 {
                if known(data).await.0 == expected {
                    break;
                }
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
            assert_eq!(known(data).await.0, expected);
        }
        // The second time she pauses: with strangers, not with whom she names, and not for ever.
        let refused = anna.post("/api/v1/seeks", json!({"clock": "10m+30s"})).await;
        assert_eq!(
            (refused.status, &refused.json()["code"]),
            (StatusCode::FORBIDDEN, &json!("paused")),
            "{}",
            refused.text
        );
        assert!(refused.json()["until_ms"].is_i64() && refused.json()["text"].as_str().unwrap().contains("10 minutes"));
        let lobby = enter(&bruno).await;
        let offer = bruno.post("/api/v1/seeks", json!({"clock": "10m+30s"})).await.json();
        let path = format!("/api/v1/seeks/{}/take", offer["id"].as_str().unwrap());
        assert_eq!(anna.post(&path, json!({})).await.status, StatusCode::FORBIDDEN);
        assert!(anna.get("/lobby").await.text.contains("You have left some games"));
        drop(lobby);
        let challenge = anna.post("/api/v1/seeks", json!({"clock": "1m", "color": "black", "whom": "Bruno"})).await;
        assert_eq!(challenge.status, StatusCode::CREATED, "{}", challenge.text);
        let path = format!("/api/v1/seeks/{}/take", challenge.json()["id"].as_str().unwrap());
        let id =
            bruno.post(&path, json!({})).await.json()["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        let (mut annas, _) = anna.connect(&id).await;
        let (mut brunos, _) = bruno.connect(&id).await;
        annas.until("began").await;
        for (ply, usi) in (1..).zip("7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 3i3h 7a7b 1g1f 1c1d".split(' ')) {
            let line = if ply % 2 == 1 { &mut annas } else { &mut brunos };
            line.say(&json!({"type": "move", "ply": ply, "usi": usi}).to_string()).await;
            for line in [&mut annas, &mut brunos] {
                assert_eq!(line.until("move").await["move"]["usi"], usi);
            }
        }
        annas.ask(json!({"type": "resign"})).await;
        until(data, &id, "outcome = 'resign black'").await;
        for _ in 0..1_500 {
            if known(data).await.0 == [1] {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        let (left, until_ms) = known(data).await;
        assert_eq!(left, [1], "one game has made up for one");
        assert!(until_ms > 0);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn who_has_found_somebody_and_does_not_come_has_left_them() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno] = two(&site).await;
        let id = meet(&mut anna, &mut bruno, "10m+30s").await;
        drop(bruno.connect(&id).await);
        site.stop().await;
        let_pass(data, 3 * 60_000).await;
        let site = data.start().await;
        until(data, &id, "outcome = 'interrupted'").await;
        for _ in 0..1_500 {
            if known(data).await.0 == [1] {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        assert_eq!(known(data).await.0, [1], "she, and not he");
        let told: Value = site.again(&anna).get("/api/v1/notices").await.json();
        assert_eq!(told["notices"], json!([]), "nobody is called to it");
        site.stop().await;
    })
    .await;
}

/// Each word once, at its time, in the reader's language; whoever comes later finds it.
#[tokio::test]
async fn players_greet_each_other_in_fixed_words() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno] = two(&site).await;
    let id = meet(&mut anna, &mut bruno, "10m+30s").await;
    let (mut annas, _) = anna.connect(&id).await;
    let (mut brunos, _) = bruno.connect(&id).await;
    brunos.until("began").await;
    let greet = |greeting: &str| json!({"type": "greet", "greeting": greeting}).to_string();
    for _ in 0..2 {
        annas.say(&greet("hello")).await;
    }
    annas.say(&greet("moment")).await;
    let heard = [brunos.until("greeted").await, brunos.until("greeted").await];
    assert_eq!(heard[0], json!({"type": "greeted", "by": "black", "greeting": "hello", "text": "Have a good game!"}));
    assert_eq!(heard[1]["greeting"], "moment", "twice is once");
    annas.say(&greet("thanks")).await;
    annas.until_refused("silence").await;
    annas.say(&greet("nonsense")).await;
    annas.until_refused("bad_message").await;
    // Who only watches says nothing.
    let (mut watcher, seen) = site.visitor().connect(&id).await;
    let codes: Vec<&Value> = seen["greetings"].as_array().unwrap().iter().map(|own| &own["greeting"]).collect();
    assert_eq!(codes, [&json!("hello"), &json!("moment")]);
    watcher.say(&greet("hello")).await;
    watcher.until_refused("spectator").await;
    annas.say(&json!({"type": "resign"}).to_string()).await;
    annas.until("end").await;
    annas.say(&greet("thanks")).await;
    assert_eq!(brunos.until("greeted").await["text"], "Thank you for the game!");
    brunos.say(&greet("moment")).await;
    brunos.until_refused("silence").await;
    site.stop().await;
}
