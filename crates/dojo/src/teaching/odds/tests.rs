use super::*;

#[test]
fn a_pupil_is_given_what_the_grades_say() {
    for (teacher, pupil, odds) in [
        ("1d", "1d", Handicap::Even),
        ("1d", "3d", Handicap::Even),
        ("1d", "1k", Handicap::Even),
        ("1d", "2k", Handicap::Lance),
        ("2d", "3k", Handicap::Rook),
        ("1d", "6k", Handicap::TwoPiece),
        ("4d", "15k", Handicap::SixPiece),
    ] {
        let (own, pupils) = (teacher.parse().unwrap(), pupil.parse().unwrap());
        assert_eq!(by_grades(own, pupils).0, odds, "{teacher} and {pupil}");
    }
}

#[test]
fn odds_go_up_and_down_by_steps() {
    for (odds, up, down) in [
        (Handicap::Even, Some(Handicap::Lance), None),
        (Handicap::TwoPiece, Some(Handicap::FourPiece), Some(Handicap::RookLance)),
        // Between two steps.
        (Handicap::ThreePiece, Some(Handicap::FourPiece), Some(Handicap::TwoPiece)),
        (Handicap::TenPiece, None, Some(Handicap::EightPiece)),
    ] {
        assert_eq!((more(odds), fewer(odds)), (up, down), "{odds:?}");
    }
}
