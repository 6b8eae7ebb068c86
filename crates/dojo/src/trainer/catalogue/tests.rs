use super::{CATALOGUE, Catalogue, Fault, Set, Strength};
use std::collections::HashSet;

#[test]
fn every_problem_is_read_and_has_a_name_of_its_own() {
    let lines = tsume::PROBLEMS.lines().count();
    let ids: HashSet<_> = CATALOGUE.problems.iter().map(|problem| &problem.id).collect();
    assert_eq!((CATALOGUE.problems.len(), ids.len()), (lines, lines));
    assert!(
        CATALOGUE.lengths().iter().any(|(plies, count)| *plies == 1 && *count >= 100),
        "mates in one for beginners"
    );
    assert_eq!(CATALOGUE.lengths().iter().map(|(_, count)| count).sum::<usize>(), lines);
}

/// Three a day, one harder than the other, and none far above who solves them, unless nothing is easier.
#[test]
fn the_problems_of_the_day_suit_whoever_solves_them() {
    let daily = |day, rating| -> Vec<(f64, &str)> {
        let drawn = CATALOGUE.daily(day, rating);
        assert_eq!(drawn.iter().map(|(strength, _)| *strength).collect::<Vec<_>>(), Strength::ALL);
        drawn.iter().map(|(_, problem)| (problem.rating.unwrap(), problem.id.as_str())).collect()
    };
    let ratings = || CATALOGUE.problems.iter().filter_map(|problem| problem.rating);
    let hardest = ratings().fold(0.0, f64::max);
    let mut easiest: Vec<f64> = ratings().collect();
    easiest.sort_by(f64::total_cmp);
    for rating in (400..2_400).step_by(90).map(f64::from) {
        for day in 20_780..20_800 {
            let drawn = daily(day, rating);
            let different: HashSet<_> = drawn.iter().map(|(_, id)| id).collect();
            assert_eq!(different.len(), 3, "{rating}, day {day}");
            for (own, _) in &drawn {
                assert!(*own <= rating + 180.0 || *own <= easiest[3], "{own} for {rating}");
            }
            let spread = drawn[2].0 - drawn[0].0;
            assert!(
                spread >= 190.0 || rating < easiest[3] + 300.0 || rating > hardest - 200.0,
                "{drawn:?} for {rating}"
            );
        }
    }
    assert_eq!(daily(20_780, 900.0), daily(20_780, 910.0), "the same for who is about as strong");
    let days: HashSet<_> = (0..100).map(|day| daily(20_780 + day, 900.0)[1].1).collect();
    assert!(days.len() > 20, "not the same every day");
}

#[test]
fn the_next_problem_is_new_and_about_as_hard_as_one_can_solve() {
    let set = Set { plies: Some(3), theme: None };
    let mut tried = HashSet::new();
    let of_three = CATALOGUE.in_set(&set).count();
    for _ in 0..of_three {
        let next = CATALOGUE.next(&set, 900.0, &tried).unwrap();
        assert_eq!(next.plies, 3);
        assert!(tried.insert(next.id.clone()), "a new one");
    }
    assert!(CATALOGUE.next(&set, 900.0, &tried).is_some(), "when all were tried they come again");
    assert!(CATALOGUE.next(&Set { plies: Some(2), theme: None }, 900.0, &tried).is_none());
}

#[test]
fn lines_that_are_no_problems_are_passed_over() {
    let text = "nothing\n9/4k4/9/4S4/9/9/9/9/9 b 2G 1\t3\t2.5\tedge,sacrifice\n9/9 b - 1\t3\t1\t\n";
    let catalogue = Catalogue::read(text, text);
    assert_eq!((catalogue.problems.len(), catalogue.classics.len()), (1, 0));
    assert_eq!(catalogue.themes(), [("edge", 1), ("sacrifice", 1)]);
}

#[test]
fn the_classics_have_names_and_lengths() {
    let ids: HashSet<_> = CATALOGUE.classics.iter().map(|problem| &problem.id).collect();
    let lines = include_str!("../classics.tsv").lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!((CATALOGUE.classics.len(), ids.len()), (lines, lines));
    let last = CATALOGUE.find("zuko-100").unwrap();
    assert_eq!((last.plies, last.rating, CATALOGUE.classic_after("zuko-100").map(|next| &next.id)), (611, None, None));
    assert_eq!(CATALOGUE.classic_after("muso-1").unwrap().id, "muso-2");
    for (id, fault) in [
        ("muso-31-corrected", Some(Fault::Shorter(105))),
        ("muso-40", Some(Fault::NoMate)),
        ("muso-40-corrected", None),
    ] {
        assert_eq!(CATALOGUE.find(id).unwrap().classic.unwrap().fault, fault, "{id}");
    }
}

#[test]
fn all_two_hundred_classics_are_there() {
    for (book, corrected) in [("muso", vec![6, 31, 40, 73]), ("zuko", vec![27, 73, 82])] {
        for number in 1..=100 {
            let id = format!("{book}-{number}");
            assert!(CATALOGUE.find(&id).is_some(), "{id}");
            let id = format!("{id}-corrected");
            assert_eq!(CATALOGUE.find(&id).is_some(), corrected.contains(&number), "{id}");
        }
    }
}

#[test]
fn sheets_of_other_numbers_have_other_problems() {
    let drawn = |seed| CATALOGUE.draw(&Set::default(), 6, seed).iter().map(|problem| &problem.id).collect::<Vec<_>>();
    assert_eq!((drawn(1).len(), drawn(1)), (6, drawn(1)));
    assert_ne!(drawn(1), drawn(2));
}
