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
        assert_eq!(ending.code(), outcome.code(), "{outcome:?}");
    }
    let perpetual = Outcome::Foul { loser, foul: Foul::PerpetualCheck, ply: 9 };
    let ending = RecordEnding { word: perpetual.kanji().to_owned(), winner: perpetual.winner() };
    assert_eq!(ending.code(), "perpetual_check");
    assert_eq!(RecordEnding { word: "夢".to_owned(), winner: None }.code(), "");
}
