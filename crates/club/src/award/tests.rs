use super::{Awards, Event, Refusal, Stage, Way};

fn apply(grade: &str, way: Way) -> Event {
    Event::Apply { person: "anna".parse().unwrap(), grade: grade.to_owned(), way, note: String::new() }
}

/// RANK-04, RANK-05: what is earned in a competition is there at once, all else when it was asked and paid for.
#[test]
fn a_competition_grants_at_once() {
    let mut awards = Awards::default();
    let mut happen = |event: Event| awards.handle(&event).map(|()| awards.apply(&event)).map(|()| awards.clone());
    let after = happen(apply("2d", Way::Quiz)).unwrap();
    assert_eq!((after.all()[0].stage, after.grade(&"anna".parse().unwrap())), (Stage::Pending, None));
    let after = happen(apply("3d", Way::Competition)).unwrap();
    assert_eq!((after.all()[1].stage, after.grade(&"anna".parse().unwrap())), (Stage::Granted, "3d".parse().ok()));
    assert_eq!(happen(apply("3d", Way::Exam)), Err(Refusal::Has("3d".parse().unwrap())));
    assert_eq!(happen(Event::Move { award: 1, to: Stage::Certified }), Err(Refusal::Stage(Stage::Pending)));
    happen(Event::Move { award: 1, to: Stage::Withdrawn }).unwrap();
    assert_eq!(happen(Event::Move { award: 1, to: Stage::Granted }), Err(Refusal::Stage(Stage::Withdrawn)));
    happen(Event::Move { award: 2, to: Stage::Certified }).unwrap();
    assert_eq!(happen(Event::Move { award: 3, to: Stage::Granted }), Err(Refusal::Award(3)));
    assert_eq!(happen(apply("10d", Way::Quiz)), Err(Refusal::Grade("10d".to_owned())));
}

/// RANK-02, RANK-09, RANK-10
#[test]
fn each_way_has_its_bounds() {
    let check = |way: Way, leads: &[&str], not: &[&str]| {
        let leads_to = |grade: &&str| way.leads_to(grade.parse().unwrap());
        assert!(leads.iter().all(leads_to) && !not.iter().any(leads_to), "{way:?}");
    };
    for way in [Way::Quiz, Way::Exam, Way::Recommendation, Way::Site] {
        check(way, &["15k", "1d", "6d"], &["7d", "9d"]);
    }
    check(Way::Competition, &["6d", "7d", "8d"], &["9d"]);
    check(Way::LocalCompetition, &["1k", "3d"], &["4d"]);
    check(Way::Honorary, &["8d", "9d"], &["7d", "1k"]);
}
