//! Two people at one screen: moves, refusals, endings, takebacks, spectators.

use crate::site::{Data, Line, Site};
use crate::together::refuse;
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;

/// The shortest game there is: a pawn mates a king that walked up to it.
const MATE: &str = "2g2f 5a4b 2f2e 4b3b 2e2d 8b4b 2d2c+";

#[tokio::test]
async fn a_game_is_played_to_mate_listed_and_downloaded() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"opponent": "two", "clock": "10m+30s"})).await;
    let (mut line, snapshot) = friend.connect(&id).await;
    assert_eq!(snapshot["you"], json!(["black", "white"]));
    assert_eq!((&snapshot["seq"], snapshot["legal"].as_array().unwrap().len()), (&json!(1), 30));
    assert_eq!(snapshot["clock"]["running"], "black");
    assert_eq!(
        snapshot["clock"]["white"],
        json!({"main_ms": 600_000, "considerations": 0, "period_ms": 30_000, "stage": "main", "lag_ms": 1000})
    );

    let first = line.play(1, "2g2f").await;
    assert_eq!((&first["seq"], &first["turn"], &first["result"]), (&json!(2), &json!("white"), &Value::Null));
    assert_eq!(first["move"]["text"], json!({"japanese": "☗２六歩", "western": "P-26", "spoken": "pawn to 2-6"}));
    let last = line.play_all(2, MATE.split_once(' ').unwrap().1).await;
    let result = json!({"winner": "black", "reason": "mate", "kanji": "詰み", "reading": "tsumi",
                        "text": "Checkmate: Black wins"});
    let told = &last["result"];
    assert_eq!((&told["text"], &told["foul"], &told["replay"]), (&result["text"], &Value::Null, &json!(false)));
    assert_eq!((&last["move"]["check"], &last["legal"]), (&json!("3b"), &json!([])));
    for (what, can) in last["can"].as_object().unwrap() {
        assert_eq!(*can, json!(what == "rematch"), "{what}");
    }
    refuse(&mut line, json!({"type": "resign"}), "over").await;

    let list = friend.get("/api/v1/games").await.json();
    let entry = &list["games"][0];
    assert_eq!((&entry["id"], &entry["plies"], &entry["result"]), (&json!(id), &json!(7), &result));
    assert!(friend.get("/games").await.text.contains("Black won · 7 moves"));
    assert_eq!(friend.get(&format!("/api/v1/games/{id}")).await.json()["moves"].as_array().unwrap().len(), 7);

    let kif = friend.get(&format!("/games/{id}/kif")).await;
    assert!(kif.header("content-disposition").contains(&format!("-{id}.kifu\"")));
    let kifu::Reading { record, findings, .. } = kifu::read(kif.text.as_bytes()).unwrap();
    assert!(findings.is_empty(), "{findings:?}");
    let moves: Vec<String> = record.moves().map(|played| played.m.to_string()).collect();
    assert_eq!((moves.join(" ").as_str(), record.winner()), (MATE, Some(shogi::Color::Black)));
    site.stop().await;
}

#[tokio::test]
async fn what_is_refused_says_why_and_changes_nothing() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"opponent": "two"})).await;
    let (mut line, _) = friend.connect(&id).await;
    line.play_all(1, "7g7f 3c3d 2g2f 2b8h+ 7i8h 4a3b").await;

    let say = |usi: &str| json!({"type": "move", "ply": 7, "usi": usi});
    for (usi, code, squares) in [
        ("5e5d", "no_piece", json!(["5e"])),
        ("8c8d", "opponents_piece", json!(["8c"])),
        ("5i5g", "cannot_move_so", json!(["5g"])),
        ("2h2e", "blocked", json!(["2f"])),
        ("2h3h+", "outside_promotion_zone", json!(["3h"])),
        ("4i4h+", "cannot_promote", json!(["4i"])),
        ("5i4i", "own_piece_on_target", json!(["4i"])),
        ("R*5e", "not_in_hand", json!(["5e"])),
        ("B*5c", "drop_on_piece", json!(["5c"])),
    ] {
        assert_eq!(refuse(&mut line, say(usi), code).await["squares"], squares, "{usi}");
    }
    refuse(&mut line, say("7g7z"), "bad_message").await;
    refuse(&mut line, json!({"type": "dance"}), "bad_message").await;
    refuse(&mut line, json!(["move"]), "bad_message").await;
    refuse(&mut line, json!({"type": "move", "ply": 8, "usi": "2f2e"}), "ply_ahead").await;
    refuse(&mut line, json!({"type": "move", "ply": 6, "usi": "5a5b"}), "ply_taken").await;
    refuse(&mut line, json!({"type": "takeback"}), "no_takebacks").await;
    refuse(&mut line, json!({"type": "hint"}), "no_hints").await;
    assert_eq!(line.play(7, "2f2e").await["seq"], 7);
    site.stop().await;
}

#[tokio::test]
async fn the_same_move_twice_does_no_harm() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({})).await;
    let (mut line, _) = friend.connect(&id).await;
    let first = json!({"type": "move", "ply": 1, "usi": "7g7f"}).to_string();
    line.say(&first).await;
    line.say(&first).await;
    line.say(&json!({"type": "ping"}).to_string()).await;
    let answers = [line.next().await, line.next().await];
    assert!(answers.iter().any(|answer| answer["seq"] == 1) && answers.iter().any(|answer| answer["type"] == "pong"));
    assert_eq!(line.play(2, "3c3d").await["seq"], 2);
    site.stop().await;
}

#[tokio::test]
async fn friends_take_moves_back() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"friendly": true})).await;
    let (mut line, snapshot) = friend.connect(&id).await;
    assert_eq!(snapshot["can"]["takeback"], false);
    refuse(&mut line, json!({"type": "takeback"}), "nothing_to_take_back").await;
    assert_eq!(line.play_all(1, "7g7f 3c3d").await["can"]["takeback"], true);
    let back = line.ask(json!({"type": "takeback"})).await;
    assert_eq!(
        (&back["type"], &back["seq"], &back["ply"], &back["turn"]),
        (&json!("takeback"), &json!(3), &json!(1), &json!("white"))
    );
    assert_eq!(line.play(2, "8c8d").await["seq"], 4);
    site.stop().await;
}

#[tokio::test]
async fn a_player_resigns_in_a_handicap_game() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"handicap": "二枚落ち"})).await;
    let (mut line, snapshot) = friend.connect(&id).await;
    assert_eq!((&snapshot["game"]["handicap"], &snapshot["turn"]), (&json!("two-piece"), &json!("white")));
    let end = line.ask(json!({"type": "resign"})).await;
    assert_eq!((&end["type"], &end["result"]["text"]), (&json!("end"), &json!("Resignation: Black (shitate) wins")));
    site.stop().await;
}

#[tokio::test]
async fn time_runs_out_by_itself() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"clock": "other", "clock_text": "1s"})).await;
    // Time begins when a player comes, not when somebody looks.
    let seen = friend.get(&format!("/api/v1/games/{id}")).await.json();
    assert_eq!(seen["clock"]["running"], Value::Null);
    let (mut line, snapshot) = friend.connect(&id).await;
    assert_eq!(snapshot["clock"]["running"], "black");
    let end = line.next().await;
    assert_eq!((&end["type"], &end["seq"]), (&json!("end"), &json!(2)));
    assert_eq!(end["result"]["text"], "Time is up: White wins");
    assert_eq!((&end["clock"]["running"], &end["clock"]["black"]["main_ms"]), (&Value::Null, &json!(0)));
    site.stop().await;
}

#[tokio::test]
async fn others_watch_and_do_not_touch() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({})).await;
    let (mut line, _) = friend.connect(&id).await;
    let (mut watching, snapshot) = site.visitor().connect(&id).await;
    assert_eq!((&snapshot["you"], &snapshot["legal"]), (&json!([]), &json!([])));
    assert_eq!(snapshot["can"]["move"], false);
    refuse(&mut watching, json!({"type": "move", "ply": 1, "usi": "7g7f"}), "spectator").await;
    refuse(&mut watching, json!({"type": "resign"}), "spectator").await;
    line.play(1, "7g7f").await;
    let seen = watching.next().await;
    assert_eq!((&seen["move"]["usi"], &seen["legal"]), (&json!("7g7f"), &json!([])));
    site.stop().await;
}

#[tokio::test]
async fn who_watches_sees_the_clock_start() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"clock": "10m"})).await;
    let (mut watching, snapshot) = site.visitor().connect(&id).await;
    assert_eq!(snapshot["clock"]["running"], Value::Null);
    let _first = friend.connect(&id).await;
    let again = watching.next().await;
    assert_eq!((&again["type"], &again["clock"]["running"]), (&json!("snapshot"), &json!("black")));
    // A second player, or the first in another window, changes nothing for those who are there.
    let (mut second, _) = friend.connect(&id).await;
    second.play(1, "7g7f").await;
    assert_eq!(watching.next().await["type"], "move");
    site.stop().await;
}

/// A friendly game, White to begin from where no book of openings has an answer, in which the computer thinks about a
/// hint for so long.
async fn with_hints(data: &Data, thinking: Duration) -> (Site, Line, Value) {
    let site = Site::start(Config { thinking, ..data.config() }).await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"friendly": true, "handicap": "lance", "color": "white"})).await;
    let (line, snapshot) = friend.connect(&id).await;
    (site, line, snapshot)
}

#[tokio::test]
async fn all_who_ask_get_the_same_hint() {
    let data = Data::new();
    let (site, mut line, snapshot) = with_hints(&data, Duration::from_millis(200)).await;
    let hint = json!({"type": "hint"}).to_string();
    line.say(&hint).await;
    line.say(&hint).await;
    let (one, other) = (line.next().await, line.next().await);
    assert!(snapshot["legal"].as_array().unwrap().contains(&one["usi"]), "{one}");
    assert_eq!(one, other);
    site.stop().await;
}

#[tokio::test]
async fn a_hint_for_a_position_that_has_gone_is_refused() {
    let data = Data::new();
    let (site, mut line, _) = with_hints(&data, Duration::from_secs(3600)).await;
    line.say(&json!({"type": "hint"}).to_string()).await;
    let answer = line.play(1, "3c3d").await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("no_hint")), "{answer}");
    assert_eq!(line.next().await["type"], "move");
    site.stop().await;
}

#[tokio::test]
async fn haste_is_slowed_down() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({})).await;
    let (mut line, _) = friend.connect(&id).await;
    for _ in 0..60 {
        line.say(&json!({"type": "ping"}).to_string()).await;
    }
    let mut codes = Vec::new();
    for _ in 0..60 {
        codes.push(line.next().await["code"].clone());
    }
    assert!(codes.contains(&json!("too_fast")) && codes[0] == Value::Null);
    site.stop().await;
}
