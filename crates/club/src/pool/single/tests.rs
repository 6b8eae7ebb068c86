use super::*;
use crate::journal::Machine;
use crate::person::PersonId;
use crate::pool::{Batch, Event, Game, Newcomer, Pool};
use crate::time::{Date, Hour};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn rules() -> Rules {
    Rules::read(Rules::GLICKO2).expect("the house's rules")
}

fn rating(points: f64, deviation: f64) -> Rating {
    Rating { rating: points, deviation, volatility: 0.06 }
}

proptest! {
    /// Whoever wins is believed stronger than before, whoever loses weaker, at whatever odds.
    #[test]
    fn a_result_moves_both_the_way_it_should(
        points in prop::array::uniform2(400.0..2400.0),
        deviations in prop::array::uniform2(45.0..350.0),
        odds in prop::sample::select(vec![None, Some("lance"), Some("rook"), Some("two-piece"), Some("six-piece")]),
    ) {
        let before = [rating(points[0], deviations[0]), rating(points[1], deviations[1])];
        let game = |halves| Single { before, idle_days: [0.0; 2], halves, odds };
        let [won, lost] = [2, 0].map(|halves| rules().after(&game(halves)).expect("known odds"));
        prop_assert!(won[0].rating > before[0].rating && won[1].rating < before[1].rating);
        prop_assert!(lost[0].rating < before[0].rating && lost[1].rating > before[1].rating);
        prop_assert!(won.iter().all(|after| after.deviation <= 350.0 && after.deviation >= 45.0));
    }

    /// What odds make the one stronger by, they make the other weaker by: two whom they make equal have as much to win as to lose.
    #[test]
    fn odds_count_the_same_from_both_sides(points in 800.0..2000.0, odds in prop::sample::select(vec!["lance", "bishop", "rook"])) {
        let table = Table::current();
        let worth = table.worth(odds).expect("known odds");
        let giver = table.rating_at(table.rank(points) + worth);
        let before = [rating(points, 100.0), rating(giver, 100.0)];
        let game = |halves| Single { before, idle_days: [0.0; 2], halves, odds: Some(odds) };
        let [won, lost] = [2, 0].map(|halves| rules().after(&game(halves)).expect("known odds"));
        let up = won[0].rating - before[0].rating;
        prop_assert!((lost[1].rating - before[1].rating - up).abs() < 1e-6);
        prop_assert!((before[0].rating - lost[0].rating - up).abs() < 1e-6);
        prop_assert!((before[1].rating - won[1].rating - up).abs() < 1e-6);
    }
}

#[test]
fn odds_that_nobody_can_weigh_do_not_count() {
    let before = [rating(1000.0, 100.0); 2];
    assert_eq!(rules().after(&Single { before, idle_days: [0.0; 2], halves: 2, odds: Some("ten-piece") }), None);
}

#[test]
fn who_does_not_play_is_less_and_less_known() {
    let rules = rules();
    let after = [0.0, 30.0, 365.0].map(|days| rules.idle(rating(1500.0, 60.0), days).deviation);
    assert!(after[0] < after[1] && after[1] < after[2] && after[2] <= 350.0, "{after:?}");
}

/// One game a day is the same here as batch by batch in a club's pool.
#[test]
fn games_one_by_one_are_batches_of_one() {
    let rules = rules();
    let mut pool = Pool::default();
    let hour = Hour::from_seconds(0).expect("an hour");
    let begin = Event::Begin { title: "Prova".to_owned(), rules: Rules::GLICKO2.to_owned() };
    for effect in pool.handle(&begin, hour, "").expect("it begins") {
        pool.apply(&effect);
    }
    let people: [PersonId; 3] = ["a", "b", "c"].map(|id| id.parse().expect("an id"));
    let mut own: BTreeMap<usize, (Rating, Date)> = BTreeMap::new();
    let mut day = Date::new(2026, 1, 1).expect("a day");
    let mut lots = 7_u64;
    for number in 0..300 {
        lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let first = (lots >> 33) as usize % 3;
        let second = (first + 1 + (lots >> 40) as usize % 2) % 3;
        let halves = ((lots >> 50) % 3) as u8;
        let odds = (lots >> 55).is_multiple_of(4).then(|| "lance".to_owned());
        let game = Game { people: [people[first].clone(), people[second].clone()], halves, odds: odds.clone() };
        let newcomers = people.iter().map(|person| (person.clone(), Newcomer::default())).collect();
        let batch = Batch { name: number.to_string(), day, games: vec![game], newcomers };
        for effect in pool.handle(&Event::Apply(Box::new(batch)), hour, "").expect("it is rated") {
            pool.apply(&effect);
        }
        let known = [first, second].map(|who| own.get(&who).copied());
        let before = known.map(|known| known.map_or_else(|| rules.start(&Newcomer::default()), |(rating, _)| rating));
        let idle_days = known.map(|known| known.map_or(0.0, |(_, since)| since.days_until(day) as f64));
        let after = rules.after(&Single { before, idle_days, halves, odds: odds.as_deref() }).expect("known odds");
        for (who, rating) in [first, second].into_iter().zip(after) {
            own.insert(who, (rating, day));
        }
        if lots.is_multiple_of(5) {
            day = day.next_day();
        }
    }
    for (who, (rating, _)) in own {
        let standing = pool.standing(&people[who]).expect("they have played").rating;
        assert!((standing.rating - rating.rating).abs() < 1e-9 && (standing.deviation - rating.deviation).abs() < 1e-9);
    }
}
