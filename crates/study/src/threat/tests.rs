use super::*;
use crate::Line;

fn judgement(score: Score, moves: &str) -> Judgement {
    let moves = moves.split_whitespace().map(|m| m.parse().unwrap()).collect();
    Judgement { best: Line { score, moves }, ..Judgement::default() }
}

#[test]
fn passes() {
    let even = Position::even();
    let passed = pass(&even).unwrap();
    assert_eq!((passed.turn(), passed.ply()), (!even.turn(), 2));
    assert!(pass(&"4k4/9/9/9/4r4/9/9/9/4K4 b r2b4g4s4n4l18p 1".parse().unwrap()).is_none());
    // Half a set and no king of one's own: a mate problem.
    let record = kifu::read(b"sfen 4k4/9/4P4/9/9/9/9/9/9 w G 1").unwrap().record;
    assert!(pass(record.start()).is_some());
}

#[test]
fn mates_and_material_are_threats() {
    let position = Position::even();
    let check = |now: Score, passed: Judgement, is_serious: bool, mate: Option<u16>| {
        let threat = Threat::of(&position, &judgement(now, ""), &passed);
        assert_eq!((threat.is_serious(), threat.mate), (is_serious, mate), "{passed:?}");
    };
    check(Score::Value(0), judgement(Score::Value(100), "8c8d"), false, None);
    check(Score::Value(0), judgement(Score::Value(300), "8c8d"), true, None);
    check(Score::MateIn(1), judgement(Score::MateIn(3), "8c8d"), true, Some(3));
    check(Score::Value(2000), judgement(Score::MatedIn(6), "8c8d"), false, None);
}

#[test]
fn a_threat_that_nothing_meets_is_brinkmate() {
    let mates = judgement(Score::MateIn(5), "8c8d");
    for (now, expected) in [(Score::MatedIn(6), true), (Score::Value(-3000), false), (Score::MateIn(3), false)] {
        let threat = Threat::of(&Position::even(), &judgement(now, ""), &mates);
        assert_eq!(threat.is_brinkmate, expected, "{now:?}");
    }
    let nothing = Threat::of(&Position::even(), &judgement(Score::MatedIn(40), ""), &judgement(Score::EVEN, ""));
    assert!(!nothing.is_brinkmate);
}

#[test]
fn what_a_threat_gains() {
    // White's rook would take the silver.
    let position: Position = "4k4/9/9/9/4r3S/9/9/9/4K4 b - 1"
        .parse::<shogi::Setup>()
        .unwrap()
        .into_position()
        .or_else(|error| error.forgive(FORGIVEN))
        .unwrap();
    assert!(pass(&position).is_none(), "the king is in check");
    let position: Position = "4k4/9/9/9/3r4S/9/9/9/4K4 b - 1"
        .parse::<shogi::Setup>()
        .unwrap()
        .into_position()
        .or_else(|error| error.forgive(FORGIVEN))
        .unwrap();
    let threat = Threat::of(&position, &Judgement::default(), &judgement(Score::Value(50), "6e1e 5i5h"));
    assert_eq!((threat.trade.gained.as_slice(), threat.trade.balance()), ([shogi::PieceKind::Silver].as_slice(), 5));
    assert!(threat.is_serious());
}
