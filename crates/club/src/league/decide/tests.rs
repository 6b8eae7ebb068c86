use super::{Decided, Fate};
use crate::journal::Machine;
use crate::league::{Event, League, Member, Roster, Start, Table};
use crate::person::PersonId;
use crate::time::Hour;

fn id(text: &str) -> PersonId {
    text.parse().unwrap()
}

fn happen(league: &mut League, event: &Event) {
    let effects = league.handle(event, Hour::from_seconds(1_795_000_000).unwrap(), "ida").unwrap();
    effects.iter().for_each(|effect| league.apply(effect));
}

/// A season of the women's league in which everybody beats whoever stands behind them.
fn hakurei(sizes: [usize; 4]) -> League {
    let roster = |(class, size): (&str, usize)| {
        let name = |number| id(&format!("{}-{number:02}", class.to_lowercase()));
        Roster { class: class.to_owned(), members: (1..=size).map(|number| Member::new(name(number))).collect() }
    };
    let start = Start {
        rules: Table::text("hakurei").unwrap().to_owned(),
        rosters: ["A", "B", "C", "D"].into_iter().zip(sizes).map(roster).collect(),
        holder: Some(id("hakurei")),
        ..Start::default()
    };
    let mut league = League::default();
    happen(&mut league, &Event::Begin(Box::new(start)));
    happen(&mut league, &Event::Draw { seed: 5 });
    let sorted = |pair: [&PersonId; 2]| {
        let mut pair = pair.map(Clone::clone);
        pair.sort();
        pair
    };
    let pairs: Vec<[PersonId; 2]> =
        ["A", "B", "C", "D"].iter().flat_map(|class| league.pairs(class).map(sorted).collect::<Vec<_>>()).collect();
    for [winner, loser] in pairs {
        happen(&mut league, &Event::Win { winner, loser, by_default: false, corrects: false });
    }
    league
}

fn count(decided: &Decided, class: usize, fate: Fate) -> usize {
    decided.classes[class].1.iter().filter(|placing| placing.fate == fate).count()
}

/// LEAGUE-03, LEAGUE-31 … LEAGUE-36: who challenges, rises, falls and is given a point in the classes of the women's league.
#[test]
fn a_season_of_the_hakurei_league() {
    let mut league = hakurei([10, 10, 20, 18]);
    let decided = league.decided();
    assert_eq!(decided.challenger, Some(id("a-01")), "LEAGUE-31, LEAGUE-32");
    let flows = |fate: Fate| [0, 1, 2, 3].map(|class| count(&decided, class, fate));
    assert_eq!(flows(Fate::Rises), [0, 2, 3, 4]);
    assert_eq!(flows(Fate::Falls), [2, 3, 4, 0]);
    let lowest: Vec<u32> = decided.classes[3].1.iter().filter_map(|placing| placing.points_after).collect();
    assert_eq!(lowest.iter().filter(|points| **points == 1).count(), 4, "a point for one in four and a half");
    // Equal records stand as last year.
    for (_, placings) in &decided.classes {
        assert!(placings.windows(2).all(|two| two[0].wins > two[1].wins || two[0].order < two[1].order), "LEAGUE-03");
    }
    happen(&mut league, &Event::TitleMatch { challenger_won: true });
    happen(&mut league, &Event::Close);
    let next = league.next("two".to_owned(), "2027-04-01".parse().unwrap(), |_| None);
    let sizes: Vec<usize> = next.rosters.iter().map(|roster| roster.members.len()).collect();
    assert_eq!(sizes, [10, 10, 20, 18]);
    assert_eq!((next.holder, &next.rosters[0].members[0].person), (Some(id("a-01")), &id("hakurei")));
}

/// LEAGUE-20: the years of who chooses the free class go by the points at the end of the season.
#[test]
fn the_points_of_the_season_count_for_who_chooses_the_free_class() {
    let members = (1..=20).map(|number| Member::new(id(&format!("c-{number:02}")))).collect();
    let start = Start {
        rules: Table::text("meijin").unwrap().to_owned(),
        rosters: vec![Roster { class: "C1".to_owned(), members }],
        ..Start::default()
    };
    let mut league = League::default();
    happen(&mut league, &Event::Begin(Box::new(start)));
    happen(&mut league, &Event::Draw { seed: 5 });
    happen(&mut league, &Event::Declare(id("c-20")));
    let years = |league: &League| {
        let declared = league.declaration(&id("c-20"), "1990-01-01".parse().unwrap(), "2026-11-23".parse().unwrap());
        declared.unwrap().minimum_years
    };
    assert_eq!(years(&league), 5, "nothing is played yet");
    let pairs: Vec<[PersonId; 2]> = league.pairs("C1").map(|pair| pair.map(Clone::clone)).collect();
    for mut pair in pairs {
        pair.sort();
        let [winner, loser] = pair;
        happen(&mut league, &Event::Win { winner, loser, by_default: false, corrects: false });
    }
    assert_eq!(years(&league), 4, "the last of a class has a point");
}

/// Neither came: both have lost, and the season can be closed.
#[test]
fn a_game_to_which_neither_came_is_lost_by_both() {
    let mut league = hakurei([10, 10, 20, 18]);
    let [one, other] = ["b-01", "b-02"].map(id);
    let neither = |corrects: bool| Event::Neither { pair: [other.clone(), one.clone()], corrects };
    let hour = Hour::from_seconds(1_795_000_000).unwrap();
    assert!(league.handle(&neither(false), hour, "ida").is_err(), "it has another result");
    happen(&mut league, &neither(true));
    assert!(league.is_missed(&one, &other) && league.winner(&one, &other).is_none());
    assert_eq!(league.open_games("B"), 0);
    let record = |league: &League, person: &PersonId| {
        let decided = league.decided();
        let placing = decided.classes[1].1.iter().find(|placing| placing.member.person == *person).unwrap().clone();
        (placing.wins, placing.losses)
    };
    assert_eq!([&one, &other].map(|person| record(&league, person)), [(8, 1), (8, 1)]);
    happen(&mut league, &Event::Win { winner: other.clone(), loser: one.clone(), by_default: false, corrects: true });
    assert_eq!([&one, &other].map(|person| record(&league, person)), [(8, 1), (9, 0)]);
}
