use super::*;
use crate::{Judgement, Line, Scope, Score};
use kifu::notation::Notation;
use shogi::Handicap;

fn speak(record: &mut Record, better: i32) {
    erase(record);
    let mut analysis = Analysis::of(record, Scope::Variations);
    analysis.run(&mut |question| {
        let (score, line): (i32, &[&str]) = match question.moves.len() {
            2 => (0, &["2g2f", "8c8d"]),
            3 if question.moves[2].to_string() == "6g6f" => (better, &["2b6f"]),
            3 if question.moves[2].to_string() == "2g2f" => (0, &["8c8d"]),
            _ => (0, &[]),
        };
        let moves = line.iter().map(|m| m.parse().unwrap()).collect();
        Some(Judgement { best: Line { score: Score::Value(score), moves }, ..Judgement::default() })
    });
    let text = |id: &str, values: &[(&str, &str)]| {
        values.iter().fold(id.to_owned(), |text, (name, value)| format!("{text} {name}={value}"))
    };
    annotate(record, &analysis, &Speech { text: &text, notation: Notation::WESTERN, handicap: Handicap::Even });
}

fn record() -> Record {
    kifu::read("手合割：平手\n1 ７六歩(77)\n*定跡\n2 ３四歩(33)\n3 ６六歩(67)\n4 ８四歩(83)\n".as_bytes())
        .unwrap()
        .record
}

#[test]
fn another_analysis_replaces_the_first() {
    let mut twice = record();
    speak(&mut twice, 300);
    let first = kifu::kif::write(&twice);
    assert!(first.contains("first=analysis-mistake sign=?"), "{first}");
    assert!(first.contains("変化：3手") && first.contains("[Miyako] >2 analysis-value"), "{first}");
    assert!(first.contains("*定跡"), "{first}");
    speak(&mut twice, 300);
    assert_eq!(kifu::kif::write(&twice), first);
    // What is read again is the same.
    let mut again = kifu::read(first.as_bytes()).unwrap().record;
    speak(&mut again, 300);
    assert_eq!(kifu::kif::write(&again), first);
    erase(&mut again);
    assert_eq!(again, record());
}

#[test]
fn what_people_add_stays() {
    let mut record = record();
    speak(&mut record, 300);
    let first = record.children(record.main_line().nth(2).unwrap()).nth(1).unwrap();
    let mut cursor = cursor_at(&record, record.next(first).unwrap());
    let added = cursor.play(&mut record, "2f2e".parse().unwrap()).unwrap();
    record.add_comment(first, "面白い");
    speak(&mut record, 300);
    assert!(is_in(&record, added));
    assert_eq!(record.comment(first).lines().next(), Some("面白い"));
    // The better line is there already.
    assert_eq!(record.variations(), 1);
    erase(&mut record);
    assert_eq!(record.comment(first), "面白い");
}
