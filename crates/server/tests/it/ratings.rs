//! What games say of strength: numbers, the pages of people, points that are given back.

use crate::account::{PASSWORD, form, sign_up};
use crate::crash::start;
use crate::departure::takeout;
use crate::desk::{come_in, enrol, owner, words};
use crate::lobby::{id, offer, say, take};
use crate::postgres::on_both;
use crate::site::{Data, Line, Visitor};
use axum::http::StatusCode;
use serde_json::{Value, json};

const OPENING: [&str; 3] = ["7g7f", "3c3d", "2g2f"];

/// The numbers of a pool, once so many people are in it with so many games each.
async fn numbers(visitor: &mut Visitor, people: usize, games: u64) -> Vec<Value> {
    loop {
        let told = visitor.get("/api/v1/ratings/shogi/classical/people").await.json().as_array().cloned().unwrap();
        if told.len() == people && told.iter().all(|one| one["games"] == games) {
            return told;
        }
        assert!(told.iter().all(|one| one["games"].as_u64().unwrap() <= games), "{told:?}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// A rated game of two with names is agreed; the first is Black.
pub(crate) async fn rated_seats(black: &mut Visitor, white: &mut Visitor, private: bool) -> String {
    let wish = json!({"clock": "10m+30s", "lasting": true, "rated": true, "color": "black", "private": private});
    let seek = id(&offer(black, wish).await);
    take(white, &seek).await.json()["id"].as_str().unwrap().to_owned()
}

/// So many moves are made; then who is to move gives up.
pub(crate) async fn play_out(lines: &mut [Line; 2], moves: &[&str]) {
    for line in lines.iter_mut() {
        line.until("began").await;
    }
    for (ply, usi) in moves.iter().enumerate() {
        lines[ply % 2].play(ply + 1, usi).await;
        lines[(ply + 1) % 2].until("move").await;
    }
    lines[moves.len() % 2].say(r#"{"type":"resign"}"#).await;
    lines[0].until("end").await;
}

async fn rated_game_as(black: &mut Visitor, white: &mut Visitor, moves: &[&str], private: bool) -> String {
    let game = rated_seats(black, white, private).await;
    let mut lines = [black.connect(&game).await.0, white.connect(&game).await.0];
    play_out(&mut lines, moves).await;
    game
}

/// A rated game of two with names; the first is Black, and the other gives up after so many moves, in their turn.
pub(crate) async fn rated_game(black: &mut Visitor, white: &mut Visitor, moves: &[&str]) -> String {
    rated_game_as(black, white, moves, false).await
}

#[tokio::test]
async fn a_rated_game_is_rated_once_also_when_the_server_ends_in_between() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
        sign_up(&mut anna, "Anna").await;
        sign_up(&mut bruno, "Bruno").await;
        say(&mut anna, "3k").await;
        rated_game(&mut anna, &mut bruno, &["7g7f", "3c3d", "2g2f"]).await;
        // Whether it has been rated by now or not: it is, and once.
        site.stop().await;
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.again(&anna), site.again(&bruno));
        let told = numbers(&mut anna, 2, 1).await;
        assert_eq!((&told[0]["name"], &told[1]["name"]), (&json!("Anna"), &json!("Bruno")));
        assert!(told.iter().all(|one| one["provisional"] == true), "{told:?}");
        // She came as 3 kyū, in the middle of which 1410 stand, and has won; of him nothing was known.
        assert!(told[0]["rating"].as_f64().unwrap() > 1_410.0, "{told:?}");
        assert!(told[1]["rating"].as_f64().unwrap() < 1_000.0, "{told:?}");
        let page = bruno.get("/people").await.text;
        assert!(page.contains("Anna") && page.contains("Still uncertain") && page.contains("Your numbers"), "{page}");

        // What is given up before both have moved does not count: the next game is their second.
        rated_game(&mut anna, &mut bruno, &[]).await;
        rated_game(&mut anna, &mut bruno, &["7g7f", "3c3d", "2g2f"]).await;
        let again = numbers(&mut anna, 2, 2).await;
        assert!(again[0]["rating"].as_f64() > told[0]["rating"].as_f64(), "{again:?}");
        assert_eq!(anna.get("/people?pool=go/soon/people").await.status, StatusCode::NOT_FOUND);
        site.stop().await;
    })
    .await;
}

/// What a game did to its players, once it has been rated.
async fn ratings_of(visitor: &mut Visitor, game: &str) -> Vec<Value> {
    for _ in 0..500 {
        let told = visitor.get(&format!("/api/v1/games/{game}/ratings")).await.json();
        let players = told["players"].as_array().cloned().unwrap();
        if !players.is_empty() {
            return players;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{game} is not rated");
}

#[tokio::test]
async fn somebody_is_seen_by_others_with_their_games_and_numbers() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, mut carla] = std::array::from_fn(|_| site.visitor());
        sign_up(&mut anna, "Anna").await;
        sign_up(&mut bruno, "Bruno Neri").await;
        let first = rated_game(&mut anna, &mut bruno, &OPENING).await;
        assert!(anna.get(&format!("/games/{first}")).await.text.contains("ul class=\"numbers\""));
        let told = ratings_of(&mut carla, &first).await;
        assert_eq!((&told[0]["color"], &told[0]["name"]), (&json!("black"), &json!("Anna")));
        for (player, sign) in told.iter().zip(["(+", "(−"]) {
            let [before, after] = ["before", "after"].map(|key| player[key].as_f64().unwrap().round());
            let text = player["text"].as_str().unwrap();
            assert!(text.starts_with(&format!("{before}\u{a0}→\u{a0}{after} {sign}")), "{player}");
        }
        let second = rated_game(&mut bruno, &mut anna, &OPENING).await;
        ratings_of(&mut anna, &second).await;

        // Whoever looks; the name in whichever way it is written.
        let page = carla.get("/people/bruno%20neri").await;
        assert_eq!(page.status, StatusCode::OK);
        for part in [
            "<h1><bdi>Bruno Neri</bdi></h1>",
            "href=\"/people/Anna\"",
            "<polyline",
            "Here since",
            &format!("/games/{second}"),
        ] {
            assert!(page.text.contains(part), "{part}: {}", page.text);
        }
        assert!(!page.text.contains("Between you two"), "{}", page.text);
        let own = anna.get("/people/Bruno%20Neri").await.text;
        assert!(own.contains("1 won by you, 0 drawn, 1 lost"), "{own}");
        assert!(anna.get("/people").await.text.contains("href=\"/people/Bruno%20Neri\""));
        assert!(anna.get("/account").await.text.contains("href=\"/people/Anna\""));
        let api = anna.get("/api/v1/people/Bruno%20Neri").await.json();
        assert_eq!(api["you"], json!({"won": 1, "drawn": 0, "lost": 1}), "{api}");
        assert_eq!((&api["games"][0]["id"], &api["games"][0]["halves"]), (&json!(second), &json!(2)), "{api}");
        assert_eq!(api["games"][1]["after"], told[1]["after"], "{api}");
        assert_eq!(api["ratings"][0]["course"].as_array().map(Vec::len), Some(2), "{api}");
        assert_eq!(carla.get("/people/Nobody").await.status, StatusCode::NOT_FOUND);
        assert_eq!(carla.get("/people/Anna?page=x").await.status, StatusCode::OK);
        assert!(!carla.get("/people/Anna?page=9").await.text.contains("<polyline points=\"\""));

        // Who does not want to see somebody is not seen by them, nor the other way round.
        anna.post_form("/account/blocks", &form(&[("name", "Bruno Neri")])).await;
        assert_eq!(anna.get("/people/Bruno%20Neri").await.status, StatusCode::NOT_FOUND);
        assert_eq!(bruno.get("/api/v1/people/Anna").await.status, StatusCode::NOT_FOUND);
        // Who goes for good has no page, and the others keep what they have won.
        bruno.post_form("/account/leave", &form(&[("password", PASSWORD)])).await;
        assert!(site.see_off(i64::MAX).await);
        assert_eq!(carla.get("/people/Bruno%20Neri").await.status, StatusCode::NOT_FOUND);
        let page = carla.get("/people/Anna").await.text;
        assert!(!page.contains("Bruno") && page.contains("Former player"), "{page}");
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn the_page_of_who_is_not_of_age_is_for_the_clubs_people_alone() {
    let data = Data::new();
    let site = data.start().await;
    let mut olga = owner(&site).await;
    let card = words(&enrol(&mut olga, "Kai", true).await);
    let (mut kai, _) = come_in(&site, "Kai", &card, "torre rossa 3").await;
    for path in ["/people/Kai", "/api/v1/people/Kai"] {
        assert_eq!(site.visitor().get(path).await.status, StatusCode::NOT_FOUND);
        assert_eq!(olga.get(path).await.status, StatusCode::OK);
        assert_eq!(kai.get(path).await.status, StatusCode::OK);
    }
    site.stop().await;
}

/// A private game counts, and nobody else is led to it.
#[tokio::test]
async fn others_are_not_led_to_a_private_game() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno, mut carla] = std::array::from_fn(|_| site.visitor());
    sign_up(&mut anna, "Anna").await;
    sign_up(&mut bruno, "Bruno").await;
    let game = rated_game_as(&mut anna, &mut bruno, &OPENING, true).await;
    ratings_of(&mut anna, &game).await;
    assert!(bruno.get("/people/Anna").await.text.contains(&game));
    let page = carla.get("/people/Anna").await.text;
    assert!(!page.contains(&game) && page.contains("href=\"/people/Bruno\""), "{page}");
    assert_eq!(carla.get("/api/v1/people/Anna").await.json()["games"][0]["id"], Value::Null);
    site.stop().await;
}

#[tokio::test]
async fn what_somebody_has_won_unfairly_is_given_back() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let [mut anna, mut bruno, mut eva] = std::array::from_fn(|_| site.visitor());
        for (visitor, name) in [(&mut anna, "Anna"), (&mut bruno, "Bruno"), (&mut eva, "Eva")] {
            sign_up(visitor, name).await;
        }
        let unfair = rated_game(&mut eva, &mut anna, &OPENING).await;
        ratings_of(&mut anna, &unfair).await;
        let fair = rated_game(&mut anna, &mut bruno, &OPENING).await;
        let before = ratings_of(&mut anna, &fair).await;

        let give_back = async |visitor: &mut Visitor, name: &str, words: &str| {
            visitor.post_form(&format!("/moderate/points/{name}"), &form(&[("words", words)])).await.status
        };
        assert_eq!(give_back(&mut anna, "Eva", "She cheats.").await, StatusCode::FORBIDDEN);
        assert_eq!(give_back(&mut olga, "Eva", "").await, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(give_back(&mut olga, "Bruno", "He has won nothing.").await, StatusCode::CONFLICT);
        assert_eq!(ratings_of(&mut anna, &fair).await, before, "nothing was done");
        assert!(olga.get("/club/people/Eva").await.text.contains("/moderate/points/Eva"));
        assert_eq!(give_back(&mut olga, "Eva", "An engine played.").await, StatusCode::SEE_OTHER);
        assert_eq!(give_back(&mut olga, "Eva", "Once more.").await, StatusCode::CONFLICT);
        let log = olga.get("/club/log").await.text;
        assert!(log.contains("Points given back") && log.contains("An engine played."), "{log}");
        assert!(olga.get("/people/Anna").await.text.contains("does not count any more"));
        assert_eq!(ratings_of(&mut anna, &unfair).await[0]["taken_back"], true);
        let numbers_after = numbers(&mut anna, 2, 1).await;

        // The same at a site where the unfair game was never played.
        let other = Data::new();
        let elsewhere = other.start().await;
        let [mut anna, mut bruno] = std::array::from_fn(|_| elsewhere.visitor());
        sign_up(&mut anna, "Anna").await;
        sign_up(&mut bruno, "Bruno").await;
        let same = rated_game(&mut anna, &mut bruno, &OPENING).await;
        let expected = ratings_of(&mut anna, &same).await;
        for (place, player) in expected.iter().enumerate() {
            assert_eq!(numbers_after[place]["name"], player["name"]);
        }
        elsewhere.stop().await;
        let mut anna = site.visitor();
        let now = ratings_of(&mut anna, &fair).await;
        for (now, expected) in now.iter().zip(&expected) {
            assert_eq!((&now["before"], &now["after"]), (&expected["before"], &expected["after"]));
        }
        site.stop().await;
    })
    .await;
}

/// The process is killed as soon as it has told of the end: the game is rated by the next one, and once.
#[tokio::test]
async fn a_game_that_ended_just_before_the_server_was_killed_is_rated_once() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
    sign_up(&mut anna, "Anna").await;
    sign_up(&mut bruno, "Bruno").await;
    let mut games = Vec::new();
    for _ in 0..5 {
        games.push(rated_seats(&mut anna, &mut bruno, false).await);
    }
    site.stop().await;
    for (played, game) in games.iter().enumerate() {
        let (mut process, address) = start(&data);
        let (black, white) = (anna.at(address), bruno.at(address));
        let mut lines = [black.connect(game).await.0, white.connect(game).await.0];
        play_out(&mut lines, &OPENING).await;
        process.kill().unwrap();
        process.wait().unwrap();
        let site = data.start().await;
        let told = numbers(&mut site.again(&anna), 2, played as u64 + 1).await;
        assert_eq!(told[0]["name"], "Anna", "{told:?}");
        site.stop().await;
    }
}

#[tokio::test]
async fn a_game_with_a_level_of_the_computer_counts_among_programs_if_one_wants_it() {
    on_both(async |data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        sign_up(&mut anna, "Anna").await;
        let wish = |more: Value| {
            let mut wish =
                json!({"opponent": "computer", "level": "12k", "color": "black", "rated": true, "clock": "10m+30s"});
            wish.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap());
            wish
        };
        let resign_as_it_stands = async |visitor: &mut Visitor, game: &str| {
            let mut line = visitor.connect(game).await.0;
            line.say(r#"{"type":"resign"}"#).await;
            line.until("end").await;
        };
        let resign = async |visitor: &mut Visitor, game: &str| {
            let mut line = visitor.connect(game).await.0;
            for (ply, usi) in [(1, "7g7f"), (3, "2g2f")] {
                line.play(ply, usi).await;
                line.until("move").await;
            }
            line.say(r#"{"type":"resign"}"#).await;
            line.until("end").await;
        };
        // Who has no name, or does not want it, or plays something else, plays for nothing.
        for more in [json!({"rated": false}), json!({"variant": "tori", "level": "1"})] {
            let game = anna.make(wish(more.clone())).await;
            assert_eq!(anna.get(&format!("/api/v1/games/{game}")).await.json()["game"]["rated"], false, "{more}");
        }
        let mut guest = site.visitor();
        let game = guest.make(wish(json!({}))).await;
        assert_eq!(guest.get(&format!("/api/v1/games/{game}")).await.json()["game"]["rated"], false);

        // Who is helped, or takes a move back, too.
        for help in ["hint", "takeback"] {
            let game = anna.make(wish(json!({"friendly": true}))).await;
            let mut line = anna.connect(&game).await.0;
            for (ply, usi) in [(1, "7g7f"), (3, "2g2f")] {
                line.play(ply, usi).await;
                line.until("move").await;
            }
            line.say(&json!({"type": help}).to_string()).await;
            line.until(help).await;
            drop(line);
            resign_as_it_stands(&mut anna, &game).await;
        }
        // Games are rated in the order of their ends: when this one is, the others were to be.
        let game = anna.make(wish(json!({"friendly": true}))).await;
        assert_eq!(anna.get(&format!("/api/v1/games/{game}")).await.json()["game"]["rated"], true);
        resign(&mut anna, &game).await;
        let told = ratings_of(&mut anna, &game).await;
        assert_eq!((&told[0]["name"], &told[1]["name"]), (&json!("Anna"), &json!("Computer (12 kyū)")), "{told:?}");
        // It has come as 12 kyū, and has won.
        let [before, after] = ["before", "after"].map(|key| told[1][key].as_f64().unwrap());
        assert!((600.0..800.0).contains(&before) && after > before, "{told:?}");
        let pool = anna.get("/api/v1/ratings/shogi/classical/programs").await.json();
        let level = pool.as_array().unwrap().iter().find(|one| one["level"] == "12k").expect("the level");
        assert_eq!((&level["program"], &level["games"]), (&json!(true), &json!(1)), "{pool}");
        let page = anna.get("/people?pool=shogi/classical/programs").await.text;
        assert!(page.contains("Computer (12 kyū)") && page.contains("href=\"/people/Anna\""), "{page}");
        let profile = anna.get("/people/Anna").await.text;
        assert!(profile.contains("Computer (12 kyū)"), "{profile}");
        assert_eq!(anna.get("/api/v1/people/Anna").await.json()["games"][0]["level"], "12k");
        // All of it goes with who takes their data home.
        let archive = takeout(&mut anna).await;
        let (_, text) = archive.iter().find(|(name, _)| name == "ratings.json").expect("a file");
        let own: Value = serde_json::from_str(text).unwrap();
        assert_eq!((&own["ratings"][0]["games"], &own["games"][0]["game"]), (&json!(1), &json!(game)), "{own}");
        assert!(anna.get("/account/data").await.text.contains("Numbers and rated games"));
        site.stop().await;
    })
    .await;
}
