//! Records made by other people and programs, read from the shelf.

use crate::shelf;
use kifu::{Ending, Reading, Record};
use serde_json::Value;

/// The JSON objects of a file of the shelf, one a line.
fn objects(name: &str) -> Option<Vec<Value>> {
    let text = std::fs::read_to_string(shelf::file(name)?).unwrap();
    Some(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// A file of headers in words of their maker's own, without a move: nothing in it is KIF.
const NO_RECORD: &str = "muzudho--docs__examples__any-game-info_handmade_.kifu";

/// A position written as the forty moves that would set it up: no game.
const NO_GAME: &str = "tosh1ki--pyogi__initial_state_hirate.csa";

/// A resignation that some program has also broken off; the index has the last word, the game the first.
const TWICE_ENDED: &str = "mogproject--kif__game__012.kif";

fn ending_of(word: &str) -> Option<&'static str> {
    Some(match word {
        "" => return None,
        "投了" | "%TORYO" => "resign",
        "詰み" => "mate",
        "%TSUMI" => "mate",
        "Time-up" | "切れ負け" | "%TIME_UP" => "time",
        "反則勝ち" | "反則負け" | "%ILLEGAL_MOVE" | "%-ILLEGAL_ACTION" => "foul",
        "千日手" | "%SENNICHITE" => "repetition",
        "持将棋" | "%JISHOGI" => "impasse",
        "入玉勝ち" | "%KACHI" => "declaration",
        "中断" | "%CHUDAN" => "interrupted",
        "封じ手" => "sealed_move",
        word => panic!("{word}"),
    })
}

#[test]
fn kif_records_have_their_plies_and_endings() {
    let Some(index) = objects("records/INDEX.jsonl") else { return };
    let mut count = 0;
    for entry in index.iter().filter(|entry| entry["format"] == "KIF" && entry["file"] != NO_RECORD) {
        let name = entry["file"].as_str().unwrap();
        let bytes = std::fs::read(shelf::file(&format!("records/{name}")).unwrap()).unwrap();
        let Reading { record, findings, .. } = kifu::read(&bytes).unwrap_or_else(|finding| panic!("{name}: {finding}"));
        assert_eq!(Some(record.plies() as u64), entry["plies"].as_u64(), "{name}: {findings:?}");
        let ending = record.ending().map(Ending::code);
        let expected = if name == TWICE_ENDED { Some("resign") } else { ending_of(entry["ending"].as_str().unwrap()) };
        assert_eq!(ending, expected, "{name}");

        let again = kifu::read(kifu::kif::write(&record).as_bytes()).unwrap();
        assert_eq!(again.record, record, "{name}");
        count += 1;
    }
    assert!(count > 100, "{count} records");
}

#[test]
fn csa_records_have_their_plies_and_endings() {
    let Some(index) = objects("records/INDEX.jsonl") else { return };
    let mut count = 0;
    let is_csa = |entry: &&Value| entry["file"].as_str().is_some_and(|name| name.ends_with(".csa") && name != NO_GAME);
    for entry in index.iter().filter(is_csa) {
        let name = entry["file"].as_str().unwrap();
        let bytes = std::fs::read(shelf::file(&format!("records/{name}")).unwrap()).unwrap();
        let Reading { record, findings, .. } = kifu::read(&bytes).unwrap_or_else(|finding| panic!("{name}: {finding}"));
        assert_eq!(Some(record.plies() as u64), entry["plies"].as_u64(), "{name}: {findings:?}");
        let ending = record.ending().map(Ending::code);
        assert_eq!(ending, ending_of(entry["ending"].as_str().unwrap()), "{name}");

        let again = kifu::read(kifu::csa::write(&record).as_bytes()).unwrap();
        assert_eq!(again.record, record, "{name}");
        count += 1;
    }
    assert!(count > 100, "{count} records");
}

#[test]
fn traps() {
    let Some(traps) = objects("record-traps.jsonl") else { return };
    for trap in traps.iter().filter(|trap| trap["format"] == "KIF" || trap["format"] == "CSA") {
        let read = kifu::read(trap["text"].as_str().unwrap().as_bytes());
        let record = read.unwrap_or_else(|finding| panic!("{trap}: {finding}")).record;
        let moves: Value = record.moves().map(|played| played.m.to_string()).collect();
        assert_eq!(moves, trap["mainline"], "{trap}");
        let even = Record::with_handicap(shogi::Handicap::Even).start().to_string();
        let start = trap["start_sfen"].as_str().filter(|start| *start != "startpos").unwrap_or(&even);
        assert_eq!(record.start().to_string(), start, "{trap}");
        if let Some(seconds) = trap["first_move_seconds"].as_f64() {
            assert_eq!(record.moves().next().unwrap().used.unwrap().as_secs_f64(), seconds, "{trap}");
        }
    }
}

#[test]
fn jkf_records_have_their_plies_and_endings() {
    let Some(index) = objects("records/INDEX.jsonl") else { return };
    let mut count = 0;
    for entry in index.iter().filter(|entry| entry["format"] == "JKF") {
        let name = entry["file"].as_str().unwrap();
        let bytes = std::fs::read(shelf::file(&format!("records/{name}")).unwrap()).unwrap();
        let Reading { record, findings, .. } = kifu::read(&bytes).unwrap_or_else(|finding| panic!("{name}: {finding}"));
        assert_eq!(findings, [], "{name}");
        assert_eq!(Some(record.plies() as u64), entry["plies"].as_u64(), "{name}");
        assert_eq!(record.ending().map(Ending::code), ending_of(entry["ending"].as_str().unwrap()), "{name}");
        assert_eq!(kifu::read(kifu::jkf::write(&record).as_bytes()).unwrap().record, record, "{name}");
        count += 1;
    }
    assert_eq!(count, 5);
}
