use super::Return;
use crate::career::{Deed, Dossier};
use crate::league::Table;

// LEAGUE-16
#[test]
fn ways_back() {
    let rule = Table::meijin().back.clone().unwrap();
    assert!(rule.by_wins(12, 20, 33));
    assert!(!rule.by_wins(12, 20, 34));
    assert!(rule.by_games(12, 39));
    assert!(!rule.by_games(12, 38));
    let last_thirty = |wins: usize| (0..30).map(|game| game < wins).collect::<Vec<_>>();
    assert_eq!(rule.by_share(&last_thirty(20)), Some(30));
    assert_eq!(rule.by_share(&last_thirty(19)), None);
    let results = last_thirty(20).into_iter().map(|won| if won { 'W' } else { 'L' }).collect();
    let year = Dossier { events_of_year: 12, wins_of_year: 20, games_of_year: 39, results, ..Dossier::default() };
    let open = |career: &Dossier| -> Vec<Return> {
        let ways_back = rule.ways_back(career, "2024-04-01".parse().unwrap());
        ways_back.into_iter().filter(|way_back| way_back.is_open).map(|way_back| way_back.by).collect()
    };
    assert_eq!(open(&year), [Return::Share { games: 30 }, Return::Games]);
    let challenger = |day: &str| Dossier {
        deeds: vec![Deed {
            name: "challenger".to_owned(),
            of: "ryuo".to_owned(),
            date: day.parse().unwrap(),
            season: None,
        }],
        ..Dossier::default()
    };
    assert_eq!(open(&challenger("2024-03-31")), [], "before they came there");
    assert!(matches!(open(&challenger("2026-09-01"))[..], [Return::Deed(_)]));
}

/// LEAGUE-37
#[test]
fn ways_back_of_women() {
    let rule = Table::hakurei().back.clone().unwrap();
    let is_back = |name: &str, of: &str| {
        let deed = Deed { name: name.to_owned(), of: of.to_owned(), date: "2026-09-01".parse().unwrap(), season: None };
        let career = Dossier { deeds: vec![deed], wins_of_year: 90, games_of_year: 99, ..Dossier::default() };
        let ways_back = rule.ways_back(&career, "2024-04-01".parse().unwrap());
        ways_back.iter().any(|way_back| way_back.is_open)
    };
    assert!(is_back("quarter-final", "joo") && is_back("final-stage", "kurashiki-toka"));
    assert!(is_back("qualifying-final", "seirei") && is_back("final-stage", "joryu-meijin"));
    assert!(is_back("title", "seirei") && is_back("quarter-final", "kurashiki-toka"), "who has come farther");
    assert!(!is_back("qualifying-final", "joo") && !is_back("final-stage", "joryu-oi"), "and no number of games");
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
