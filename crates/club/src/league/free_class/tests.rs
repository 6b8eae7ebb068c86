use super::{Record, Return};
use crate::league::Table;

// LEAGUE-16
#[test]
fn ways_back() {
    let rule = Table::meijin().back.unwrap();
    assert!(rule.by_wins(12, 20, 33));
    assert!(!rule.by_wins(12, 20, 34));
    assert!(rule.by_games(12, 39));
    assert!(!rule.by_games(12, 38));
    let last_thirty = |wins: usize| (0..30).map(|game| game < wins).collect::<Vec<_>>();
    assert_eq!(rule.by_share(&last_thirty(20)), Some(30));
    assert_eq!(rule.by_share(&last_thirty(19)), None);
    let year = Record { wins: 20, losses: 19 };
    assert_eq!(rule.ways(12, year, &last_thirty(20)), [Return::Share, Return::Games]);
}

// LEAGUE-20, LEAGUE-21
#[test]
fn who_declares_young_has_fifteen_more_years() {
    let (table, rule) = (Table::meijin(), Table::meijin().declared.unwrap());
    let declared = rule.declare(table.class("C2").unwrap(), 2, 46).unwrap();
    assert_eq!((declared.minimum_years, declared.age_then, declared.further_years), (1, 47, 15));
    assert_eq!(rule.declare(table.class("C1").unwrap(), 1, 40).unwrap().minimum_years, 4);
    // LEAGUE-19: from B1 down.
    assert_eq!(rule.declare(table.class("A").unwrap(), 0, 40), None);
}

/// LEAGUE-17, LEAGUE-18
#[test]
fn the_free_class_ends() {
    let check = |came: &str, outside: bool, born: Option<&str>, grace: bool, until: &str| {
        let rule = Table::meijin().free.unwrap();
        let born = born.map(|born| born.parse().unwrap());
        let day = super::free_until(&rule, came.parse().unwrap(), outside, born, grace);
        assert_eq!(day.to_string(), until, "{came} {born:?}");
    };
    check("2020-04-01", false, None, false, "2030-04-01");
    check("2020-10-01", true, None, false, "2031-04-01");
    check("2020-04-01", false, Some("1965-05-10"), false, "2026-04-01");
    check("2020-04-01", false, Some("1965-02-10"), false, "2025-04-01");
    check("2020-04-01", false, Some("1985-02-10"), false, "2030-04-01");
    check("2020-04-01", false, None, true, "2031-04-01");
}
