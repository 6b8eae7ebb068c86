use super::*;
use crate::{Reason, Scope, Score};

const GAME: &str = "startpos moves 7g7f 3c3d 9g9f 8c8d 8h3c+ 2b3c 1g1f 1c1d";

/// What an engine says after so many moves, to the side to move; even otherwise.
fn judged(worths: &[(usize, i32, &str)]) -> Analysis {
    let mut analysis = Analysis::of(&kifu::read(GAME.as_bytes()).unwrap().record, Scope::MainLine);
    analysis.run(&mut |question| {
        let plies = question.moves.len();
        let own = |known: &&(usize, i32, &str)| known.0 == plies && is_of_the_game(question, plies);
        let (_, value, line) = worths.iter().find(own).copied().unwrap_or((0, 0, "3g3f"));
        let moves = line.split_whitespace().map(|m| m.parse().unwrap()).collect();
        Some(Judgement { best: Line { score: Score::Value(value), moves }, ..Judgement::default() })
    });
    analysis
}

fn is_of_the_game(question: &crate::Question, plies: usize) -> bool {
    let moves: Vec<String> = question.moves.iter().map(Move::to_string).collect();
    GAME.split(' ').skip(2).take(plies).eq(moves.iter().map(String::as_str))
}

#[test]
fn of_several_mistakes_it_is_the_weightiest_and_of_those_the_first() {
    // Black loses a little with the third move, much with the fifth, as much again with the seventh.
    let analysis = judged(&[(3, 300, "3g3f"), (5, 900, "2b3c"), (7, 900, "3c9i+")]);
    let worst = Mistake::worst_of(&analysis, Color::Black).unwrap();
    assert_eq!((worst.plies, worst.played.to_string().as_str()), (4, "8h3c+"));
    assert_eq!(worst.better.moves.first().map(Move::to_string).as_deref(), Some("3g3f"));
    assert_eq!(worst.answer.score, Score::Value(900));
    assert_eq!(worst.last_to.map(|square| square.to_string()).as_deref(), Some("8d"));
    let refutation = worst.refutation().unwrap();
    assert_eq!(refutation.verdict.mark, Some(Mark::Blunder));
    assert!(matches!(refutation.reasons[..], [Reason::Loses(_)]), "{:?}", refutation.reasons);
    assert_eq!(Mistake::worst_of(&analysis, Color::White), None);
}

#[test]
fn what_is_only_inaccurate_is_no_mistake() {
    assert_eq!(Mistake::worst_of(&judged(&[(3, 200, "3g3f")]), Color::Black), None);
    assert_eq!(Mistake::worst_of(&judged(&[]), Color::Black), None);
}

#[test]
fn all_mistakes_are_told_in_their_order() {
    let analysis = judged(&[(3, 300, "3g3f"), (5, 900, "2b3c"), (7, 900, "3c9i+")]);
    let plies = |by| Mistake::all_of(&analysis, by).iter().map(|mistake| mistake.plies).collect::<Vec<_>>();
    assert_eq!((plies(Color::Black), plies(Color::White)), (vec![2, 4, 6], vec![]));
}

#[test]
fn only_some_mistakes_are_worth_looking_for() {
    let analysis = judged(&[(5, 900, "2b3c")]);
    let own = || Mistake::worst_of(&analysis, Color::Black).unwrap();
    let line = |value, m: &str| Line { score: Score::Value(value), moves: vec![m.parse().unwrap()] };
    assert!(own().is_instructive());
    for (better, answer, last_to, why) in [
        (line(-1500, "3g3f"), line(2500, "2b3c"), "8d", "it was lost already"),
        (line(3000, "3g3f"), line(-1500, "2b3c"), "8d", "it is won all the same"),
        (line(0, "8h3c+"), line(900, "2b3c"), "3c", "one takes back"),
    ] {
        let last_to = Square::from_usi(last_to);
        assert!(!Mistake { better, answer, last_to, ..own() }.is_instructive(), "{why}");
    }
    // Black in check from the gold has two moves.
    let position = "4k4/9/9/9/9/9/9/4g4/4K4 b - 1".parse().unwrap();
    assert!(!Mistake { position, ..own() }.is_instructive());
}

#[test]
fn a_longer_look_may_clear_a_move() {
    let analysis = judged(&[(5, 900, "2b3c")]);
    let own = || Mistake::worst_of(&analysis, Color::Black).unwrap();
    let line = |value| Line { score: Score::Value(value), moves: vec!["2b3c".parse().unwrap()] };
    let confirmed = own().confirmed(&line(-200), &line(700)).unwrap();
    assert_eq!((confirmed.better.score, confirmed.answer.score), (Score::Value(200), Score::Value(700)));
    assert_eq!(confirmed.better.moves.len(), 2);
    assert_eq!(own().confirmed(&line(100), &line(150)), None);
}
