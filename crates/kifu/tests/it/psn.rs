//! PSN as programs write it.

use crate::tree_text;
use kifu::{Ending, Format, Key, NodeId, Reading};
use std::time::Duration;

fn read(text: &str) -> Reading {
    kifu::read(text.as_bytes()).unwrap_or_else(|finding| panic!("{finding}\n{text}"))
}

/// The text reads as this tree, with these findings.
fn check(text: &str, tree: &str, findings: &[&str]) {
    let reading = read(text);
    assert_eq!(reading.format, Format::Psn, "{text}");
    let found: Vec<String> =
        reading.findings.iter().map(|f| format!("{}:{} {}", f.line, f.column, f.kind.code())).collect();
    assert_eq!(
        (tree_text(&reading.record).as_str(), found),
        (tree, findings.iter().map(ToString::to_string).collect()),
        "{text}"
    );
}

/// As a collection of old games has it: every move with its origin, an apostrophe for drops, no numbers.
#[test]
fn old_texts() {
    let text = "[Name \"Somebody\"]\n[Sente \"A\"]\n[Gote \"B\"]\n[SenteGrade \"3dan\"]\n[Result \"1-0\"]\n[Date \"19970822\"]\n\
                P7g-7f P3c-3d B8hx2b+\nS3ax2b B'4e\nP2b-2c\n";
    check(&text.replace("P2b-2c", "P2c-2d"), "7g7f 3c3d 8h2b+ 3a2b B*4e 2c2d other", &["5:1 unknown_ending"]);
    check(&text.replace("P2b-2c", "P2c-2d P2g-2f"), "7g7f 3c3d 8h2b+ 3a2b B*4e 2c2d 2g2f resign", &[]);
    let record = read(text).record;
    assert_eq!(record.headers.get(&Key::Black), Some("A"));
    assert_eq!(record.headers.get(&Key::Other("SenteGrade".to_owned())), Some("3dan"));
}

/// A move a line with its time, in Shift_JIS.
#[test]
fn shogidokoro() {
    let text = "[Sente \"先\"]\r\n[Gote \"後\"]\r\n[SFEN \"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\"]\r\n\
                1.P7g-7f          (00:03 / 00:00:03)\r\n2.P3c-3d          (61:02 / 01:01:02)\r\n\
                3.B8hx2b+         (00:03 / 00:00:06)\r\n{\r\nいい手\r\n}\r\n4.WORD (00:01 / 00:00:10)\r\nEND";
    let check = |word: &str, end: &str, ending: Ending| {
        let text = text.replace("WORD", word).replace("END", end);
        let (bytes, _, _) = encoding(&text);
        let Reading { record, findings, .. } = kifu::read(&bytes).unwrap();
        assert_eq!(findings, [], "{word}");
        let (id, found) = record.end().unwrap();
        assert_eq!((found, record.used(id)), (&ending, Some(Duration::from_secs(1))), "{word}");
        let moves: Vec<_> = record.moves().map(|played| (played.used.unwrap().as_secs(), played.comment)).collect();
        assert_eq!(moves, [(3, ""), (3662, ""), (3, "いい手")]);
    };
    check("Resigns", "", Ending::Resign);
    check("Interrupt", "", Ending::Interrupted);
    check("Mate", "", Ending::Mate);
    check("Sennichite", "", Ending::Repetition { agreed: false });
    check("Timeup", "", Ending::Time);
    check("Jishogi", "", Ending::Impasse { declared_by: None });
    check("Jishogi", "{\r\n入玉宣言により勝ち。\r\n}\r\n", Ending::Declaration);
    check("RepetitionWin", "", Ending::PerpetualCheck { by: shogi::Color::Black });
    check("maxmovesdraw", "", Ending::MoveLimit);
}

fn encoding(text: &str) -> (Vec<u8>, kifu::Encoding, ()) {
    (kifu::Encoding::ShiftJis.encode(text).0, kifu::Encoding::ShiftJis, ())
}

/// PSN2: moves in USI, variations behind the game.
#[test]
fn psn2() {
    let text = "\u{feff}[Black \"A\"]\n[White \"B\"]\n[SFEN \"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\"]\n\
                1.7g7f (00:00:03 / 00:00:03)\n2.3c3d (23:59:59 / 23:59:59)\n3.RepetitionDraw (00:00:00 / 00:00:03)\n\n\
                Variation:2\n2.8c8d (00:00:01 / 00:00:01)\n";
    check(text, "7g7f 3c3d repetition | @1 8c8d", &[]);
}

#[test]
fn like_chess() {
    let check =
        |moves: &str, tree: &str, findings: &[&str]| check(&format!("[Event \"?\"]\n\n{moves}"), tree, findings);
    check("1. P-76 P-34 2. P-26 *", "7g7f 3c3d 2g2f", &[]);
    check("1.P-76 (1.P-26 P-84 (1…P-34) 2.P-25) P-34 2.P-26", "7g7f 3c3d 2g2f | @0 2g2f 8c8d 2f2e | @1 3c3d", &[]);
    check(
        "1. P-7f {a} P-3d $1 ; b } c\n2. Bx2b+!? Sx2b 1/2-1/2",
        "7g7f 3c3d 8h2b+ 3a2b other",
        &["4:17 unknown_ending"],
    );
    check("☗P-76 ☖P-34 ☗Bx22= ☖Sx22 B*45", "7g7f 3c3d 8h2b 3a2b B*4e", &[]);
    check("P76 P34 G49-58 (G(69)-58) Resigns", "7g7f 3c3d 4i5h resign | @2 6i5h", &[]);
    check("% to be passed over\n1. P-76", "7g7f", &[]);
    check("1. P-76 Resigns (P-34) 1-0", "7g7f resign | @1 3c3d", &[]);
    check("1. P-76 Resigns 0-1", "7g7f resign", &["3:17 contradictory_closing"]);
    let reading = read("1. P-76! {a\nb} {c} ;d\n; e\nP-34 {[%emt 0:01:02.5] } { [%clk 1] }");
    let comments: Vec<_> = reading.record.moves().map(|played| (played.comment, played.used)).collect();
    assert_eq!(comments, [("!\na\nb\nc\nd\ne", None), ("[%clk 1]", Some(Duration::from_millis(62_500)))]);
}

#[test]
fn starts() {
    let rest = "ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    let check = |head: &str, sfen: &str, findings: &[&str]| {
        let reading = read(&format!("[Sente \"A\"]\n{head}\n1…K-52\n"));
        assert_eq!(reading.record.start().to_string(), sfen, "{head}");
        let codes: Vec<&str> = reading.findings.iter().map(|finding| finding.kind.code()).collect();
        assert_eq!(codes, findings, "{head}");
    };
    check("[Handicap \"2 piece\"]", &format!("lnsgkgsnl/9/{rest}"), &[]);
    check("[Handicap \"Two pieces\"]", &format!("lnsgkgsnl/9/{rest}"), &[]);
    check("[Handicap \"Lance\"]", &format!("lnsgkgsn1/1r5b1/{rest}"), &[]);
    check("[Handicap \"六枚落ち\"]", &format!("2sgkgs2/9/{rest}"), &[]);
    check("[FEN \"4k4/9/9/9/9/9/9/9/9 w - 1\"]", "4k4/9/9/9/9/9/9/9/9 w - 1", &[]);
    let contradictory = "[Handicap \"Rook\"]\n[SFEN \"4k4/9/9/9/9/9/9/9/9 w - 1\"]";
    check(contradictory, "4k4/9/9/9/9/9/9/9/9 w - 1", &["diagram_contradicts_handicap"]);
    let refused = |text: &str, place: &str| {
        let finding = kifu::read(text.as_bytes()).unwrap_err();
        assert_eq!(format!("{}:{} {}", finding.line, finding.column, finding.kind.code()), place, "{text}");
    };
    refused("[Sente \"A\"]\n[Handicap \"a bit\"]\n1.P-76", "2:1 unknown_handicap");
    refused("[Sente \"A\"]\n[SFEN \"4k4/9/x\"]\n1.P-76", "2:14 bad_sfen");
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    let check = |moves: &str, tree: &str, findings: &[&str]| check(&format!("[Event \"?\"]\n{moves}"), tree, findings);
    check("1. P-76 hoge 2. P-26 P-34", "7g7f", &["2:9 bad_move", "2:17 moves_not_read"]);
    check("1. P-77", "", &["2:5 bad_move"]);
    check("1. P-75", "", &["2:4 unclear_move"]);
    check("1. P77-74", "+7g7d", &["2:4 illegal_move"]);
    check("1. G-58", "", &["2:5 unclear_move"]);
    check("1. S77-76", "", &["2:5 other_piece"]);
    check("7. P-76", "7g7f", &["2:1 wrong_number"]);
    check("( P-76 ) P-26", "2g2f", &["2:1 variation_not_read"]);
    check("P-76 ( P-26", "7g7f | @0 2g2f", &["2:1 unexpected_word"]);
    check("P-76 ) P-34", "7g7f 3c3d", &["2:6 unexpected_word"]);
    check("P-76 { P-34", "7g7f", &["2:6 unexpected_word"]);
    check("P-76 (1:99:x) P-34", "7g7f 3c3d", &["2:7 bad_move"]);
    check(
        "P-76 hoge ( P-34 ( P-84 ) ) P-34",
        "7g7f",
        &["2:6 bad_move", "2:11 variation_not_read", "2:29 moves_not_read"],
    );
    check("P-76\n[Event \"?\"]\nP-26", "7g7f", &["3:1 other_games_not_read"]);
}

#[test]
fn everything_is_written() {
    let text = "[Sente \"A \\\"B\\\" \\\\\"]\n[Header \"手 合: x\"]\n[振り駒 \"y\"]\n[Handicap \"lance\"]\n\
                [SFEN \"lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1\"]\n[Result \"1/2-1/2\"]\n\n\
                {on the start} 1…K-52 {[%emt 0:01:02.5]} {[%bookmark here]} {two\nlines} 2.P-76 \
                (2.P-26 ; with a }\n{[%illegal -2c2e]} Resigns) 2…P-34 Interrupt {[%end 終局：裁定、引き分け]} 1/2-1/2\n";
    let reading = read(text);
    assert_eq!(reading.findings.len(), 1, "{:?}", reading.findings);
    let record = &reading.record;
    assert_eq!(record.headers.get(&Key::Other("手 合".to_owned())), Some("x"));
    assert_eq!(
        (record.comment(NodeId::START), record.ending()),
        ("on the start", Some(&Ending::Adjudicated { loser: None }))
    );
    assert_eq!(kifu::psn::write(record), text);
}

#[test]
fn words_of_endings_come_back_whatever_they_are() {
    let mut record = read("1.P-76").record;
    record.last().end(&mut record, Ending::Other("雨、{強く}".to_owned())).unwrap();
    let text = kifu::psn::write(&record);
    assert!(read(&text).record == record, "{text}");
}
