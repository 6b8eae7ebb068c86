//! Laws of remarks, on records that other people have made: a judge of chance stands in for an engine.

use crate::shelf;
use kifu::notation::Notation;
use kifu::{Encoding, Format, Record};
use shogi::Handicap;
use study::{Analysis, Judgement, Line, Question, Scope, Score, Speech};

/// Judges by the key of the position, so that the same position is always worth the same, and goes on with any moves.
fn judge(question: &Question) -> Judgement {
    let mut position = question.start.clone();
    question.moves.iter().for_each(|m| position.play_unchecked(*m));
    let key = position.key();
    let mut moves = Vec::new();
    for step in 0..4 {
        let legal = position.legal_moves();
        let Some(m) = legal.get((key >> (8 * step)) as usize % legal.len().max(1)) else { break };
        moves.push(*m);
        position.play_unchecked(*m);
    }
    let score = match (moves.is_empty(), key % 16) {
        (true, _) => Score::MatedIn(0),
        (false, 0) => Score::MateIn(3),
        (false, 1) => Score::MatedIn(4),
        (false, _) => Score::Value((key >> 32) as i32 % 900),
    };
    Judgement { best: Line { score, moves }, ..Judgement::default() }
}

fn annotated(record: &Record) -> Record {
    let mut record = record.clone();
    study::erase(&mut record);
    let mut analysis = Analysis::of(&record, Scope::Variations);
    analysis.run(&mut |question| Some(judge(question)));
    let text = |id: &str, values: &[(&str, &str)]| {
        values.iter().fold(id.to_owned(), |text, (name, value)| format!("{text} {name}={value}"))
    };
    study::annotate(&mut record, &analysis, &Speech { text: &text, notation: Notation::KI2, handicap: Handicap::Even });
    record
}

/// Remarks can be taken out again, replaced by themselves, and survive being written and read.
fn check(record: &Record, name: &str) {
    let once = annotated(record);
    let mut erased = once.clone();
    study::erase(&mut erased);
    assert_eq!(&erased, record, "{name}: erased");
    assert_eq!(annotated(&once), once, "{name}: twice");
    let bytes = kifu::write(&once, Format::Jkf, Encoding::Utf8).bytes;
    let again = kifu::read(&bytes).unwrap().record;
    assert_eq!(annotated(&again), again, "{name}: read again");
}

#[test]
fn remarks_on_made_up_records() {
    for text in [
        "startpos moves 7g7f 3c3d 8h2b+ 3a2b",
        "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1 moves G*5b",
        "手合割：平手\n*全体\n1 ７六歩(77)\n*一\n2 ３四歩(33)\n3 中断\n\n変化：2手\n2 ８四歩(83)\n*二\n3 ２六歩(27)\n",
        "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ７五歩(77)\n",
        "手合割：香落ち\n1 ３四歩(33)\n2 投了\n",
    ] {
        check(&kifu::read(text.as_bytes()).unwrap().record, text);
    }
}

#[test]
fn remarks_on_records_of_the_shelf() {
    let Some(shelf) = shelf::file("records") else { return };
    let mut paths: Vec<_> = std::fs::read_dir(shelf).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut count = 0;
    for path in paths.iter().step_by(9) {
        let bytes = std::fs::read(path).unwrap();
        let Ok(reading) = kifu::read(&bytes) else { continue };
        if reading.record.plies() < 300 {
            check(&reading.record, &path.display().to_string());
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}
