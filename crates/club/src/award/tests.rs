use super::{AMATEUR, Awards, Event, Refusal, Stage, Way};

fn apply(grade: &str, way: Way) -> Event {
    on("amateur", grade, way)
}

fn on(ladder: &str, grade: &str, way: Way) -> Event {
    let (person, ladder, grade) = ("anna".parse().unwrap(), ladder.to_owned(), grade.to_owned());
    Event::Apply { person, ladder, grade, way, note: String::new() }
}

/// RANK-04, RANK-05: what is earned in a competition is there at once, all else when it was asked and paid for.
#[test]
fn a_competition_grants_at_once() {
    let mut awards = Awards::default();
    let mut happen = |event: Event| awards.handle(&event).map(|()| awards.apply(&event)).map(|()| awards.clone());
    let after = happen(apply("2d", Way::Quiz)).unwrap();
    assert_eq!((after.all()[0].stage, after.grade(&"anna".parse().unwrap(), AMATEUR)), (Stage::Pending, None));
    let after = happen(apply("3d", Way::Competition)).unwrap();
    assert_eq!(
        (after.all()[1].stage, after.grade(&"anna".parse().unwrap(), AMATEUR)),
        (Stage::Granted, "3d".parse().ok())
    );
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
        let leads_to = |grade: &&str| way.leads_to(grade.parse().unwrap(), AMATEUR);
        assert!(leads.iter().all(leads_to) && !not.iter().any(leads_to), "{way:?}");
    };
    for way in [Way::Quiz, Way::Exam, Way::Recommendation, Way::Site] {
        check(way, &["15k", "1d", "6d"], &["7d", "9d"]);
    }
    check(Way::Competition, &["6d", "7d", "8d"], &["9d"]);
    check(Way::LocalCompetition, &["1k", "3d"], &["4d"]);
    check(Way::Honorary, &["8d", "9d"], &["7d", "1k"]);
}

/// RANK-33, RANK-52: a committee's decision on the ladders of professionals, beside what the ladder asks for; grades of one
/// ladder are none of another.
#[test]
fn a_committee_grants_grades_of_professionals() {
    let anna = "anna".parse().unwrap();
    let mut awards = Awards::default();
    let mut happen = |event: Event| awards.handle(&event).map(|()| awards.apply(&event)).map(|()| awards.clone());
    happen(apply("3d", Way::Competition)).unwrap();
    let after = happen(on("women", "2d", Way::Merit)).unwrap();
    assert_eq!((after.grade(&anna, "women"), after.grade(&anna, AMATEUR)), ("2d".parse().ok(), "3d".parse().ok()));
    happen(on("professional", "9d", Way::Results)).unwrap();
    let refused = |event: Event| after.handle(&event).unwrap_err();
    assert_eq!(refused(on("women", "9d", Way::Merit)), Refusal::Grade("9d".to_owned()), "there is none");
    assert_eq!(refused(on("masters", "2d", Way::Merit)), Refusal::Grade("2d".to_owned()));
    assert_eq!(refused(apply("4d", Way::Merit)), Refusal::Way(Way::Merit, "4d".parse().unwrap()));
    assert_eq!(refused(on("women", "1d", Way::Merit)), Refusal::Has("2d".parse().unwrap()), "RANK-30: never lower");
}
