//! Games with many moves: how they end, and what it costs to show them.

use crate::site::{Data, Site, Visitor};
use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, RETRY_AFTER};
use axum::http::{Request, StatusCode};
use futures_util::future::join_all;
use serde_json::{Value, json};
use variants::{Course, Game, Move, Position};

/// A legal move that takes nothing, by a chance that is the same each time.
fn quiet(course: &Course, seed: &mut u64) -> Move {
    let position = course.position();
    let takes = |m: &Move| position.parts(*m).is_some_and(|parts| !parts.captured.is_empty());
    let moves: Vec<Move> = course.legal_moves().into_iter().filter(|m| !takes(m)).collect();
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    moves[(*seed >> 33) as usize % moves.len()]
}

async fn get_packed(visitor: &mut Visitor, path: &str) -> crate::site::Reply {
    visitor.send(Request::get(path).header(ACCEPT_ENCODING, "gzip").body(Body::empty()).unwrap()).await
}

/// END-18 in the family. What is shown of the long game afterwards is the same for all who look on.
#[tokio::test]
async fn a_game_of_the_family_ends_with_its_last_move() {
    let data = Data::new();
    let mut config = data.config();
    config.limits.messages_a_second = 100_000;
    let site = Site::start(config).await;
    let (mut person, mut guest) = (site.visitor(), site.visitor());
    let id = person.make(json!({"variant": "chu"})).await;
    let (mut line, snapshot) = person.connect(&id).await;
    assert_eq!(snapshot["you"], json!(["black", "white"]));
    let game = Game::named("chu").unwrap();
    let (mut course, mut seed, mut last) = (Course::new(Position::start(&game)), 11, Value::Null);
    for ply in 1..=1000 {
        assert!(last["result"].is_null());
        let m = quiet(&course, &mut seed);
        last = line.play(ply, &course.position().move_text(m)).await;
        assert_eq!(last["move"]["ply"], ply, "{last}");
        course.play_unchecked(m);
    }
    assert_eq!((&last["result"]["reason"], &last["result"]["winner"]), (&json!("move_limit"), &Value::Null));
    assert_eq!((&last["legal"], &last["can"]["move"]), (&json!([]), &json!(false)));

    let kif = guest.get(&format!("/games/{id}/kif")).await;
    assert!(
        kif.header("content-disposition").contains(".kifu") && kif.text.contains("1001手目   最大手数"),
        "{}",
        kif.status
    );
    let path = format!("/api/v1/games/{id}");
    let whole = guest.get(&path).await.json();
    assert_eq!(whole["moves"].as_array().unwrap().len(), 1000);
    assert_eq!((&whole["role"], &whole["moves"][999]["sfen"]), (&json!("spectator"), &last["move"]["sfen"]));
    let packed = get_packed(&mut guest, &path).await;
    assert_eq!(packed.headers[CONTENT_ENCODING], "gzip");
    assert!(packed.text.len() < whole.to_string().len() / 2);
    site.stop().await;
}

/// What is kept is right: a move is in the next file, and in what those who look on are shown.
#[tokio::test]
async fn copies_end_with_the_last_event() {
    let data = Data::new();
    let site = data.start().await;
    let (mut person, mut guest) = (site.visitor(), site.visitor());
    let id = person.make(json!({})).await;
    let (mut line, _) = person.connect(&id).await;
    let (api, page) = (format!("/api/v1/games/{id}"), format!("/games/{id}"));
    for (ply, usi) in [(1, "7g7f"), (2, "3c3d"), (3, "2g2f")] {
        line.play(ply, usi).await;
        for _ in 0..2 {
            let file = guest.get(&format!("{api}/file?format=usi")).await;
            assert!(file.text.trim_end().ends_with(usi), "{}", file.text);
            let shown = guest.get(&api).await.json();
            assert_eq!((&shown["moves"][ply - 1]["usi"], &shown["you"]), (&json!(usi), &json!([])));
            assert_eq!(shown["moves"].as_array().unwrap().len(), ply);
            let formats = guest.get(&format!("{api}/formats")).await.json();
            assert_eq!(formats["formats"][0]["format"], "kif");
            // The player's own page and the others' do not get mixed up.
            for (reader, role) in [(&mut person, "player"), (&mut guest, "spectator")] {
                let text = reader.get(&page).await.text;
                assert!(text.contains(&format!("\"role\":\"{role}\"")) && text.contains(&format!("\"usi\":\"{usi}\"")));
            }
        }
    }
    let packed = get_packed(&mut guest, &page).await;
    assert_eq!((&packed.headers[CONTENT_ENCODING], packed.status), (&"gzip".parse().unwrap(), StatusCode::OK));
    site.stop().await;
}

/// One address cannot fill the queue of copies; it is told in its language when to come again.
#[tokio::test]
async fn too_many_copies_at_once_are_put_off() {
    let data = Data::new();
    let site = data.start().await;
    let mut person = site.visitor();
    let id = person.make(json!({})).await;
    let (mut line, _) = person.connect(&id).await;
    let round = "3i4h 7a6b 4h3i 6b7a";
    for ply in (1..=8).step_by(4) {
        line.play_all(ply, round).await;
    }
    // Each asks for something else, so that nothing is shared.
    let ask = |number: usize| {
        let (mut guest, id) = (site.visitor(), &id);
        async move { guest.get(&format!("/api/v1/games/{id}/file?format=x{number}")).await }
    };
    let replies = join_all((0..300).map(ask)).await;
    let (busy, others): (Vec<_>, Vec<_>) =
        replies.into_iter().partition(|reply| reply.status == StatusCode::SERVICE_UNAVAILABLE);
    assert!(!busy.is_empty() && !others.is_empty(), "{} {}", busy.len(), others.len());
    assert!(others.iter().all(|reply| reply.status == StatusCode::UNPROCESSABLE_ENTITY));
    for reply in &busy {
        assert_eq!((&reply.headers[RETRY_AFTER], &reply.json()["code"]), (&"5".parse().unwrap(), &json!("busy")));
        assert!(reply.json()["text"].as_str().unwrap().contains("try again"));
    }
    assert_eq!(person.get(&format!("/api/v1/games/{id}/file")).await.status, StatusCode::OK);
    site.stop().await;
}
