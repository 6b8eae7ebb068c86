//! `miyako label`: castles, openings and tesuji of records, and answers to cases.

use crate::program::{check_refused, miyako, miyako_reading};
use serde_json::Value;

/// A Mino against a boat, a rook on the fourth file, and a resignation.
const GAME: &str = "startpos moves 7g7f 3c3d 6g6f 8c8d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 6a5b 3i3h 8d8e 8h7g 9c9d \
                    6i5h 9d9e 7i7h 5c5d resign";

#[test]
fn a_game_for_people() {
    let run = miyako_reading(&["label", "-"], GAME);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let expected = "-, game 1: moves 20\n  \
        Both sides: Static vs Ranging Rook (対抗形 taikōkei)\n  \
        Black: Ranging Rook (振り飛車 furibisha)\n  \
        Black, openings: Normal Fourth File Rook (ノーマル四間飛車 nōmaru shiken) from move 5\n  \
        Black, castle: Mino (美濃囲い hon-mino) 17–20\n  \
        Black, other castles: Incomplete Mino (片美濃囲い kata mino) 13–16\n  \
        White: Static Rook (居飛車 ibisha)\n  \
        White, castle: Boat (舟囲い funagakoi) 12–20\n";
    assert!(run.stdout.starts_with(expected), "{}", run.stdout);
    assert!(run.stdout.ends_with("  Ending: Resignation: White wins\n"), "{}", run.stdout);
    for (language, said) in [("it", "Nero, aperture: Torre in quarta colonna classica"), ("ja", "先手の囲い：")] {
        let run = miyako_reading(&["label", "-", "--lang", language], GAME);
        assert!(run.stdout.contains(said) && !run.stdout.contains("label-"), "{}", run.stdout);
    }
}

#[test]
fn a_game_for_programs() {
    let run = miyako_reading(&["label", "-", "--json"], GAME);
    let game: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(game["file"], "-");
    assert_eq!((&game["number"], &game["plies"]), (&Value::from(1), &Value::from(20)));
    let black = &game["sides"]["black"];
    assert_eq!(black["style"], "ranging-rook");
    assert_eq!(black["castle"], serde_json::json!({ "pattern": "mino", "first": 17, "last": 20, "plies": 4 }));
    assert_eq!(black["openings"][0]["pattern"], "normal-shiken");
    assert_eq!(black["general"], serde_json::json!(["ranging-rook", "shiken"]));
    assert_eq!(game["game"], serde_json::json!(["taikokei"]));
    assert_eq!(game["ending"]["code"], "resign");
    assert_eq!(game["ending"]["winner"], "white");
    assert_eq!(game["phases"]["middle_game"], Value::Null);
    assert!(game["joseki"].as_u64().is_some_and(|plies| plies >= 1), "{}", game["joseki"]);
}

/// The same cases that hold the library, by the door that programs use.
#[test]
fn cases() {
    let cases = include_str!("../../../study/tests/data/patterns.jsonl");
    let run = miyako_reading(&["label", "--cases", "-"], cases);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert_eq!(run.stdout.lines().count(), cases.lines().count());
    for (case, answer) in cases.lines().zip(run.stdout.lines()) {
        let [case, answer]: [Value; 2] = [case, answer].map(|line| serde_json::from_str(line).unwrap());
        let list = |value: &Value| -> Vec<String> {
            let mut names: Vec<String> = serde_json::from_value(value.clone()).unwrap_or_default();
            names.sort();
            names
        };
        if !case["castle"].is_null() {
            assert_eq!(list(&answer["castles"]), list(&case["castle"]), "{}", case["id"]);
        }
        for (asked, field) in [("opening", "openings"), ("game", "game"), ("tesuji", "tesuji")] {
            let given = list(&answer[field]);
            assert!(list(&case[asked]).iter().all(|id| given.contains(id)), "{}: {given:?}", case["id"]);
        }
    }
}

#[test]
fn what_cannot_be_labelled() {
    check_refused(&miyako(&["label"]), "miyako: ");
    check_refused(&miyako(&["label", "no-such.kif"]), "miyako: no-such.kif: ");
    check_refused(&miyako_reading(&["label", "-"], "nothing"), "miyako: -:1:1: ");
    check_refused(&miyako_reading(&["label", "--cases", "-"], "[]"), "miyako: -:1: ");
    check_refused(&miyako(&["label", "--cases", "no-such.jsonl"]), "miyako: no-such.jsonl: ");
    check_refused(&miyako(&["label", "--cases", "-", "a.kif"]), "miyako: ");
    let run = miyako_reading(&["label", "-", "--json"], "nothing");
    let error: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.code, &error["error"]["line"]), (2, &Value::from(1)));
}
