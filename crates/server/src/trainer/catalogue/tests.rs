use super::{CATALOGUE, Catalogue, Fault, Set};
use std::collections::HashSet;

#[test]
fn every_problem_is_read_and_has_a_name_of_its_own() {
    let lines = tsume::PROBLEMS.lines().count();
    let ids: HashSet<_> = CATALOGUE.problems.iter().map(|problem| &problem.id).collect();
    assert_eq!((CATALOGUE.problems.len(), ids.len()), (lines, lines));
    assert_eq!(CATALOGUE.lengths().iter().map(|(_, count)| count).sum::<usize>(), lines);
}

#[test]
fn the_problem_of_the_day_grows_with_the_week() {
    // 20 780 days after the first of 1970 is a Monday.
    let lengths: Vec<u16> = (20_780..20_787).map(|day| CATALOGUE.daily(day).unwrap().plies).collect();
    assert_eq!(lengths[..6], [3, 3, 5, 5, 7, 7]);
    assert_eq!(CATALOGUE.daily(20_780).unwrap().id, CATALOGUE.daily(20_780).unwrap().id);
    let days: HashSet<_> = (0..700).map(|week| &CATALOGUE.daily(20_780 + week * 7).unwrap().id).collect();
    assert!(days.len() > 1, "not the same every week");
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
