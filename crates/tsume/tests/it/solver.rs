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

/// Zukō 37, 89 and 24. The first mates by 8a8e without promotion only; all three took five million positions and more when
/// such a check waited until the same one with promotion was refuted.
#[test]
fn a_move_without_promotion_is_tried_in_time() {
    for sfen in [
        "1R7/9/g1+P6/+P2s5/1+bk+pg4/GN1Rl4/Pn+p6/3S5/9 b B2N3Pg2s3l10p 1",
        "k1S+b5/ng1S1l3/1gN1P4/BN1+ps4/3R5/1S2R4/9/9/9 b 2gn3l16p 1",
        "3gR1S2/5g1p1/3R2pNN/4Skg2/6+n+B1/3+bs4/3+p5/5s3/7P1 b G2Pn4l12p 1",
    ] {
        let position: Position = sfen.parse().unwrap();
        let mut question = Question::any(position.turn());
        question.nodes = Some(400_000);
        let answer = Solver::new(1 << 27).solve(&position, &question, &mut |_| true);
        assert!(matches!(answer.verdict, Verdict::Mate(_)), "{sfen}: {answer:?}");
    }
}
