//! Records made by other people and programs, read from the shelf.

use crate::shelf;
use kifu::{Encoding, Ending, Format, Key, Options, Reading, Record, Severity, Written};
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

/// Its variations are the moves of the main line again.
const VARIATIONS_EQUAL: &str = "mogproject--kif__game__006.kif";

/// What a person would say of these files too.
const KIF_FINDINGS: [(&str, &str); 12] = [
    // Resigned, broken off, and closed as the latter.
    (TWICE_ENDED, "138:unknown_line 139:contradictory_closing"),
    // Games that ended with a foul.
    ("mogproject--kif__game__014.kif", "165:illegal_move"),
    ("muzudho--20211002_223506_KifuwarabeW31B22vsKifuwarabeW31B22_shogigui_.kif", "566:illegal_move"),
    // Made by hand: two moves counted as three, and a third in place of the first.
    ("muzudho--docs__examples__comment_handmade_.kifu", "11:contradictory_closing 14:wrong_number"),
    // A problem with nine pawns on a file.
    ("na2hiro--kif__9fu.kif", "5:odd_start"),
    // Problems that are called even games.
    ("na2hiro--kif__kifu_for_iphone.kif", "20:diagram_contradicts_handicap"),
    ("na2hiro--packages__Kifu-for-JS__examples__files__kif__hashimoto-sos.kif", "29:diagram_contradicts_handicap"),
    ("na2hiro--packages__Kifu-for-JS__examples__files__kif__kanju-kemuri.kif", "24:diagram_contradicts_handicap"),
    ("na2hiro--packages__Kifu-for-JS__examples__fu-10.kif", "30:diagram_contradicts_handicap"),
    ("na2hiro--website__static__kifu__kanju-kemuri.kif", "26:diagram_contradicts_handicap"),
    ("sugyan--tests__kif__everyday_20211107.kifu", "30:diagram_contradicts_handicap"),
    ("sugyan--tests__kif__everyday_20220604.kif", "29:diagram_contradicts_handicap"),
];

/// What KI2 says in its closing line.
fn ending_of_closing(closing: &str) -> Option<&'static str> {
    Some(match closing.split_once('手')?.1 {
        outcome if outcome.ends_with("により先手の勝ち") => "time",
        outcome if outcome.ends_with("の勝ち") => "resign",
        "詰" => "mate",
        "で持将棋" => "impasse",
        "で中断" => "interrupted",
        "で封じ手" => "sealed_move",
        outcome => panic!("{outcome}"),
    })
}

/// What a converter has said of itself under the name of a record.
const NO_KI2: &str = "yoset77--conversion__output__csa-to-ki2-utf8__1.ki2";

/// Nine pawns on one file, one of them where it can never move: problems that break the rules for fun.
const ODD_STARTS: [&str; 2] =
    ["na2hiro--ki2__9fu.ki2", "na2hiro--packages__Kifu-for-JS__examples__files__ki2__9fu.ki2"];

#[test]
fn ki2_records_have_their_plies_and_endings() {
    let Some(index) = objects("records/INDEX.jsonl") else { return };
    let mut count = 0;
    for entry in index.iter().filter(|entry| entry["format"] == "KI2" && entry["file"] != NO_KI2) {
        let name = entry["file"].as_str().unwrap();
        let bytes = std::fs::read(shelf::file(&format!("records/{name}")).unwrap()).unwrap();
        let reading = kifu::read(&bytes).unwrap_or_else(|finding| panic!("{name}: {finding}"));
        let codes: Vec<&str> = reading.findings.iter().map(|finding| finding.kind.code()).collect();
        assert_eq!(codes, if ODD_STARTS.contains(&name) { vec!["odd_start"] } else { vec![] }, "{name}");
        let Reading { record, format, .. } = reading;
        assert_eq!(format, Format::Ki2, "{name}");
        assert_eq!(Some(record.plies() as u64), entry["plies"].as_u64(), "{name}");
        assert_eq!(record.ending().map(Ending::code), ending_of_closing(entry["ending"].as_str().unwrap()), "{name}");
        assert_eq!(record.lines().count() as u64 - 1, entry["variations"].as_u64().unwrap_or(0), "{name}");
        comes_back(name, &record);
        count += 1;
    }
    assert_eq!(count, 44);
    let no_record = std::fs::read(shelf::file(&format!("records/{NO_KI2}")).unwrap()).unwrap();
    assert_eq!(kifu::read(&no_record).unwrap_err().kind.code(), "not_a_record");
}

/// Read, written and read again it is the same, unless something is said to be lost.
fn comes_back(name: &str, record: &Record) {
    for format in [Format::Kif, Format::Ki2] {
        let Written { bytes, losses } = kifu::write(record, format, Encoding::Utf8);
        assert_eq!(kifu::read(&bytes).unwrap().record == *record, losses.is_empty(), "{name}: {losses:?}");
        assert!(losses.iter().all(|loss| format == Format::Ki2 && loss.code() == "times"), "{name}: {losses:?}");
    }
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
        let found: Vec<String> = findings.iter().map(|found| format!("{}:{}", found.line, found.kind.code())).collect();
        let expected = KIF_FINDINGS.iter().find(|(own, _)| *own == name).map_or("", |(_, found)| *found);
        assert_eq!(found.join(" "), expected, "{name}");
        let variations = if name == VARIATIONS_EQUAL { 0 } else { entry["variations"].as_u64().unwrap_or(0) };
        assert_eq!(record.lines().count() as u64 - 1, variations, "{name}");
        comes_back(name, &record);
        count += 1;
    }
    assert!(count > 100, "{count} records");
}

/// What a person would say of CSA files, too: `FILE:LINE:COLUMN CODE`.
const SAID_OF_CSA: &[&str] = &[
    // The Bishop jumps over a Knight.
    "hnakada123--test_various_pieces.csa:14:1 illegal_move",
    // A problem with nine pawns on one file.
    "na2hiro--csa__9fu.csa:8:1 odd_start",
    "na2hiro--csa__9fu_komabetsu.csa:8:1 odd_start",
    // The ending stands there twice.
    "na2hiro--csa__dr1test1test0+tu-1_aobazero_viper-300-5F+aobazero+viper+20200719201040.csa:1221:1 unknown_line",
    // The server has refused the declaration.
    "shogi-server--test__csa__jishogi_kachi.csa:974:1 contradictory_closing",
];

/// What is to be said of a file, each with its place.
fn said(reading: &Reading) -> Vec<String> {
    reading.findings.iter().map(|f| format!("{}:{} {}", f.line, f.column, f.kind.code())).collect()
}

#[test]
fn csa_records_have_their_plies_and_endings() {
    let Some(index) = objects("records/INDEX.jsonl") else { return };
    let (mut count, mut found) = (0, Vec::new());
    let is_csa = |entry: &&Value| entry["file"].as_str().is_some_and(|name| name.ends_with(".csa") && name != NO_GAME);
    for entry in index.iter().filter(is_csa) {
        let name = entry["file"].as_str().unwrap();
        let bytes = std::fs::read(shelf::file(&format!("records/{name}")).unwrap()).unwrap();
        let reading = kifu::read(&bytes).unwrap_or_else(|finding| panic!("{name}: {finding}"));
        found.extend(said(&reading).into_iter().map(|said| format!("{name}:{said}")));
        let record = reading.record;
        assert_eq!(Some(record.plies() as u64), entry["plies"].as_u64(), "{name}");
        let ending = record.ending().map(Ending::code);
        assert_eq!(ending, ending_of(entry["ending"].as_str().unwrap()), "{name}");

        let again = kifu::read(kifu::csa::write(&record).as_bytes()).unwrap();
        assert_eq!(again.record, record, "{name}");
        count += 1;
    }
    assert!(count > 100, "{count} records");
    assert_eq!(found, SAID_OF_CSA);
}

/// A board with the forty pieces dropped on it: whatever each of them does, it is no game.
#[test]
fn a_position_told_as_moves_is_said_to_be_none() {
    let Some(path) = shelf::file(&format!("records/{NO_GAME}")) else { return };
    let reading = kifu::read(&std::fs::read(path).unwrap()).unwrap();
    assert!(reading.findings.iter().any(|finding| finding.kind.severity() == Severity::Error));
}

#[test]
fn lines_of_usi_have_their_plies() {
    let Some(index) = objects("records/INDEX.jsonl") else { return };
    let mut count = 0;
    for entry in index.iter().filter(|entry| entry["format"] == "USI/SFEN lines") {
        let name = entry["file"].as_str().unwrap();
        let bytes = std::fs::read(shelf::file(&format!("records/{name}")).unwrap()).unwrap();
        let games: Vec<Reading> = kifu::games(&bytes[..], Options::default()).map(Result::unwrap).collect();
        assert_eq!(Some(games.len() as u64), entry["lines"].as_u64(), "{name}");
        let plies = games.iter().map(|game| game.record.plies()).max();
        assert_eq!(plies.map(|plies| plies as u64), entry["plies"].as_u64(), "{name}");
        for game in games {
            assert_eq!(said(&game), Vec::<String>::new(), "{name}");
            let line = kifu::usi::write(&game.record);
            assert_eq!(kifu::read(line.as_bytes()).unwrap().record.plies(), game.record.plies(), "{name}");
        }
        count += 1;
    }
    assert_eq!(count, 5);
}

/// The names of one team hold blanks: a reader cannot know where the second player's begins.
#[test]
fn a_book_of_games() {
    let Some(path) = shelf::file("records/HiraokaTakuya--utils__make_wcsc28_book__kifu.csa1") else { return };
    let bytes = std::fs::read(path).unwrap();
    let games: Vec<Reading> = kifu::games(&bytes[..], Options::default()).map(Result::unwrap).collect();
    let ambiguous = [8, 10, 14, 16, 18, 20, 21, 22];
    for (index, game) in games.iter().enumerate() {
        let (number, line) = (index + 1, 2 * index + 1);
        let expected = if ambiguous.contains(&number) { vec![format!("{line}:1 ambiguous_names")] } else { vec![] };
        assert_eq!(said(game), expected, "{number}");
        assert_eq!(game.record.ending(), Some(&Ending::Resign), "{number}");
        let again = kifu::read(kifu::csa::write(&game.record).as_bytes()).unwrap();
        assert_eq!(again.record, game.record, "{number}");
    }
    assert_eq!((games.len(), games[0].record.plies()), (24, 83));
    assert_eq!(games[0].record.headers.get(&Key::White), Some("こまあそび"));
}

#[test]
fn traps() {
    let Some(traps) = objects("record-traps.jsonl") else { return };
    assert_eq!(traps.len(), 56);
    for trap in traps.iter() {
        let read = kifu::read(trap["text"].as_str().unwrap().as_bytes());
        let Reading { record, findings, .. } = read.unwrap_or_else(|finding| panic!("{trap}: {finding}"));
        if trap["recover"] == "reports" {
            assert!(findings.iter().any(|finding| finding.kind.severity() == Severity::Error), "{trap}");
        }
        if let Some(variations) = trap["variations"].as_u64() {
            assert_eq!(record.lines().count() as u64 - 1, variations, "{trap}");
        }
        if let Some(games) = trap["games"].as_u64() {
            let text = trap["text"].as_str().unwrap().as_bytes();
            assert_eq!(kifu::games(text, kifu::Options::default()).count() as u64, games, "{trap}");
        }
        if trap["end"] == "draw" {
            assert_eq!(record.ending(), Some(&Ending::Repetition { agreed: false }), "{trap}");
        }
        let moves: Value = record.moves().map(|played| played.m.to_string()).collect();
        assert_eq!(moves, trap["mainline"], "{trap}");
        let even = Record::with_handicap(shogi::Handicap::Even).start().to_string();
        let start = trap["start_sfen"].as_str().filter(|start| *start != "startpos").unwrap_or(&even);
        assert_eq!(record.start().to_string(), start, "{trap}");
        if let Some(count) = trap["games"].as_u64() {
            let text = trap["text"].as_str().unwrap().as_bytes();
            assert_eq!(kifu::games(text, Options::default()).filter(Result::is_ok).count() as u64, count, "{trap}");
        }
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

#[test]
fn usen_records_are_read() {
    let Some(index) = objects("records/INDEX.jsonl") else { return };
    let check = |name: &str, plies: usize, ending: Option<&str>, start: &str| {
        assert!(index.iter().any(|entry| entry["file"] == name), "{name}");
        let bytes = std::fs::read(shelf::file(&format!("records/{name}")).unwrap()).unwrap();
        let Reading { record, findings, format, .. } = kifu::read(&bytes).unwrap();
        assert_eq!((findings, format), (vec![], kifu::Format::Usen), "{name}");
        assert_eq!((record.plies(), record.ending().map(Ending::code)), (plies, ending), "{name}");
        assert_eq!(record.handicap().map(shogi::Handicap::code), Some(start));
        assert_eq!(kifu::read(kifu::usen::write(&record).as_bytes()).unwrap().record, record, "{name}");
    };
    check("hnakada123--test_basic.usen", 7, None, "even");
    check("hnakada123--test_handicap.usen", 11, Some("resign"), "four-piece");
}
