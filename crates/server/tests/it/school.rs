//! The school: what pupils answer is judged, and what they have done is theirs.

use crate::account::{PASSWORD, form, sign_up};
use crate::postgres::on_both;
use crate::site::{Data, Site, Visitor};
use axum::http::StatusCode;
use dojo::Limits;
use futures_util::future::join_all;
use school::{COURSE, Task};
use serde_json::{Value, json};
use server::Config;
use std::time::{Duration, Instant};

async fn answer(visitor: &mut Visitor, body: Value) -> Value {
    let reply = visitor.post("/api/v1/school/answer", body).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.json()
}

/// How many tasks of a lesson the pupil has done.
async fn done(visitor: &mut Visitor, lesson: &str) -> usize {
    let told = visitor.get("/api/v1/school").await.json();
    let lessons = told["lessons"].as_array().unwrap();
    let tasks = &lessons.iter().find(|own| own["id"] == lesson).unwrap()["tasks"];
    tasks.as_array().unwrap().iter().filter(|task| task["done"] == true).count()
}

/// Every task of the course, done by a pupil who asks for a hint where there are moves, twice for each.
#[tokio::test]
async fn every_task_can_be_done_by_its_hints() {
    let data = Data::new();
    // Nobody does the whole course in a minute.
    let limits = Limits { answers_a_minute: 10_000, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    let mut anna = site.visitor();
    for lesson in &COURSE.lessons {
        for (number, task) in (1..).zip(&lesson.tasks) {
            let page = anna.get(&format!("/school/{}/{number}", lesson.id)).await;
            assert_eq!(page.status, StatusCode::OK, "{}/{number}", lesson.id);
            let at = json!({"lesson": lesson.id, "task": number});
            let told = match task {
                Task::Press(task) => {
                    let squares: Vec<String> = task.squares.iter().map(ToString::to_string).collect();
                    answer(&mut anna, with(&at, "squares", json!(squares))).await
                }
                Task::Choose(task) => answer(&mut anna, with(&at, "choice", json!(task.right[0]))).await,
                Task::Moves(_) => by_hints(&mut anna, &at, false).await,
                Task::Mate(_) => by_hints(&mut anna, &at, true).await,
            };
            assert_eq!(told["verdict"], "solved", "{}/{number}: {told}", lesson.id);
            assert_ne!(told["text"], "", "{}/{number} says something when it is done", lesson.id);
        }
        assert_eq!(done(&mut anna, &lesson.id).await, lesson.tasks.len(), "{}", lesson.id);
    }
    assert!(anna.get("/school").await.text.contains("You have done all the lessons"));
    site.stop().await;
}

fn with(at: &Value, name: &str, value: Value) -> Value {
    let mut body = at.clone();
    body[name] = value;
    body
}

/// In a mate the moves of the other side belong to the line, for it has several.
async fn by_hints(visitor: &mut Visitor, at: &Value, both: bool) -> Value {
    let mut moves: Vec<String> = Vec::new();
    loop {
        let asked = with(&with(at, "moves", json!(moves)), "more", json!(true));
        let hint = visitor.post("/api/v1/school/hint", asked).await.json();
        moves
            .push(hint["usi"].as_str().unwrap_or_else(|| panic!("no hint at {at} after {moves:?}: {hint}")).to_owned());
        let told = answer(visitor, with(at, "moves", json!(moves))).await;
        if told["verdict"] != "right" {
            return told;
        }
        let replies = told["steps"].as_array().unwrap().iter().skip(1).filter(|_| both);
        moves.extend(replies.map(|step| step["usi"].as_str().unwrap().to_owned()));
    }
}

#[tokio::test]
async fn what_is_wrong_is_told_and_can_be_tried_again() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let gold = |moves: &[&str]| json!({"lesson": "gold", "task": 1, "moves": moves});
    let told = answer(&mut anna, gold(&["5g4g"])).await;
    assert_eq!(told["verdict"], "right", "{told}");
    let told = answer(&mut anna, gold(&["5g6h"])).await;
    assert_eq!(told["verdict"], "illegal", "a gold does not go back aslant: {told}");
    assert_ne!(told["text"], "");
    let told = answer(&mut anna, gold(&["5g5h", "5h5g"])).await;
    assert_eq!(told["verdict"], "wrong", "the moves are used up: {told}");
    assert_eq!(done(&mut anna, "gold").await, 0);
    for (body, status) in [
        (json!({"lesson": "gold", "task": 1}), StatusCode::BAD_REQUEST),
        (json!({"lesson": "gold", "task": 0, "moves": ["5g5f"]}), StatusCode::NOT_FOUND),
        (json!({"lesson": "gold", "task": 99, "moves": ["5g5f"]}), StatusCode::NOT_FOUND),
        (json!({"lesson": "nothing", "task": 1, "moves": ["5g5f"]}), StatusCode::NOT_FOUND),
        (gold(&["nonsense"]), StatusCode::BAD_REQUEST),
        (gold(&["5g5f", "5f4e", "4e4d"]), StatusCode::BAD_REQUEST),
        (json!({"lesson": "gold", "task": 1, "choice": 1}), StatusCode::BAD_REQUEST),
        (json!({"lesson": "gold", "task": 1, "squares": ["5e"]}), StatusCode::BAD_REQUEST),
        (json!({"lesson": "gold", "task": 1, "squares": ["0z"]}), StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(anna.post("/api/v1/school/answer", body.clone()).await.status, status, "{body}");
    }
    for path in ["/school/nothing", "/school/gold/0", "/school/gold/99", "/school/gold/x"] {
        assert!(anna.get(path).await.status.is_client_error(), "{path}");
    }
    site.stop().await;
}

#[tokio::test]
async fn what_a_guest_has_learned_is_kept_with_the_name() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut phone) = (site.visitor(), site.visitor());
        sign_up(&mut anna, "Anna").await;
        // On the phone a guest begins, and then signs in.
        let told = by_hints(&mut phone, &json!({"lesson": "gold", "task": 1}), false).await;
        assert_eq!(told["verdict"], "solved");
        assert_eq!(phone.get("/school/gold").await.header("location"), "/school/gold/2", "on to what is not done");
        let fields = form(&[("name", "Anna"), ("password", PASSWORD), ("adopts", "on")]);
        assert_eq!(phone.post_form("/account/in", &fields).await.status, StatusCode::SEE_OTHER);
        assert_eq!((done(&mut anna, "gold").await, done(&mut phone, "gold").await), (1, 1));
        let kept = anna.get("/account/data").await.text;
        assert!(kept.contains("href=\"/school\""), "{kept}");
        site.stop().await;
        let site = data.start().await;
        assert_eq!(done(&mut site.again(&anna), "gold").await, 1);
        // A guest who wants to be forgotten takes it along.
        let mut guest = site.visitor();
        by_hints(&mut guest, &json!({"lesson": "gold", "task": 1}), false).await;
        assert_eq!(done(&mut guest, "gold").await, 1);
        guest.post_form("/forget", "").await;
        assert_eq!(done(&mut guest, "gold").await, 0);
        site.stop().await;
    })
    .await;
}

/// So often each of them answers: within what one address may ask in a minute.
const TURNS: usize = 8;

/// Fifty pupils, each of whom answers as soon as they have heard: how long they wait. Asked are 100 ms for 95 of 100.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement, for a machine that has nothing else to do"]
async fn a_class_does_not_wait() {
    let data = Data::new();
    let limits = Limits { answers_a_minute: 1_000_000, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    let tasks = [
        json!({"lesson": "gold", "task": 1, "moves": ["5g5f", "5f4e"]}),
        json!({"lesson": "safety", "task": 1, "moves": ["5h5g"]}),
        json!({"lesson": "values", "task": 1, "choice": 1}),
        json!({"lesson": "gold-on-the-head", "task": 1, "moves": ["G*5b"]}),
    ];
    let pupils = (0..50).map(|number: usize| {
        let (mut pupil, tasks) = (site.visitor(), &tasks);
        async move {
            let mut waited = Vec::new();
            for turn in 0..TURNS {
                let asked = tasks[(number + turn) % tasks.len()].clone();
                let begun = Instant::now();
                let reply = pupil.post("/api/v1/school/answer", asked).await;
                assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
                waited.push(begun.elapsed());
            }
            waited
        }
    });
    let mut waited: Vec<Duration> = join_all(pupils).await.concat();
    waited.sort_unstable();
    let at = |part: usize| waited[waited.len() * part / 100];
    println!(
        "{} answers: median {:?}, 95 of 100 within {:?}, all within {:?}",
        waited.len(),
        at(50),
        at(95),
        waited.last()
    );
    site.stop().await;
}
