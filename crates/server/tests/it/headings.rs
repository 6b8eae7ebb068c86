//! What who cannot see a page goes by: its headings, and the names of what can be pressed.

use crate::site::Data;
use axum::body::Body;
use axum::http::Request;

/// Headings go down a step at a time: a part of a part has a heading of its own.
#[tokio::test]
async fn headings_leave_no_level_out() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for path in [
        "/",
        "/lobby",
        "/tv",
        "/ladder",
        "/notices",
        "/people",
        "/rules",
        "/rules/begin",
        "/rules/pieces",
        "/rules/promotion",
        "/rules/fouls",
        "/rules/facts",
        "/history",
        "/history?century=13",
        "/family/shogi",
        "/strategy",
        "/workshop",
        "/rules/tournaments",
        "/ceremony",
        "/ceremony/clock",
        "/ceremony/walk?odds=lance",
        "/glossary",
        "/glossary?by=name",
        "/glossary/nifu",
        "/proverbs",
        "/strategy/mino",
        "/tsume",
        "/tsume/classics",
        "/editor",
        "/family",
        "/family/chu",
        "/family/yonin",
        "/account",
        "/account/data",
    ] {
        let page = visitor.get(path).await.text;
        let marks = page.match_indices("<h").filter_map(|(at, _)| page[at + 2..].chars().next()?.to_digit(10));
        let levels: Vec<u32> = marks.collect();
        assert_eq!(levels.first(), Some(&1), "{path}: {levels:?}");
        let skipped = levels.windows(2).find(|pair| pair[1] > pair[0] + 1);
        assert_eq!(skipped, None, "{path}: {levels:?}");
    }
    site.stop().await;
}

/// A button is called by the word that it shows, and how things stand can be heard at any time.
#[tokio::test]
async fn buttons_are_called_by_what_they_show() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let id = visitor.make(serde_json::json!({})).await;
    let page = visitor.get(&format!("/games/{id}")).await.text;
    let export = page.split("<a ").find(|tag| tag.contains("data-action=\"export\"")).unwrap();
    let (tag, _) = export.split_once('>').unwrap();
    assert!(!tag.contains("aria-label"), "{tag}");
    assert!(page.contains("data-action=\"announce\" aria-keyshortcuts=\"F2\""), "{page}");
    assert!(page.contains("aria-live=\"polite\""));
    site.stop().await;
}

/// A game without a clock says so beside its moves, in Japanese by the word that players use.
#[tokio::test]
async fn a_game_without_a_clock_says_so() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let untimed = visitor.make(serde_json::json!({"clock": "none"})).await;
    let timed = visitor.make(serde_json::json!({"clock": "10m"})).await;
    for (id, language, words) in [
        (&untimed, "ja", "平手 · 持ち時間なし · "),
        (&untimed, "it", " · Senza orologio · "),
        (&untimed, "en", " · No clock · "),
        (&timed, "ja", "平手 · 10分切れ負け · "),
    ] {
        let request = Request::get(format!("/games/{id}")).header("accept-language", language);
        let page = visitor.send(request.body(Body::empty()).unwrap()).await.text;
        let terms = page.split("<p class=\"terms\">").nth(1).unwrap().split("</p>").next().unwrap();
        assert!(terms.contains(words), "{language}: {terms}");
    }
    site.stop().await;
}
