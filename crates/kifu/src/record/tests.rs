use super::*;
use crate::Ending;

fn played(usi: &str) -> Played {
    Played::new(usi.parse().unwrap())
}

#[test]
fn holds_legal_moves_only() {
    let mut record = Record::with_handicap(Handicap::Even);
    record.play(played("7g7f")).unwrap();
    assert_eq!(record.play(played("7f7e")), Err(IllegalMove::OpponentsPiece));
    assert_eq!(record.moves().len(), 1);
}

#[test]
fn knows_every_position_on_the_way() {
    let mut record = Record::with_handicap(Handicap::Lance);
    for usi in ["3c3d", "7g7f", "2b8h+", "7i8h"] {
        record.play(played(usi)).unwrap();
    }
    assert_eq!(record.position_after(0).as_ref(), Some(record.start()));
    assert_eq!(record.position_after(4).as_ref(), Some(record.position()));
    assert_eq!(record.position_after(5), None);
    let last = record.steps().last().unwrap();
    assert_eq!(Some(last.position), record.position_after(3));
    assert_eq!(last.last_to, Square::from_usi("8h"));
}

#[test]
fn refuses_two_kings_of_a_side_and_nothing_else() {
    let setup = |sfen: &str| sfen.parse::<Setup>().unwrap();
    assert!(Record::new(setup("4k4/9/9/9/9/9/9/9/3KK4 b - 1")).is_err());
    assert!(Record::new(setup("9/9/9/9/9/9/9/9/9 b 19P 1".replace("19P", "18P").as_str())).is_ok());
    assert!(Record::new(setup("P3k4/P8/9/9/9/9/9/9/4R4 b - 1")).is_ok());
}

#[test]
fn the_winner_follows_from_the_ending() {
    use Color::{Black, White};
    let mut record = Record::with_handicap(Handicap::Even);
    assert_eq!(record.winner(), None);
    let mut check = |ending: Ending, winner| {
        record.end = Some(ending.clone().into());
        assert_eq!(record.winner(), winner, "{ending:?}");
    };
    check(Ending::Resign, Some(White));
    check(Ending::Mate, Some(White));
    check(Ending::Time, Some(White));
    check(Ending::NoLegalMove, Some(White));
    check(Ending::Declaration, Some(Black));
    check(Ending::Foul { by: White, name: None, ply: None }, Some(Black));
    check(Ending::PerpetualCheck { by: Black }, Some(White));
    check(Ending::Repetition { agreed: false }, None);
    check(Ending::Impasse { declared_by: None }, None);
    check(Ending::Interrupted, None);
}
