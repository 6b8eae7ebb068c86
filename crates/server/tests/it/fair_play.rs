//! What a moderator is shown of somebody's games, and what players' pages tell for that.

use crate::account::sign_up;
use crate::desk::{give, owner};
use crate::postgres::on_both;
use crate::ratings::{rated_game, rated_seats};
use crate::site::{Reply, Visitor};
use axum::http::StatusCode;
use serde_json::json;
use std::time::Duration;

/// A game of which both sides know what they do; White gives up.
const GAME: &str = "6g6f 4c4d 6i6h 6a7b 4i3h 5a4b 7g7f 3c3d 5i4h 6c6d 2g2f 3a3b 2f2e 2b3c 7i7h 7b6b 3g3f 8c8d 4h5i 1c1d 7f7e 8d8e 5i5h \
                    8e8f 8g8f 8b8f P*8g 8f8c 3i4h P*8f 9g9f 8f8g 5h5i 8g8h+ 3f3e P*8f 3e3d 3c2b 6h7g 4a3a 4g4f";

async fn away(visitor: &mut Visitor, game: &str, ms: i64) -> Reply {
    visitor.post(&format!("/api/v1/games/{game}/away"), json!({"ms": ms})).await
}

async fn examined(moderator: &mut Visitor) -> String {
    for _ in 0..1_000 {
        let page = moderator.get("/moderate/people/Anna").await.text;
        if !page.contains("data-pending") {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it takes too long");
}

#[tokio::test]
async fn a_moderator_sees_how_somebody_played_and_nothing_is_decided() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let [mut anna, mut bruno, mut carla] = std::array::from_fn(|_| site.visitor());
        for (visitor, name) in [(&mut anna, "Anna"), (&mut bruno, "Bruno"), (&mut carla, "Carla")] {
            sign_up(visitor, name).await;
        }
        // While a game goes on its players' pages tell when they look away; nobody else's do.
        let open = rated_seats(&mut bruno, &mut carla, false).await;
        assert_eq!(away(&mut bruno, &open, 4_000).await.status, StatusCode::NO_CONTENT);
        assert_eq!(away(&mut anna, &open, 4_000).await.status, StatusCode::NOT_FOUND);
        assert_eq!(away(&mut anna, "none", 4_000).await.status, StatusCode::NOT_FOUND);
        assert_eq!(away(&mut carla, &open, -1).await.status, StatusCode::BAD_REQUEST);
        // Nobody but a moderator sees anything, and not of those above them.
        for visitor in [&mut anna, &mut site.visitor()] {
            for path in ["/moderate/people/Anna", "/moderate/people/Bruno"] {
                assert_eq!(visitor.get(path).await.status, StatusCode::FORBIDDEN);
            }
            assert_eq!(visitor.post_form("/moderate/people/Anna/examine", "").await.status, StatusCode::FORBIDDEN);
        }
        assert!(olga.get("/moderate/people/Anna").await.text.contains("They have not played games of some length"));
        // Anna wins; the page of Bruno tells that he was away twice.
        let moves: Vec<&str> = GAME.split_whitespace().collect();
        let short = rated_game(&mut anna, &mut bruno, &moves[..5]).await;
        assert_eq!(away(&mut bruno, &short, 4_000).await.status, StatusCode::NOT_FOUND, "it is over");
        let game = rated_game(&mut anna, &mut bruno, &moves).await;
        let page = olga.get("/moderate/people/Anna").await.text;
        assert!(page.contains(&format!("/games/{game}")) && !page.contains(&short));
        assert!(page.contains("looked through: 0 of 1") && page.contains("not known yet"));
        let done = olga.post_form("/moderate/people/Anna/examine", "").await;
        assert_eq!((done.status, done.header("location")), (StatusCode::SEE_OTHER, "/moderate/people/Anna"));
        let page = examined(&mut olga).await;
        assert!(page.contains("looked through: 1 of 1") && !page.contains("evidence-examine"));
        // Nine moves of Black are beyond the opening; no more than those can be choices.
        let (_, row) = page.split_once("<tr class=\"own\">").expect("her line");
        let (_, cell) = row.split_once("<td>").expect("how she agrees");
        let (same, choices) = cell.split_once('<').unwrap().0.split_once('/').expect("a part of some choices");
        let [same, choices] = [same, choices].map(|number| number.parse::<usize>().unwrap());
        assert!(same <= choices && (1..=9).contains(&choices), "{same}/{choices}");
        assert!(page.contains("too few choices to say anything"));
        // It is kept; and a moderator who stands no higher does not see it.
        give(&mut olga, "Carla", "moderator").await;
        give(&mut olga, "Anna", "officer").await;
        crate::authenticator::two_steps(&mut carla).await;
        assert_eq!(carla.get("/moderate/people/Anna").await.status, StatusCode::FORBIDDEN);
        assert!(carla.get("/moderate/people/Bruno").await.text.contains("looked through: 1 of 1"));
        assert_eq!(carla.post_form("/moderate/people/Bruno/stop", "").await.status, StatusCode::SEE_OTHER);
        site.stop().await;
        let site = data.start().await;
        assert!(site.again(&olga).get("/moderate/people/Anna").await.text.contains("looked through: 1 of 1"));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn how_somebody_looked_away_is_told_with_the_game() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
        for (visitor, name) in [(&mut anna, "Anna"), (&mut bruno, "Bruno")] {
            sign_up(visitor, name).await;
        }
        let game = rated_seats(&mut anna, &mut bruno, false).await;
        let mut lines = [anna.connect(&game).await.0, bruno.connect(&game).await.0];
        for ms in [4_000, 8_000] {
            assert_eq!(away(&mut anna, &game, ms).await.status, StatusCode::NO_CONTENT);
        }
        let moves: Vec<&str> = GAME.split_whitespace().collect();
        crate::ratings::play_out(&mut lines, &moves).await;
        let page = olga.get("/moderate/people/Anna").await.text;
        assert!(page.contains("<td>2 × · 12 s</td>"), "{page}");
        let archive = crate::departure::takeout(&mut anna).await;
        let (_, own) = archive.iter().find(|(name, _)| name == "looked-away.json").expect("a file");
        let own: serde_json::Value = serde_json::from_str(own).unwrap();
        assert_eq!(own, json!([{"game": game, "times": 2, "ms": 12_000}]));
        // Somebody who wants to know all that is kept of them is told of it, too.
        assert!(anna.get("/privacy").await.text.contains("Fair play"));
        site.stop().await;
    })
    .await;
}
