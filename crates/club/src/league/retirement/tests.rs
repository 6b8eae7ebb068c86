use crate::career::{Deed, Dossier};
use crate::journal::Machine;
use crate::league::{Event, Fate, League, Member, Reason, Refusal, Roster, Start, Table};
use crate::person::PersonId;
use crate::time::Hour;
use std::collections::BTreeMap;

fn id(text: &str) -> PersonId {
    text.parse().unwrap()
}

fn happen(league: &mut League, event: Event) -> Result<(), Refusal> {
    let effects = league.handle(&event, Hour::from_seconds(1_795_000_000).unwrap(), "ida")?;
    effects.iter().for_each(|effect| league.apply(effect));
    Ok(())
}

/// A season of so many in class D, of whom one brings points.
fn season(players: usize, points: &[(&str, u32)]) -> League {
    let members = (1..=players).map(|number| Member::new(id(&format!("d-{number:02}")))).collect();
    let start = Start {
        rules: Table::text("hakurei").unwrap().to_owned(),
        rosters: vec![Roster { class: "D".to_owned(), members }],
        retirement: points.iter().map(|(person, points)| (id(person), *points)).collect(),
        ..Start::default()
    };
    let mut league = League::default();
    happen(&mut league, Event::Begin(Box::new(start))).unwrap();
    happen(&mut league, Event::Draw { seed: 1 }).unwrap();
    league
}

fn career(name: &str, of: &str) -> Box<Dossier> {
    let deed = Deed { name: name.to_owned(), of: of.to_owned(), date: "2026-09-01".parse().unwrap(), season: None };
    Box::new(Dossier { deeds: vec![deed], ..Dossier::default() })
}

/// LEAGUE-38, LEAGUE-39: as many as there are points, and the third ends a career.
#[test]
fn the_third_point_ends_a_career() {
    let mut league = season(41, &[("d-40", 2), ("d-01", 1)]);
    assert_eq!(league.retirement_points_given(), 2);
    assert_eq!(happen(&mut league, Event::Worst(vec![id("d-40")])), Err(Refusal::Worst(2)));
    assert_eq!(happen(&mut league, Event::Worst(vec![id("d-40"), id("x")])), Err(Refusal::Unknown(id("x"))));
    assert_eq!(happen(&mut league, Event::Worst(vec![id("d-40"), id("d-40")])), Err(Refusal::Twice(id("d-40"))));
    happen(&mut league, Event::Worst(vec![id("d-40"), id("d-39")])).unwrap();
    let decided = league.decided();
    let placing = decided.classes[3].1.iter().find(|placing| placing.member.person == id("d-40")).unwrap();
    assert_eq!((placing.fate, placing.why[0].reason), (Fate::Retires, Reason::Retirement));
    let next = league.next("two".to_owned(), "2027-04-01".parse().unwrap(), |_| None);
    assert_eq!(next.retirement, BTreeMap::from([(id("d-01"), 1), (id("d-39"), 1)]));
    assert!(next.rosters.iter().all(|roster| roster.members.iter().all(|member| member.person != id("d-40"))));
    let mut meijin = League::default();
    let start = Start { rules: Table::text("meijin").unwrap().to_owned(), ..Start::default() };
    happen(&mut meijin, Event::Begin(Box::new(start))).unwrap();
    assert!(happen(&mut meijin, Event::Worst(Vec::new())).is_err());
}

/// LEAGUE-40: what would earn 1 kyū clears one, once a season; the Yamada cup does not count.
#[test]
fn a_point_is_cleared_once_a_season() {
    let clear = |person: &str, name: &str, of: &str| Event::Clear { person: id(person), career: career(name, of) };
    let mut league = season(10, &[("d-01", 2)]);
    let refused = |league: &mut League, event: Event| happen(league, event).unwrap_err();
    assert_eq!(
        refused(&mut league, clear("d-02", "quarter-final", "kurashiki-toka")),
        Refusal::NothingToClear(id("d-02"))
    );
    assert_eq!(refused(&mut league, clear("d-01", "final", "yamada")), Refusal::ClearsNothing(id("d-01")));
    assert_eq!(refused(&mut league, clear("d-01", "qualifying-final", "joo")), Refusal::ClearsNothing(id("d-01")));
    let mut old = career("quarter-final", "kurashiki-toka");
    old.deeds[0].date = "2025-11-01".parse().unwrap();
    let old = Event::Clear { person: id("d-01"), career: old };
    assert_eq!(refused(&mut league, old), Refusal::ClearsNothing(id("d-01")), "of another year");
    let wins = Event::Clear { person: id("d-01"), career: Box::new(Dossier { wins: 99, ..Dossier::default() }) };
    assert_eq!(refused(&mut league, wins), Refusal::ClearsNothing(id("d-01")), "of all years together");
    happen(&mut league, clear("d-01", "quarter-final", "kurashiki-toka")).unwrap();
    assert_eq!(league.retirement_points_of(&id("d-01")), 1);
    assert_eq!(
        refused(&mut league, clear("d-01", "quarter-final", "kurashiki-toka")),
        Refusal::NothingToClear(id("d-01"))
    );
}

/// LEAGUE-41: at 65 one point suffices, and without one she plays on.
#[test]
fn at_65_one_point_suffices() {
    let league = season(10, &[("d-01", 1)]);
    let who = |born: &str, day: &str| league.must_retire(day.parse().unwrap(), |_| born.parse().ok());
    assert_eq!(who("1961-06-01", "2026-06-01"), [id("d-01")], "the others have no point");
    assert_eq!(who("1961-06-02", "2026-06-01"), []);
}
