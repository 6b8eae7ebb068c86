//! KIF as it is found in the wild.

use kifu::{Encoding, Ending, Finding, Format, Line, Options, Record, Step};
use std::time::Duration;

const HEAD: &str = "手合割：平手\n先手：A\n後手：B\n手数----指手---------消費時間--\n";

fn read(text: &str) -> (Record, Vec<Finding>) {
    let reading = kifu::read(text.as_bytes()).unwrap_or_else(|finding| panic!("{finding}\n{text}"));
    (reading.record, reading.findings)
}

fn places(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(|f| format!("{}:{} {}", f.line, f.column, f.kind.code())).collect()
}

/// The text reads as this USI line, with these findings.
fn check(text: &str, usi: &str, findings: &[&str]) {
    let (record, found) = read(text);
    assert_eq!(kifu::usi::write(&record), usi, "{text}");
    assert_eq!(places(&found), findings, "{text}");
}

#[test]
fn spellings_of_moves() {
    let two = "startpos moves 7g7f 3c3d";
    let four = "startpos moves 7g7f 3c3d 8h2b+ 3a2b";
    let check = |moves: &str, usi: &str| check(&format!("{HEAD}{moves}"), usi, &[]);
    check("   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 ３四歩(33)   ( 0:01/00:00:01)\n", two);
    check("1 ７六歩(77)(0:16/0:0:16)\n2 ３四歩(33)(0:01/0:0:1)+\n", two);
    check("   1 7六歩(77)\n   2 3四歩(33)\n", two);
    check("   1 ▲７六歩(77)\n   2 △３四歩(33)\n", two);
    check("   1 ７六歩（77）\r\n   2 ３四歩（33）\r\n", two);
    check("１ ７六歩(77)\r２ ３四歩(33)\r", two);
    check("1手目 76歩(77)\n2手目 ３四歩(33)", two);
    for take in ["同　銀(31)", "同 銀(31)", "同銀(31)", "２二同　銀(31)", "仝　銀(31)"] {
        check(&format!("1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 {take}\n"), four);
    }
}

#[test]
fn spellings_of_pieces_and_promotion() {
    let board = |moves: &str| {
        format!(
            "後手の持駒：なし\n\
             | ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ 竜 歩 ・ ・ 全 ・\n\
             | ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n\
             | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n\
             先手の持駒：金二銀 歩十一　\n{moves}"
        )
    };
    let sfen = "sfen 4k4/9/3+RP2+S1/9/9/9/9/9/9 b 2GS11P 1";
    let check = |moves: &str, usi: &str| check(&board(moves), &format!("{sfen} moves {usi}"), &[]);
    check("1 ５二歩成(53)\n", "5c5b+");
    check("1 ５二歩不成(53)\n", "5c5b");
    check("1 ５二歩生(53)\n", "5c5b");
    check("1 ５二竜(63)\n", "6c5b");
    check("1 ５二龍(63)\n", "6c5b");
    check("1 ２二全(23)\n", "2c2b");
    check("1 ２二成銀(23)\n", "2c2b");
    check("1 ５二金打\n", "G*5b");
    check("1 ５二金(00)\n", "G*5b");
}

#[test]
fn times() {
    let check = |time: &str, seconds: Option<u64>, findings: &[&str]| {
        let (record, found) = read(&format!("{HEAD}1 ７六歩(77) {time}\n"));
        let used = record.moves().next().unwrap().used;
        assert_eq!(used, seconds.map(Duration::from_secs), "{time}");
        assert_eq!(places(&found), findings, "{time}");
    };
    check("", None, &[]);
    check("( 0:16/00:00:16)", Some(16), &[]);
    check("(00:16 / 00:00:16)+", Some(16), &[]);
    check("( 0:03/)", Some(3), &[]);
    check("( 0:03/ 0:00:19)", Some(3), &[]);
    check("(75:03/01:15:03)", Some(4503), &[]);
    check("(1:02:03/01:02:03)", Some(3723), &[]);
    check("( 0:16)", Some(16), &[]);
    check("(99999999999:16/)", None, &["5:11 bad_time"]);
    check("( 0;16/)", None, &["5:11 bad_time"]);
    check("oops", None, &["5:11 bad_time"]);
}

#[test]
fn endings() {
    let check = |tail: &str, ending: Option<Ending>, findings: &[&str]| {
        let (record, found) = read(&format!("{HEAD}1 ７六歩(77)\n2 ３四歩(33)\n{tail}"));
        assert_eq!(record.ending(), ending.as_ref(), "{tail}");
        assert_eq!(places(&found), findings, "{tail}");
    };
    use shogi::Color::{Black, White};
    let foul = |by| Ending::Foul { by, name: None, ply: None };
    check("", None, &[]);
    check("3 投了\nまで2手で後手の勝ち\n", Some(Ending::Resign), &[]);
    check("まで2手で後手の勝ち\n", Some(Ending::Resign), &[]);
    check("まで、2手で後手の勝ち\n", Some(Ending::Resign), &[]);
    check("まで2手で時間切れにより後手の勝ち", Some(Ending::Time), &[]);
    check("3 切れ負け\n", Some(Ending::Time), &[]);
    check("3 Time-up\n", Some(Ending::Time), &[]);
    check("3 中断 ( 0:03/ 0:00:19)\nまで2手で中断\n", Some(Ending::Interrupted), &[]);
    check("3 千日手\nまで2手で千日手\n", Some(Ending::Repetition { agreed: false }), &[]);
    check("3 反則勝ち\nまで2手で先手の反則勝ち\n", Some(foul(White)), &[]);
    check("3 反則負け\nまで2手で先手の反則負け\n", Some(foul(Black)), &[]);
    check("3 反則勝ち\nまで2手で連続王手の千日手により先手の勝ち\n", Some(Ending::PerpetualCheck { by: White }), &[]);
    check("3 詰\nまで2手詰\n", Some(Ending::Mate), &[]);
    check("3 封じ手\n", Some(Ending::SealedMove), &[]);
    check("3 宣言勝ち\n", Some(Ending::Other("宣言勝ち".to_owned())), &["7:3 unknown_ending"]);
    check("3 投了\nまで2手で先手の勝ち\n", Some(Ending::Resign), &["8:1 contradictory_closing"]);
    check("3 投了\nまで9手で後手の勝ち\n", Some(Ending::Resign), &["8:1 contradictory_closing"]);
}

/// FOUL-01, FOUL-02: without a mark the piece says whose move it is, if its owner could have played it; that it could be a
/// move with the opponent's piece is said as well.
#[test]
fn moves_out_of_turn_without_a_mark() {
    let check = |moves: &str, illegal: &str, findings: &[&str]| {
        let (record, found) = read(&format!("{HEAD}{moves}"));
        assert_eq!(record.illegal().map(|(_, illegal)| illegal.to_string()).as_deref(), Some(illegal), "{moves}");
        assert_eq!(places(&found), findings, "{moves}");
    };
    check("1 ７六歩(77)\n2 ２六歩(27)\n", "+2g2f", &["6:3 out_of_turn", "6:3 unmarked_move"]);
    check("1 ３四歩(33)\n", "-3c3d", &["5:3 out_of_turn", "5:3 unmarked_move"]);
    check("1 ７六歩(77)\n2 ▲２六歩(27)\n", "+2g2f", &["6:3 out_of_turn"]);
    // No pawn of Black's goes there: this is a move with the opponent's piece.
    check("1 ７六歩(77)\n2 ２四歩(27)\n", "-2g2d", &["6:3 illegal_move"]);
}

/// FOUL-02: a move with the opponent's piece that its owner could have made is written so that it is read as what it was.
#[test]
fn a_move_with_the_opponents_piece_comes_back() {
    let (record, found) = read(&format!("{HEAD}1 ７六歩(77)\n2 ▽２六歩(27)\n"));
    assert_eq!(places(&found), ["6:3 illegal_move"]);
    for format in [Format::Kif, Format::Ki2] {
        let written = kifu::write(&record, format, Encoding::Utf8);
        let options = Options { format: Some(format), trust: false };
        let again = kifu::read_with(&written.bytes, options).unwrap().record;
        let illegal = again.illegal().map(|(_, illegal)| illegal.to_string());
        assert_eq!(illegal.as_deref(), Some("-2g2f"), "{}", String::from_utf8_lossy(&written.bytes));
        assert!(again == record && written.losses.is_empty());
    }
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    let one = "startpos moves 7g7f";
    let check = |moves: &str, usi: &str, findings: &[&str]| check(&format!("{HEAD}{moves}"), usi, findings);
    check("1 ７六歩(77)\nほげほげ\n2 ３四歩(33)\n", "startpos moves 7g7f 3c3d", &["6:1 unknown_line"]);
    check("1 ７六歩(77)\n2 ３四歩(34)\n3 ２六歩(27)\n4 ８四歩(83)\n", one, &["6:6 other_piece", "7:3 moves_not_read"]);
    check("1 ７六歩(77)\n2 ３五歩(33)\n", one, &["6:3 illegal_move"]);
    check("1 ７六歩(77)\n2 ４四歩\n", "startpos moves 7g7f 4c4d", &[]);
    check("1 ７六歩(77)\n2 ３二金\n3 ５八金\n", "startpos moves 7g7f 4a3b", &["7:6 unclear_move"]);
    check("1 ７六歩(77)\n2 ４五歩\n", one, &["6:5 unclear_move"]);
    check("1 ７六歩(77)\n2 ３十歩(33)\n", one, &["6:4 bad_move"]);
    check("1 ７六歩(77)\n2 ３四虎(33)\n", one, &["6:5 bad_move"]);
    check("1 ７六歩(77)\n2 ３四歩(3)\n", one, &["6:6 bad_move"]);
    check("1 同　歩(77)\n", "startpos", &["5:3 bad_move"]);
    check("2 ７六歩(77)\n", one, &["5:1 wrong_number"]);
    check("1 ７六歩(77)\n2 投了\n3 ３四歩(33)\n", one, &["7:3 moves_not_read"]);
}

/// Every line of the record as its first ply and its moves.
fn tree(record: &Record) -> Vec<String> {
    let text = |id| match record.step(id) {
        Some(Step::Move(m)) => m.to_string(),
        Some(Step::Illegal(illegal)) => format!("!{}", illegal.attempt.to()),
        Some(Step::End(ending)) => ending.code().to_owned(),
        None => String::new(),
    };
    let line = |line: Line| record.line_from(line.first).map(text).filter(|text| !text.is_empty()).collect::<Vec<_>>();
    record.lines().map(|own| format!("{}: {}", own.plies + 1, line(own).join(" "))).collect()
}

/// The moves read as these lines, with these findings; written and read again, the tree is the same.
fn check_tree(moves: &str, lines: &[&str], findings: &[&str]) {
    let (record, found) = read(&format!("{HEAD}{moves}"));
    assert_eq!(tree(&record), lines, "{moves}");
    assert_eq!(places(&found), findings, "{moves}");
    let text = kifu::kif::write(&record);
    assert_eq!(read(&text).0, record, "{text}");
}

/// The block belongs to the line read last.
#[test]
fn variations() {
    check_tree(
        "1 ７六歩(77)+\n2 ３四歩(33)+\n3 ２六歩(27)\n\n変化：2手\n2 ８四歩(83)\n3 ６八銀(79)+\n\n変化：3手\n3 ２六歩(27)\n\n変化:1手\n1 ２六歩(27)\n",
        &["1: 7g7f 3c3d 2g2f", "2: 8c8d 7i6h", "3: 2g2f", "1: 2g2f"],
        &[],
    );
    // A block within a block, which goes back further than that began: the rest is the main line's.
    check_tree(
        "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n変化：3手\n3 ６六歩(67)\n4 ８四歩(83)\n変化：2手\n2 ８四歩(83)\n変化：4手\n",
        &["1: 7g7f 3c3d 2g2f", "3: 6g6f 8c8d", "2: 8c8d"],
        &["13:1 variation_not_read"],
    );
    // An ending can be replaced too, and be a variation.
    check_tree(
        "1 ７六歩(77)\n2 投了\n変化：2手\n2 ３四歩(33)\n3 ３四歩打\n変化：2手\n2 中断\nまで1手で中断\n",
        &["1: 7g7f resign", "2: 3c3d !3d"],
        &["9:3 illegal_move", "11:3 contradictory_closing", "12:1 contradictory_closing"],
    );
}

/// Files made by hand count on: the nearest line around that has such a move is meant.
#[test]
fn variations_of_lines_left_before() {
    check_tree(
        "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n5 ２五歩(26)\n\n変化：3手目\n3 ６六歩(67)\n\n変化：5手目\n5 ７七角(88)\n変化：  1手\n1 ２六歩(27)\n変化：4手\n4 ３二金(41)\n",
        &["1: 7g7f 3c3d 2g2f 8c8d 2f2e", "5: 8h7g", "4: 4a3b", "3: 6g6f", "1: 2g2f"],
        &[],
    );
}

#[test]
fn variations_that_are_not_as_they_should_be() {
    // Before the first move it means nothing.
    check_tree("変化：0手\n1 ７六歩(77)\n2 ３四歩(33)\n", &["1: 7g7f 3c3d"], &["5:1 unknown_line"]);
    // What cannot be reached is left out, with all that is said of it.
    check_tree(
        "1 ７六歩(77)\n変化：9手\n*x\n9 ２六歩(27)\nまで8手で中断\n変化：1手\n1 ２六歩(27)\n",
        &["1: 7g7f", "1: 2g2f"],
        &["6:1 variation_not_read"],
    );
    check_tree("1 ７六歩(77)\n変化\n1 ２六歩(27)\n", &["1: 7g7f"], &["6:1 variation_not_read"]);
    check_tree("1 ７六歩(77)\n変化：0手\n1 ２六歩(27)\n", &["1: 7g7f"], &["6:1 variation_not_read"]);
    // A number that comes again is a sibling's.
    check_tree(
        "1 ７六歩(77)\n変化：1手\n1 ２六歩(27)\n2 ３四歩(33)\n2 ８四歩(83)\n3 ２五歩(26)\n",
        &["1: 7g7f", "1: 2g2f 3c3d", "2: 8c8d 2f2e"],
        &["9:1 unannounced_variation"],
    );
    // Equal ones are one; numbers give way to the announcement.
    check_tree(
        "1 ７六歩(77)\n2 ３四歩(33)\n変化：1手#x\n3 ７六歩(77)\n4 ８四歩(83)\n",
        &["1: 7g7f 3c3d", "2: 8c8d"],
        &["8:1 wrong_number", "9:1 wrong_number"],
    );
    // One that cannot be read is no reason to lose the next.
    check_tree(
        "1 ７六歩(77)\n2 ３四虎(33)\n3 ２六歩(27)\n変化：1手\n1 ２六歩(27)\n2 投了\n3 ８四歩(83)\n",
        &["1: 7g7f", "1: 2g2f resign"],
        &["6:5 bad_move", "7:3 moves_not_read", "11:3 moves_not_read"],
    );
}

/// Times count from the start along each line; comments, bookmarks and endings have their place.
#[test]
fn what_is_written_beside_variations() {
    let text = format!(
        "#KIF version=2.0 encoding=UTF-8\n{HEAD}\
        \x20  1 ７六歩(77)    ( 1:00/00:01:00)+\n\
        \x20  2 ３四歩(33)    ( 0:10/00:00:10)+\n*a\n&b\n\
        \x20  3 ２六歩(27)    ( 2:00/00:03:00)\n\
        \x20  4 投了\nまで3手で先手の勝ち\n\n\
        変化：2手\n\
        \x20  2 ８四歩(83)    ( 0:20/00:00:20)+\n*c\n\
        \x20  3 中断          ( 0:05/00:01:05)\n*d\nまで2手で中断\n\n\
        変化：2手\n\
        \x20  2 ３二金(41)\n\n\
        変化：1手\n\
        \x20  1 ２六歩(27)    ( 0:01/00:00:01)\n"
    );
    let (record, findings) = read(&text);
    assert_eq!(places(&findings), [] as [&str; 0]);
    assert_eq!(tree(&record), ["1: 7g7f 3c3d 2g2f resign", "2: 8c8d interrupted", "2: 4a3b", "1: 2g2f"]);
    assert_eq!(kifu::kif::write(&record), text);
}

// HCAP-19, HCAP-21: both readings of 五枚落ち come in.
#[test]
fn starts() {
    let move_of_white = "手数----指手---------消費時間--\n1 ３四歩(33)\n";
    let check = |head: &str, sfen: &str| {
        check(&format!("{head}{move_of_white}"), &format!("sfen {sfen} w - 1 moves 3c3d"), &[]);
    };
    let rest = "ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    for (name, top) in [
        ("香落ち　　", "lnsgkgsn1/1r5b1"),
        ("右香落ち", "1nsgkgsnl/1r5b1"),
        ("三枚落ち", "lnsgkgsn1/9"),
        ("五枚落ち", "2sgkgsn1/9"),
        ("左五枚落ち", "1nsgkgs2/9"),
        ("左七枚落ち", "2sgkg3/9"),
        ("右七枚落ち", "3gkgs2/9"),
        ("両香落ち", "1nsgkgsn1/1r5b1"),
        ("トンボ", "4k4/1r5b1"),
    ] {
        check(&format!("手合割：{name}\n下手：A\n上手：B\n"), &format!("{top}/{rest}"));
        check(&format!("手合割:{name}\n"), &format!("{top}/{rest}"));
    }
    let (record, findings) = read("手合割：平手#コメント\n1 ７六歩(77)\n");
    assert_eq!((record.handicap(), findings.len()), (Some(shogi::Handicap::Even), 0));
}

// HCAP-21: the format's 五枚落ち is not the federation's, so each goes out under the name that the format has for it.
#[test]
fn five_pieces_go_out_by_the_names_of_the_format() {
    let check = |handicap: shogi::Handicap, name: &str| {
        let text = kifu::kif::write(&Record::with_handicap(handicap));
        assert!(text.contains(&format!("手合割：{name}\n")), "{text}");
    };
    check(shogi::Handicap::FivePiece, "左五枚落ち");
    check(shogi::Handicap::FivePieceRight, "五枚落ち");
}

#[test]
fn starts_that_cannot_be_understood() {
    let check = |text: &str, place: &str| {
        let finding = kifu::read(text.as_bytes()).expect_err(text);
        assert_eq!(format!("{}:{} {}", finding.line, finding.column, finding.kind.code()), place, "{text}");
    };
    check("手合割：百枚落ち\n1 ７六歩(77)\n", "1:5 unknown_handicap");
    check("手合割：5五将棋\n1 ７六歩(77)\n", "1:5 other_game");
    check("先手：A\n後手：B\n1手目   8八獅子 （←7九）\n", "3:1 other_game");
    check("手合割：詰将棋\n1 ７六歩(77)\n", "1:5 unknown_handicap");
    let said = kifu::read("手合割：百枚落ち\n1 ７六歩(77)\n".as_bytes()).unwrap_err().to_string();
    assert!(said.contains("百枚落ち") && said.contains("左五枚落ち") && said.contains("裸玉"), "{said}");
    check("| ・ ・ ・ ・v猫 ・ ・ ・ ・|一\n", "1:11 bad_diagram");
    check("後手の持駒：飛　猫\n", "1:9 bad_diagram");
    check("後手の持駒：歩十九\n", "1:7 bad_diagram");
    check("| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n1 ７六歩(77)\n", "2:1 bad_diagram");
    check("", "1:1 not_a_record");
}

/// A head after moves begins another game; what stands right before it belongs to that one.
#[test]
fn games_one_after_the_other() {
    let check = |text: &str, games: &[&str]| {
        let read = |reading: Result<kifu::Reading, _>| {
            let reading: kifu::Reading = reading.unwrap();
            let headers = reading.record.headers.iter().map(|(_, value)| value).collect::<Vec<_>>().join(",");
            let moves: Vec<String> = reading.record.moves().map(|played| played.m.to_string()).collect();
            format!("{headers}: {} {}", moves.join(" "), places(&reading.findings).join(" ")).trim_end().to_owned()
        };
        let found: Vec<String> = kifu::games(text.as_bytes(), kifu::Options::default()).map(read).collect();
        assert_eq!(found, games, "{text}");
        let first = kifu::read(text.as_bytes()).unwrap();
        let others = first.findings.iter().filter(|finding| finding.kind.code() == "other_games_not_read").count();
        assert_eq!(others, usize::from(games.len() > 1), "{text}");
    };
    let game =
        |name: &str, m: &str| format!("手合割：平手\n先手：{name}\n手数----指手---------消費時間--\n*x\n1 {m}\n");
    let (first, second) = (game("A", "７六歩(77)"), game("B", "２六歩(27)"));
    check(&first, &["A: 7g7f"]);
    check(&format!("{first}{second}{first}"), &["A: 7g7f", "B: 2g2f", "A: 7g7f"]);
    check(&format!("{first}2 投了\nまで1手で先手の勝ち\n\n{second}"), &["A: 7g7f", "B: 2g2f"]);
    check(&format!("{first}変化：1手\n1 ５六歩(57)\n{second}"), &["A: 7g7f", "B: 2g2f"]);
    check(&format!("{first}# Kifu\n対局ID：7\n{second}"), &["A: 7g7f", "7,B: 2g2f"]);
    check(&format!("{first}備考：x\n"), &["A,x: 7g7f"]);
    check(&format!("{first}先手：B\n▲５六歩\n"), &["A: 7g7f", "B: 5g5f"]);
}

/// A header of another format is no move of this one.
#[test]
fn headers_that_would_be_read_as_something_else() {
    for word in ["1 ７六歩(77)", "*", "まで", "手合割", "変化", "先手の持駒", "|", ""] {
        let (mut record, _) = read(&format!("{HEAD}1 ２六歩(27)\n"));
        record.headers.push(kifu::Key::Other(word.to_owned()), "x");
        let (again, findings) = read(&kifu::kif::write(&record));
        assert_eq!((again.moves().count(), findings.len()), (1, 0), "{word}");
        assert_eq!(again.headers.get(&kifu::Key::Note), Some(format!("{word}：x").as_str()), "{word}");
    }
}

#[test]
fn encodings() {
    let text = format!("{HEAD}1 ７六歩(77)\n*髙﨑～①\n");
    let (expected, _) = read(&text);
    let (shift_jis, _, lossy) = encoding_rs::SHIFT_JIS.encode(&text);
    assert!(!lossy);
    let (euc_jp, _, _) = encoding_rs::EUC_JP.encode(HEAD);
    assert_eq!(kifu::read(&shift_jis).unwrap().record, expected);
    assert_eq!(kifu::read(format!("\u{feff}{text}").as_bytes()).unwrap().record, expected);
    assert_eq!(kifu::read(&euc_jp).unwrap().record.headers, expected.headers);
    assert_eq!(kifu::read(b"\xff\xfe\xfd").unwrap_err().kind.code(), "not_text");
}

#[test]
fn standard_shogi_among_the_family_is_an_even_game() {
    let reading = kifu::read("手合割：本将棋\n   1 ７六歩(77)\n".as_bytes()).unwrap();
    assert_eq!(reading.record.handicap(), Some(shogi::Handicap::Even));
    assert!(reading.findings.is_empty(), "{:?}", reading.findings);
}
