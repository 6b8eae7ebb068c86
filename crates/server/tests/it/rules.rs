//! The rules page, and what every page shows of the pieces.

use crate::site::Data;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use variants::yonin;
use words::{Language, manual};

/// Every chapter has its page in three languages, with the way to the next; the list of chapters has the first in view.
#[tokio::test]
async fn every_chapter_has_its_page() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for language in Language::ALL {
        let get =
            |path: &str| Request::get(path).header("accept-language", language.code()).body(Body::empty()).unwrap();
        let list = visitor.send(get("/rules")).await.text;
        assert!(list.contains("<article id=\"basic-aim\">") && list.contains("href=\"/rules/booklet.pdf\""));
        for chapter in manual::chapters() {
            let path = chapter.path();
            assert!(list.contains(&format!("href=\"{path}\"")), "{path}");
            let page = visitor.send(get(&path)).await;
            assert_eq!(page.status, StatusCode::OK, "{path}");
            assert!(page.text.contains(&format!("<h1>{}</h1>", chapter.name(language))), "{path}");
            for rule in chapter.parts.iter().flat_map(|part| &part.rules) {
                assert!(page.text.contains(&format!("<article id=\"{rule}\">")), "{rule}");
                let why = language.text(&format!("{rule}-why"));
                assert!(page.text.contains(why.split(['&', '<']).next().unwrap()), "{rule}");
            }
            let [before, after] = chapter.neighbours();
            for (other, rel) in [(before, "prev"), (after, "next")] {
                let link = other.map(|other| format!("rel=\"{rel}\" href=\"{}\"", other.path()));
                assert!(link.is_none_or(|link| page.text.contains(&link)), "{path}: {rel}");
            }
        }
        // The family says the same of it.
        let family = visitor.send(get("/family/shogi")).await.text;
        for id in ["basic-drop-two-pawns-why", "basic-promotion-must-why", "rules-moves-knight", "rules-moves-as-gold"]
        {
            assert!(family.contains(&language.text(id)), "{id}");
        }
    }
    assert_eq!(visitor.get("/rules/nothing").await.status, StatusCode::NOT_FOUND);
    assert!(visitor.get("/").await.text.contains("href=\"/rules\""));
    site.stop().await;
}

/// Every board of the chapters can be had as a picture, so that whoever has no scripts sees them; a name that is none has none.
#[tokio::test]
async fn every_board_is_drawn() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut count = 0;
    for chapter in manual::chapters() {
        let page = visitor.get(&chapter.path()).await.text;
        for address in page.split("src=\"/rules/boards/").skip(1).map(|rest| rest.split('"').next().unwrap()) {
            let board = visitor.get(&format!("/rules/boards/{address}")).await;
            assert_eq!((board.status, board.header("content-type")), (StatusCode::OK, "image/svg+xml"), "{address}");
            assert!(board.text.starts_with("<svg "), "{address}");
            count += 1;
        }
    }
    assert!(count > 60, "{count} boards");
    // What is gone is crossed out in red: two strokes for each piece.
    let crosses = async |name: &str| {
        let text = site.visitor().get(&format!("/rules/boards/{name}.svg")).await.text;
        text.matches("#9b2c1f").count()
    };
    assert_eq!([crosses("handicap-lance").await, crosses("handicap-six-piece").await], [2, 12]);
    for name in ["handicap-nothing.svg", "nothing.svg", "handicap-rook", "basic-aim.svg"] {
        assert_eq!(visitor.get(&format!("/rules/boards/{name}")).await.status, StatusCode::NOT_FOUND, "{name}");
    }
    site.stop().await;
}

/// All chapters as a file to print, in each language; the list of its places names them.
#[tokio::test]
async fn the_booklet_has_every_chapter() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for language in Language::ALL {
        let file = visitor.get(&format!("/rules/booklet.pdf?lang={}", language.code())).await;
        assert_eq!((file.status, file.header("content-type")), (StatusCode::OK, "application/pdf"));
        assert!(file.text.starts_with("%PDF-"), "{}", language.code());
        // Names that are not ASCII stand there in another encoding.
        let is_plain = |name: &String| name.is_ascii();
        for name in manual::chapters().iter().map(|chapter| chapter.name(language)).filter(is_plain) {
            assert!(file.text.contains(&format!("({name})")), "{name}");
        }
        assert!(file.text.contains(&format!("/Count {}", manual::chapters().len())));
    }
    assert_eq!(visitor.get("/rules/booklet.pdf?lang=fr").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    site.stop().await;
}

/// A disputed rule is read as the page says, and so the game is played.
#[tokio::test]
async fn a_game_is_played_by_the_readings_chosen() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let page = visitor.get("/family/wa?drops=modern").await.text;
    assert!(page.contains("name=\"readings\" value=\"drops=modern\""), "{page}");
    assert!(visitor.get("/family/wa").await.text.contains("name=\"readings\" value=\"\""));
    assert_eq!(visitor.get("/family/wa?drops=never").await.status, StatusCode::NOT_FOUND);

    let id = visitor.make(json!({"opponent": "two", "variant": "wa", "readings": "drops=modern"})).await;
    let file = visitor.get(&format!("/api/v1/games/{id}/file?format=usi")).await.text;
    assert!(file.starts_with("variant wa drops=modern sfen "), "{file}");
    let page = visitor.get(&format!("/games/{id}")).await.text;
    assert!(page.contains("/family/wa?drops=modern"), "{page}");
    let wrong = json!({"opponent": "two", "variant": "wa", "readings": "drops=never"});
    let reply = visitor.post("/api/v1/games", wrong).await;
    assert_eq!((reply.status.as_u16(), &reply.json()["field"]), (422, &json!("readings")), "{}", reply.text);
    site.stop().await;
}

/// EQUIP-09, FOUL-08: whatever is told of a game tells both hands, to whoever watches.
#[tokio::test]
async fn both_hands_are_always_in_view() {
    let data = Data::new();
    let site = data.start().await;
    let mut player = site.visitor();
    let id = player.make(json!({"opponent": "two"})).await;
    let (mut line, _) = player.connect(&id).await;
    let hands = |message: &Value| {
        let sfen = message["sfen"].as_str().or(message["move"]["sfen"].as_str()).unwrap();
        sfen.split(' ').nth(2).unwrap().to_owned()
    };
    line.play_all(1, "7g7f 3c3d").await;
    assert_eq!(hands(&line.play(3, "8h2b+").await), "B");
    assert_eq!(hands(&line.play(4, "3a2b").await), "Bb");
    let (_, snapshot) = site.visitor().connect(&id).await;
    assert_eq!((&snapshot["you"], hands(&snapshot["moves"][3])), (&json!([]), "Bb".to_owned()));
    site.stop().await;
}

/// A small picture of how each game begins, with all its pieces; the children's games show animals.
#[tokio::test]
async fn every_game_of_the_family_has_a_picture() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let list = visitor.get("/family").await.text;
    for name in variants::NAMES.iter().copied().chain([yonin::NAME]) {
        let address = format!("/family/{name}/board.svg");
        assert!(list.contains(&format!("src=\"{address}\"")), "{name}");
        let picture = visitor.get(&address).await;
        assert_eq!(picture.status, StatusCode::OK, "{name}");
        let pieces = match variants::Game::named(name) {
            Some(game) => 2 * game.pieces_a_side(),
            None => {
                let start = yonin::Position::start(&yonin::Rules::usual());
                yonin::Seat::ALL.into_iter().map(|seat| start.pieces_of(seat)).sum()
            }
        };
        assert_eq!(picture.text.matches('Z').count(), pieces, "{name}: {}", picture.text);
        assert_eq!(picture.text.contains("href=\"#lion\""), name.starts_with("dobutsu"), "{name}");
    }
    assert_eq!(visitor.get("/family/chess/board.svg").await.status, StatusCode::NOT_FOUND);
    // On small boards the pieces can be lettered: each sign is drawn once, and used by every piece that bears it.
    for (name, signs, pieces) in [("heian-8x8", 6, 32), ("taikyoku", 0, 0), ("dobutsu", 0, 0)] {
        let picture = visitor.get(&format!("/family/{name}/board.svg?letters=true")).await.text;
        assert_eq!(picture.matches("<path id=\"s").count(), signs, "{name}");
        assert_eq!(picture.matches("<use href=\"#s").count(), pieces, "{name}");
    }
    site.stop().await;
}

/// A parameter that nobody knows is refused with its name, by every door that takes it; an old cookie is passed over.
#[tokio::test]
async fn unknown_notations_and_endings_are_refused() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL%20b%20-%201";
    for (address, is_page) in [
        ("/rules?notation=chess".to_owned(), true),
        ("/tsume/sheet.pdf?plies=1&count=1&notation=chess".to_owned(), true),
        (format!("/api/v1/moves?sfen={START}&notation=chess"), false),
        ("/library?ending=boredom".to_owned(), true),
        ("/api/v1/records?ending=boredom".to_owned(), false),
    ] {
        let reply = visitor.get(&address).await;
        // The page of the library says it above the form, in which it can be put right.
        let status = if address.starts_with("/library") { 200 } else { 422 };
        assert_eq!(reply.status, status, "{address}");
        let (field, word) = if address.contains("ending") { ("ending", "boredom") } else { ("notation", "chess") };
        assert!(reply.text.contains(&format!("“{word}” is no")), "{address}: {}", reply.text);
        assert!(is_page || reply.json()["field"] == field, "{address}: {}", reply.text);
    }
    for address in
        ["/rules?notation=western", "/rules?notation=japanese%2Fkanji", "/rules?notation=", "/library?ending="]
    {
        assert_eq!(visitor.get(address).await.status, StatusCode::OK, "{address}");
    }
    let old = Request::get("/rules").header("cookie", "notation=chess").body(Body::empty()).unwrap();
    assert_eq!(visitor.send(old).await.status, StatusCode::OK);
    // Whatever the page offers can be looked for.
    let page = visitor.get("/library").await.text;
    let offered = page.split("name=\"ending\"").nth(1).unwrap().split("</select>").next().unwrap();
    let codes: Vec<&str> = offered.split("value=\"").skip(1).map(|part| part.split('"').next().unwrap()).collect();
    assert!(codes.len() > 15, "{offered}");
    for code in codes {
        let found = visitor.get(&format!("/library?ending={code}")).await.text;
        assert!(!found.contains("role=\"alert\""), "{code}: {found}");
    }
    site.stop().await;
}
