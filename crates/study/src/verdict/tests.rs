use super::*;
use crate::Line;

fn line(score: Score, moves: &str) -> Line {
    Line { score, moves: moves.split_whitespace().map(|m| m.parse().unwrap()).collect() }
}

fn judgement(lines: &[(Score, &str)]) -> Judgement {
    let mut lines = lines.iter().map(|(score, moves)| line(*score, moves));
    Judgement { best: lines.next().unwrap(), others: lines.collect(), ..Judgement::default() }
}

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// The verdict on 2g2f at the start, where 7g7f is best: what the sides think it is worth before and after.
fn on_another_move(before: Score, after: Score) -> Verdict {
    let position = START.parse().unwrap();
    let (before, after) = (judgement(&[(before, "7g7f")]), judgement(&[(after, "3c3d")]));
    let played = "2g2f".parse().unwrap();
    let choice = Choice { position: &position, last_to: None, played, before: &before, after: Some(&after) };
    Verdict::of(&choice).unwrap()
}

#[test]
fn marks_follow_the_chance_lost() {
    use Score::{MateIn, MatedIn, Value};
    let check = |before: Score, after: Score, mark: Option<Mark>| {
        assert_eq!(on_another_move(before, after).mark, mark, "{before} to {after}");
    };
    check(Value(0), Value(100), None);
    check(Value(0), Value(130), Some(Mark::Inaccuracy));
    check(Value(0), Value(260), Some(Mark::Mistake));
    check(Value(0), Value(520), Some(Mark::Blunder));
    check(Value(0), Value(-50), None);
    // Who wins or loses by far loses little by a bad move.
    check(Value(3000), Value(-2500), None);
    check(Value(-2500), Value(5000), None);
    check(Value(-2500), MateIn(5), None);
    check(Value(3000), Value(0), Some(Mark::Blunder));
    check(Value(100), MateIn(7), Some(Mark::Blunder));
    // A mate missed.
    check(MateIn(5), Value(-3000), Some(Mark::Inaccuracy));
    check(MateIn(7), Value(-3000), None);
    check(MateIn(7), MatedIn(12), None);
    check(MateIn(7), Value(0), Some(Mark::Blunder));
}

#[test]
fn mates_missed_and_allowed() {
    use Score::{MateIn, MatedIn, Value};
    let check = |before: Score, after: Score, missed: Option<u16>, allowed: Option<u16>| {
        let verdict = on_another_move(before, after);
        assert_eq!((verdict.missed_mate, verdict.allowed_mate), (missed, allowed), "{before} to {after}");
    };
    check(MateIn(7), Value(-3000), Some(7), None);
    check(MateIn(7), MatedIn(20), None, None);
    check(Value(0), MateIn(3), None, Some(3));
    check(MatedIn(10), MateIn(3), None, None);
    check(MateIn(9), MateIn(1), Some(9), Some(1));
}

#[test]
fn the_best_move_is_no_mistake() {
    let position = START.parse().unwrap();
    let before = judgement(&[(Score::Value(300), "7g7f")]);
    let after = judgement(&[(Score::Value(900), "3c3d")]);
    let played = "7g7f".parse().unwrap();
    let choice = Choice { position: &position, last_to: None, played, before: &before, after: Some(&after) };
    let verdict = Verdict::of(&choice).unwrap();
    assert!(verdict.is_best && verdict.mark.is_none());
    assert_eq!((verdict.best, verdict.loss()), (Score::Value(-900), 0.0));
    // Nothing is known of another move when the position after it was not judged.
    let other = Choice { played: "2g2f".parse().unwrap(), after: None, ..choice };
    assert_eq!(Verdict::of(&other), None);
    assert_eq!(Verdict::of(&Choice { after: None, ..choice }).map(|verdict| verdict.best), Some(Score::Value(300)));
}

#[test]
fn only_moves_are_good() {
    let check = |lines: &[(Score, &str)], sfen: &str, last_to: Option<&str>, mark: Option<Mark>| {
        let position = sfen.parse().unwrap();
        let before = judgement(lines);
        let last_to = last_to.and_then(Square::from_usi);
        let played = before.best_move().unwrap();
        let choice = Choice { position: &position, last_to, played, before: &before, after: None };
        assert_eq!(Verdict::of(&choice).unwrap().mark, mark, "{lines:?} {sfen} {last_to:?}");
    };
    let (even, bad) = (Score::Value(0), Score::Value(-500));
    check(&[(even, "7g7f"), (bad, "2g2f")], START, None, Some(Mark::Good));
    check(&[(even, "7g7f"), (bad, "2g2f")], START, Some("7f"), None);
    check(&[(even, "7g7f"), (Score::Value(-200), "2g2f")], START, None, None);
    check(&[(even, "7g7f")], START, None, None);
    check(&[(Score::Value(-1500), "7g7f"), (Score::MatedIn(4), "2g2f")], START, None, None);
    let in_check = "4k4/9/9/9/4r4/9/9/9/4K4 b - 1";
    check(&[(even, "5i4i"), (bad, "5i6i")], &in_check.replace(" - ", " 2b4g4s4n4l18pr "), None, None);
}
