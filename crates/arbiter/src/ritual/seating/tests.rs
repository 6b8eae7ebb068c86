use super::{Occasion, Party, Room, Season, SeatHint, Seating, seat_hints};
use crate::ritual::{Date, Precedence, Professional, Title, Titles};
use shogi::Grade;

fn player(titles: &[Title], dan: u8) -> Professional {
    Professional {
        titles: Titles::of(titles),
        ryuo_and_meijin_won: 0,
        eternal_since: None,
        grade: Grade::dan(dan).unwrap(),
        grade_since: Date { year: 2020, month: 4, day: 1 },
        number: u16::from(dan),
    }
}

// ETIQ-06: a defender of lower rank keeps the upper seat against the Meijin.
#[test]
fn the_defender_has_the_upper_seat() {
    let (meijin, kisei) = (player(&[Title::Meijin], 9), player(&[Title::Kisei], 6));
    let players = Box::new([meijin, kisei]);
    let elsewhere = Occasion::Official { precedence: Precedence::default(), players };
    assert_eq!(Seating::new(&elsewhere).upper(), Party::First);
    assert_eq!(Seating::new(&Occasion::TitleMatch { defender: Party::Second }).upper(), Party::Second);
}

// ETIQ-07
#[test]
fn the_upper_seat_can_be_yielded() {
    let mut seating = Seating::new(&Occasion::TitleMatch { defender: Party::First });
    assert!(!seating.is_yielded());
    seating.yield_upper_seat();
    assert_eq!((seating.upper(), seating.is_yielded()), (Party::Second, true));
}

// ETIQ-08
#[test]
fn friends_are_asked() {
    for senior in [Party::First, Party::Second] {
        assert_eq!(Seating::new(&Occasion::Friendly { senior }).upper(), senior);
    }
}

// ETIQ-09
#[test]
fn hints_for_the_seat() {
    let hints = |room, season| seat_hints(room, season).iter().map(|hint| hint.code()).collect::<Vec<_>>().join(" ");
    assert_eq!(hints(Room::Japanese, Season::Winter), "back_to_alcove kneel");
    assert_eq!(hints(Room::Western, Season::Winter), "far_from_door near_fire garden_view");
    assert_eq!(hints(Room::Western, Season::Summer), "far_from_door in_the_cool garden_view");
    assert!(!seat_hints(Room::Western, Season::Mild).contains(&SeatHint::NearFire));
}
