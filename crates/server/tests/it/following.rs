//! Whom people follow: friends are told when the other comes.

use crate::account::{form, sign_up};
use crate::notices::{attend, notices};
use crate::postgres::on_both;
use crate::site::{Site, Visitor};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{Instant, sleep};

async fn follow(visitor: &mut Visitor, name: &str, told: bool) -> StatusCode {
    let body = Body::from(json!({"told": told}).to_string());
    let request = Request::put(format!("/api/v1/following/{name}")).header("content-type", "application/json");
    visitor.send(request.body(body).unwrap()).await.status
}

async fn followed(visitor: &mut Visitor) -> Vec<Value> {
    visitor.get("/api/v1/following").await.json().as_array().cloned().unwrap()
}

async fn three(site: &Site) -> [Visitor; 3] {
    let mut three = std::array::from_fn(|_| site.visitor());
    for (visitor, name) in three.iter_mut().zip(["Anna", "Bruno", "Carla"]) {
        sign_up(visitor, name).await;
    }
    three
}

#[tokio::test]
async fn friends_are_told_when_the_other_comes_and_nobody_else_is() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, mut carla] = three(&site).await;
        for (visitor, name) in [(&mut anna, "Bruno"), (&mut carla, "Bruno"), (&mut bruno, "Anna")] {
            assert_eq!(follow(visitor, name, true).await, StatusCode::NO_CONTENT);
        }
        // Each hears of it once, however often somebody changes their mind.
        assert_eq!(follow(&mut carla, "bruno", true).await, StatusCode::NO_CONTENT);
        let heard: Vec<Value> = notices(&mut bruno).await.iter().map(|own| own["text"].clone()).collect();
        assert_eq!(heard, ["Carla follows you", "Anna follows you"]);
        let own = json!({"name": "Bruno", "friend": true, "told": true, "here": false, "game": null});
        assert_eq!(followed(&mut anna).await, [own]);
        assert_eq!(followed(&mut carla).await[0]["friend"], false);

        let (mut annas, _) = attend(&anna).await;
        let (mut carlas, _) = attend(&carla).await;
        let brunos = attend(&bruno).await;
        let came = annas.until("notice").await["notice"].clone();
        assert_eq!((&came["text"], &came["url"]), (&json!("Bruno is here"), &json!("/people/Bruno")));
        carlas.until_all("people").await;
        assert_eq!(followed(&mut anna).await[0]["here"], true);
        assert!(!notices(&mut carla).await.iter().any(|own| own["code"] == "came"), "they are no friends");
        // Bruno has heard of Anna, who came first; a second page of his is no second coming.
        let second = attend(&bruno).await;
        assert!(notices(&mut bruno).await.iter().any(|own| own["text"] == "Anna is here") || brunos.1["unseen"] == 2);
        drop((brunos, second));
        // When he has gone for some time nobody is told any more that he is here.
        let begun = Instant::now();
        while followed(&mut anna).await[0]["here"] == true {
            assert!(begun.elapsed() < Duration::from_secs(60), "he has gone");
            sleep(Duration::from_millis(200)).await;
        }
        assert_eq!(annas.until("gone").await["matter"], came["matter"]);
        site.stop().await;

        // It outlives the server; then she follows him no more.
        let site = data.start().await;
        let mut anna = site.again(&anna);
        assert_eq!(followed(&mut anna).await[0]["friend"], true);
        let page = anna.get("/people/Bruno").await.text;
        assert!(page.contains("Tell me no more") && page.contains("Follow no more"), "{page}");
        let back = anna.post_form("/people/Bruno/unfollow", &form(&[("all", "on")])).await;
        assert_eq!(back.header("location"), "/notices#people");
        assert_eq!(followed(&mut anna).await, [] as [Value; 0]);
        let back = anna.post_form("/people/Bruno/follow", "").await;
        assert_eq!(back.header("location"), "/people/Bruno");
        assert_eq!(followed(&mut anna).await[0]["told"], false);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_follows_themselves_or_who_does_not_play_with_them() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, _] = three(&site).await;
        assert_eq!(follow(&mut site.visitor(), "Anna", false).await, StatusCode::FORBIDDEN);
        assert_eq!(follow(&mut anna, "Anna", false).await, StatusCode::CONFLICT);
        assert_eq!(follow(&mut anna, "Nobody", false).await, StatusCode::NOT_FOUND);
        assert_eq!(follow(&mut anna, "Bruno", true).await, StatusCode::NO_CONTENT);
        assert_eq!(follow(&mut bruno, "Anna", true).await, StatusCode::NO_CONTENT);
        // Who is blocked is not seen any more, and hears nothing.
        bruno.post_form("/account/blocks", &form(&[("name", "Anna")])).await;
        assert_eq!((followed(&mut anna).await, followed(&mut bruno).await), (vec![], vec![]));
        assert_eq!(follow(&mut anna, "Bruno", true).await, StatusCode::NOT_FOUND);
        let annas = attend(&anna).await;
        let _brunos = attend(&bruno).await;
        let none = |heard: Vec<Value>| !heard.iter().any(|own| own["code"] == "came");
        assert!(none(notices(&mut anna).await) && none(notices(&mut bruno).await));
        drop(annas);
        site.stop().await;
    })
    .await;
}
