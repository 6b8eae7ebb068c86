//! What one sees of a position at a glance is told in words; and who reads boards as text gets them so from the server.

use crate::site::Data;
use axum::http::StatusCode;
use serde_json::{Value, json};

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
