use super::*;

#[test]
fn chances() {
    let check = |score: Score, percent: u8| {
        assert_eq!(score.chance().percent(), percent, "{score}");
        assert_eq!(score.for_opponent().chance().percent(), 100 - percent, "{score}");
    };
    check(Score::EVEN, 50);
    check(Score::Value(120), 55);
    check(Score::Value(600), 73);
    check(Score::Value(-1200), 12);
    check(Score::Value(30_000), 100);
    check(Score::MateIn(31), 100);
    check(Score::MatedIn(0), 0);
    assert_eq!(Score::EVEN.chance().drop_to(Score::Value(600).chance()), 0.0);
}

#[test]
fn moves_before() {
    let check = |after: Score, before: Score| assert_eq!(after.of_move_before(), before, "{after}");
    check(Score::Value(35), Score::Value(-35));
    check(Score::Value(i32::MIN), Score::Value(i32::MAX));
    check(Score::MatedIn(0), Score::MateIn(1));
    check(Score::MateIn(3), Score::MatedIn(4));
    check(Score::MateIn(u16::MAX), Score::MatedIn(u16::MAX));
}

#[test]
fn texts() {
    let scores = [Score::Value(0), Score::Value(120), Score::Value(-35), Score::MateIn(5), Score::MatedIn(4)];
    assert_eq!(scores.map(|score| score.to_string()), ["0", "+120", "-35", "#5", "-#4"]);
}
