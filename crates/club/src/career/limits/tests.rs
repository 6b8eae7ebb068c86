use super::{Admission, Apprenticeship, Stay, StudyGroup, admission};
use crate::time::Date;

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

/// RANK-59
#[test]
fn the_exam_is_over_as_soon_as_it_is_decided() {
    let rule = Admission { games: 5, wins: 3 };
    let check = |results: &str, expected| {
        let won: Vec<bool> = results.chars().map(|c| c == 'W').collect();
        assert_eq!(admission(rule, &won), expected, "{results}");
    };
    check("WLWLW", Some((true, 5)));
    check("LLL", Some((false, 3)));
    check("WWW", Some((true, 3)));
    check("WLWL", None);
    check("", None);
    check("LLLWWWW", Some((false, 3)));
}

/// RANK-11, RANK-12, RANK-14
#[test]
fn study_groups_meet() {
    let group = StudyGroup::current();
    assert_eq!((group.seats.len(), group.grades.len(), group.games), (6, 14, 4));
    assert_eq!((group.next("F2"), group.next("A1"), group.next("S")), (Some("F1"), Some("S"), None));
    assert_eq!(group.meetings(2026, 11), [day("2026-11-08"), day("2026-11-22")]);
}

/// RANK-13
#[test]
fn who_may_begin_in_a_group() {
    let admits = |age, class, woman| StudyGroup::current().admits(age, class, woman);
    assert!(admits(19, "F2", false) && !admits(20, "F2", false));
    assert!(!admits(24, "D2", true) && admits(24, "D1", true));
    assert!(admits(23, "F2", true) && !admits(25, "S", true));
    assert!(!admits(10, "Z", false));
}

/// RANK-15
#[test]
fn records_lead_to_the_next_class() {
    let records = |class: &str| {
        let records = StudyGroup::current().records(class).unwrap();
        records.iter().map(|record| (record.wins, record.losses)).collect::<Vec<_>>()
    };
    assert_eq!(records("F2"), [(3, 3)]);
    assert_eq!(records("F1"), [(5, 0), (7, 3), (9, 4)]);
    assert_eq!(records("C2"), [(6, 0), (9, 3), (11, 4), (13, 5), (15, 6)]);
    assert_eq!(records("A1"), [(8, 0), (12, 4), (14, 5), (16, 6), (18, 7)]);
    let won = [false, true, true, true, true, true, true];
    let group = StudyGroup::current();
    assert_eq!(crate::ladder::promoted_after(&won, group.records(group.next("D1").unwrap()).unwrap()), Some(7));
    assert!(group.grades.iter().skip(1).all(|class| group.records(class).is_some()));
}

/// RANK-16
#[test]
fn who_may_enter_the_school() {
    let leads = |class, age, recommended| StudyGroup::current().leads_to_school(class, age, recommended);
    assert!(leads("A2", 14, false) && !leads("A2", 15, false) && leads("A2", 15, true));
    assert!(leads("S", 17, false) && !leads("S", 18, false));
    assert!(!leads("B1", 12, true));
}

/// RANK-25
#[test]
fn first_dan_has_to_be_reached_in_time() {
    let one = Apprenticeship { born: day("2005-05-10"), is_dan: false, fell_back: None };
    assert_eq!(one.stay(day("2026-05-09")), Stay::Until(day("2026-05-10")));
    assert_eq!(one.stay(day("2026-05-10")), Stay::Leaves);
    assert_eq!(Apprenticeship { is_dan: true, ..one }.stay(day("2026-05-10")), Stay::Stays);
    let back = Apprenticeship { fell_back: Some(day("2026-08-31")), ..one };
    assert_eq!(back.stay(day("2026-12-01")), Stay::Until(day("2027-03-01")));
    assert_eq!(back.stay(day("2027-03-01")), Stay::Leaves);
}

/// RANK-26
#[test]
fn fourth_dan_has_to_be_reached_in_time() {
    assert!(Apprenticeship::enters_league(25, 9, (0, 18)));
    assert!(Apprenticeship::enters_league(27, 4, (3, 15)), "five leagues are granted");
    assert!(Apprenticeship::enters_league(27, 5, (10, 8)));
    assert!(!Apprenticeship::enters_league(27, 5, (9, 9)));
    assert!(!Apprenticeship::enters_league(29, 2, (18, 0)));
}
