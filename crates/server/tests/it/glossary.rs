//! The words of the field: looked up, read about, told to programs (GLOSS-01 … GLOSS-03).

use crate::site::Data;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use std::collections::BTreeSet;
use words::{Language, glossary};

/// Every word has a page in every language, with all its names, what it means and where one reads more; the list has each once.
#[tokio::test]
async fn every_word_has_a_page() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for language in Language::ALL {
        let get =
            |path: String| Request::get(path).header("accept-language", language.code()).body(Body::empty()).unwrap();
        let pages = ["/glossary", "/glossary?by=name"];
        let lists = [anna.send(get(pages[0].into())).await.text, anna.send(get(pages[1].into())).await.text];
        for term in glossary::terms() {
            let link = format!("href=\"/glossary/{}\"", term.id);
            assert!(lists.iter().all(|list| list.matches(&link).count() == 1), "{} {}", language.code(), term.id);
            let page = anna.send(get(format!("/glossary/{}", term.id))).await;
            assert_eq!(page.status, StatusCode::OK, "{}", term.id);
            let joined = |names: &str| names.replace(", ", language.joint());
            for part in [&term.meaning(language), &joined(term.name(language)), term.english, term.italian] {
                let part = part.replace('&', "&amp;");
                assert!(page.text.contains(&part) || page.text.contains(&joined(&part)), "{}: {part}", term.id);
            }
            assert!(page.text.contains(&term.kana.replace(", ", "、")), "{}: {}", term.id, term.kana);
            assert!(!page.text.contains(">glossary-"), "{}", term.id);
        }
    }
    for path in ["/glossary/nothing", "/api/v1/glossary/nothing", "/glossary/NIFU", "/glossary/nifu/"] {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    site.stop().await;
}

/// Wherever a word sends its reader there is a page, and on it the place.
#[tokio::test]
async fn every_link_leads_somewhere() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let places: BTreeSet<&str> = glossary::terms().flat_map(glossary::Term::pages).collect();
    assert!(places.len() > 50, "{places:?}");
    for place in places {
        let (path, part) = place.split_once('#').unwrap_or((place, ""));
        let page = anna.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{place}");
        assert!(part.is_empty() || page.text.contains(&format!("id=\"{part}\"")), "{place}");
    }
    // The boards are pictures that there are.
    for id in ["nifu", "ryu", "pin", "mino"] {
        let page = anna.get(&format!("/glossary/{id}")).await.text;
        let source = page.split("<img class=\"board").nth(1).and_then(|rest| rest.split("src=\"").nth(1)).unwrap();
        let source = source.split('"').next().unwrap().replace("&amp;", "&");
        let picture = anna.get(&source).await;
        assert_eq!(picture.status, StatusCode::OK, "{id}: {source}");
        assert!(picture.text.starts_with("<svg"), "{id}");
    }
    site.stop().await;
}

/// GLOSS-03: words are found without a script as people spell them, and people find the way there.
#[tokio::test]
async fn words_are_looked_up_in_any_spelling() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for (asked, id) in [
        ("sennichite", "sennichite"),
        ("%E5%8D%83%E6%97%A5%E6%89%8B", "sennichite"),
        ("%E3%81%AB%E3%81%B5", "nifu"),
        ("%E3%83%8B%E3%83%95", "nifu"),
        ("jishogi", "jishogi"),
        ("jish%C5%8Dgi", "jishogi"),
        ("Forchetta", "ryotori"),
        ("repetition", "sennichite"),
        ("mano+di+mille", "sennichite"),
    ] {
        let page = anna.get(&format!("/glossary?q={asked}")).await.text;
        assert!(page.contains(&format!("href=\"/glossary/{id}\"")), "{asked}: {page}");
        let list = anna.get(&format!("/api/v1/glossary?q={asked}")).await.json();
        assert!(list["terms"].as_array().unwrap().iter().any(|own| own["id"] == id), "{asked}");
    }
    // Names of shapes are found from here, too.
    assert!(anna.get("/glossary?q=fujii+system").await.text.contains("href=\"/strategy/fujii-system\""));
    // So are handicaps, games and what the workshop has; each link leads to a place that there is.
    for (asked, place) in [
        ("飛飛香交じり", "/rules/handicaps#mixes"),
        ("furigoma no hirate", "/rules/handicaps#handicap-furigoma"),
        ("jousen", "/rules/handicaps#handicap-josen"),
        ("migikyouochi", "/rules/handicaps#handicap-lance-right"),
        ("tenjiku", "/family/tenjiku"),
        ("四人将棋", "/family/yonin"),
        ("音受け", "/workshop#underside-hollow"),
        ("otouke", "/workshop#underside-hollow"),
        ("おいまさ", "/workshop#cuts-oimasa"),
        ("木裏面", "/workshop#cuts-kiura"),
        ("筆盛り", "/workshop#lines-brush"),
        ("kurogaki", "/workshop#box-woods-kurogaki"),
        ("欅", "/workshop#box-woods-keyaki"),
    ] {
        let query: String = asked.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let page = anna.get(&format!("/glossary?q={query}")).await.text;
        assert!(page.contains(&format!("href=\"{place}\"")), "{asked}: {page}");
        let list = anna.get(&format!("/api/v1/glossary?q={query}")).await.json();
        assert!(list["elsewhere"].as_array().unwrap().iter().any(|own| own["url"] == place), "{asked}");
        let (path, part) = place.split_once('#').unwrap_or((place, ""));
        let there = anna.get(path).await;
        assert_eq!(there.status, StatusCode::OK, "{place}");
        assert!(part.is_empty() || there.text.contains(&format!("id=\"{part}\"")), "{place}");
    }
    let none = anna.get("/glossary?q=%3Cb%3Ezzz").await.text;
    assert!(none.contains("No word found") && none.contains("value=\"&lt;b&gt;zzz\""), "{none}");
    let long = anna.get(&format!("/glossary?q={}", "a".repeat(4000))).await;
    assert_eq!(long.status, StatusCode::OK);
    for path in ["/", "/rules", "/help", "/school", "/strategy"] {
        assert!(anna.get(path).await.text.contains("href=\"/glossary\""), "{path}");
    }
    site.stop().await;
}

/// For who hears the page: Japanese is marked as Japanese, its Latin letters as its own.
#[tokio::test]
async fn the_reading_is_said_in_japanese() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let page =
        anna.send(Request::get("/glossary/uchifuzume").header("accept-language", "it").body(Body::empty()).unwrap());
    let page = page.await.text;
    for part in [
        "<h1>matto di pedone paracadutato</h1>",
        "<span lang=\"ja\">打ち歩詰め</span>",
        "<i lang=\"ja-Latn\">uchifuzume</i>",
        "<span lang=\"ja\">うちふづめ</span>",
        "<span lang=\"en\">mate by a dropped pawn</span>",
        "href=\"/rules/fouls#foul-drop_pawn_mate\"",
        "href=\"/glossary/tsukifuzume\"",
        "alt=\"Figura: matto di pedone paracadutato\"",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    site.stop().await;
}

#[tokio::test]
async fn programs_read_the_words() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let nifu = anna.get_in("it", "/api/v1/glossary/nifu").await;
    let term = glossary::term("nifu").unwrap();
    let (meaning, rules) = (term.meaning(Language::Italian), term.rules.split(", ").collect::<Vec<_>>());
    assert_eq!(rules.len(), 2, "{rules:?}");
    let expected = json!({
        "id": "nifu",
        "chapter": "fouls",
        "name": "due pedoni (nifu)",
        "names": {"it": "due pedoni (nifu)", "en": "two pawns", "ja": "二歩"},
        "kana": "にふ",
        "romaji": "nifu",
        "meaning": meaning,
        "rules": rules,
        "related": ["fu"],
        "pages": ["/rules/fouls#foul-two_pawns"],
        "url": "/glossary/nifu",
    });
    assert_eq!(nifu, expected);
    let all = anna.get_in("it", "/api/v1/glossary").await;
    assert_eq!(all["terms"].as_array().unwrap().len(), glossary::terms().count());
    assert_eq!(all["chapters"][3], json!({"id": "fouls", "name": "Falli"}));
    site.stop().await;
}

/// GLOSS-01: a page leads from the first use of a term to what it means, in each language.
#[tokio::test]
async fn pages_lead_to_the_glossary() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for (language, term) in [("it", "castelli"), ("en", "castles"), ("ja", "囲い")] {
        let request = Request::get("/strategy").header("accept-language", language).body(Body::empty()).unwrap();
        let page = anna.send(request).await.bytes;
        let page = std::str::from_utf8(&page).unwrap();
        let link = format!("<a class=\"term\" href=\"/glossary/kakoi\">{term}</a>");
        assert_eq!(page.matches(&link).count(), 1, "{language}");
        assert_eq!(page.matches("class=\"term\" href=\"/glossary/kakoi\"").count(), 1, "only the first use");
    }
    site.stop().await;
}
