//! Handicaps: what is recommended, what can be agreed, what becomes of it (requirements §6).

use crate::site::Data;
use crate::together::{begin, refuse};
use arbiter::handicap::System;
use serde_json::{Value, json};

/// The text between two marks, without tags.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    text.split_once(from).and_then(|(_, rest)| rest.split_once(to)).map_or("", |(found, _)| found)
}

// HCAP-05, HCAP-16, HCAP-26, HCAP-44: the form's table says what the command line says.
#[tokio::test]
async fn the_table_of_the_form_has_every_grade() {
    let data = Data::new();
    let site = data.start().await;
    let page = site.visitor().get("/play").await.text;
    let row = |difference: u8| {
        let row = between(&page, &format!("data-difference=\"{difference}\""), "</tr>");
        let cells = row.split("<td>").skip(1).map(|cell| cell.split("</td>").next().unwrap().to_owned());
        (between(row, "<th>", "</th>").to_owned(), cells.collect::<Vec<_>>())
    };
    assert_eq!(row(9).1, ["Four pieces", "Four pieces", "Rook and lance, then Two pieces"]);
    assert_eq!(row(10).1, ["Six pieces", "Five pieces", "Rook and lance"]);
    assert_eq!(row(14).1[1], "Nine pieces");
    assert_eq!(
        row(15),
        ("15 and more".to_owned(), ["Six pieces", "Ten pieces", "Rook and lance"].map(str::to_owned).to_vec())
    );
    for system in System::ALL {
        assert_eq!(system.recommend(15), system.recommend(23), "one row stands for all these");
    }
    site.stop().await;
}

// HCAP-51: the run consists of moves; it comes before White's first move, or answers it.
#[tokio::test]
async fn a_run_of_moves_in_either_reading() {
    let data = Data::new();
    let mv = |ply: u32, usi: &str| json!({"type": "move", "ply": ply, "usi": usi});
    let mut two = begin(&data, json!({"handicap": "rook", "gift": true, "opening": 2})).await;
    let seen = two.black.0.get(&format!("/api/v1/games/{}", two.id)).await.json();
    assert_eq!((&seen["game"]["opening"], &seen["game"]["opening_turn"]), (&json!(2), &json!("before")));
    refuse(&mut two.black.1, mv(1, "R*5e"), "opening_drops").await;
    two.both(true, mv(1, "7g7f")).await;
    let begun = two.both(true, mv(2, "2g2f")).await;
    assert_eq!((&begun["phase"]["kind"], &begun["turn"]), (&json!("playing"), &json!("white")));
    two.site.stop().await;

    for wish in [json!({"opening": 2, "opening_turn": "after"}), json!({"opening": "2/after"})] {
        let mut wish = wish;
        wish["handicap"] = "rook".into();
        let mut two = begin(&data, wish).await;
        refuse(&mut two.black.1, mv(1, "7g7f"), "not_your_turn").await;
        refuse(&mut two.black.1, json!({"type": "prepared"}), "not_your_turn").await;
        let first = two.both(false, mv(1, "4a3b")).await;
        assert_eq!((&first["type"], &first["turn"]), (&json!("prepared"), &json!("black")));
        assert_eq!(first["phase"], json!({"kind": "opening", "left": 2}));
        two.both(true, mv(1, "7g7f")).await;
        let mut two = two.restart(&data).await;
        let begun = two.both(true, json!({"type": "prepared"})).await;
        let start = "lnsgk1snl/6gb1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1";
        assert_eq!((&begun["start"]["sfen"], &begun["phase"]["kind"]), (&json!(start), &json!("playing")));
        two.play(1, "3c3d 2g2f").await;
        two.site.stop().await;
    }

    // The computer makes the first move, and lets the person build.
    let site = data.start().await;
    let mut anna = site.visitor();
    let wish = json!({"opponent": "computer", "level": "15k", "handicap": "rook", "opening": "1/after"});
    let id = anna.make(wish).await;
    let (mut line, _) = anna.connect(&id).await;
    assert_eq!(line.until("prepared").await["turn"], "black");
    line.say(&mv(1, "7g7f").to_string()).await;
    assert_eq!(line.until("move").await["move"]["color"], "white");
    site.stop().await;
}

// HCAP-54, HCAP-42: the next game of a match has the next handicap, and the weaker player has Black again.
#[tokio::test]
async fn a_rematch_goes_on_with_the_mix() {
    let data = Data::new();
    let mut two = begin(&data, json!({"handicap": "角飛交じり"})).await;
    let mut handicaps = Vec::new();
    for game in 1..=3 {
        let seen = two.black.0.get(&format!("/api/v1/games/{}", two.id)).await.json();
        assert_eq!(seen["game"]["match"], json!({"plan": ["bishop", "rook"], "mix": "bishop-rook", "game": game}));
        assert_eq!((&seen["you"], &seen["game"]["players"]["black"]["name"]), (&json!(["black"]), &json!("Anna")));
        handicaps.push(seen["game"]["handicap"].as_str().unwrap().to_owned());
        two.both(false, json!({"type": "resign"})).await;
        let path = format!("/api/v1/games/{}/rematch", two.id);
        two.id = two.black.0.post(&path, json!({})).await.json()["id"].as_str().unwrap().to_owned();
        two.black.1 = two.black.0.connect(&two.id).await.0;
        two.white.1 = two.white.0.connect(&two.id).await.0;
        two.black.1.until("began").await;
        two.white.1.until("began").await;
    }
    assert_eq!(handicaps, ["bishop", "rook", "bishop"]);
    two.site.stop().await;
}

// HCAP-11: jōsen is found by its names, and stays jōsen in a rematch.
#[tokio::test]
async fn names_of_handicaps() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for (name, handicap, plan) in [
        ("定先", "even", json!(["josen"])),
        ("jōsen", "even", json!(["josen"])),
        ("左五枚落ち", "five-piece", Value::Null),
        ("Taikōochi", "taiko", Value::Null),
        ("右香落ち", "lance-right", Value::Null),
        ("平手, 香落ち, 角落ち", "even", json!(["furigoma", "lance", "bishop"])),
    ] {
        let id = anna.make(json!({"handicap": name})).await;
        let game = anna.get(&format!("/api/v1/games/{id}")).await.json()["game"].clone();
        assert_eq!((&game["handicap"], &game["match"]["plan"]), (&json!(handicap), &plan), "{name}");
    }
    // A position and a handicap exclude each other: that is what is said, not that the position is wrong.
    let wish = json!({"handicap": "rook", "position": "4k4/9/9/9/9/9/4P4/9/4K4 b - 1"});
    let text = anna.post("/api/v1/games", wish).await.json()["text"].as_str().unwrap().to_owned();
    assert!(text.contains("“rook”") && text.contains("cannot be asked for together"), "{text}");
    site.stop().await;
}

// HCAP-56: where fouls lose, the handicap may forgive each player's first.
#[tokio::test]
async fn the_first_foul_is_forgiven() {
    let data = Data::new();
    let wish = json!({"handicap": "two-piece", "ruleset": "official", "first_foul": true});
    let mut two = begin(&data, wish).await;
    let foul = json!({"type": "move", "ply": 1, "usi": "5a5c"});
    two.white.1.say(&foul.to_string()).await;
    let told = two.black.1.next().await;
    assert_eq!(
        (&told["type"], &told["by"], &told["foul"]),
        (&json!("forgiven"), &json!("white"), &json!("cannot_move_so"))
    );
    assert_eq!((&told["result"], &told["turn"]), (&Value::Null, &json!("white")));
    two.white.1.until("forgiven").await;
    assert_eq!(two.white.1.until_refused("cannot_move_so").await["squares"], json!(["5c"]));
    // It is remembered for good.
    let mut two = two.restart(&data).await;
    two.play(1, "5a5b").await;
    let end =
        async |two: &mut crate::together::Two| two.both(false, json!({"type": "move", "ply": 3, "usi": "P*5e"})).await;
    two.play(2, "7g7f").await;
    let ended = end(&mut two).await;
    assert_eq!((&ended["type"], &ended["result"]["foul"]["code"]), (&json!("end"), &json!("not_in_hand")));
    two.site.stop().await;
}

// FOUL-06, FOUL-18: what is turned over is named for what it is.
#[tokio::test]
async fn a_piece_turned_over_is_named_for_what_it_is() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    for (turned, code) in
        [("7g-", "turned_over"), ("4i-", "cannot_promote"), ("5e-", "no_piece"), ("3c-", "opponents_piece")]
    {
        let answer = refuse(&mut two.black.1, json!({"type": "move", "ply": 1, "usi": turned}), code).await;
        assert_eq!(answer["squares"], json!([turned.trim_end_matches('-')]), "{turned}");
    }
    two.play(1, "7g7f 3c3d 8h2b+ 3a4b").await;
    refuse(&mut two.black.1, json!({"type": "move", "ply": 5, "usi": "2b-"}), "turned_back").await;
    two.site.stop().await;
}
