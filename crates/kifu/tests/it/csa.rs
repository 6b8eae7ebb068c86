//! CSA as it is found in the wild.

use kifu::{Attempt, Ending, Key, NodeId, Reading};
use shogi::Color::{self, Black, White};
use std::time::Duration;

const HEAD: &str = "V2.2\nN+A\nN-B\nPI\n+\n";

fn read(text: &str) -> Reading {
    kifu::read(text.as_bytes()).unwrap_or_else(|finding| panic!("{finding}\n{text}"))
}

fn places(reading: &Reading) -> Vec<String> {
    reading.findings.iter().map(|f| format!("{}:{} {}", f.line, f.column, f.kind.code())).collect()
}

/// The text reads as this USI line, with these findings.
fn check(text: &str, usi: &str, findings: &[&str]) {
    let reading = read(text);
    assert_eq!(kifu::usi::write(&reading.record), usi, "{text}");
    assert_eq!(places(&reading), findings, "{text}");
}

#[test]
fn statements_and_lines() {
    let two = "startpos moves 7g7f 3c3d";
    let check = |moves: &str, usi: &str| check(&format!("{HEAD}{moves}"), usi, &[]);
    check("+7776FU\n-3334FU\n", two);
    check("+7776FU\r\nT1\r\n-3334FU\r\nT2\r\n%TORYO\r\n", two);
    check("+7776FU\rT1\r-3334FU", two);
    check("+7776FU,T1,-3334FU,T2\n%TORYO,T3\n", two);
    check("+7776FU  \nT12 \n-3334FU,'* 30 +2726FU\n", two);
    check("+7776FU\n'comment, with commas\n-3334FU\n%CHUDAN'http://example.org/, and more\n", two);
    check("+7776FU\n$END_TIME:2003/05/03 10:30:00\n-3334FU\n\n", two);
}

#[test]
fn starts() {
    let rest = "ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    check("PI82HI22KA\n-\n-3334FU\n", &format!("sfen lnsgkgsnl/9/{rest} w - 1 moves 3c3d"), &[]);
    check("PI\n+\n", "startpos", &[]);
    check("+7776FU\n", "startpos moves 7g7f", &[]);
    check("PI11KY\n-3334FU\n", &format!("sfen lnsgkgsn1/1r5b1/{rest} w - 1 moves 3c3d"), &[]);
    check(
        "P-51OU\nP+53TO00KI,P-00AL\n+\n+0052KI\n",
        "sfen 4k4/9/4+P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*5b",
        &[],
    );
    let ranks = "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI * * * * * -KA *\nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\n\
                 P4 *  *  *  *  *  *  *  *  *.\nP5 * * * * * * * * *\nP6 *  *  *  *  *  *  *  *  * \n\
                 P7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI *\nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n";
    check(&format!("{ranks}+\n+7776FU\n"), "startpos moves 7g7f", &[]);
    check("P5 *  *  *  * +OU *  *  *  * \nP+00FU00FU\n-\n", "sfen 9/9/9/9/4K4/9/9/9/9 w 2P 1", &[]);
}

#[test]
fn starts_that_cannot_be_understood() {
    let check = |text: &str, place: &str| {
        let finding = kifu::read(text.as_bytes()).expect_err(text);
        assert_eq!(format!("{}:{} {}", finding.line, finding.column, finding.kind.code()), place, "{text}");
    };
    check("V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE\n", "2:27 bad_diagram");
    check("P1-KY-KE-GI-KI-OU-KI-GI-KE-KY * \n", "1:31 bad_diagram");
    check("P1-KY-XX-GI-KI-OU-KI-GI-KE-KY\n", "1:6 bad_diagram");
    check("PI55FU\n", "1:3 bad_diagram");
    check("P+00OU\n", "1:5 bad_diagram");
    check(&format!("P+{}\n", "00HI".repeat(37)), "1:149 bad_diagram");
    check("P1-HI-KA-GI-KI-OU\n", "1:18 bad_diagram"); // minishogi
    check("P+59OU58OU\n+\n", "1:1 impossible_start");
    check("P0\n", "1:1 not_a_record");
    check("'V2.2\n", "1:1 not_a_record");
}

#[test]
fn headers_and_comments() {
    let text = "'CSA encoding=UTF-8\nV3.0\nN+先, 手\nN-\n$EVENT:名人戦: 第一局\n$TIME:900+0+5\n$MAX_MOVES:320\nPI\n'start\n+\n\
                '*second\n+7776FU\nT1.5\n'** 30 -3334FU\n%CHUDAN\n'broken off\n";
    let reading = read(text);
    let lines: Vec<Option<usize>> = reading.record.main_line().map(|id| reading.line_of(id)).collect();
    assert_eq!(lines, [None, Some(12), Some(15)]);
    let Reading { record, findings, lost, .. } = reading;
    assert_eq!((findings, lost), (vec![], 0));
    let header = |key: Key| record.headers.get(&key);
    assert_eq!(header(Key::Black), Some("先, 手"));
    assert_eq!(header(Key::White), Some(""));
    assert_eq!(header(Key::Event), Some("名人戦: 第一局"));
    assert_eq!(header(Key::TimeControl), Some("900+0+5"));
    assert_eq!(header(Key::Other("MAX_MOVES".to_owned())), Some("320"));
    assert_eq!(record.comment(NodeId::START), "start\nsecond");
    let first = record.moves().next().unwrap();
    assert_eq!((first.used, first.comment), (Some(Duration::from_millis(1500)), "* 30 -3334FU"));
    assert_eq!(record.comment(record.end().unwrap().0), "broken off");
}

/// END-01, END-02, END-03, END-04, END-06, END-07, END-08: every word of the format.
#[test]
fn endings() {
    let foul = |by| Ending::Foul { by, name: None, ply: None };
    let check = |word: &str, ending: Ending, winner: Option<Color>| {
        let reading = read(&format!("{HEAD}+7776FU\n{word}\nT7\n"));
        let (end, found) = reading.record.end().unwrap();
        assert_eq!((found, reading.record.used(end)), (&ending, Some(Duration::from_secs(7))), "{word}");
        assert_eq!(reading.record.winner(), winner, "{word}");
        let text = kifu::csa::write(&reading.record);
        assert_eq!(read(&text).record, reading.record, "{text}");
    };
    check("%TORYO", Ending::Resign, Some(Black));
    check("%CHUDAN", Ending::Interrupted, None);
    check("%SENNICHITE", Ending::Repetition { agreed: false }, None);
    check("%TIME_UP", Ending::Time, Some(Black));
    check("%ILLEGAL_MOVE", foul(White), Some(Black));
    check("%+ILLEGAL_ACTION", foul(Black), Some(White));
    check("%-ILLEGAL_ACTION", foul(White), Some(Black));
    check("%JISHOGI", Ending::Impasse { declared_by: None }, None);
    check("%HIKIWAKE", Ending::Impasse { declared_by: None }, None);
    check("%KACHI", Ending::Declaration, Some(White));
    check("%TSUMI", Ending::Mate, Some(Black));
    check("%FUZUMI", Ending::NoMate, None);
    check("%MAX_MOVES", Ending::MoveLimit, None);
    check("%MATTA", Ending::Other("待った".to_owned()), None);
    check("%ERROR", Ending::Other("エラー".to_owned()), None);
    check("%TRY", Ending::Other("TRY".to_owned()), None);
}

/// What the format has no word for comes back from a comment, and programs that know only the format's words see who
/// has won.
#[test]
fn endings_without_a_word() {
    let check = |ending: Ending, word: &str| {
        let mut record = read(&format!("{HEAD}+7776FU\n")).record;
        record.last().end(&mut record, ending.clone()).unwrap();
        let text = kifu::csa::write(&record);
        let said = text.lines().find_map(|line| line.strip_prefix('%')).unwrap();
        assert_eq!(said, word);
        assert_eq!(read(&text).record, record, "{text}");
        let without_comment: String =
            text.lines().filter(|line| !line.starts_with("'*")).map(|line| format!("{line}\n")).collect();
        assert_eq!(read(&without_comment).record.winner(), record.winner(), "{ending:?}");
    };
    check(Ending::PerpetualCheck { by: Black }, "+ILLEGAL_ACTION");
    check(Ending::PerpetualCheck { by: White }, "ILLEGAL_MOVE");
    check(Ending::Foul { by: White, name: Some("二歩".to_owned()), ply: Some(2) }, "ILLEGAL_MOVE");
    check(Ending::Points { loser: White }, "TORYO");
    check(Ending::Points { loser: Black }, "+ILLEGAL_ACTION");
    check(Ending::FailedDeclaration, "ILLEGAL_MOVE");
    check(Ending::Default { loser: White }, "TIME_UP");
    check(Ending::Adjudicated { loser: Some(Black) }, "+ILLEGAL_ACTION");
    check(Ending::Adjudicated { loser: None }, "CHUDAN");
    check(Ending::Repetition { agreed: true }, "SENNICHITE");
    check(Ending::Impasse { declared_by: Some(White) }, "JISHOGI");
    check(Ending::NoLegalMove, "TSUMI");
    check(Ending::SealedMove, "CHUDAN");
    check(Ending::AgreedDraw, "HIKIWAKE");
    check(Ending::Other("没収試合".to_owned()), "CHUDAN");
}

#[test]
fn a_foul_is_kept_as_the_last_move() {
    let check = |moves: &str, by: Color, attempt: &str, finding: &str| {
        let reading = read(&format!("{HEAD}+7776FU\n{moves}\nT9\n'*why\n"));
        let (id, illegal) = reading.record.illegal().unwrap();
        let Attempt::Move(m) = illegal.attempt else { panic!("{:?}", illegal.attempt) };
        assert_eq!((illegal.by, m.to_string().as_str()), (by, attempt), "{moves}");
        let noted = (reading.record.used(id), reading.record.comment(id));
        assert_eq!(noted, (Some(Duration::from_secs(9)), "why"), "{moves}");
        assert_eq!(places(&reading), [finding], "{moves}");
        assert_eq!((reading.record.plies(), reading.record.last().turn()), (2, !by), "{moves}");
    };
    check("-3335FU", White, "3c3e", "7:1 illegal_move");
    check("-0055FU", White, "P*5e", "7:1 illegal_move");
    check("-3435FU", White, "3d3e", "7:1 other_piece");
    check("+2726FU", Black, "2g2f", "7:1 out_of_turn"); // FOUL-01
    let wrong_side = read(&format!("{HEAD}-3334FU\n%ILLEGAL_MOVE\n")); // FOUL-02
    assert_eq!(wrong_side.record.illegal().unwrap().1.by, White);
    let turned_back = read("P-51OU\nP+53TO59OU\n+\n+5353FU\n%-ILLEGAL_ACTION\n"); // FOUL-06
    assert!(matches!(turned_back.record.illegal().unwrap().1.attempt, Attempt::Changed { from: Some(_), .. }));
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    let one = "startpos moves 7g7f";
    let check = |moves: &str, usi: &str, findings: &[&str]| check(&format!("{HEAD}{moves}"), usi, findings);
    check("+7776FU\nhoge\n-3334FU\n", "startpos moves 7g7f 3c3d", &["7:1 unknown_line"]);
    check("+7776FU,hoge,-3334FU\n", "startpos moves 7g7f 3c3d", &["6:9 unknown_line"]);
    check("+7776FU\n-3334XX\n+2726FU\nT1\n-8384FU\n", one, &["7:6 bad_move", "8:1 moves_not_read"]);
    check("+7776FU\n-3335FU\n+2726FU\n+8384FU\n", one, &["7:1 illegal_move", "9:1 out_of_turn"]);
    check("+7776FU\nTx\n", one, &["7:1 bad_time"]);
    check("T1\n+7776FU\n", one, &["6:1 bad_time"]);
    check("+7776FU\nT99999999999999999999\n", one, &["7:1 bad_time"]);
    check("+7776FU\n%TORYO\n%TORYO\n-3334FU\n", one, &["8:1 unknown_line", "9:1 moves_not_read"]);
    check("+7776FU\n%WHAT\n", one, &["7:1 unknown_ending"]);
    check("+7776FU\n%TORYO\n/\n\nPI\n+\n+2726FU\n", one, &["10:1 other_games_not_read"]);
}

#[test]
fn a_flood_of_warnings_is_dammed() {
    let reading = read(&format!("{HEAD}{}+7776FU\n-3335FU\n", "x\n".repeat(5000)));
    let codes: Vec<&str> = reading.findings.iter().map(|finding| finding.kind.code()).collect();
    assert_eq!((codes.len(), codes[998], codes[999]), (1001, "unknown_line", "more_warnings"));
    assert_eq!(codes[1000], "illegal_move");
}

/// The book form: what the head says, names with blanks, an ending that cannot be, a foul.
#[test]
fn books() {
    let check = |text: &str, usi: &str, ending: Option<Ending>, findings: &[&str]| {
        let reading = read(text);
        assert_eq!(kifu::usi::write(&reading.record), usi, "{text}");
        assert_eq!(reading.record.ending(), ending.as_ref(), "{text}");
        assert_eq!(places(&reading), findings, "{text}");
    };
    let two = "startpos moves 7g7f 3c3d";
    let resign = Some(Ending::Resign);
    check("1 2003/05/03 A B 2 2 ? ?\n7776FU3334FU\n", two, resign.clone(), &[]);
    check("1 2003/05/03 A B 2 2 ? ?\n7776FU\n3334FU", two, resign.clone(), &[]);
    check("1 x A B 0 2 ? ?\r\n7776FU3334FU\r\n", two, None, &[]);
    check("1 x A B 1 2 ? ?\n7776FU3334FU\n", two, None, &["1:1 contradictory_closing"]);
    check("1 x A B 2 4 ? ?\n7776FU3334FU\n", two, None, &["1:1 contradictory_closing"]);
    check("1 x A B C 2 2 ? ?\n7776FU3334FU\n", two, resign, &["1:1 ambiguous_names"]);
    check(
        "1 x A B 2 2 ? ?\n7776FU3335FU2726FU\n",
        "startpos moves 7g7f",
        None,
        &["2:7 illegal_move", "1:1 contradictory_closing"],
    );
    check("1 x A B 2 2 ? ?\n7776FU33\n", "startpos moves 7g7f", None, &["2:7 bad_move"]);
    check("1 x A B 0 0 ? ?\n", "startpos", None, &[]);
    let Reading { record, .. } = read("7 2003/05/03 A B 2 2 Open 矢倉\n7776FU3334FU\n");
    let header = |key: Key| record.headers.get(&key);
    assert_eq!((header(Key::Black), header(Key::White)), (Some("A"), Some("B")));
    assert_eq!((header(Key::Event), header(Key::Opening)), (Some("Open"), Some("矢倉")));
    assert_eq!(header(Key::Started), Some("2003/05/03"));
}

#[test]
fn what_the_server_says_of_the_result_is_compared() {
    let check = |summary: &str, findings: &[&str]| {
        let reading = read(&format!("{HEAD}+7776FU\n%TORYO\n'summary:{summary}\n"));
        assert_eq!(places(&reading), findings, "{summary}");
        assert_eq!(reading.record.comment(reading.record.end().unwrap().0), format!("summary:{summary}"));
    };
    check("toryo:A win:B lose", &[]);
    check("toryo:B lose:A win", &[]);
    check("illegal kachi:A lose:B win", &["8:1 contradictory_closing"]);
    check("sennichite:A draw:B draw", &["8:1 contradictory_closing"]);
    check("toryo:C lose:D win", &[]);
    check("", &[]);
}

/// What the format has no word for, or takes for something else, is said to be lost, and only that.
#[test]
fn losses() {
    let record = || read(&format!("{HEAD}+7776FU\nT1.5\n")).record;
    let check = |record: &kifu::Record, expected: &[&str]| {
        let losses = kifu::losses(record, kifu::Format::Csa);
        assert_eq!(losses.iter().map(kifu::Loss::code).collect::<Vec<_>>(), expected);
        assert_eq!(read(&kifu::csa::write(record)).record == *record, expected.is_empty());
    };
    check(&record(), &[]);
    let mut header = record();
    header.headers.push(Key::Other("EVENT".to_owned()), "x");
    check(&header, &["headers"]);
    let mut ending = record();
    ending.last().end(&mut ending, Ending::Other("反則手".to_owned())).unwrap();
    check(&ending, &["endings"]);
    let mut bookmark = record();
    bookmark.set_bookmark(NodeId::START, "here");
    check(&bookmark, &["bookmarks"]);
    let mut too_many = shogi::Setup::EMPTY;
    too_many.hands[0].set(shogi::HandPiece::Pawn, 20);
    check(&kifu::Record::new(too_many).unwrap(), &[]);
}

#[test]
fn versions() {
    use kifu::csa::{Version, write_version};
    let record = read(&format!("{HEAD}+7776FU\nT1.5\n-3334FU\nT2\n")).record;
    assert_eq!(Version::needed(&record), Version::V3_0);
    let (text, losses) = write_version(&record, Version::V2_2);
    assert!(text.contains("\nV2.2\n") && text.contains("\nT1\n") && text.contains("\nT2\n"), "{text}");
    assert_eq!(losses, [kifu::Loss::Fractions(1)]);
    let (text, losses) = write_version(&record, Version::V3_0);
    assert!(text.contains("\nV3.0\n") && text.contains("\nT1.5\n"), "{text}");
    assert!(losses.is_empty() && read(&text).record == record);
}

/// The marks of CSA 3 for line ends in a header stand there as they are, in every format.
#[test]
fn notes_of_several_lines() {
    let record = read("V3.0\n$NOTE:one\\ntwo\\\\\nPI\n+\n").record;
    assert_eq!(record.headers.get(&Key::Note), Some("one\\ntwo\\\\"));
    assert!(kifu::csa::write(&record).contains("\n$NOTE:one\\ntwo\\\\\n"));
}

/// A text is the same in every encoding, with a mark or without; a text taken for one of another encoding is read or
/// refused like any other.
#[test]
fn encodings() {
    use kifu::Encoding;
    let text =
        "V2.2\nN+先手の名前\nN-後手の名前\n$EVENT:名人戦第一局\nPI\n+\n+7776FU\nT1\n'*角道を開ける\n-3334FU\n%TORYO\n";
    let record = read(text).record;
    for encoding in Encoding::ALL {
        let (bytes, missing) = encoding.encode(text);
        assert!(missing.is_empty());
        let mark = [&b"\xff\xfe"[..], b"\xfe\xff"].into_iter().find_map(|mark| bytes.strip_prefix(mark));
        for bytes in [Some(&bytes[..]), mark].into_iter().flatten() {
            let reading = kifu::read(bytes).unwrap_or_else(|finding| panic!("{encoding}: {finding}"));
            assert_eq!((&reading.record, reading.encoding), (&record, encoding));
        }
        for end in 0..bytes.len() {
            let _ = kifu::read(&bytes[..end]);
        }
        for other in Encoding::ALL {
            let Some(swapped) = other.decode(&bytes) else { continue };
            let _ = kifu::read(&other.encode(&swapped).0);
        }
    }
}
