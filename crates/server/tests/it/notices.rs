//! What people are told who may not be looking: each matter once, live and later, until it is settled.

use crate::account::{form, sign_up};
use crate::days::{agree, sit_down};
use crate::postgres::on_both;
use crate::site::{Line, Site, Visitor};
use crate::wakes::until;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

const HOUR_MS: i64 = 3_600_000;

pub(crate) async fn notices(visitor: &mut Visitor) -> Vec<Value> {
    visitor.get("/api/v1/notices").await.json()["notices"].as_array().cloned().unwrap()
}

/// What each notice says, and whether it is new.
async fn told(visitor: &mut Visitor) -> Vec<(String, bool)> {
    let notices = notices(visitor).await;
    notices.iter().map(|own| (own["code"].as_str().unwrap().to_owned(), !own["seen"].as_bool().unwrap())).collect()
}

/// Waits until this is what somebody is told: what follows from an event follows in a moment.
async fn until_told(visitor: &mut Visitor, expected: &[(&str, bool)]) {
    for _ in 0..1_500 {
        let told = told(visitor).await;
        if told.iter().map(|(code, new)| (code.as_str(), *new)).eq(expected.iter().copied()) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{expected:?}: {:?}", told(visitor).await);
}

pub(crate) async fn attend(visitor: &Visitor) -> (Line, Value) {
    let mut line = visitor.open("notices/live", &format!("http://{}", visitor.address())).await.unwrap();
    let all = line.until("all").await;
    (line, all)
}

async fn two(site: &Site) -> [Visitor; 2] {
    let mut two = std::array::from_fn(|_| site.visitor());
    for (visitor, name) in two.iter_mut().zip(["Anna", "Bruno"]) {
        sign_up(visitor, name).await;
    }
    two
}

#[tokio::test]
async fn who_is_away_is_told_that_it_is_their_turn_and_that_time_is_short_and_how_it_ended() {
    on_both(async |data| {
        let mut game = sit_down(data, json!({"clock": "3d/move"})).await;
        until_told(&mut game.anna, &[("turn", true)]).await;
        assert_eq!(told(&mut game.bruno).await, []);
        let [notice] = notices(&mut game.anna).await.try_into().unwrap();
        assert_eq!((&notice["game"], &notice["text"]), (&json!(game.id), &json!("Your turn against Bruno (guest)")));
        assert_eq!(notice["url"], format!("/games/{}", game.id));
        // Whoever has the game before their eyes has seen it; whoever has moved need not know it any more.
        let (line, _) = game.anna.connect(&game.id).await;
        until_told(&mut game.anna, &[("turn", false)]).await;
        drop(line);
        game.play(1, "7g7f").await;
        until_told(&mut game.anna, &[]).await;
        until_told(&mut game.bruno, &[("turn", true)]).await;

        // Twelve hours before the time they are told once more, though nobody looks and the server was away.
        let mut game = game.later(data, 60 * HOUR_MS - 60_000).await;
        assert_eq!(told(&mut game.bruno).await, [("turn".to_owned(), true)]);
        let mut game = game.later(data, 120_000).await;
        until_told(&mut game.bruno, &[("time-short", true)]).await;
        let mut game = game.later(data, 12 * HOUR_MS).await;
        until(data, &game.id, "outcome = 'time white'").await;
        until_told(&mut game.bruno, &[("ended", true)]).await;
        until_told(&mut game.anna, &[("ended", true)]).await;
        let text = |notices: Vec<Value>| notices[0]["text"].as_str().unwrap().to_owned();
        assert_eq!(text(notices(&mut game.bruno).await), "You have lost against Somebody");
        assert_eq!(text(notices(&mut game.anna).await), "You have won against Bruno (guest)");
        game.site.stop().await;
    })
    .await;
}

/// Nobody is called to where they are.
#[tokio::test]
async fn who_is_there_is_not_told() {
    on_both(async |data| {
        let mut game = sit_down(data, json!({"clock": "none"})).await;
        let (mut annas, _) = game.anna.connect(&game.id).await;
        let (mut brunos, _) = game.bruno.connect(&game.id).await;
        annas.until("began").await;
        annas.play(1, "7g7f").await;
        brunos.play(2, "3c3d").await;
        assert_eq!((told(&mut game.anna).await, told(&mut game.bruno).await), (vec![], vec![]));
        // A game without a clock can wait, too.
        drop(brunos);
        while annas.until_all("people").await["players"]["white"]["here"] != false {}
        annas.play(3, "2g2f").await;
        until_told(&mut game.bruno, &[("turn", true)]).await;
        game.site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_challenge_is_heard_on_every_page_until_it_is_answered() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno] = two(&site).await;
        let (mut annas, all) = attend(&anna).await;
        assert_eq!((&all["unseen"], &all["live"]), (&json!(0), &json!(true)));
        let (mut brunos, _) = attend(&bruno).await;
        let challenge = json!({"clock": "10m+30s", "whom": "Bruno"});
        let seek = anna.post("/api/v1/seeks", challenge.clone()).await.json();
        let heard = brunos.until("notice").await;
        assert_eq!((&heard["unseen"], &heard["notice"]["text"]), (&json!(1), &json!("Anna challenges you")));
        assert_eq!(heard["notice"]["seek"], seek["id"]);

        // It is taken back: then there is nothing to tell.
        let path = format!("/api/v1/seeks/{}", seek["id"].as_str().unwrap());
        anna.send(Request::delete(path).body(Body::empty()).unwrap()).await;
        assert_eq!(brunos.until("gone").await["unseen"], 0);
        assert_eq!(told(&mut bruno).await, []);

        // Answered with other terms, which the other declines; each hears what is theirs, and is done with what they have answered.
        let seek = anna.post("/api/v1/seeks", challenge.clone()).await.json();
        brunos.until("notice").await;
        let path = format!("/api/v1/seeks/{}/counter", seek["id"].as_str().unwrap());
        let counter = bruno.post(&path, json!({"clock": "15m+60s"})).await.json();
        assert_eq!(annas.until("notice").await["notice"]["code"], "counter");
        assert_eq!(told(&mut bruno).await, []);
        let path = format!("/api/v1/seeks/{}/decline", counter["id"].as_str().unwrap());
        anna.post(&path, json!({"reason": "clock"})).await;
        let heard = brunos.until("notice").await["notice"].clone();
        assert_eq!(heard["text"], "Anna does not accept: would like another clock");
        assert_eq!(told(&mut anna).await, []);

        // Accepted: who has challenged hears that the game has begun.
        let seek = anna.post("/api/v1/seeks", challenge).await.json();
        let path = format!("/api/v1/seeks/{}/take", seek["id"].as_str().unwrap());
        let game = bruno.post(&path, json!({})).await.json();
        let heard = annas.until("notice").await["notice"].clone();
        assert_eq!((&heard["code"], &heard["url"]), (&json!("begun"), &game["url"]));
        assert_eq!(told(&mut bruno).await, [("declined".to_owned(), true)]);
        // In the reader's language.
        let request = Request::get("/notices").header("accept-language", "it").body(Body::empty()).unwrap();
        let page = anna.send(request).await.text;
        assert!(page.contains("Bruno ha accettato: la partita è cominciata"), "{page}");
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn what_was_seen_or_is_needed_no_more_is_so_everywhere() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno] = two(&site).await;
        for _ in 0..2 {
            anna.post("/api/v1/seeks", json!({"clock": "10m+30s", "whom": "Bruno"})).await;
        }
        let (mut line, all) = attend(&bruno).await;
        assert_eq!(all["unseen"], 2);
        let matter = all["notices"][0]["matter"].as_str().unwrap().to_owned();
        assert_eq!(bruno.post("/api/v1/notices/seen", json!({"matter": matter})).await.status, StatusCode::NO_CONTENT);
        let heard = line.until("seen").await;
        assert_eq!((&heard["unseen"], &heard["matter"]), (&json!(1), &json!(matter)));
        assert_eq!(bruno.post_form("/notices/seen", "").await.header("location"), "/notices");
        assert_eq!(line.until("seen").await["unseen"], 0);
        // Nobody sees or takes away what is another's.
        let discard = || Request::delete(format!("/api/v1/notices/{matter}")).body(Body::empty()).unwrap();
        assert_eq!(anna.send(discard()).await.status, StatusCode::NO_CONTENT);
        assert_eq!(told(&mut bruno).await.len(), 2);
        assert_eq!(bruno.send(discard()).await.status, StatusCode::NO_CONTENT);
        assert_eq!(line.until("gone").await["matter"], matter);
        assert_eq!(told(&mut bruno).await.len(), 1);
        let wrong = bruno.post("/api/v1/notices/seen", json!({"matter": 5})).await;
        assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
        // Whoever says what nobody understands is no trouble.
        for word in
            ["", "{", "{\"type\":\"shown\"}", "{\"type\":\"looks\",\"on\":false}", "{\"type\":\"looks\",\"on\":true}"]
        {
            line.say(word).await;
        }
        anna.post("/api/v1/seeks", json!({"clock": "10m+30s", "whom": "Bruno"})).await;
        line.until("notice").await;
        site.stop().await;
    })
    .await;
}

/// A guest plays by the day, and takes a name: what they are told is theirs.
#[tokio::test]
async fn what_a_guest_is_told_goes_with_their_name_and_with_them() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        agree(&mut anna, &mut bruno, json!({"clock": "3d/move"})).await;
        until_told(&mut anna, &[("turn", true)]).await;
        sign_up(&mut anna, "Anna").await;
        assert_eq!(told(&mut anna).await, [("turn".to_owned(), true)]);
        // On another device, too, where they were a guest of whom something was told.
        let mut guest = site.visitor();
        agree(&mut guest, &mut bruno, json!({"clock": "3d/move"})).await;
        until_told(&mut guest, &[("turn", true)]).await;
        let fields = [("name", "Anna"), ("password", crate::account::PASSWORD), ("adopts", "on")];
        guest.post_form("/account/in", &form(&fields)).await;
        assert_eq!(told(&mut guest).await.len(), 2);
        // A guest who is forgotten leaves nothing behind.
        let mut carla = site.visitor();
        agree(&mut carla, &mut bruno, json!({"clock": "3d/move"})).await;
        until_told(&mut carla, &[("turn", true)]).await;
        let old = carla.cookie().to_owned();
        carla.post_form("/forget", "").await;
        assert_eq!(told(&mut site.with_cookie(&old)).await, []);
        let pool = crate::wakes::database(data).await;
        let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM notice").fetch_one(&pool).await.unwrap();
        assert_eq!(count, 2);
        pool.close().await;
        site.stop().await;
    })
    .await;
}
