use super::Outcome;
use shogi::Color;

// END-01…END-03, END-07, END-13, RULE-57: each code round-trips and shows kanji and reading.
#[test]
fn every_outcome_has_its_names() {
    let loser = Color::White;
    let check = |outcome: Outcome, code: &str, kanji: &str, reading: &str| {
        assert_eq!((outcome.code(), outcome.kanji(), outcome.reading()), (code, kanji, reading));
        assert_eq!(Outcome::from_code(code, outcome.loser()), Some(outcome));
        assert_eq!(outcome.winner(), outcome.loser().map(|_| Color::Black));
    };
    check(Outcome::Resign { loser }, "resign", "投了", "tōryō");
    check(Outcome::Mate { loser }, "mate", "詰み", "tsumi");
    check(Outcome::NoLegalMove { loser }, "no_legal_move", "合法手なし", "gōhōte nashi");
    check(Outcome::Time { loser }, "time", "時間切れ", "jikangire");
    check(Outcome::PerpetualCheck { loser }, "perpetual_check", "連続王手の千日手", "renzoku ōte no sennichite");
    check(Outcome::Repetition, "repetition", "千日手", "sennichite");
}

#[test]
fn a_code_without_what_it_needs_is_no_outcome() {
    assert_eq!(Outcome::from_code("mate", None), None);
    assert_eq!(Outcome::from_code("tie", Some(Color::Black)), None);
}
