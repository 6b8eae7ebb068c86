use super::*;
use crate::{Mark, Score};

fn record(text: &str) -> Record {
    kifu::read(text.as_bytes()).unwrap().record
}

fn worth(value: i32, m: &str) -> Judgement {
    let moves = m.split_whitespace().map(|m| m.parse().unwrap()).collect();
    Judgement { best: Line { score: Score::Value(value), moves }, ..Judgement::default() }
}

#[test]
fn every_position_is_asked_once_from_the_end() {
    let record = record("startpos moves 7g7f 3c3d 2g2f");
    let mut asked = Vec::new();
    let mut analysis = Analysis::of(&record, Scope::MainLine);
    analysis.run(&mut |question| {
        asked.push(question.moves.len());
        Some(Judgement::default())
    });
    assert_eq!(asked, [3, 2, 1, 0]);
    assert!(analysis.moves().all(|(_, passage)| passage.verdict.is_some()));
    assert!(analysis.open().is_empty() && analysis.accused().is_empty());
}

#[test]
fn variations_are_asked_about_if_wanted() {
    // The variation comes to the same position by another way.
    let kif = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n\n変化：1手\n1 ２六歩(27)\n2 ３四歩(33)\n3 ７六歩(77)\n4 ８四歩(83)\n";
    let record = record(kif);
    assert_eq!(Analysis::of(&record, Scope::MainLine).places().len(), 4);
    let mut analysis = Analysis::of(&record, Scope::Variations);
    assert_eq!((analysis.places().len(), analysis.open().len()), (8, 7));
    analysis.run(&mut |_| Some(Judgement::default()));
    assert_eq!(analysis.moves().filter(|(_, passage)| passage.verdict.is_some()).count(), 7);
}

#[test]
fn repetitions_are_asked_about_each_time() {
    let record = record("startpos moves 2h3h 8b7b 3h2h 7b8b 2h3h");
    assert_eq!(Analysis::of(&record, Scope::MainLine).open().len(), 6);
}

#[test]
fn a_mistake_is_looked_at_twice() {
    let record = record("startpos moves 7g7f 3c3d 6g6f");
    let judge = |second: i32| {
        let mut analysis = Analysis::of(&record, Scope::MainLine);
        let mut asked = Vec::new();
        analysis.run(&mut |question| {
            asked.push(question.moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" "));
            Some(match (question.moves.len(), question.moves.last().map(Move::to_string).as_deref()) {
                (2, _) => worth(0, "2g2f 8c8d"),
                (3, Some("6g6f")) => worth(300, "2b6f"),
                (3, Some("2g2f")) => worth(second, "4a3b"),
                _ => worth(0, ""),
            })
        });
        assert_eq!(asked.last().map(String::as_str), Some("7g7f 3c3d 2g2f"));
        assert_eq!(asked.len(), 5);
        analysis.places()[3].passage.clone().unwrap()
    };
    let guilty = judge(-50);
    assert_eq!(guilty.verdict.unwrap().mark, Some(Mark::Mistake));
    let better = guilty.better.unwrap();
    assert_eq!(better.score, Score::Value(50));
    assert_eq!(better.moves.iter().map(Move::to_string).collect::<Vec<_>>(), ["2g2f", "4a3b"]);
    let cleared = judge(280);
    assert_eq!((cleared.verdict.unwrap().mark, cleared.better), (None, None));
}

#[test]
fn stopping_keeps_what_is_known() {
    let record = record("startpos moves 7g7f 3c3d 2g2f");
    let mut left = 2;
    let mut analysis = Analysis::of(&record, Scope::MainLine);
    analysis.run(&mut |_| {
        left -= 1;
        (left >= 0).then(Judgement::default)
    });
    let judged: Vec<bool> = analysis.places().iter().map(|place| place.judgement.is_some()).collect();
    assert_eq!(judged, [false, false, true, true]);
    assert_eq!(analysis.open(), [1, 0]);
}

#[test]
fn what_no_engine_can_judge_is_left_out() {
    // White's king could be taken at once; after a foul the game begins anew.
    let open = Analysis::of(&record("sfen 4k4/9/9/9/9/9/9/9/4R4 b - 1"), Scope::MainLine);
    assert!(open.places().is_empty());
    let foul = record("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ７五歩(77)\n");
    let analysis = Analysis::of(&foul, Scope::MainLine);
    assert_eq!(analysis.places().len(), 3);
    assert_eq!(analysis.question(2).moves.len(), 2);
}
