//! Problems of known length.

use shogi::Position;
use tsume::{Mate, Question, Solver, Verdict, Why};

fn shortest(sfen: &str) -> Verdict {
    let position: Position = sfen.parse().unwrap();
    Solver::new(1 << 24).solve(&position, &Question::shortest(position.turn()), &mut |_| true).verdict
}

#[test]
fn tsume_01_a_mate_in_three_and_one_in_one() {
    let lengths = [("9/4k4/9/4S4/9/9/9/9/9 b 2G 1", 3), ("4k4/9/4P4/9/9/9/9/9/9 b G 1", 1)];
    for (sfen, plies) in lengths {
        let Verdict::Mate(Mate { line, minimum }) = shortest(sfen) else { panic!("{sfen}: no mate") };
        assert_eq!((line.len(), minimum), (plies, true), "{sfen}: {line:?}");
    }
}

#[test]
fn without_a_check_there_is_no_mate() {
    assert_eq!(shortest("4k4/9/9/9/9/9/9/9/9 b P 1"), Verdict::NoMate);
}

#[test]
fn a_search_that_is_stopped_says_so() {
    let position: Position = "9/4k4/9/4S4/9/9/9/9/9 b 2G2S2N2R2B 1".parse().unwrap();
    let mut question = Question::any(position.turn());
    question.nodes = Some(2);
    let answer = Solver::new(1 << 20).solve(&position, &question, &mut |_| true);
    assert_eq!(answer.verdict, Verdict::Unknown(Why::Nodes));
}
