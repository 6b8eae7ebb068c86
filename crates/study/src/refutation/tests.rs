use super::*;
use crate::{Judgement, Line};

fn judgement(score: Score, moves: &str) -> Judgement {
    let moves = moves.split_whitespace().map(|m| m.parse().unwrap()).collect();
    Judgement { best: Line { score, moves }, ..Judgement::default() }
}

/// What is wrong with a move at the start of an even game.
fn against(played: &str, before: &Judgement, after: &Judgement) -> Refutation {
    let position = Position::even();
    let played = played.parse().unwrap();
    Refutation::of(&Choice { position: &position, last_to: None, played, before, after: Some(after) }).unwrap()
}

#[test]
fn mates() {
    let answer = against("7g7f", &judgement(Score::MateIn(3), "2g2f"), &judgement(Score::MateIn(5), "3c3d"));
    assert_eq!(answer.reasons, [Reason::AllowsMate(5), Reason::MissesMate(3)]);
    assert_eq!(answer.line.len(), 2);
}

#[test]
fn pieces_lost() {
    let before = judgement(Score::Value(50), "2g2f 8c8d");
    let after = judgement(Score::Value(700), "3c3d 8h2b+ 3a2b 2g2f 2b3c");
    assert_eq!(against("7g7f", &before, &after).reasons, [], "bishops are exchanged");
    let after = judgement(Score::Value(700), "3c3d 8h3c+ 2b3c 2g2f 4a3b");
    let [Reason::Loses(trade)] = &against("7g7f", &before, &after).reasons[..] else { panic!("nothing lost") };
    assert_eq!((&trade.lost[..], &trade.gained[..]), (&[PieceKind::Bishop][..], &[][..]));
}

#[test]
fn promotions_let_through() {
    let before = judgement(Score::Value(50), "2g2f 8c8d");
    let after = judgement(Score::Value(700), "3c3d 6i7h 2b7g+ 1g1f 7g6f");
    let answer = against("7g7f", &before, &after);
    assert_eq!(answer.reasons, [], "the horse could be taken");
    let sfen = "4k4/9/9/9/r8/9/9/9/5K3 b - 1";
    let position = kifu::read(format!("sfen {sfen}").as_bytes()).unwrap().record.start().clone();
    let (before, after) = (judgement(Score::Value(0), "4i5h"), judgement(Score::Value(400), "9e9i+ 3i3h"));
    let choice = Choice {
        position: &position,
        last_to: None,
        played: "4i3i".parse().unwrap(),
        before: &before,
        after: Some(&after),
    };
    let answer = Refutation::of(&choice).unwrap();
    assert_eq!(answer.reasons, [Reason::LetsPromote(PieceKind::Rook)]);
}

#[test]
fn good_moves_have_nothing_against_them() {
    let answer = against("7g7f", &judgement(Score::Value(50), "2g2f"), &judgement(Score::Value(-30), "3c3d"));
    assert_eq!((answer.reasons, answer.verdict.mark), (vec![], None));
}
