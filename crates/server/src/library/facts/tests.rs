use super::{day, ending_of_family};
use arbiter::{Foul, Goal, Outcome};
use shogi::Color;
use variants::RecordEnding;

/// The word a game of the family is written down with leads back to the referee's ending.
#[test]
fn endings_are_known_by_their_words() {
    let loser = Color::White;
    let goal = |goal| Outcome::Goal { loser: Some(loser), goal };
    for outcome in [
        Outcome::Resign { loser },
        Outcome::Mate { loser },
        Outcome::NoLegalMove { loser },
        Outcome::Time { loser },
        Outcome::Default { loser },
        Outcome::Adjudicated { loser: None },
        Outcome::Repetition { agreed: false },
        Outcome::Impasse { declared_by: None },
        goal(Goal::Caught),
        goal(Goal::Try),
        goal(Goal::BareKing),
        goal(Goal::Repetition),
        Outcome::AgreedDraw,
        Outcome::MoveLimit,
        Outcome::Interrupted,
    ] {
        let ending = RecordEnding { word: outcome.kanji().to_owned(), winner: outcome.winner() };
        assert_eq!(ending_of_family(&ending), outcome.code(), "{outcome:?}");
    }
    let perpetual = Outcome::Foul { loser, foul: Foul::PerpetualCheck, ply: 9 };
    let ending = RecordEnding { word: perpetual.kanji().to_owned(), winner: perpetual.winner() };
    assert_eq!(ending_of_family(&ending), "perpetual_check");
    assert_eq!(ending_of_family(&RecordEnding { word: "夢".to_owned(), winner: None }), "");
}

#[test]
fn days_are_found_in_what_people_write() {
    for (text, expected) in [
        ("2023/01/02 10:20", "2023-01-02"),
        ("2023/1/2", "2023-01-02"),
        ("2023年11月2日 9時", "2023-11-02"),
        ("２０２３年１月", "2023-01"),
        ("2023-02-30", "2023-02-30"),
        ("2023", "2023"),
        ("2023/13/1", "2023"),
        ("2023/00/1", "2023"),
        ("Mon, 2023", "2023"),
        ("令和5年1月2日", ""),
        ("23/01/02", ""),
        ("", ""),
        ("20230102", ""),
        ("99999999999999999999/1", ""),
    ] {
        assert_eq!(day(text), expected, "{text}");
    }
}
