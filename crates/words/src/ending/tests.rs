use super::ending_of_family;
use crate::Language;
use arbiter::{Foul, Goal, Outcome};
use shogi::Color;
use variants::{Game, Position, RecordEnding, RecordFoul};

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
        let ending = RecordEnding::new(outcome.kanji(), outcome.winner());
        assert_eq!(ending.code(), outcome.code(), "{outcome:?}");
    }
    let perpetual = Outcome::Foul { loser, foul: Foul::PerpetualCheck, ply: 9 };
    let ending = RecordEnding::new(perpetual.kanji(), perpetual.winner());
    assert_eq!(ending.code(), "perpetual_check");
    assert_eq!(RecordEnding::new("夢", None).code(), "");
}

/// Who reads a record of the family hears which move was the foul, and by which rule.
#[test]
fn a_foul_is_told_with_its_move_and_its_rule() {
    let position = Position::start(&Game::named("minishogi").unwrap());
    let check = |code: &str, m: Option<&str>, text: &str| {
        let m = m.map(|text| position.read_move(text).unwrap());
        let foul = RecordFoul { code: code.to_owned(), name: "王手放置".to_owned(), ply: 1, m };
        let ending = RecordEnding { foul: Some(foul), ..RecordEnding::fouled(Color::Black, Color::Black) };
        assert_eq!(ending_of_family(&ending, &position, Language::English), text);
    };
    check("barred_check", Some("1e1d"), "Foul, 1e1d, Leaving the royal piece in check (王手放置): White wins");
    check("", Some("1e1d"), "Foul, 1e1d, 王手放置: White wins");
    check("no such", None, "Foul, 王手放置: White wins");
}
