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
    let worst = Worst::of(&analysis, Color::Black).unwrap();
    assert_eq!((worst.plies, worst.played.to_string().as_str()), (4, "8h3c+"));
    assert_eq!(worst.better.moves.first().map(Move::to_string).as_deref(), Some("3g3f"));
    assert_eq!(worst.answer.score, Score::Value(900));
    assert_eq!(worst.last_to.map(|square| square.to_string()).as_deref(), Some("8d"));
    let refutation = worst.refutation().unwrap();
    assert_eq!(refutation.verdict.mark, Some(Mark::Blunder));
    assert!(matches!(refutation.reasons[..], [Reason::Loses(_)]), "{:?}", refutation.reasons);
    assert_eq!(Worst::of(&analysis, Color::White), None);
}

#[test]
fn what_is_only_inaccurate_is_no_mistake() {
    assert_eq!(Worst::of(&judged(&[(3, 200, "3g3f")]), Color::Black), None);
    assert_eq!(Worst::of(&judged(&[]), Color::Black), None);
}
