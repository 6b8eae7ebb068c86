//! Positions from anywhere: what is wrong with them, what can be played in them, and games that begin from them.

use crate::site::{Data, Visitor};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

const EVEN: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
/// A King in the corner, and gold in hand.
const CORNER: &str = "8k/9/8P/9/9/9/9/9/4K4 b G 1";

async fn explain(visitor: &mut Visitor, text: impl Into<Body>) -> (StatusCode, Value) {
    let reply = visitor.send(Request::post("/api/v1/position").body(text.into()).unwrap()).await;
    (reply.status, reply.json())
}

#[tokio::test]
async fn what_is_wrong_with_a_position_is_said_in_words() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut check = async |sfen: &str, text: &str, codes: &[&str], playable: bool| {
        let (status, told) = explain(&mut visitor, sfen.to_owned()).await;
        let faults: Vec<_> =
            told["faults"].as_array().unwrap().iter().map(|fault| fault["code"].as_str().unwrap()).collect();
        assert_eq!((status, told["text"].as_str(), faults.as_slice()), (StatusCode::OK, Some(text), codes), "{sfen}");
        assert_eq!(told["playable"], playable, "{sfen}");
        assert!(told["faults"].as_array().unwrap().iter().all(|fault| fault["text"].as_str().unwrap().ends_with('.')));
    };
    check(EVEN, "Fit for play: 30 legal moves.", &[], true).await;
    check("9/9/9/9/9/9/9/9/9 b - 1", "The board is empty: put pieces on it.", &[], false).await;
    check(CORNER, "Fit for play: 85 legal moves.", &["missing_pieces"], true).await;
    check("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "Checkmate: the side to move has lost.", &["missing_pieces"], false).await;
    check(
        "4k4/9/4P4/9/9/9/9/9/9 b G 1",
        "Good for a problem: 81 legal moves.",
        &["no_black_king", "missing_pieces"],
        false,
    )
    .await;
    let wrong = ["many_white_kings", "missing_pieces", "two_pawns", "dead_piece"];
    check("4kk2P/9/8P/9/9/9/9/9/4K4 b - 1", "This cannot be played on.", &wrong, false).await;
    check(
        "4k4/4R4/9/9/9/9/9/9/4K4 b - 1",
        "This cannot be played on.",
        &["missing_pieces", "opponent_in_check"],
        false,
    )
    .await;
    site.stop().await;
}

#[tokio::test]
async fn a_position_is_read_from_any_text() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let diagram = "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・ ・ ・ ・ ・v玉|一\n\
                   | ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ ・ 歩|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n\
                   | ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n\
                   | ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金\n";
    let csa = "V2.2\nP-11OU\nP+13FU\nP+59OU\nP+00KI\n+\n";
    let read = [format!("  {CORNER}\n"), format!("sfen {CORNER} moves G*1b"), diagram.to_owned(), csa.to_owned()];
    for text in read {
        let (status, told) = explain(&mut visitor, text.clone()).await;
        assert_eq!((status, &told["sfen"]), (StatusCode::OK, &json!(CORNER)), "{text}: {told}");
    }
    for (text, line, column) in [("a letter", 1, 1), ("9/9/9/9/9/9/9/9/8x b - 1", 1, 18)] {
        let (status, told) = explain(&mut visitor, text).await;
        assert_eq!((status, &told["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("no-position")));
        let place = format!("line {line}, character {column}");
        assert!(told["text"].as_str().unwrap().contains(&place), "{told}");
    }
    site.stop().await;
}

// NOTA-05: the square of the move before makes 同.
#[tokio::test]
async fn legal_moves_come_with_what_they_lead_to() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let sfen = "8k/9/8p/9/8P/9/9/9/4K4+b+G+1".replace("8P", "8L");
    let reply = visitor.get(&format!("/api/v1/moves?sfen={sfen}&last=1c&notation=japanese")).await;
    let moves = reply.json()["moves"].as_array().unwrap().clone();
    let find = |usi: &str| moves.iter().find(|m| m["usi"] == usi).unwrap_or_else(|| panic!("{usi}: {moves:?}"));
    let taking = json!({
        "usi": "1e1c+", "text": "▲同　香成", "spoken": "lance to 1-3, same square, takes pawn, promotes",
        "sfen": "8k/9/8+L/9/9/9/9/9/4K4 w GP 2", "check": null,
    });
    assert_eq!(find("1e1c+"), &taking);
    assert_eq!(find("G*1b")["check"], "1a");
    let reply = visitor.get(&format!("/api/v1/moves?sfen={sfen}&notation=western")).await;
    assert!(reply.text.contains("Lx13+"), "{}", reply.text);
    // A record may begin from what no game leads to.
    let odd = "9/9/9/9/9/9/9/9/4P4+b+-+1";
    assert_eq!(visitor.get(&format!("/api/v1/moves?sfen={odd}")).await.json()["moves"].as_array().unwrap().len(), 1);
    for (query, status) in [("", 400), ("?sfen=4kk3/9/9/9/9/9/9/9/9+b", 422), ("?sfen=chess", 422)] {
        assert_eq!(visitor.get(&format!("/api/v1/moves{query}")).await.status.as_u16(), status, "{query}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_refused_move_is_explained() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut check = async |usi: &str, told: Value| {
        let reply = visitor.get(&format!("/api/v1/refusal?sfen=4k4/9/9/9/9/9/2P6/9/4K4+b+P+1&usi={usi}")).await;
        assert_eq!(reply.json(), told, "{usi}");
    };
    let two_pawns = "Two pawns (二歩, nifu): you already have an unpromoted pawn on that file.";
    check("P*7e", json!({"code": "two_pawns", "text": two_pawns, "squares": ["7g"]})).await;
    check("5i5g", json!({"code": "cannot_move_so", "text": "That piece does not move that way.", "squares": ["5g"]}))
        .await;
    check("7g7f", json!({"code": null, "text": null, "squares": []})).await;
    for query in ["?sfen=startpos&usi=x", "?usi=7g7f"] {
        assert_eq!(visitor.get(&format!("/api/v1/refusal{query}")).await.status, StatusCode::BAD_REQUEST, "{query}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_typed_move_is_read_in_any_notation() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut check = async |place: &str, text: &str, told: Value| {
        let reply = visitor.get(&format!("/api/v1/read?{place}&text={text}")).await;
        assert_eq!(reply.json(), told, "{text}");
    };
    let golds = "sfen=4k4/9/9/9/9/9/9/9/3GKG3+b+-+1";
    check(golds, "G49-58", json!({"usi": "4i5h"})).await;
    check(golds, "4i5h", json!({"usi": "4i5h"})).await;
    check(golds, "G58", json!({"usi": null, "text": "“G58”: it may be any of 4i5h 6i5h."})).await;
    let no_move = "“x” is no move. Write for example 7g7f, P*5e, P-76 or ７六歩.";
    check(golds, "x", json!({"usi": null, "text": no_move})).await;
    let of_family = "variant=minishogi&sfen=rbsgk/4p/5/P4/KGSBR+b+-+1";
    check(of_family, "5d5c", json!({"usi": "5d5c"})).await;
    check(of_family, "x", json!({"usi": null, "text": no_move})).await;
    assert_eq!(visitor.get("/api/v1/read?text=7g7f").await.status, StatusCode::BAD_REQUEST);
    site.stop().await;
}

#[tokio::test]
async fn moves_are_written_in_any_notation() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut check = async |notation: &str, texts: Value| {
        let line =
            json!({"sfen": EVEN, "last": null, "moves": ["7g7f", "3c3d", "8h2b+", "3a2b"], "notation": notation});
        assert_eq!(visitor.post("/api/v1/texts", line).await.json()["texts"], texts, "{notation}");
    };
    check("western", json!(["P-76", "P-34", "Bx22+", "Sx22"])).await;
    check("japanese", json!(["▲７六歩", "△３四歩", "▲２二角成", "△同　銀"])).await;
    check("usi", json!(["7g7f", "3c3d", "8h2b+", "3a2b"])).await;
    // What is against the rules is not written, nor what comes after it.
    let line = json!({"sfen": EVEN, "moves": ["7g7f", "7g7f", "3c3d"], "notation": "usi"});
    assert_eq!(visitor.post("/api/v1/texts", line).await.json()["texts"], json!(["7g7f"]));
    for wrong in [
        json!({"sfen": EVEN, "moves": [], "notation": "chess"}),
        json!({"sfen": EVEN, "moves": ["x"], "notation": "usi"}),
        json!({}),
    ] {
        assert_eq!(visitor.post("/api/v1/texts", wrong).await.status, StatusCode::BAD_REQUEST);
    }
    site.stop().await;
}

#[tokio::test]
async fn the_page_of_a_record_is_its_owners() {
    let data = Data::new();
    let site = data.start().await;
    let (mut owner, mut other) = (site.visitor(), site.visitor());
    let made = owner.post("/api/v1/records/new", json!({"handicap": "two-piece"})).await.json();
    let url = made["url"].as_str().unwrap().to_owned();
    let page = owner.get(&url).await;
    assert_eq!(page.status, StatusCode::OK);
    // In handicap games the sides have names of their own.
    assert!(page.text.contains("Black (shitate)") && page.text.contains("id=\"comment\""), "{}", page.text);
    assert_eq!(other.get(&url).await.status, StatusCode::NOT_FOUND);
    let shared = owner.post(&format!("/api/v1/records/{}/share", made["id"].as_str().unwrap()), json!({})).await.json();
    let page = other.get(shared["url"].as_str().unwrap()).await;
    assert!(page.status == StatusCode::OK && !page.text.contains("id=\"comment\""));
    assert_eq!(other.get("/shared/nothing").await.status, StatusCode::NOT_FOUND);
    site.stop().await;
}

#[tokio::test]
async fn a_game_begins_from_any_position_and_outlives_a_restart() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let id = visitor.make(json!({"position": CORNER})).await;
    let (mut line, snapshot) = visitor.connect(&id).await;
    assert_eq!(snapshot["start"]["sfen"], CORNER);
    line.say(&json!({"type": "move", "ply": 1, "usi": "G*1b"}).to_string()).await;
    let told = line.next().await;
    assert_eq!((&told["type"], &told["result"]["reason"]), (&json!("move"), &json!("mate")), "{told}");
    drop(line);
    site.stop().await;

    let site = data.start().await;
    let mut visitor = site.again(&visitor);
    let game = visitor.get(&format!("/api/v1/games/{id}")).await.json();
    assert_eq!((&game["start"]["sfen"], &game["moves"][0]["usi"]), (&json!(CORNER), &json!("G*1b")));
    assert!(visitor.get(&format!("/games/{id}/kif")).await.text.contains("先手の持駒：金"));
    assert!(visitor.get("/games").await.text.contains("From a position of your own"));
    for position in
        ["9/9/9/9/9/9/9/9/9 b - 1", "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "4k4/4R4/9/9/9/9/9/9/4K4 b - 1", "chess"]
    {
        let reply = visitor.post("/api/v1/games", json!({"position": position})).await;
        assert_eq!(
            (reply.status, &reply.json()["field"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("position")),
            "{position}"
        );
    }
    let reply = visitor.post("/api/v1/games", json!({"position": CORNER, "handicap": "lance"})).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    site.stop().await;
}

#[tokio::test]
async fn the_start_form_takes_a_position() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let page = visitor.get("/play?position=8k/9/8P/9/9/9/9/9/4K4+b+G+1").await.text;
    assert!(page.contains(&format!("name=\"position\" value=\"{CORNER}\"")), "{page}");
    assert!(!page.contains("value=\"two-piece\""));
    assert!(visitor.get("/play?position=nonsense").await.text.contains("value=\"two-piece\""));
    let editor = visitor.get("/editor?sfen=%22%3E%3Cscript%3E").await;
    assert_eq!(editor.status, StatusCode::OK);
    assert!(!editor.text.contains("\"><script>"), "what stands in the address is text");
    site.stop().await;
}
