//! KI2: moves as books write them.

use kifu::{Cursor, Encoding, Ending, Finding, Format, Line, Record, Step, Written};

const HEAD: &str = "手合割：平手\n先手：A\n後手：B\n\n";

fn read(text: &str) -> (Record, Vec<Finding>) {
    let reading = kifu::read(text.as_bytes()).unwrap_or_else(|finding| panic!("{finding}\n{text}"));
    assert_eq!(reading.format, Format::Ki2, "{text}");
    (reading.record, reading.findings)
}

fn places(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(|f| format!("{}:{} {}", f.line, f.column, f.kind.code())).collect()
}

/// The moves read as this USI line, with these findings; written and read again, the record is the same.
fn check(moves: &str, usi: &str, findings: &[&str]) {
    let (record, found) = read(&format!("{HEAD}{moves}"));
    assert_eq!(kifu::usi::write(&record), usi, "{moves}");
    assert_eq!(places(&found), findings, "{moves}");
    let text = kifu::ki2::write(&record);
    assert_eq!(read(&text).0, record, "{text}");
}

#[test]
fn spellings() {
    let two = "startpos moves 7g7f 3c3d";
    let four = "startpos moves 7g7f 3c3d 8h2b+ 3a2b";
    for moves in [
        "▲７六歩    △３四歩",
        "☗７六歩 ☖３四歩\n",
        "▼７六歩▽３四歩",
        "▲7六歩、△34歩",
        "▲７六歩\r\n△３四歩\r\n",
        "　▲７六歩(77)　△３四歩（33）",
    ] {
        check(moves, two, &[]);
    }
    for take in ["同　銀", "同銀", "同 銀", "２二同　銀", "同銀(31)", "同　銀右上", "同　銀上右"]
    {
        check(&format!("▲７六歩 △３四歩 ▲２二角成 △{take}\n"), four, &[]);
    }
    check("▲７六歩△３四歩▲２二角成り△同銀▲５五角打", "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e", &[]);
    check("▲７六歩△３四歩▲２二角生", "startpos moves 7g7f 3c3d 8h2b", &[]);
    check("▲５八金(49)", "startpos moves 4i5h", &[]);
    check("▲５八金右", "startpos moves 4i5h", &[]);
}

/// NOTA-08: what books prefer for a Dragon going forward is as good as 上.
#[test]
fn dragons_go_forward() {
    let head = "後手の持駒：なし\n\
        | ・ ・ ・ ・v玉 ・ ・ ・ ・|\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n| ・ ・ ・ ・ ・ ・ ・ 龍 ・|\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n\
        | ・ ・ ・ ・ ・ ・ ・ 龍 ・|\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|\n先手の持駒：なし\n";
    for (sign, from) in [("上", "2g2e"), ("行", "2g2e"), ("入", "2g2e"), ("引", "2c2e")] {
        let (record, findings) = read(&format!("{head}▲２五龍{sign}\n"));
        assert_eq!((record.moves().next().unwrap().m.to_string().as_str(), findings.len()), (from, 0), "{sign}");
    }
}

#[test]
fn endings() {
    use shogi::Color::{Black, White};
    let check = |tail: &str, ending: Option<Ending>, findings: &[&str]| {
        let (record, found) = read(&format!("{HEAD}▲７六歩 △３四歩{tail}"));
        assert_eq!(record.ending(), ending.as_ref(), "{tail}");
        assert_eq!(places(&found), findings, "{tail}");
    };
    let foul = |by| Ending::Foul { by, name: None, ply: None };
    check("", None, &[]);
    check("\nまで2手で後手の勝ち\n", Some(Ending::Resign), &[]);
    check(" ▲投了", Some(Ending::Resign), &[]);
    check("▲投了\nまで2手で後手の勝ち\n", Some(Ending::Resign), &[]);
    check("\nまで2手詰", Some(Ending::Mate), &[]);
    check("\nまで2手で時間切れにより後手の勝ち", Some(Ending::Time), &[]);
    check("\nまで2手で後手の反則負け", Some(foul(White)), &[]);
    check("\nまで2手で先手の反則負け", Some(foul(Black)), &[]);
    check("\nまで2手で封じ手", Some(Ending::SealedMove), &[]);
    check("\nまで3手で中断", Some(Ending::Interrupted), &["6:1 contradictory_closing"]);
}

/// Some texts leave the players' marks out.
#[test]
fn without_marks() {
    let three = "startpos moves 7g7f 3c3d 8h2b+ 3a2b";
    for moves in [
        "７六歩　３四歩　２二角成　同銀",
        "76歩 34歩 22角成 同銀",
        "7六歩34歩２二角成同　銀\n",
        "７六歩\n３四歩\n２二角成\n同銀\n",
        "７六歩、３四歩、２二角成、同銀。",
        "７六歩(77) ３四歩(33) ２二角成(88) 同　銀(31)",
        "七六歩 三四歩 二二角成 同銀",
    ] {
        check(moves, three, &[]);
    }
    let (record, _) = read("７六歩　３四歩　投了\n");
    assert_eq!((record.ending(), record.plies()), (Some(&Ending::Resign), 2));
    // Words between them are no endings, and a wrong move is told in its place.
    check("７六歩　長考　３四歩", "startpos moves 7g7f", &["5:5 unknown_line"]);
    check("７六歩　３五歩　２六歩", "startpos moves 7g7f", &["5:7 unclear_move", "5:11 moves_not_read"]);
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    check("▲７六歩 △３四虎 ▲２六歩", "startpos moves 7g7f", &["5:9 bad_move", "5:11 moves_not_read"]);
    check("▲７六歩 △３五歩 ▲２六歩", "startpos moves 7g7f", &["5:9 unclear_move", "5:11 moves_not_read"]);
    check("▲７六歩 △３四歩 ▲５八金", "startpos moves 7g7f 3c3d", &["5:15 unclear_move"]);
    check("▲７六歩 x △３四歩", "startpos moves 7g7f 3c3d", &["5:6 unknown_line"]);
    // Who moves twice has not passed: it is a foul, and the game may go on.
    check("▲７六歩 ▲２六歩", "startpos moves 7g7f", &["5:6 out_of_turn"]);
}

#[test]
fn canonical() {
    let text = format!(
        "#KI2 version=2.0 encoding=UTF-8\n{HEAD}*s\n\
         ▲７六歩    △３四歩    ▲２二角不成 △同　銀    ▲６六歩    △４二玉\n\
         ▲２六歩    △３三銀\n*a\n*b\n&c\n\
         ▲２五歩\n\
         まで9手で先手の勝ち\n*d\n\n\
         変化：9手\n▲６八飛    △３二玉\n\n\
         変化：2手\nまで1手で中断\n"
    );
    let (record, findings) = read(&text);
    assert_eq!(places(&findings), [] as [&str; 0]);
    let step = |id| match record.step(id) {
        Some(Step::Move(m)) => m.to_string(),
        Some(Step::End(ending)) => ending.code().to_owned(),
        _ => String::new(),
    };
    let line = |line: Line| record.line_from(line.first).map(step).collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = record.lines().skip(1).map(line).collect();
    assert_eq!(lines, ["2h6h 4b3b", "interrupted"]);
    assert_eq!(kifu::ki2::write(&record), text);
}

/// A word that would be taken for something else is told in a remark.
#[test]
fn endings_of_misleading_words_come_back() {
    for word in ["後手の勝ち", "先手の反則勝ち", "1手", "a+", "(x", "同銀"] {
        for format in [Format::Kif, Format::Ki2] {
            let mut record = Record::with_handicap(shogi::Handicap::Even);
            Cursor::new(&record).end(&mut record, Ending::Other(word.to_owned())).unwrap();
            let Written { bytes, losses } = kifu::write(&record, format, Encoding::Utf8);
            assert_eq!((kifu::read(&bytes).unwrap().record, losses), (record, vec![]), "{word}");
        }
    }
}
