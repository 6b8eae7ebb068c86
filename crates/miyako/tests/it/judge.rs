//! `miyako judge`: adding a case is adding a section to `tests/data/judge.txt`.

#[path = "../../../kifu/tests/it/shelf.rs"]
pub(crate) mod shelf;

use crate::program::{Run, check_refused, miyako, miyako_reading};
use serde_json::{Value, json};
use shogi::{Move, Position, Setup};

fn judge(ruleset: &str, record: &str) -> (Run, Value) {
    let run = miyako_reading(&["judge", "-", "--json", "--ruleset", ruleset], record);
    let json = serde_json::from_str(&run.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}{}\n{record}", run.stdout, run.stderr));
    (run, json)
}

/// The record of a case: a position in SFEN is written out in CSA.
fn record(text: &str) -> String {
    if let Some(line) = text.strip_prefix("sfen-line ") {
        return line.to_owned();
    }
    let Some(text) = text.strip_prefix("sfen ") else { return text.to_owned() };
    let (sfen, rest) = text.split_once('\n').unwrap();
    let setup: Setup = sfen.parse().unwrap();
    format!("{}{rest}", kifu::csa::write(&kifu::Record::new(setup).unwrap()))
}

#[test]
fn cases() {
    let mut count = 0;
    for case in include_str!("../data/judge.txt").split("\n=== ").skip(1) {
        let mut lines = case.splitn(3, '\n');
        let [title, expected, text] = std::array::from_fn(|_| lines.next().expect("title, answer, record"));
        let (ruleset, answer) = expected.split_once(": ").expect("the rules");
        let mut answer = answer.split("; ");
        let [code, outcome, findings] = std::array::from_fn(|_| answer.next().expect("status, outcome, findings"));

        let (run, json) = judge(ruleset, &record(text));
        let found = json["referee"]["outcome"].as_str().unwrap_or("-");
        let said = |finding: &Value| format!("{} {}", finding["ply"], finding["code"].as_str().unwrap());
        let said: Vec<String> = json["findings"].as_array().unwrap().iter().map(said).collect();
        let expected: Vec<&str> = findings.split(", ").filter(|finding| *finding != "-").collect();
        assert_eq!((run.code.to_string().as_str(), found), (code, outcome), "{title}: {json}");
        assert_eq!(said, expected, "{title}: {json}");
        assert_eq!(json["agrees"], run.code == 0, "{title}");
        count += 1;
    }
    assert!(count > 65, "{count} cases");
}

#[test]
fn what_cannot_be_read_has_its_line() {
    let folder = tempfile::TempDir::new().unwrap();
    let missing = folder.path().join("missing.kif");
    for (record, place, code) in
        [("V2.2\nPX\n+\n", (2.into(), 2.into()), "bad_diagram"), ("hello\n", (1.into(), 1.into()), "not_a_record")]
    {
        let (run, json) = judge("official", record);
        let error = &json["error"];
        assert_eq!(run.code, 2, "{json}");
        assert_eq!(
            (&error["line"], &error["column"], error["code"].as_str().unwrap()),
            (&place.0, &place.1, code),
            "{json}"
        );
    }
    let run = miyako(&["judge", "--json", missing.to_str().unwrap()]);
    let json: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.code, &json["error"]["code"], &json["error"]["line"]), (2, &"not_readable".into(), &Value::Null));
}

// FOUL-01, FOUL-18: where nothing says whose move it was, both readings are told.
#[test]
fn both_readings_of_a_move_without_a_mark() {
    let record = "手合割：平手\n   1 ７六歩(77)\n   2 ２六歩(27)\n";
    let (_, json) = judge("official", record);
    let found = &json["findings"][0];
    assert_eq!((&found["by"], &found["foul"]), (&"black".into(), &"two_moves".into()));
    assert_eq!((&found["or"]["by"], &found["or"]["foul"]), (&"white".into(), &"opponents_piece".into()));
    let text = miyako_reading(&["judge", "-", "--lang", "it"], record).stdout;
    assert!(text.contains("fallo di Nero: Due mosse di fila"), "{text}");
    assert!(text.contains("Oppure: fallo di Bianco, Muovere un pezzo dell’avversario"), "{text}");
    let marked = judge("official", &record.replace("２六", "▲２六")).1;
    assert_eq!(marked["findings"][0]["or"], Value::Null);
}

/// Two kings walk in circles of nine and of ten squares, so that no position comes four times in 500 moves.
fn shuffle(plies: usize) -> Vec<Move> {
    const BLACK: [&str; 9] = ["5i", "4i", "3i", "2i", "1i", "1h", "2h", "3h", "4h"];
    const WHITE: [&str; 10] = ["5a", "6a", "7a", "8a", "9a", "9b", "8b", "7b", "6b", "5b"];
    let step = |circle: &[&str], turn: usize| {
        format!("{}{}", circle[turn % circle.len()], circle[(turn + 1) % circle.len()]).parse().unwrap()
    };
    (0..plies).map(|ply| if ply % 2 == 0 { step(&BLACK, ply / 2) } else { step(&WHITE, ply / 2) }).collect()
}

/// Plays moves for White that give check, or not, and any for Black.
fn go_on(position: &mut Position, moves: &mut Vec<Move>, checks: &[bool]) {
    for check in checks {
        let gives_check = |m: &Move| {
            let mut after = position.clone();
            after.play(*m).is_ok() && after.in_check()
        };
        let wanted = position.legal_moves().into_iter().find(|m| gives_check(m) == *check);
        for m in [
            wanted.expect("White has such a move"),
            Move::Drop { piece: shogi::HandPiece::Pawn, to: shogi::Square::new(1, 1) },
        ] {
            let m = if position.is_legal(m) { m } else { position.legal_moves()[0] };
            position.play(m).unwrap();
            moves.push(m);
        }
    }
}

// END-18
#[test]
fn five_hundred_moves() {
    let start = "4k4/9/9/9/9/9/9/9/4K4 b r 1";
    let check = |plies: usize, checks: &[bool], ending: &str, code: i32, outcome: &str| {
        let mut position: Position = start.parse().unwrap();
        let mut moves = shuffle(plies);
        moves.iter().for_each(|m| position.play(*m).unwrap());
        go_on(&mut position, &mut moves, checks);
        moves.truncate(if checks.is_empty() { plies } else { moves.len() - 1 });
        let mut record = kifu::Record::new(start.parse().unwrap()).unwrap();
        let mut cursor = kifu::Cursor::new(&record);
        moves.into_iter().for_each(|m| assert!(cursor.play(&mut record, m).is_ok()));
        let (run, json) = judge("official", &format!("{}{ending}\n", kifu::csa::write(&record)));
        assert_eq!(
            (run.code, json["referee"]["outcome"].as_str().unwrap_or("-")),
            (code, outcome),
            "{plies} {checks:?}"
        );
    };
    check(500, &[], "%MAX_MOVES", 0, "move_limit");
    check(498, &[], "%MAX_MOVES", 1, "-");
    check(502, &[], "%TORYO", 1, "move_limit");
    // Move 500 gives check, 502 gives check, 504 does not.
    check(499, &[true, true, false], "%MAX_MOVES", 0, "move_limit");
    check(499, &[true, true], "%MAX_MOVES", 1, "-");
}

#[test]
fn a_foul_shows_its_move_and_squares() {
    let (_, json) = judge("official", "P-51OU\nP+77FU59OU00FU\n+\n+0075FU\n%+ILLEGAL_ACTION\n");
    let foul = serde_json::json!({
        "ply": 1, "line": 4, "code": "foul", "by": "black", "foul": "two_pawns", "kanji": "二歩", "move": "P*7e",
        "squares": ["7g"], "text": "two pawns (nifu): there is already an unpromoted pawn on that file", "or": null,
    });
    assert_eq!(json["findings"], serde_json::json!([foul]));
    assert_eq!(json["recorded"], serde_json::json!({ "ending": "foul", "kanji": "反則手", "winner": "white" }));
}

// END-15, END-16
#[test]
fn a_declaration_shows_what_it_rests_on() {
    let declared = "2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4 b RB3P3g4s4n4l8p 1";
    let (_, json) = judge("official", &record(&format!("sfen {declared}\n%KACHI\n")));
    let count = &json["findings"][1]["count"];
    let expected = serde_json::json!({
        "king_in_zone": true, "pieces_in_zone": 10, "in_check": false, "declared": 31, "agreed": 31,
    });
    assert_eq!(*count, expected);
    assert_eq!(json["findings"][0]["white"]["agreed"], 23);
}

#[test]
fn people_read_lines_with_places() {
    let record = "V2.2\nPI\n+\n+7776FU\n+2726FU\n%+ILLEGAL_ACTION\n";
    let run = miyako_reading(&["judge", "-"], record);
    let expected = "-: rules official; clock: the record says nothing.\n\
                    -:5: move 2: foul by Black: Two moves in a row (二手指し) 2g2f [look at 2g 2f]\n\
                    The record: Foul (反則), White wins.\n\
                    The referee: Two moves in a row (二手指し), White wins.\n\
                    They agree.\n";
    assert_eq!((run.stdout.as_str(), run.code), (expected, 0));
    for language in ["it", "ja"] {
        let run = miyako_reading(&["judge", "-", "--lang", language], record);
        assert!(run.stdout.contains("二手指し") && !run.stdout.contains("judge-"), "{}", run.stdout);
    }
}

#[test]
fn refuses() {
    check_refused(&miyako_reading(&["judge", "-"], "nothing"), "miyako: -:1:1: ");
    check_refused(&miyako_reading(&["judge", "-"], "PI\n+\n+7776XX\n"), "miyako: -:3:6: ");
    check_refused(&miyako_reading(&["judge", "-"], "手合割：平手\n1 ７六(77)\n"), "miyako: -:2:5: ");
    check_refused(&miyako_reading(&["judge", "-"], "sfen P3k4/P8/9/9/9/9/9/9/4R4 b - 1"), "miyako: -:1:1: ");
    check_refused(&miyako(&["judge", "/does/not/exist.csa"]), "miyako: /does/not/exist.csa: ");
    check_refused(&miyako(&["judge", "-", "--ruleset", "strict"]), "miyako: invalid value 'strict'");
    check_refused(&miyako(&["judge"]), "miyako: ");
    check_refused(&miyako_reading(&["judge", "-"], &"\n".repeat(1 << 20)), "miyako: -:1:1: ");
}

/// Records on the shelf with which the referee does not agree, each looked at by hand.
const DISPUTED: [&str; 12] = [
    // A bishop jumps over a pawn in the last move, and the record does not mind.
    "hnakada123--test_various_pieces.csa",
    // An impasse although White has 6 points.
    "mogproject--csa__game__002.csa",
    "mogproject--kif__game__010.kif",
    // 30 and 31 seconds in byōyomi of 30, by a server that lets players pay for the network, too.
    "mogproject--kif__game__002.kif",
    "mogproject--kif__game__014.kif",
    // Declared with 27 and 28 points by the 27-point method, of which the records say nothing.
    "shogi-server--test__csa__jishogi_kachi.csa",
    "sunfish-shogi--src__command__usi-csa-bridge__e2e__scenario__3__record.kifu",
    // Perpetual check, and no ending.
    "shogi-server--test__csa__oute_sennichite2.csa",
    // Other games of the family, of random moves to their end, and told as broken off.
    "generated--lishogi-kif-chushogi-1.kif",
    "generated--lishogi-kif-minishogi-4.kif",
    "generated--lishogi-kif-minishogi-5.kif",
    // No game: a position as the forty moves that set it up.
    "tosh1ki--pyogi__initial_state_hirate.csa",
];

#[test]
fn records_on_the_shelf() {
    let Some(shelf) = shelf::file("records") else { return };
    let is_record = |name: &String| [".csa", ".kif", ".kifu"].iter().any(|end| name.ends_with(end));
    let names = std::fs::read_dir(&shelf).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let (mut agreed, mut disputed) = (0, Vec::new());
    for name in names.filter(is_record) {
        let run = miyako(&["judge", shelf.join(&name).to_str().unwrap()]);
        match run.code {
            0 => agreed += 1,
            1 => disputed.push(name),
            code => assert_eq!(code, 2, "{name}: {}", run.stderr),
        }
    }
    println!("{agreed} agreed, {} disputed", disputed.len());
    disputed.sort();
    let mut expected = DISPUTED;
    expected.sort_unstable();
    assert_eq!(disputed, expected);
    assert!(agreed > 200, "{agreed}");
}

/// Another game of the family is judged by its own rules.
#[test]
fn other_games_are_judged_by_their_rules() {
    let folder = tempfile::tempdir().unwrap();
    let judged = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        let path = path.to_str().unwrap().to_owned();
        let run = miyako(&["judge", &path, "--json"]);
        let told = miyako(&["judge", &path, "--lang", "it"]);
        assert_eq!(told.code, run.code, "{}{}", told.stdout, told.stderr);
        (run.code, serde_json::from_str::<Value>(&run.stdout).unwrap(), told.stdout)
    };
    let moves = "2c2b 2a2b 1d1c 2b2c 2d2c";
    let (code, json, told) = judged("caught.usi", &format!("variant dobutsu startpos moves {moves}"));
    assert_eq!((code, &json["variant"], &json["referee"]["ending"]), (0, &"dobutsu".into(), &"caught".into()));
    assert!(told.contains("どうぶつしょうぎ") && told.contains("Sono d’accordo."), "{told}");
    let kif = miyako(&["convert", folder.path().join("caught.usi").to_str().unwrap(), "-o", "-", "--to", "kif"]).stdout;
    let caught = judged("caught.kif", &format!("{kif}   6   王を取る\n"));
    assert_eq!((caught.0, &caught.1["recorded"]["winner"]), (0, &"black".into()), "{kif}");
    let resigned = judged("resigned.kif", &format!("{kif}   6   投了\n"));
    assert_eq!((resigned.0, &resigned.1["agrees"]), (1, &false.into()), "the Lion was caught before");
    let early = judged("early.kif", &format!("{}   3   投了\n", upto(&kif, 2)));
    assert_eq!((early.0, &early.1["referee"]), (0, &Value::Null), "a resignation is believed");
    let (code, json, _) = judged("unfounded.kif", &format!("{}   3   王を取る\n", upto(&kif, 2)));
    assert_eq!((code, &json["findings"][0]["code"]), (1, &"unfounded".into()), "{json}");

    // CLOCK-04, END-03: the times that are noted, by the clock that the head tells of. Black has used 9 seconds, then 10.
    let timed = |clock: &str| format!("持ち時間：{clock}\n{}", with_times(&kif, [5, 1, 4, 1, 1]));
    let (code, json, told) = judged("late.kif", &timed("10秒切れ負け"));
    assert_eq!((code, &json["clock"]), (1, &json!(["10s", "10s"])), "{json}");
    assert_eq!(json["referee"], json!({"ending": "time", "kanji": "時間切れ", "winner": "white"}));
    let seen = json!([
        {"ply": 5, "code": "time_up", "loser": "black", "used": 1.0},
        {"ply": 4, "code": "moves_after_end", "count": 1},
    ]);
    assert_eq!(json["findings"], seen);
    assert!(told.contains("è scaduto") && told.contains("orologio: 10s"), "{told}");
    let (code, json, _) = judged("in time.kif", &timed("9秒+2秒"));
    assert_eq!((code, &json["findings"], &json["clock"][0]), (0, &json!([]), &"9s+2s".into()), "{json}");
    let up = format!("{}   3   切れ負け\n", upto(&timed("10秒切れ負け"), 2));
    assert_eq!(judged("up.kif", &up).0, 0, "that time is up is believed where nothing tells of more");
}

/// The move that lost a game of the family is judged by the rules of its game.
#[test]
fn a_foul_in_another_game_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let judged = |end: &str| {
        let path = folder.path().join("foul.kif");
        let moves = "   1   ５三歩(54)\n   2   同　飛(51)\n";
        std::fs::write(&path, format!("手合割：5五将棋\n{moves}{end}\n")).unwrap();
        let path = path.to_str().unwrap();
        let (run, told) = (miyako(&["judge", path, "--json"]), miyako(&["judge", path, "--lang", "en"]));
        (run.code, serde_json::from_str::<Value>(&run.stdout).unwrap(), told.stdout)
    };
    let (code, json, told) = judged("   3   反則負け\n*終局：反則手、先手の負け、3手目、1e1d、王手放置");
    let finding = json!({
        "ply": 3, "code": "foul", "by": "black", "foul": "barred_check", "kanji": "王手放置",
        "text": "the royal piece would be left in check", "move": "1e1d", "squares": ["5c"],
    });
    assert_eq!((code, &json["findings"]), (0, &json!([finding])));
    assert_eq!(json["referee"], json!({"ending": "foul", "kanji": "反則行為", "winner": "white"}));
    assert_eq!(json["recorded"]["foul"], json!({"name": "王手放置", "ply": 3, "move": "1e1d"}));
    for line in [
        "move 3: foul by Black: Leaving the royal piece in check (王手放置) 1e1d [look at 5c]\n",
        "The record: Foul (反則): 王手放置, White wins.\n",
        "The referee: Foul, Leaving the royal piece in check (王手放置): White wins.\n",
    ] {
        assert!(told.contains(line), "{told}");
    }
    let found = |end: &str| {
        let (code, json, _) = judged(end);
        (code, json["findings"][0]["code"].clone(), json["findings"][0]["foul"].clone())
    };
    let foul = |who: &str, rest: &str| format!("   3   反則負け\n*終局：反則手、{who}の負け、{rest}");
    assert_eq!(found("   3   反則負け"), (0, Value::Null, Value::Null), "an old record is believed");
    assert_eq!(found(&foul("先手", "3手目、5e4d、王手放置")), (1, "unfounded".into(), Value::Null));
    assert_eq!(found(&foul("先手", "3手目、1e1d、行き所のない駒")).0, 1, "another rule");
    assert_eq!(found(&foul("先手", "5手目、1e1d、王手放置")).0, 1, "another move");
    assert_eq!(found(&foul("先手", "3手目、隠し駒")), (0, "not_shown".into(), Value::Null));
    let white = |rest: &str| format!("   3   反則勝ち\n*終局：反則手、後手の負け、{rest}");
    assert_eq!(found(&white("3手目、5c5b、二手指し")), (0, "foul".into(), "two_moves".into()));
    assert_eq!(found(&white("2手目、5a5b、待った")), (0, "foul".into(), "changed_move".into()));
}

/// Whatever keeps a record from being judged has a code in the same manner.
#[test]
fn codes_have_one_manner() {
    let folder = tempfile::tempdir().unwrap();
    let check = |text: &str, code: &str| {
        let path = folder.path().join("record.usi");
        std::fs::write(&path, text).unwrap();
        let run = miyako(&["judge", path.to_str().unwrap(), "--json"]);
        let json: Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!((run.code, &json["error"]["code"]), (2, &code.into()), "{text}");
    };
    check("variant chu startpos moves 7j5h 7j5h\n", "illegal_move");
    check("variant chess startpos\n", "unknown_game");
    check("variant chu lion-trading=never startpos\n", "unknown_option");
    check("variant yonin startpos moves 5g5f\n", "other_game");
}

/// A record with so many seconds for each move.
fn with_times(kif: &str, used: [u32; 5]) -> String {
    let mut used = used.into_iter();
    let is_move = |line: &str| line.split_whitespace().next().is_some_and(|word| word.parse::<u32>().is_ok());
    let line = |line: &str| match is_move(line).then(|| used.next()).flatten() {
        Some(seconds) => format!("{line}   ( 0:{seconds:02}/00:00:00)\n"),
        None => format!("{line}\n"),
    };
    kif.lines().map(line).collect()
}

/// A record up to a move.
fn upto(kif: &str, moves: usize) -> String {
    let mut text = String::new();
    for line in kif.lines() {
        let number = line.split_whitespace().next().and_then(|word| word.parse::<usize>().ok());
        if number.is_none_or(|number| number <= moves) {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}
