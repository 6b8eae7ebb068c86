use super::{Judge, Judgement, Proof, Refutation};
use shogi::{Move, Position};
use tsume::Solver;

fn with_judge<T>(work: impl FnOnce(&mut Judge<'_>) -> T) -> T {
    work(&mut Judge::new(&mut Solver::new(1 << 22), &|| true))
}

fn judged(sfen: &str, usi: &str, left: Option<u16>) -> Judgement {
    let (position, m): (Position, Move) = (sfen.parse().unwrap(), usi.parse().unwrap());
    position.judge(m).unwrap();
    with_judge(|judge| judge.judge(&position, m, left))
}

/// TSUME-01.
const THREE: &str = "9/4k4/9/4S4/9/9/9/9/9 b 2G 1";

#[test]
fn tsume_04_a_move_without_check_is_no_answer() {
    assert_eq!(judged(THREE, "G*5i", Some(3)), Judgement::NoCheck);
}

#[test]
fn what_keeps_the_mate_is_right_and_the_defence_holds_out() {
    let Judgement::Right { reply } = judged(THREE, "G*5c", Some(3)) else { panic!("it is right") };
    let mut after: Position = THREE.parse().unwrap();
    after.play("G*5c".parse().unwrap()).unwrap();
    after.play(reply).unwrap();
    // Every last move that mates is right.
    let mates = after
        .legal_moves()
        .into_iter()
        .filter(|m| with_judge(|judge| judge.judge(&after, *m, Some(1))) == Judgement::Solved);
    assert!(mates.count() > 0);
}

#[test]
fn a_wrong_move_is_refuted_by_a_reply_that_ends_it() {
    for wrong in ["G*5a", "G*4b", "G*6b", "G*4c"] {
        let Judgement::Wrong(Refutation { reply: Some(reply), for_good }) = judged(THREE, wrong, Some(3)) else {
            panic!("{wrong}: {:?}", judged(THREE, wrong, Some(3)))
        };
        let mut after: Position = THREE.parse().unwrap();
        after.play(wrong.parse().unwrap()).unwrap();
        after.play(reply).unwrap();
        let mates = after
            .legal_moves()
            .into_iter()
            .filter(|m| with_judge(|judge| judge.judge(&after, *m, Some(1))) == Judgement::Solved);
        assert_eq!(mates.count(), 0, "{wrong} {reply}");
        if for_good {
            assert_eq!(with_judge(|judge| judge.solve(&after, false)), Proof::NoMate, "{wrong} {reply}");
        }
    }
}

#[test]
fn a_mate_that_takes_longer_is_called_so() {
    // G*12 mates at once; R*12 mates as well, but only in three.
    let sfen = "8k/9/8P/9/9/9/9/9/9 b GR 1";
    assert_eq!(judged(sfen, "G*1b", Some(1)), Judgement::Solved);
    assert_eq!(judged(sfen, "R*1b", Some(1)), Judgement::Longer { plies: 2 });
    // Without a length it is right.
    assert!(matches!(judged(sfen, "R*1b", None), Judgement::Right { .. }));
}

#[test]
fn who_is_told_to_stop_decides_nothing() {
    let position: Position = "9/4k4/9/4S4/9/9/9/9/9 b 2G2S2N2R2B 1".parse().unwrap();
    let mut solver = Solver::new(1 << 16);
    let proof = Judge::new(&mut solver, &|| false).solve(&position, true);
    assert!(matches!(proof, Proof::Undecided | Proof::Mate(_)), "never a wrong verdict: {proof:?}");
}
