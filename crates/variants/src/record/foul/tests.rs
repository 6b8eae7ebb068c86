use super::*;
use crate::record::{Cursor, Ending, Fault, Record, RecordForm};

fn record(text: &str) -> Record {
    Record::read(text).expect("a record").unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A record whose last player has lost by this foul.
fn lost(line: &str, foul: impl FnOnce(&Position) -> Foul) -> Record {
    let mut record = record(line);
    let (end, mut cursor) = (record.end(), Cursor::last(&record));
    let ending = Ending { foul: Some(foul(&end)), ..Ending::fouled(end.turn(), end.turn()) };
    cursor.end(&mut record, ending).unwrap();
    record
}

/// Which move was a foul, and by which rule, comes back from both forms that hold an ending.
#[test]
fn the_foul_that_lost_a_game_comes_back() {
    let check = |line: &str, text: &str, bar: Bar, ply: u32| {
        let lost = lost(line, |end| {
            let m = end.read_move(text).unwrap();
            Foul { code: bar.code().to_owned(), name: bar.kanji().to_owned(), ply, m: Some(m) }
        });
        let side = if ply % 2 == 1 { "先手" } else { "後手" };
        let kif = lost.write(RecordForm::Kif);
        let told = format!("反則負け\n*終局：反則手、{side}の負け、{ply}手目、{text}、{}\nまで", bar.kanji());
        assert!(kif.contains(&told), "{kif}");
        for again in [kif, lost.write(RecordForm::Json)] {
            assert_eq!(*record(&again), *lost, "{again}");
        }
    };
    check("variant minishogi startpos moves 5d5c 5a5c", "1e1d", Bar::Check, 3);
    check("variant dobutsu startpos moves 2c2b", "3a3d", Bar::Movement, 2);
    check("variant dobutsu startpos moves", "2b2a", Bar::OpponentsPiece, 1);
    check("variant dobutsu startpos moves", "1c1b", Bar::NoPiece, 1);
    check("variant minishogi startpos moves", "P*3c", Bar::NotInHand, 1);
    check("variant chu startpos moves 7j5h", "12d12a", Bar::OwnPieceOnTarget, 2);
}

#[test]
fn json_tells_it_in_parts() {
    let text = lost("variant minishogi startpos moves 5d5c 5a5c", |end| {
        let m = end.read_move("1e1d").ok();
        Foul { code: "barred_check".to_owned(), name: "王手放置".to_owned(), ply: 3, m }
    });
    let json: serde_json::Value = serde_json::from_str(&text.write(RecordForm::Json)).unwrap();
    let told = serde_json::json!({"code": "barred_check", "name": "王手放置", "ply": 3, "move": "1e1d"});
    assert_eq!(json["ending"]["foul"], told);
}

/// What is no move is told by its name; that of a rule which is not about moves has no code in KIF.
#[test]
fn a_foul_may_be_no_move() {
    let told = |code: &str| Foul { code: code.to_owned(), name: "隠し駒".to_owned(), ply: 2, m: None };
    let lost_by = |code| lost("variant chu startpos moves 7j5h", |_| told(code));
    let all = lost_by("hidden_piece");
    assert_eq!(*record(&all.write(RecordForm::Json)), *all);
    assert_eq!(*record(&all.write(RecordForm::Kif)), *lost_by(""));
}

#[test]
fn other_remarks_are_remarks() {
    let check = |end: &str| {
        let read = record(&format!("手合割：5五将棋\n   1   {end}\n"));
        let (id, ending) = (*read).end().unwrap();
        assert_eq!(ending.foul, None, "{end}");
        assert_eq!(read.comment(id).lines().count(), end.lines().count() - 1, "{end}");
    };
    check("反則負け");
    check("反則負け\n*終局：反則手");
    check("反則負け\n*終局：反則手、先手の負け");
    check("反則負け\n*終局：反則手、先手の負け、1手目、9z9z、二歩");
    check("反則負け\n*終局：反則手、先手の負け、一手目、1e1d、二歩");
    check("反則負け\n*終局：反則手、後手の負け、1手目、1e1d、二歩");
    check("投了\n*終局：反則手、先手の負け、1手目、1e1d、二歩");
    let twice = "*終局：反則手、先手の負け、1手目、1e1d、王手放置\n".repeat(2);
    let read = record(&format!("手合割：5五将棋\n   1   反則負け\n{twice}"));
    assert!(read.ending().unwrap().foul.is_some() && !read.comment((*read).end().unwrap().0).is_empty());
}

/// Only who has lost by a foul has one, and its name is a word.
#[test]
fn an_ending_holds_no_more_than_can_be() {
    let json = |end: &str| format!("{{\"variant\": \"minishogi\", \"moves\": [], \"ending\": {end}}}");
    let foul = |end: &str| record(&json(end)).ending().unwrap().foul.clone();
    let told = r#""foul": {"name": "二、\n歩", "ply": 1, "move": "P*3c"}"#;
    assert_eq!(foul(&format!(r#"{{"word": "投了", "winner": "white", {told}}}"#)), None);
    assert_eq!(foul(&format!(r#"{{"word": "反則負け", "winner": null, {told}}}"#)), None);
    assert_eq!(foul(r#"{"word": "反則負け", "winner": "white", "foul": {"name": " ", "ply": 1}}"#), None);
    let kept = foul(&format!(r#"{{"word": "反則負け", "winner": "white", {told}}}"#)).unwrap();
    assert_eq!((kept.name.as_str(), kept.m.is_some()), ("二歩", true));
    let wrong = json(r#"{"word": "反則負け", "winner": "white", "foul": {"name": "二歩", "ply": 1, "move": "夢"}}"#);
    let error = Record::read(&wrong).expect("a record").expect_err("no move");
    assert_eq!(error.fault, Fault::UnknownLine("夢".to_owned()));
}
