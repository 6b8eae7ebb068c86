//! Club nights: made by those who look after the club, told before they begin, and played by whoever comes.

use crate::account::{form, sign_up};
use crate::desk::{give, owner};
use crate::lobby::say;
use crate::notices::notices;
use crate::postgres::on_both;
use crate::site::{Data, Visitor};
use crate::wakes::database;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Executor};
use std::time::Duration;

/// The day of the week and the time that it is so many minutes from now.
fn moment(minutes: i64) -> Zoned {
    (Timestamp::now() + SignedDuration::from_mins(minutes)).to_zoned(TimeZone::UTC)
}

/// The form of an evening that begins so many minutes from now.
fn evening(minutes: i64, name: &str) -> String {
    evening_at("UTC", minutes, name)
}

fn evening_at(zone: &str, minutes: i64, name: &str) -> String {
    let begins = moment(minutes);
    let weekday = begins.weekday().to_monday_one_offset().to_string();
    let time = begins.strftime("%H:%M").to_string();
    form(&[
        ("name", name),
        ("weekday", &weekday),
        ("begins", &time),
        ("zone", zone),
        ("lasts", "60"),
        ("clock", "15m+60s"),
        ("odds", "grades/jsa"),
    ])
}

/// While no server runs, time goes by until all evenings begin in so many minutes.
async fn let_begin(data: &Data, minutes: i64) {
    let begins = moment(minutes);
    let (weekday, minute) =
        (begins.weekday().to_monday_one_offset(), i64::from(begins.hour()) * 60 + i64::from(begins.minute()));
    let pool = database(data).await;
    let sql = format!("UPDATE night SET weekday = {weekday}, minute = {minute}");
    pool.execute(AssertSqlSafe(sql)).await.unwrap();
    pool.close().await;
}

async fn nights(visitor: &mut Visitor) -> Vec<Value> {
    visitor.get("/api/v1/nights").await.json().as_array().cloned().unwrap()
}

async fn of_api(visitor: &mut Visitor, method: &str, night: &str) -> StatusCode {
    let request = Request::builder().method(method).uri(format!("/api/v1/nights/{night}"));
    visitor.send(request.body(Body::empty()).unwrap()).await.status
}

async fn until_told_of(visitor: &mut Visitor, count: usize) -> Vec<Value> {
    for _ in 0..1_500 {
        let told = notices(visitor).await;
        if told.len() == count {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{:?}", notices(visitor).await);
}

#[tokio::test]
async fn who_signs_up_is_told_before_the_evening_begins_and_once() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let mut anna = site.visitor();
        sign_up(&mut anna, "Anna").await;
        assert!(!anna.get("/lobby").await.text.contains("id=\"nights\""), "there is none");
        // Members make none.
        assert_eq!(anna.post_form("/club/nights", &evening(30, "Mine")).await.status, StatusCode::FORBIDDEN);
        assert_eq!(anna.get("/club/nights").await.status, StatusCode::FORBIDDEN);
        let made = olga.post_form("/club/nights", &evening(30, "Half <b>past</b>")).await;
        assert_eq!((made.status, made.header("location")), (StatusCode::SEE_OTHER, "/club/nights"));
        let page = anna.get("/lobby").await.text;
        assert!(page.contains("Half &lt;b&gt;past&lt;/b&gt;"));
        assert!(page.contains("Odds by the grades") && page.contains("Nobody has signed up yet"));
        let [night] = nights(&mut anna).await.try_into().unwrap();
        assert_eq!((&night["on"], &night["guests"], &night["told"]), (&json!(false), &json!(0), &json!(false)));
        let id = night["id"].as_str().unwrap().to_owned();
        // Guests are told nothing: nobody knows where they would be.
        let mut guest = site.visitor();
        assert_eq!(of_api(&mut guest, "PUT", &id).await, StatusCode::FORBIDDEN);
        assert!(guest.get("/lobby").await.text.contains("Choose a name to be told"));
        assert_eq!(anna.post_form(&format!("/lobby/nights/{id}/come"), "").await.status, StatusCode::SEE_OTHER);
        assert_eq!(of_api(&mut anna, "PUT", &id).await, StatusCode::NO_CONTENT, "it is so already");
        assert_eq!(of_api(&mut anna, "PUT", "none").await, StatusCode::NOT_FOUND);
        let [night] = nights(&mut anna).await.try_into().unwrap();
        assert_eq!((&night["guests"], &night["told"]), (&json!(1), &json!(true)));
        assert_eq!(notices(&mut anna).await, Vec::<Value>::new());
        // Then it is about to begin, and the site was closed meanwhile.
        site.stop().await;
        let_begin(data, 5).await;
        let site = data.start().await;
        let mut anna = site.again(&anna);
        let told = until_told_of(&mut anna, 1).await;
        let text = json!("“Half <b>past</b>” is about to begin");
        assert_eq!(
            (&told[0]["text"], &told[0]["url"], &told[0]["code"]),
            (&text, &json!("/lobby#nights"), &json!("night"))
        );
        // Once: who has put it away is told no more of this one, also after the site was closed.
        let discard = Request::delete(format!("/api/v1/notices/night/{id}")).body(Body::empty()).unwrap();
        assert_eq!(anna.send(discard).await.status, StatusCode::NO_CONTENT);
        site.stop().await;
        let site = data.start().await;
        let (mut anna, mut olga) = (site.again(&anna), site.again(&olga));
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(notices(&mut anna).await, Vec::<Value>::new());
        // In a week there is another; what is over is told no more.
        site.stop().await;
        let_begin(data, 7 * 24 * 60 + 5).await;
        let pool = database(data).await;
        pool.execute("UPDATE night SET told_ms = told_ms - 604800000").await.unwrap();
        pool.close().await;
        let site = data.start().await;
        (anna, olga) = (site.again(&anna), site.again(&olga));
        until_told_of(&mut anna, 1).await;
        assert!(anna.get("/account/data").await.text.contains("one club night"));
        // Whoever does not want to be told any more has nothing of it left; so has everybody when there is none any more.
        assert_eq!(of_api(&mut anna, "DELETE", &id).await, StatusCode::NO_CONTENT);
        until_told_of(&mut anna, 0).await;
        assert_eq!(nights(&mut anna).await[0]["guests"], 0);
        assert_eq!(olga.post_form(&format!("/club/nights/{id}/end"), "").await.status, StatusCode::SEE_OTHER);
        assert_eq!(olga.post_form(&format!("/club/nights/{id}/end"), "").await.status, StatusCode::NOT_FOUND);
        assert_eq!(of_api(&mut anna, "DELETE", &id).await, StatusCode::NOT_FOUND);
        assert_eq!(nights(&mut anna).await, Vec::<Value>::new());
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn while_an_evening_lasts_a_press_leads_to_its_game() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        olga.post_form("/club/nights", &evening(-5, "Now")).await;
        let mut players = [site.visitor(), site.visitor()];
        let mut here = Vec::new();
        for (player, name) in players.iter_mut().zip(["Anna", "Bruno"]) {
            sign_up(player, name).await;
            let page = player.get("/lobby").await.text;
            let (_, card) = page.split_once("class=\"night\"").expect("the evening");
            assert!(
                card.contains("On now") && card.contains("class=\"play\" method=\"post\" action=\"/lobby/seeks\">"),
                "{card}"
            );
            say(player, "4k").await;
            here.push(player.open("lobby", &format!("http://{}", player.address())).await.unwrap());
            let fields = [("clock", "15m+60s"), ("odds", "grades/jsa"), ("quick", "on"), ("rated", "on")];
            assert_eq!(player.post_form("/lobby/seeks", &form(&fields)).await.status, StatusCode::SEE_OTHER);
        }
        let mut games = Vec::new();
        for _ in 0..1_500 {
            games = players[0].get("/api/v1/games").await.json()["games"].as_array().cloned().unwrap_or_default();
            if !games.is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(games.len(), 1, "they have found each other");
        // Who shows the evening on a wall shows the games of the club.
        give(&mut olga, "Anna", "member").await;
        let id = games[0]["id"].as_str().unwrap();
        let mut lines = [players[0].connect(id).await.0, players[1].connect(id).await.0];
        lines[0].until("began").await;
        let mut wall = site.visitor();
        // The list is made anew every few seconds.
        for _ in 0..1_500 {
            if wall.get("/api/v1/tv?club").await.json()[0]["id"] == id {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(wall.get("/api/v1/tv?club").await.json()[0]["id"], id);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn evenings_are_for_calendars_and_what_they_cannot_be_is_said() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let page = olga.post_form("/club/nights", &evening_at("Europe/Atlantis", 30, "Club")).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.text.contains("There is no time zone “Europe/Atlantis”"));
        assert!(page.text.contains("value=\"Club\"") && page.text.contains("value=\"Europe/Atlantis\""), "it is kept");
        for number in 0..14 {
            let made = olga.post_form("/club/nights", &evening(30 + number, &format!("Night {number}"))).await;
            assert_eq!(made.status, StatusCode::SEE_OTHER);
        }
        assert_eq!(olga.post_form("/club/nights", &evening(30, "One more")).await.status, StatusCode::CONFLICT);
        let ics = site.visitor().get("/lobby/nights.ics").await;
        assert_eq!(ics.header("content-type"), "text/calendar; charset=utf-8");
        assert_eq!(ics.text.matches("BEGIN:VEVENT\r\n").count(), 14 * 26);
        // An officer does it, too, if it is surely them.
        let mut sara = site.visitor();
        sign_up(&mut sara, "Sara").await;
        give(&mut olga, "Sara", "officer").await;
        assert_eq!(sara.get("/club/nights").await.status, StatusCode::FORBIDDEN);
        crate::authenticator::two_steps(&mut sara).await;
        assert!(sara.get("/club/nights").await.text.contains("Night 13"));
        site.stop().await;
    })
    .await;
}
