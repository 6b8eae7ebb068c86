use super::{Points, Season, Verdict};
use crate::league::Table;

fn after(class: &str, count: u32, wins: u32, is_lowest: bool) -> Verdict {
    let rule = Table::meijin().class(class).unwrap().points.unwrap();
    Points { count, half_cleared: false }.after(Season { wins, is_lowest, is_promoted: false }, &rule)
}

fn stays(count: u32) -> Verdict {
    Verdict::Stays(Points { count, half_cleared: false })
}

// LEAGUE-12
#[test]
fn six_wins_clear_a_point() {
    assert_eq!(after("B2", 1, 6, false), stays(0));
    assert_eq!(after("C2", 2, 6, false), stays(1));
    assert_eq!(after("C2", 1, 9, false), stays(1), "the first of C2 stays");
}

// LEAGUE-13
#[test]
fn a_point_given_and_cleared_at_once_changes_nothing() {
    assert_eq!(after("B2", 1, 6, true), stays(1));
}

// LEAGUE-08, LEAGUE-10
#[test]
fn the_last_point_is_a_fall() {
    assert_eq!(after("B2", 1, 2, true), Verdict::Demoted);
    assert_eq!(after("C2", 1, 2, true), stays(2));
    assert_eq!(after("C2", 2, 2, true), Verdict::Demoted);
}

// LEAGUE-14
#[test]
fn who_rises_leaves_points_behind() {
    let rule = Table::meijin().class("C1").unwrap().points.unwrap();
    let season = Season { wins: 9, is_lowest: false, is_promoted: true };
    assert_eq!(Points { count: 1, half_cleared: true }.after(season, &rule), Verdict::Promoted);
}

// LEAGUE-36
#[test]
fn five_wins_clear_the_second_point_of_hakurei_d() {
    let rule = Table::hakurei().class("D").unwrap().points.unwrap();
    let season = Season { wins: 5, is_lowest: false, is_promoted: false };
    assert_eq!(rule.given(24), 5);
    assert_eq!(Points { count: 2, half_cleared: false }.after(season, &rule), stays(1));
    assert_eq!(Points { count: 1, half_cleared: false }.after(season, &rule), stays(1));
}
