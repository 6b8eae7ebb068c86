//! Runs: short questions one after the other, each with what is right.

use crate::site::Data;
use axum::http::StatusCode;
use shogi::{Move, Position};
use std::collections::BTreeSet;

#[tokio::test]
async fn mates_races_and_castles_are_asked_in_runs() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let page = anna.get("/train").await.text;
    for run in ["mates", "races", "castles"] {
        assert!(page.contains(&format!("href=\"/train/run/{run}\"")), "{page}");
        let page = anna.get(&format!("/train/run/{run}")).await.text;
        assert!(page.contains("as long as I like") && page.contains("60 seconds"), "{page}");
        let path = format!("/api/v1/train/runs/{run}?seed=5");
        let told = anna.get(&path).await.json();
        assert_eq!(told, anna.get(&path).await.json(), "the same seed asks the same");
        let questions = told["questions"].as_array().unwrap();
        assert!(questions.len() >= 6, "{told}");
        for question in questions {
            let right = question["right"].as_str().unwrap();
            let place: Position = question["sfen"].as_str().unwrap().parse().unwrap_or_else(|_| panic!("{question}"));
            if run == "mates" {
                let (mut after, m): (_, Move) = (place.clone(), right.parse().unwrap());
                after.play(m).unwrap();
                assert!(after.in_check() && !after.has_legal_move(), "{question}");
                assert_eq!(question["legal"].as_array().unwrap().len(), place.legal_moves().len());
                continue;
            }
            let ids: BTreeSet<&str> =
                question["choices"].as_array().unwrap().iter().map(|choice| choice["id"].as_str().unwrap()).collect();
            assert!(ids.len() == 4 && ids.contains(right), "{question}");
            match run {
                "castles" => assert_eq!(question["url"], format!("/strategy/{right}")),
                _ => assert!(question["told"].as_str().unwrap().starts_with("You: "), "{question}"),
            }
        }
    }
    let wanted = anna.get("/api/v1/train/runs/castles?seed=5").await.json()["questions"][0]["url"].clone();
    assert_eq!(anna.get(wanted.as_str().unwrap()).await.status, StatusCode::OK);
    for path in ["/train/run/nothing", "/api/v1/train/runs/nothing"] {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["/train/run/mates?seed=x", "/api/v1/train/runs/mates?seed=-1"] {
        assert_eq!(anna.get(path).await.status, StatusCode::BAD_REQUEST, "{path}");
    }
    site.stop().await;
}
