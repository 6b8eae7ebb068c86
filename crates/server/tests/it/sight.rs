//! What one sees of a position at a glance is told in words; and who reads boards as text gets them so from the server.

use crate::site::Data;
use axum::http::StatusCode;
use serde_json::{Value, json};
use variants::{Game, Position, yonin};

#[tokio::test]
async fn who_reaches_a_square_and_what_is_attacked_is_told() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut ask = async |query: &str| -> (StatusCode, Value) {
        let reply = visitor.get(&format!("/api/v1/sight?{query}")).await;
        (reply.status, reply.json())
    };
    let rooks = "sfen=4k4/9/9/9/4r4/9/4P4/9/4K3R%20b%20-%201";
    let (status, told) = ask(&format!("{rooks}&about=square&square=5f")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(told["black"], json!(["5g"]));
    assert_eq!(told["text"], "Black reaches it with pawn 5-7. White reaches it with rook 5-5.");
    let (_, told) = ask(&format!("{rooks}&about=threats")).await;
    assert_eq!((&told["black"], &told["white"]), (&json!(["5g"]), &json!([])));
    assert!(
        told["text"].as_str().unwrap().starts_with("Black, attacked: pawn 5-7 by rook 5-5, not guarded."),
        "{told}"
    );
    let mino = "sfen=4k4/9/9/9/9/9/5PPPP/4G1SK1/5G1NL%20b%20-%201";
    let (_, told) = ask(&format!("{mino}&about=castles")).await;
    assert!(told["black"].as_array().unwrap().iter().any(|id| id == "mino"), "{told}");
    for bad in ["about=square&square=5f", "sfen=4k4/9/9/9/9/9/9/9/4K4%20b%20-%201&about=square", "sfen=x&about=threats"]
    {
        assert!(ask(bad).await.0.is_client_error(), "{bad}");
    }
}

/// In every other game it is the same, but for castles.
#[tokio::test]
async fn who_reaches_a_square_is_told_in_any_game() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut ask = async |query: &str| -> (StatusCode, Value) {
        let reply = visitor.get(&format!("/api/v1/sight?{query}")).await;
        (reply.status, reply.json())
    };
    let mini = "variant=minishogi&sfen=k3r/5/4G/1B3/4K%20b%20-%201";
    let (status, told) = ask(&format!("{mini}&about=square&square=1c")).await;
    assert_eq!((status, &told["black"], &told["white"]), (StatusCode::OK, &json!([]), &json!(["1a"])));
    assert_eq!(told["text"], "Black reaches it with nothing. White reaches it with Rook 1-1.");
    let (_, told) = ask(&format!("{mini}&about=threats")).await;
    assert_eq!((&told["black"], &told["white"]), (&json!(["1c"]), &json!(["1a"])));
    // The largest board, where squares have two digits and two letters.
    let start = Position::start(&Game::named("taikyoku").unwrap()).to_string().replace('+', "%2B").replace(' ', "%20");
    let (status, told) = ask(&format!("variant=taikyoku&sfen={start}&about=square&square=18z")).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert!(told["black"].as_array().is_some_and(|reach| !reach.is_empty()), "{told}");
    // Four have four answers.
    let four = yonin::Position::start(&yonin::Rules::usual()).to_string().replace('+', "%2B").replace(' ', "%20");
    let (_, told) = ask(&format!("variant=yonin&sfen={four}&about=square&square=5h")).await;
    let reached =
        ["south", "west", "north", "east"].map(|seat| told[seat].as_array().map(Vec::len).unwrap_or_default());
    assert!(reached[0] > 0 && reached[2] == 0, "{told}");
    assert!(told["text"].as_str().unwrap().contains("; King 5-9;"), "{told}");
    for bad in ["about=castles", "about=square&square=9i", "about=square"] {
        let (status, told) = ask(&format!("{mini}&{bad}")).await;
        assert!(status.is_client_error() && told["text"].is_string(), "{bad}: {told}");
    }
}

/// Somebody who reads one language only is told all commands, with their words in all three.
#[tokio::test]
async fn help_tells_every_command_of_the_text_view() {
    let data = Data::new();
    let site = data.start().await;
    for (language, heading, told) in [
        ("it", "La vista testo, comando per comando", "dove può andare un pezzo"),
        ("en", "The text view, command by command", "where a piece may go"),
        ("ja", "テキスト表示のコマンド一覧", "その駒の動ける先"),
    ] {
        let page = site.with_cookie(&format!("language={language}")).get("/help").await.text;
        for part in [
            "id=\"text-view\"",
            heading,
            told,
            "<kbd>m 55</kbd>",
            "<kbd>p torre</kbd>",
            "<kbd>手 55</kbd>",
            "<kbd>? review</kbd>",
        ] {
            assert!(page.contains(part), "{language}: {part}");
        }
        // Each line of the vocabulary is one of the table.
        let vocabulary = include_str!("../../../../ui/text/vocabulary.js");
        let commands = vocabulary.matches(": command(").count() + vocabulary.matches(": group(").count();
        assert_eq!(page.matches("<td lang=\"ja\">").count(), commands, "{language}");
    }
    let view = site.with_cookie("text=on").get("/school/king/1").await.text;
    assert!(view.contains("href=\"/help#text-view\""));
}

#[tokio::test]
async fn a_board_is_text_for_who_has_chosen_so() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    assert!(!visitor.get("/school/king/1").await.text.contains("text-view"));
    assert!(!visitor.get("/school").await.text.contains("text-switch"));
    let mut reader = site.with_cookie("text=on");
    let page = reader.get("/school/king/1").await.text;
    for part in [
        "<td>black king</td>",
        "Black to move",
        "role=\"log\"",
        "pages/text.js",
        "style/text.css",
        "name=\"text\" value=\"off\"",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // Other sites send nobody elsewhere by it.
    let reply = visitor.post_form("/text", "text=on&back=%2F%2Fevil.example").await;
    assert_eq!((reply.status, &reply.headers["location"]), (StatusCode::SEE_OTHER, &"/".parse().unwrap()));
    assert!(visitor.post_form("/text", "text=perhaps&back=%2F").await.status.is_client_error());
}
