//! The history as a page and for programs (HIST-01 … HIST-09, VAR-25, END-20).

use crate::site::Data;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use words::history::{self, Source};
use words::{Language, glossary};

/// Every station stands on the page in every language, each statement with the mark of who says it, accounts that disagree side by side.
#[tokio::test]
async fn the_story_is_told_in_every_language() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for language in Language::ALL {
        let request = Request::get("/history").header("accept-language", language.code()).body(Body::empty()).unwrap();
        let page = anna.send(request).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.text.contains(">history-"), "{}", language.code());
        for station in history::stations() {
            let (_, own) = page.text.split_once(&format!("<li id=\"{}\">", station.id)).expect(&station.id);
            let own = own.split("</article>").next().unwrap();
            assert!(own.contains(&station.date(language)), "{}", station.id);
            for statement in station.statements(language) {
                assert!(own.contains(&statement.text.replace('&', "&amp;")), "{}: {}", station.id, statement.text);
            }
            let marks = station.statements(language).iter().map(|statement| statement.by.len()).sum::<usize>();
            assert_eq!(own.matches("class=\"by\"").count(), marks, "{}", station.id);
        }
        for source in Source::ALL {
            assert!(page.text.contains(&source.described(language)), "{source:?}");
        }
        // The marks are explained before the first sentence that has one.
        let (before, _) = page.text.split_once("<ol class=\"stations\">").unwrap();
        for source in [Source::S0, Source::S1, Source::S2, Source::G] {
            assert!(before.contains(&source.called(language)), "{source:?}");
        }
        // Two games of the strip that are called alike are told apart by their boards.
        let sizes = ["8×8", "9×8"].map(|size| before.contains(&format!(" {size}</span>")));
        assert_eq!(sizes, [true, true], "{}", language.code());
        // HIST-02, HIST-03, and the way to Japan.
        assert_eq!(page.text.matches("class=\"disputed\"").count(), 4);
    }
    assert!(anna.get("/rules").await.text.contains("href=\"/history\""));
    assert!(anna.get("/family").await.text.contains("href=\"/history\""));
    site.stop().await;
}

/// Whatever a station opens is there: its game against the computer or as a page, its problem, and what it sends readers to.
#[tokio::test]
async fn every_door_of_a_station_opens() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let page = anna.get("/history").await.text;
    for station in history::stations() {
        let pages = station.game.iter().map(|game| format!("/family/{game}"));
        let problems = station.problem.iter().map(|problem| format!("/tsume/problems/{problem}"));
        for path in pages.chain(problems).chain(station.see.iter().cloned()) {
            assert!(page.contains(&format!("href=\"{}\"", path.replace('&', "&amp;"))), "{}: {path}", station.id);
            // Whether words have pages, their own tests ask.
            if let Some(word) = path.strip_prefix("/glossary/") {
                assert!(glossary::term(word).is_some(), "{word}");
                continue;
            }
            let (address, anchor) = path.split_once('#').unwrap_or((&path, ""));
            let there = anna.get(address).await;
            assert_eq!(there.status, StatusCode::OK, "{path}");
            assert!(anchor.is_empty() || there.text.contains(&format!("id=\"{anchor}\"")), "{path}");
        }
    }
    let reply = anna.post_form("/games", "variant=dai&opponent=computer&friendly=on").await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    site.stop().await;
}

/// VAR-25: which game was played in the thirteenth century can be asked, on the page and by programs.
#[tokio::test]
async fn a_century_can_be_asked_for() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let page = anna.get("/history?century=13").await.text;
    let (_, answer) = page.split_once("role=\"status\"").unwrap();
    let (answer, _) = answer.split_once("</div>").unwrap();
    assert!(answer.contains("href=\"/family/dai\"") && answer.matches("<a ").count() == 1, "{answer}");
    assert!(page.contains("<li id=\"dai\">") && !page.contains("<li id=\"chu\">"), "{page}");
    assert!(page.contains("<option value=\"13\" selected>"), "{page}");
    // The century to which the station of Asakura shōgi reaches back is not one in which that was played; modern games are of a known time.
    let page = anna.get("/history?century=14").await.text;
    let (_, answer) = page.split_once("role=\"status\"").unwrap();
    let (answer, rest) = answer.split_once("</div>").unwrap();
    assert!(answer.contains("/family/chu") && !answer.contains("/family/asakura"), "{answer}");
    let (undated, _) = rest.split_once("<ol class=\"stations\">").unwrap();
    assert!(undated.contains("/family/tai\"") && !undated.contains("/family/minishogi"), "{undated}");
    let sixteenth = anna.get_in("en", "/api/v1/history?century=16").await;
    assert_eq!(sixteenth["games"], json!(["tenjiku", "asakura", "shogi"]));
    for (other, status) in [
        ("/history?century=", StatusCode::OK),
        ("/history?century=0", StatusCode::UNPROCESSABLE_ENTITY),
        ("/history?century=abc", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let page = anna.get(other).await;
        assert_eq!(page.status, status, "{other}");
        assert!(page.text.contains("<li id=\"chaturanga\">"), "{other}");
        assert_eq!(page.text.contains("role=\"alert\">"), status != StatusCode::OK, "{other}");
    }
    let told = anna.get_in("it", "/api/v1/history?century=13").await;
    assert_eq!((&told["games"], &told["older_games"]), (&json!(["dai"]), &json!([])));
    let station = &told["stations"][0];
    assert_eq!(
        (&station["id"], &station["date"], &station["years"]),
        (&json!("dai"), &json!("XIII secolo"), &json!([1201, 1300]))
    );
    assert_eq!(station["statements"][0]["by"], json!(["S1"]));
    assert_eq!(station["url"], "/history#dai");
    let all = anna.get_in("en", "/api/v1/history").await;
    assert_eq!(all["stations"].as_array().unwrap().len(), history::stations().len());
    assert_eq!((all.get("games"), all["sources"].as_object().unwrap().len()), (None, Source::ALL.len()));
    let wrong = anna.get("/api/v1/history?century=99").await;
    assert_eq!((wrong.status, &wrong.json()["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("century")));
    site.stop().await;
}
