//! JKF as it is found in the wild, and the fields of our own.

use crate::tree_text;
use kifu::{Cursor, Ending, Format, Illegal, Key, NodeId, Reading, Record};
use std::time::Duration;

fn read(text: &str) -> Reading {
    kifu::read(text.as_bytes()).unwrap_or_else(|finding| panic!("{finding}\n{text}"))
}

fn places(reading: &Reading) -> Vec<String> {
    reading.findings.iter().map(|f| format!("{}:{} {}", f.line, f.column, f.kind.code())).collect()
}

/// The steps read as this tree, with these findings.
fn check(moves: &str, expected: &str, findings: &[&str]) {
    let reading = read(&format!("{{\"moves\":[{{}},\n{moves}\n]}}"));
    assert_eq!(tree_text(&reading.record), expected, "{moves}");
    assert_eq!(places(&reading), findings, "{moves}");
    assert_eq!(reading.format, Format::Jkf);
}

const OPENING: &str = r#"{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"color":0,"piece":"FU"}},
{"move":{"from":{"x":3,"y":3},"to":{"x":3,"y":4},"color":1,"piece":"FU"}},"#;

#[test]
fn whatever_the_board_tells_may_be_missing() {
    let two = "7g7f 3c3d";
    let after = |step: &str| format!("{OPENING}\n{step}");
    check(r#"{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6}}},{"move":{"to":{"x":3,"y":4},"piece":"FU"}}"#, two, &[]);
    let take = r#"{"move":{"from":{"x":8,"y":8},"to":{"x":2,"y":2},"promote":true}},"#;
    let four = "7g7f 3c3d 8h2b+ 3a2b";
    check(&after(&format!(r#"{take}{{"move":{{"from":{{"x":3,"y":1}},"same":true,"piece":"GI"}}}}"#)), four, &[]);
    check(&after(&format!(r#"{take}{{"move":{{"same":true,"piece":"GI","capture":"UM"}}}}"#)), four, &[]);
    // The piece as it is after the move, as programs have it that came from CSA.
    let named_after = r#"{"move":{"from":{"x":8,"y":8},"to":{"x":2,"y":2},"piece":"UM"}}"#;
    check(&after(named_after), "7g7f 3c3d 8h2b+", &[]);
    check(r#"{"move":{"to":{"x":5,"y":8},"piece":"KI","relative":"R"}}"#, "4i5h", &[]);
    check(r#"{"move":null,"special":"TORYO","forks":null,"comments":null,"time":null}"#, "resign", &[]);
}

/// Without an origin it is a drop, even if a piece on the board could go there.
#[test]
fn drops() {
    let start = r#"{"initial":{"preset":"OTHER","data":{"color":0,"board":[[{"color":1,"kind":"OU"}],[],[],[],[{},{},{},{},{},{},{},{},{"color":0,"kind":"KI"}]],
        "hands":[{"KI":1},{}]}},"moves":[{},STEP]}"#;
    let check = |step: &str, usi: &str| {
        let reading = read(&start.replace("STEP", step));
        assert_eq!((tree_text(&reading.record).as_str(), reading.findings.len()), (usi, 0), "{:?}", reading.findings);
    };
    check(r#"{"move":{"to":{"x":5,"y":8},"piece":"KI","color":0}}"#, "G*5h");
    check(r#"{"move":{"to":{"x":5,"y":8},"piece":"KI","relative":"H"}}"#, "G*5h");
    check(r#"{"move":{"to":{"x":5,"y":8},"piece":"KI","relative":"U"}}"#, "5i5h");
}

#[test]
fn variations_stand_on_the_step_they_replace() {
    let step = |x: u8, y: u8| {
        format!(r#""move":{{"from":{{"x":{x},"y":{y}}},"to":{{"x":{x},"y":{}}}}}"#, if y > 5 { y - 1 } else { y + 1 })
    };
    let (p26, p34, p84) = (step(2, 7), step(3, 3), step(8, 3));
    let expected = "2g2f 3c3d 7g7f | @1 8c8d 7g7f | @1 1c1d";
    let (p76, p14) = (step(7, 7), step(1, 3));
    let forks = format!(r#""forks":[[{{{p84}}},{{{p76}}}],[{{{p14}}}]]"#);
    check(&format!("{{{p26}}},{{{p34},{forks}}},{{{p76}}}"), expected, &[]);
    // Fields have no order.
    check(&format!("{{{p26}}},{{{forks},{p34}}},{{{p76}}}"), expected, &[]);
    // A variation that is the same as what it stands beside is no other.
    let again = format!("{{{p26}}},{{{p34},\"forks\":[[{{{p34}}},{{{p76}}}]]}},{{{}}}", step(1, 7));
    check(&again, "2g2f 3c3d 1g1f | @2 7g7f", &[]);
    // Endings have variations, and variations endings.
    let ended = format!(r#"{{{p26}}},{{"special":"TORYO","forks":[[{{{p34}}},{{"special":"CHUDAN"}}]]}}"#);
    check(&ended, "2g2f resign | @1 3c3d interrupted", &[]);
}

#[test]
fn variations_as_deep_as_you_like() {
    let mut record = Record::with_handicap(shogi::Handicap::Even);
    let mut cursor = Cursor::new(&record);
    for round in 0..3000 {
        let round = ["2h3h", "8b7b", "3h2h", "7b8b"][round % 4];
        let other = if cursor.turn() == shogi::Color::Black { "5i5h" } else { "5a5b" };
        let here = cursor.clone();
        let mut aside = cursor.clone();
        aside.play(&mut record, other.parse().unwrap()).unwrap();
        cursor = here;
        cursor.play(&mut record, round.parse().unwrap()).unwrap();
    }
    let text = kifu::jkf::write(&record);
    assert!(text.matches("forks").count() == 3000);
    assert!(read(&text).record == record);
}

#[test]
fn starts() {
    let check = |head: &str, sfen: &str, findings: &[&str]| {
        let reading = read(&format!("{{{head}\n\"moves\":[{{}}]}}"));
        assert_eq!(reading.record.start().to_string(), sfen, "{head}");
        assert_eq!(places(&reading), findings, "{head}");
    };
    let even = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let rest = "ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    check("", even, &[]);
    check(r#""initial":null,"#, even, &[]);
    check(r#""header":{"手合割":"平手　　"},"#, even, &[]);
    check(r#""header":{"手合割":"六枚落ち"},"#, &format!("2sgkgs2/9/{rest}"), &[]);
    check(r#""initial":{"preset":"KY_R"},"#, &format!("1nsgkgsnl/1r5b1/{rest}"), &[]);
    check(r#""initial":{"preset":"5"},"#, &format!("2sgkgsn1/9/{rest}"), &[]);
    check(r#""initial":{"preset":"5_L"},"#, &format!("1nsgkgs2/9/{rest}"), &[]);
    check(r#""initial":{"preset":"7_R"},"#, &format!("3gkgs2/9/{rest}"), &[]);
    let problem = r#""initial":{"preset":"OTHER","data":{"color":1,"ply":7,"board":[[],[],[],[],[{"color":1,"kind":"OU"},{},{"color":0,"kind":"TO"}]],"hands":[{"KI":2,"FU":0},{}]}},"#;
    check(problem, "4k4/9/4+P4/9/9/9/9/9/9 w 2G 7", &[]);
    // The board counts, as one program names every start even.
    check(&problem.replace("OTHER", "HIRATE"), "4k4/9/4+P4/9/9/9/9/9/9 w 2G 7", &["1:12 diagram_contradicts_handicap"]);
    check(
        r#""initial":{"preset":"2"},"header":{"手合割":"平手"},"#,
        &format!("lnsgkgsnl/9/{rest}"),
        &["1:43 diagram_contradicts_handicap"],
    );
}

/// The start may stand after the moves.
#[test]
fn fields_have_no_order() {
    let text = r#"{"moves":[{"comments":["a"]},{"move":{"from":{"x":3,"y":3},"to":{"x":3,"y":4}}}],"header":{"下手":"A"},"initial":{"preset":"2"}}"#;
    let reading = read(text);
    assert_eq!((tree_text(&reading.record).as_str(), reading.findings.len()), ("3c3d", 0));
    assert_eq!(reading.record.headers.get(&Key::Black), Some("A"));
    assert_eq!(reading.record.comment(NodeId::START), "a");
}

#[test]
fn starts_that_cannot_be_understood() {
    let check = |text: &str, place: &str| {
        let finding = kifu::read(text.as_bytes()).expect_err(text);
        assert_eq!(format!("{}:{} {}", finding.line, finding.column, finding.kind.code()), place, "{text}");
    };
    check("{}", "1:1 not_a_record");
    check("{\"a\"", "1:1 not_a_record");
    check(r#"{"initial":{"preset":"11"},"moves":[]}"#, "1:12 unknown_handicap");
    check(r#"{"initial":{"preset":"OTHER"},"moves":[]}"#, "1:12 unknown_handicap");
    check(r#"{"header":{"手合割":"何か"},"moves":[]}"#, "1:18 unknown_handicap");
    let board = |board: &str| format!(r#"{{"initial":{{"preset":"OTHER","data":{{{board}}}}},"moves":[]}}"#);
    check(&board(r#""board":[[{"color":0}]]"#), "1:48 bad_diagram");
    check(&board(r#""board":[[{"color":0,"kind":"XX"}]]"#), "1:66 bad_diagram");
    check(&board(r#""board":[[],[],[],[],[],[],[],[],[],[{}]]"#), "1:75 bad_diagram");
    check(&board(r#""hands":[{"HI":19}]"#), "1:55 bad_diagram");
    check(&board(r#""board":[[{"color":0,"kind":"OU"},{"color":0,"kind":"OU"}]]"#), "1:12 impossible_start");
}

#[test]
fn notes() {
    let text = r#"{"header":{"先手":"A","掲載":12},"moves":[{"comments":["a","","b"],"bookmark":"start"},
        {"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6}},"time":{"now":{"m":75,"s":3},"total":{"h":9,"m":0,"s":0}},"comments":["x\ny"]},
        {"special":"TIME_UP","time":{"now":{"h":1,"m":2,"s":3,"ms":4}},"comments":[""]}]}"#;
    let Reading { record, findings, .. } = read(text);
    assert_eq!(findings, []);
    let headers: Vec<(&Key, &str)> = record.headers.iter().collect();
    assert_eq!(headers, [(&Key::Black, "A"), (&Key::Other("掲載".to_owned()), "12")]);
    assert_eq!((record.comment(NodeId::START), record.bookmark(NodeId::START)), ("a\n\nb", "start"));
    let first = record.moves().next().unwrap();
    assert_eq!((first.used, first.comment), (Some(Duration::from_secs(4503)), "x\ny"));
    let (end, ending) = record.end().unwrap();
    assert_eq!((ending, record.used(end)), (&Ending::Time, Some(Duration::from_millis(3_723_004))));
}

/// END-01 … END-08: the words of CSA.
#[test]
fn endings() {
    let foul = |by| Ending::Foul { by, name: None, ply: None };
    let check = |word: &str, ending: Ending| {
        let reading = read(&format!("{{\"moves\":[{{}},{OPENING}{{\"special\":\"{word}\"}}]}}"));
        assert_eq!(reading.record.ending(), Some(&ending), "{word}");
    };
    check("TORYO", Ending::Resign);
    check("%CHUDAN", Ending::Interrupted);
    check("SENNICHITE", Ending::Repetition { agreed: false });
    check("TIME_UP", Ending::Time);
    check("ILLEGAL_MOVE", foul(shogi::Color::Black));
    check("-ILLEGAL_ACTION", foul(shogi::Color::White));
    check("JISHOGI", Ending::Impasse { declared_by: None });
    check("KACHI", Ending::Declaration);
    check("MATTA", Ending::Other("待った".to_owned()));
    check("TRY", Ending::Other("TRY".to_owned()));
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    let after = |step: &str| format!("{OPENING}\n{step}");
    let two = "7g7f 3c3d";
    let check = |step: &str, expected: &str, findings: &[&str]| check(&after(step), expected, findings);
    check(r#"{"move":{"from":{"x":2,"y":7},"to":{"x":2,"y":4}}}"#, "7g7f 3c3d +2g2d", &["4:1 illegal_move"]);
    check(
        r#"{"move":{"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"GI"}}"#,
        "7g7f 3c3d +2726GI",
        &["4:1 other_piece"],
    );
    check(r#"{"move":{"from":{"x":8,"y":3},"to":{"x":8,"y":4},"color":1}}"#, "7g7f 3c3d -8c8d", &["4:1 out_of_turn"]);
    check(
        r#"{"move":{"from":{"x":2,"y":7},"to":{"x":2,"y":6},"color":1}}"#,
        "7g7f 3c3d 2g2f",
        &["4:1 contradictory_field"],
    );
    check(
        r#"{"move":{"from":{"x":8,"y":8},"to":{"x":2,"y":2},"capture":"HI"}}"#,
        "7g7f 3c3d 8h2b",
        &["4:1 contradictory_field"],
    );
    check(
        r#"{"move":{"from":{"x":2,"y":7}}},{"move":{"from":{"x":8,"y":3},"to":{"x":8,"y":4}}}"#,
        two,
        &["4:1 bad_move", "4:33 moves_not_read"],
    );
    check(r#"{"move":{"to":{"x":5,"y":8},"piece":"KI"}}"#, two, &["4:1 bad_move"]);
    check(r#"{"move":{"from":{"x":2,"y":10},"to":{"x":2,"y":6}}}"#, two, &["4:17 bad_field", "4:1 bad_move"]);
    check(r#"{"move":7}"#, two, &["4:9 bad_field", "4:1 bad_field"]);
    check(r#"{"comments":["x"]}"#, two, &["4:1 bad_field"]);
    check(
        r#"{"special":"TORYO","score":3,"comments":[1]}"#,
        "7g7f 3c3d resign",
        &["4:28 unknown_field", "4:42 bad_field"],
    );
    check(r#"{"special":"TORYO","time":{"now":{"m":-1,"s":0}}}"#, "7g7f 3c3d resign", &["4:34 bad_time"]);
    check(r#"{"special":"TORYO"},{"special":"TORYO"}"#, "7g7f 3c3d resign", &["4:21 unknown_line"]);
    check(r#"{"illegal":"+9z9z"}"#, two, &["4:12 bad_field", "4:1 bad_field"]);
    // After a broken move nobody knows what a variation leaves.
    let broken = r#"{"move":{"from":{"x":2,"y":7}}},{"move":{"from":{"x":8,"y":3},"to":{"x":8,"y":4}},"forks":[[{}]]}"#;
    check(broken, two, &["4:1 bad_move", "4:91 variation_not_read", "4:33 moves_not_read"]);
}

#[test]
fn a_text_that_is_cut_off_is_read_as_far_as_it_goes() {
    let whole = format!("{{\"header\":{{\"先手\":\"A\"}},\n\"moves\":[{{}},{OPENING}");
    let reading = read(&whole);
    assert_eq!(
        (tree_text(&reading.record).as_str(), places(&reading)),
        ("7g7f 3c3d", vec!["3:75 bad_json".to_owned()])
    );
    for end in (0..whole.len()).filter(|end| whole.is_char_boundary(*end)) {
        let _ = kifu::read(&whole.as_bytes()[..end]);
    }
    assert_eq!(places(&read("{\"moves\":[{}]}\n{\"moves\":[{}]}")), ["2:1 other_games_not_read"]);
}

/// What plain JKF has no place for.
#[test]
fn fields_of_our_own() {
    let mut record = Record::with_handicap(shogi::Handicap::Even);
    for (key, value) in [
        (Key::Event, "a"),
        (Key::Event, "b"),
        (Key::Other("先手".to_owned()), "c"),
        (Key::Other("手合割".to_owned()), "d"),
    ] {
        record.headers.push(key, value);
    }
    let mut cursor = Cursor::new(&record);
    let foul = Illegal::new(shogi::Color::White, "3c3e".parse::<shogi::Move>().unwrap());
    let id = cursor.play_illegally(&mut record, foul).unwrap();
    record.set_used(id, Some(Duration::from_millis(1500)));
    record.set_bookmark(id, "here");
    cursor.play(&mut record, "7g7f".parse().unwrap()).unwrap();
    cursor
        .end(&mut record, Ending::Foul { by: shogi::Color::White, name: Some("二手指し".to_owned()), ply: Some(1) })
        .unwrap();
    let text = kifu::jkf::write(&record);
    let expected = r#"{"header":{"棋戦":"a","先手":"c","手合割":"d"},
"headers":[["棋戦","a"],["棋戦","b"],[":先手","c"],[":手合割","d"]],
"initial":{"preset":"HIRATE"},
"moves":[
{},
{"move":{"color":1,"from":{"x":3,"y":3},"to":{"x":3,"y":5},"piece":"FU"},"illegal":"-3c3e","time":{"now":{"h":0,"m":0,"s":1,"ms":500},"total":{"h":0,"m":0,"s":1,"ms":500}},"bookmark":"here"},
{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},
{"special":"ILLEGAL_MOVE","ending":{"code":"foul","by":1,"ply":1,"name":"二手指し"}}
]}
"#;
    assert_eq!(text, expected);
    assert!(read(&text).record == record);
}
