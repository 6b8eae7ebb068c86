//! Fouls in the other games of the family: named by the rule that bars them, as in standard shogi (FOUL-16).

use crate::library::path_of;
use crate::postgres::on_both;
use crate::site::Data;
use crate::together::{begin, refuse};
use axum::http::StatusCode;
use serde_json::{Value, json};

fn wish(ruleset: &str) -> Value {
    json!({"variant": "minishogi", "ruleset": ruleset, "clock": "10m"})
}

fn mv(ply: usize, usi: &str) -> Value {
    json!({"type": "move", "ply": ply, "usi": usi})
}

/// After these Black is in check by the Rook.
const CHECKED: &str = "5d5c 5a5c";

/// By the official rules a move that a rule of the game bars loses; the game comes back with it.
#[tokio::test]
async fn a_barred_move_loses_by_the_official_rules() {
    on_both(async |data: &Data| {
        for (moves, foul, code, text) in [
            ("", "P*3c", "not_in_hand", "Dropping a piece one does not have (持っていない駒を打つ)"),
            (CHECKED, "1e1d", "barred_check", "Leaving the royal piece in check (王手放置)"),
        ] {
            let mut two = begin(data, wish("official")).await;
            let ply = moves.split_whitespace().count() + 1;
            if ply > 1 {
                two.play(1, moves).await;
            }
            let lost = two.both(true, mv(ply, foul)).await;
            let result = lost["result"].clone();
            assert_eq!((&lost["type"], &result["reason"]), (&json!("end"), &json!("foul")), "{lost}");
            assert_eq!((&result["winner"], &result["foul"]["code"]), (&json!("white"), &json!(code)));
            assert_eq!((&result["foul"]["move"], &result["foul"]["ply"]), (&json!(foul), &json!(ply)));
            assert_eq!(result["foul"]["text"], text);
            let mut again = two.restart(data).await;
            let back = again.white.0.get(&format!("/api/v1/games/{}", again.id)).await.json();
            assert_eq!(back["result"], result);
            let file = again.white.0.get(&format!("/api/v1/games/{}/file?format=kif", again.id)).await.text;
            let kanji = result["foul"]["kanji"].as_str().unwrap();
            let told = format!("反則負け\n*終局：反則手、先手の負け、{ply}手目、{foul}、{kanji}\n");
            assert!(file.contains(&told), "{file}");
            // The copy in the library says it in words, and an edit leaves it as it was.
            let kept = again.white.0.get("/api/v1/records?variant=minishogi").await.json()["records"][0].clone();
            let path = path_of(&kept);
            let whole = again.white.0.get(&path).await.json();
            let last = whole["nodes"].as_array().unwrap().last().unwrap().clone();
            assert_eq!(last["text"], format!("Foul, {foul}, {text}: White wins"));
            let end = json!({"code": "foul", "loser": "black", "foul": code, "name": kanji, "ply": ply, "usi": foul, "winner": "white"});
            assert_eq!(last["end"], end);
            assert_eq!(again.white.0.put(&path, 1, &whole).await.status, StatusCode::OK);
            let file = again.white.0.get(&format!("{path}/file?format=json")).await.json();
            assert_eq!(file["ending"]["foul"], json!({"code": code, "name": kanji, "ply": ply, "move": foul}));
            again.site.stop().await;
        }
    })
    .await;
}

/// What is said of a foul speaks of the game that is played: no Gold nor Silver among the animals, no square beside their board.
#[tokio::test]
async fn a_foul_is_explained_by_its_own_game() {
    let data = Data::new();
    let mut two = begin(&data, json!({"variant": "dobutsu", "ruleset": "official", "clock": "10m"})).await;
    let lost = two.both(true, mv(1, "3d2b")).await;
    let foul = &lost["result"]["foul"];
    assert_eq!((&foul["code"], &foul["squares"]), (&json!("cannot_move_so"), &json!(["2b"])), "{lost}");
    assert_eq!(foul["why"], "Every piece has its own way of moving, and no other.");
    two.site.stop().await;
}

/// Among friends it is refused, and the text says by which rule; the game goes on and comes back.
#[tokio::test]
async fn a_barred_move_is_refused_among_friends() {
    let data = Data::new();
    let mut two = begin(&data, wish("friendly")).await;
    refuse(&mut two.black.1, mv(1, "P*3c"), "not_in_hand").await;
    refuse(&mut two.black.1, mv(1, "3c3b"), "no_piece").await;
    refuse(&mut two.black.1, mv(1, "5a5b"), "opponents_piece").await;
    refuse(&mut two.black.1, mv(1, "5d5b"), "cannot_move_so").await;
    two.play(1, CHECKED).await;
    let refused = refuse(&mut two.black.1, mv(3, "1e1d"), "barred_check").await;
    assert_eq!(refused["text"], "That would leave the royal piece in check.");
    assert_eq!(refused["squares"], json!(["5c"]), "the Rook that gives it");
    let mut two = two.restart(&data).await;
    // The same once more does no harm; another in its place comes too late.
    refuse(&mut two.black.1, mv(1, "1e1d"), "ply_taken").await;
    two.play(3, "5e4d").await;
    two.site.stop().await;
}

/// What is no move at all is no foul, whatever the rules.
#[tokio::test]
async fn nonsense_is_no_foul() {
    let data = Data::new();
    for ruleset in ["official", "friendly"] {
        let mut two = begin(&data, wish(ruleset)).await;
        for text in ["hello", "", "pass", "9a9b", "Q*3c", "1e1d?"] {
            refuse(&mut two.black.1, mv(1, text), "bad_message").await;
        }
        two.play(1, "5d5c").await;
        two.site.stop().await;
    }
}
