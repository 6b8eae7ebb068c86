//! Castles, openings and tesuji by name: looked up, read about, told to programs.

use crate::site::{Data, Visitor};
use axum::http::StatusCode;
use serde_json::{Value, json};
use shogi::Position;
use study::patterns::{Catalogue, Kind};

async fn told(visitor: &mut Visitor, id: &str) -> Value {
    visitor.get_in("it", &format!("/api/v1/patterns/{id}")).await
}

/// Whatever has a name has a page, with no text missing.
#[tokio::test]
async fn every_pattern_has_a_page() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for (_, pattern) in Catalogue::builtin().all() {
        let page = anna.get(&format!("/strategy/{}", pattern.id)).await;
        assert_eq!(page.status, StatusCode::OK, "{}", pattern.id);
        let names = &pattern.names;
        for part in [&names.kanji, &names.english, &names.italian] {
            assert!(page.text.contains(part.as_str()), "{}: {part}", pattern.id);
        }
        assert!(!page.text.contains(">strategy-") && !page.text.contains(">pattern-"), "{}", pattern.id);
        assert_eq!(page.text.contains("°</h1>"), pattern.rare, "{}", pattern.id);
    }
    for path in ["/strategy/nothing", "/api/v1/patterns/nothing", "/strategy/MINO/"] {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    site.stop().await;
}

/// Names are found as people spell them; without a name all are there, each once.
#[tokio::test]
async fn names_are_looked_up_in_any_spelling() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let all = anna.get("/strategy").await.text;
    for (_, pattern) in Catalogue::builtin().all() {
        let link = format!("href=\"/strategy/{}\"", pattern.id);
        assert_eq!(all.matches(&link).count(), 1, "{}", pattern.id);
    }
    for (asked, id) in [
        ("Mino", "diamond-mino"),
        ("%E8%97%A4%E4%BA%95", "fujii-system"),
        ("otebisha", "otebisha"),
        ("%E3%81%BB%E3%82%93%E3%81%BF%E3%81%AE", "mino"),
    ] {
        let page = anna.get(&format!("/strategy?q={asked}")).await.text;
        assert!(page.contains(&format!("href=\"/strategy/{id}\"")), "{asked}: {page}");
        let list = anna.get(&format!("/api/v1/patterns?q={asked}")).await.json();
        assert!(list["patterns"].as_array().unwrap().iter().any(|own| own["id"] == id), "{asked}");
    }
    let none = anna.get("/strategy?q=%3Cb%3Ezzz").await.text;
    assert!(none.contains("Nothing has that name") && none.contains("value=\"&lt;b&gt;zzz\""), "{none}");
    // From where people look: the school, the rules, the library.
    for path in ["/school", "/rules", "/library"] {
        assert!(anna.get(path).await.text.contains("href=\"/strategy\""), "{path}");
    }
    assert!(
        anna.get("/school/mino/1").await.text.contains("href=\"/strategy/mino\""),
        "a lesson leads to what it builds"
    );
    site.stop().await;
}

#[tokio::test]
async fn programs_read_how_a_castle_is_built() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let mino = told(&mut anna, "mino").await;
    assert_eq!(
        (&mino["kind"], &mino["names"]["ja"], &mino["rare"]),
        (&json!("castle"), &json!("美濃囲い"), &json!(false))
    );
    assert_eq!(mino["parts"][0], json!([{"piece": "K", "square": "2h"}]), "{mino}");
    assert!(mino["about"].as_str().unwrap().contains("torre mobile"), "{mino}");
    assert_eq!((&mino["parent"], &mino["children"]), (&json!("kata-mino"), &json!(["diamond-mino"])));
    assert!(mino["with"].as_array().unwrap().contains(&json!("shiken")), "{mino}");
    assert_eq!(mino["proverbs"][0]["kanji"], "玉の守りは金銀三枚", "{mino}");
    let end = mino["building"]["steps"].as_array().unwrap().last().unwrap()["sfen"].as_str().unwrap().to_owned();
    let castles: Vec<&str> = Catalogue::builtin()
        .castles(&end.parse::<Position>().unwrap(), shogi::Color::Black)
        .map(|id| Catalogue::builtin()[id].id.as_str())
        .collect();
    assert_eq!(castles, ["mino"]);
    let shiken = told(&mut anna, "shiken").await;
    assert!(shiken["with"].as_array().unwrap().contains(&json!("kata-mino")), "{shiken}");
    // Games in which it was played are there to walk through.
    let yagura = told(&mut anna, "yagura-opening").await;
    let game = anna.get(yagura["games"][0].as_str().unwrap()).await.text;
    assert!(game.contains("href=\"/strategy/yagura-opening\""), "{game}");
    for number in ["0", "99", "x"] {
        assert!(anna.get(&format!("/strategy/games/{number}")).await.status.is_client_error(), "{number}");
    }
    let count = Catalogue::builtin().all().filter(|(_, pattern)| pattern.kind == Kind::Tesuji).count();
    let list = anna.get("/api/v1/patterns").await.json();
    let tesuji = list["patterns"].as_array().unwrap().iter().filter(|own| own["kind"] == "tesuji").count();
    assert_eq!(tesuji, count);
    site.stop().await;
}

/// VALUE-01, VALUE-03: the table of values, apart from the points of impasse.
#[tokio::test]
async fn values_have_their_table() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    assert_eq!(anna.get("/values").await.header("location"), "/rules/pieces#values");
    let page = anna.get("/rules/pieces").await.text;
    let (_, rest) = page.split_once("id=\"values\"").unwrap();
    let (table, _) = rest.split_once("</table>").unwrap();
    let worth: Vec<&str> =
        table.split("class=\"worth\">").skip(1).map(|part| part.split('<').next().unwrap()).collect();
    assert_eq!(worth, ["80", "15", "17", "13", "15", "9", "8", "9", "6", "10", "5", "10", "1", "12"]);
    assert!(rest.split("</section>").next().unwrap().contains("href=\"/rules/endings#ending-points\""));
    site.stop().await;
}

/// Every proverb stands on the page, with what it is about, and programs are told the same.
#[tokio::test]
async fn proverbs_have_a_page() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let page = anna.get("/proverbs").await.text;
    let told = anna.get("/api/v1/proverbs").await.json();
    let told = told["proverbs"].as_array().unwrap();
    assert!(told.len() >= 28, "{}", told.len());
    for proverb in told {
        let [id, kanji, meaning] = ["id", "kanji", "meaning"].map(|key| proverb[key].as_str().unwrap());
        assert!(page.contains(&format!("<li id=\"{id}\">")) && page.contains(kanji) && page.contains(meaning), "{id}");
        let about = proverb["about"][0].as_str().unwrap();
        assert!(page.contains(&format!("href=\"/strategy/{about}\"")), "{id}: {about}");
    }
    assert!(anna.get("/strategy").await.text.contains("href=\"/proverbs\""));
    site.stop().await;
}
