//! The school: what pupils answer is judged, and what they have done is theirs.

use crate::account::{PASSWORD, form, sign_up};
use crate::postgres::on_both;
use crate::site::{Data, Site, Visitor};
use axum::http::StatusCode;
use dojo::Limits;
use futures_util::future::join_all;
use school::{COURSE, Chapter, Task};
use serde_json::{Value, json};
use server::Config;
use shogi::Handicap;
use std::collections::HashSet;
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
    let site = Site::start(unhurried(&data)).await;
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
                Task::Play(_) => continue,
            };
            assert_eq!(told["verdict"], "solved", "{}/{number}: {told}", lesson.id);
            assert_ne!(told["text"], "", "{}/{number} says something when it is done", lesson.id);
        }
        // A game is not done by hints.
        let games = lesson.tasks.iter().filter(|task| matches!(task, Task::Play(_))).count();
        assert_eq!(done(&mut anna, &lesson.id).await, lesson.tasks.len() - games, "{}", lesson.id);
        if lesson.chapter == Chapter::Ending {
            let begins = "class=\"button primary\" href=\"/school/first-game/1\"";
            assert!(!anna.get("/school").await.text.contains(begins), "a game that was put off holds nobody up");
        }
    }
    assert!(anna.get("/school").await.text.contains("href=\"/school/first-game/1\""), "what is left are games");
    site.stop().await;
}

const GAME: &str = "/school/first-game/1/game";

/// The first game: a real one, with a teacher beside the board; when it is won, the lesson is done.
#[tokio::test]
async fn a_game_of_a_lesson_is_taught_and_counts_when_it_is_won() {
    on_both(async |data| {
        let site = Site::start(unhurried(data)).await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        let made = anna.post_form(GAME, "called=Anna").await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
        let path = made.header("location").to_owned();
        let id = path.rsplit('/').next().unwrap().to_owned();
        assert!(anna.get("/games").await.text.contains(&path), "it is a game of hers like any other");
        assert!(anna.get(&path).await.text.contains("class=\"teacher\""));
        assert!(!bruno.get(&path).await.text.contains("class=\"teacher\""));
        let advice = format!("/api/v1/games/{id}/advice");
        assert_eq!(bruno.get(&advice).await.status, StatusCode::FORBIDDEN, "who looks on has no teacher");
        let heard = win(&mut anna, &id).await;
        // What else there is to say hangs on how the computer plays.
        assert!(heard.contains("rook-behind-pawn") && heard.len() > 2, "{heard:?}");
        let told = anna.get(&advice).await.json();
        assert_eq!((&told["remarks"][0]["name"], &told["lesson"]), (&json!("won"), &json!("/school/first-game/1")));
        assert_eq!(done(&mut anna, "first-game").await, 1);
        assert!(anna.get("/school/first-game/1").await.text.contains("Game won"));
        site.stop().await;
        let site = data.start().await;
        assert_eq!(done(&mut site.again(&anna), "first-game").await, 1);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_that_is_not_won_does_not_count() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for path in ["/school/gold/1/game", "/school/first-game/2/game", "/school/nothing/1/game"] {
        assert_eq!(anna.post_form(path, "called=").await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let made = anna.post_form(GAME, "called=").await;
    let id = made.header("location").rsplit('/').next().unwrap().to_owned();
    let (mut line, _) = anna.connect(&id).await;
    line.until("move").await;
    let end = line.ask(json!({"type": "resign"})).await;
    assert_eq!(end["result"]["winner"], "white");
    let told = anna.get(&format!("/api/v1/games/{id}/advice")).await.json();
    assert_eq!(told["remarks"][0]["name"], "not-won");
    assert_eq!(done(&mut anna, "first-game").await, 0);
    // A game that is no lesson has no teacher, and is none, however it ends.
    let other = anna.make(json!({"opponent": "computer", "level": "15k", "handicap": "ten-piece"})).await;
    assert_eq!(anna.get(&format!("/api/v1/games/{other}/advice")).await.status, StatusCode::FORBIDDEN);
    site.stop().await;
}

/// Nobody does the whole course, or plays a whole game, in a minute.
pub(crate) fn unhurried(data: &Data) -> Config {
    let limits = Limits { answers_a_minute: 10_000, messages_a_second: 1_000, ..Limits::default() };
    Config { limits, ..data.config() }
}

/// Wins a game with ten pieces less against the computer, with an engine's help; returns what the teacher spoke of.
pub(crate) async fn win(pupil: &mut Visitor, id: &str) -> HashSet<String> {
    let mut game = engine::Game::new(Handicap::TenPiece.position());
    let mut player = engine::Engine::new(8);
    let limits = engine::Limits { nodes: Some(3_000), ..engine::Limits::default() };
    let (mut line, snapshot) = pupil.connect(id).await;
    let mut heard = HashSet::new();
    // The computer may have begun before anybody listened.
    let mut answer = match snapshot["moves"].as_array().unwrap().last() {
        Some(m) => json!({ "move": m }),
        None => line.until("move").await,
    };
    for ply in (1..300).step_by(2) {
        game.play(answer["move"]["usi"].as_str().unwrap().parse().unwrap()).unwrap();
        let told = pupil.get(&format!("/api/v1/games/{id}/advice")).await.json();
        assert_eq!(told["ply"], ply);
        let remarks = told["remarks"].as_array().unwrap();
        assert!(!remarks.is_empty() && remarks.iter().all(|remark| remark["text"] != ""), "{told}");
        heard.extend(remarks.iter().map(|remark| remark["name"].as_str().unwrap().to_owned()));
        let thought = player.search(&game, &limits, &engine::Stop::new(), &mut |_| ());
        let engine::Decision::Play { m, .. } = thought.decision else { panic!("a move") };
        let own = line.play(ply + 1, &m.to_string()).await;
        game.play(m).unwrap();
        if own["result"]["winner"] == "black" {
            return heard;
        }
        answer = line.next().await;
        if answer["result"]["winner"] == "black" {
            return heard;
        }
    }
    panic!("it was not won");
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
    // A mate goes by checks, the moves before the newest included.
    let quiet = json!({"lesson": "ten-pieces", "task": 2, "moves": ["9c9b", "5a4a", "G*4b"]});
    assert_eq!(anna.post("/api/v1/school/answer", quiet).await.status, StatusCode::BAD_REQUEST);
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
