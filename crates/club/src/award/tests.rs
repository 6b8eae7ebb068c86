use super::{AMATEUR, Awards, Career, Event, Refusal, Stage, Way};
use crate::time::Date;
use serde_json::json;

fn today() -> Date {
    "2026-11-23".parse().unwrap()
}

fn apply(grade: &str, way: Way) -> Event {
    on("amateur", grade, way)
}

fn on(ladder: &str, grade: &str, way: Way) -> Event {
    let (person, ladder, grade) = ("anna".parse().unwrap(), ladder.to_owned(), grade.to_owned());
    Event::Apply { person, ladder, grade, way, note: String::new(), career: None }
}

/// RANK-04, RANK-05: what is earned in a competition is there at once, all else when it was asked and paid for.
#[test]
fn a_competition_grants_at_once() {
    let mut awards = Awards::default();
    let mut happen =
        |event: Event| awards.handle(&event, today()).map(|()| awards.apply(&event)).map(|()| awards.clone());
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
        let leads_to = |grade: &&str| way.to(grade.parse().unwrap(), AMATEUR).is_some();
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
    let mut happen =
        |event: Event| awards.handle(&event, today()).map(|()| awards.apply(&event)).map(|()| awards.clone());
    happen(apply("3d", Way::Competition)).unwrap();
    let after = happen(on("women", "2d", Way::Merit)).unwrap();
    assert_eq!((after.grade(&anna, "women"), after.grade(&anna, AMATEUR)), ("2d".parse().ok(), "3d".parse().ok()));
    assert_eq!(happen(on("professional", "9d", Way::Results)), Err(Refusal::Career("9d".parse().unwrap())));
    let refused = |event: Event| after.handle(&event, today()).unwrap_err();
    assert_eq!(refused(on("women", "9d", Way::Merit)), Refusal::Grade("9d".to_owned()), "there is none");
    assert_eq!(refused(on("masters", "2d", Way::Merit)), Refusal::Grade("2d".to_owned()));
    assert_eq!(refused(apply("4d", Way::Merit)), Refusal::Way(Way::Merit, "4d".parse().unwrap()));
    assert_eq!(refused(on("women", "1d", Way::Merit)), Refusal::Has("2d".parse().unwrap()), "RANK-30: never lower");
}

/// RANK-06, RANK-08, RANK-41: what follows from what somebody has done is granted if it is told, and if it follows.
#[test]
fn what_was_done_is_told_and_tried() {
    let awards = Awards::default();
    let prove = |ladder: &str, grade: &str, way: Way, deed: &str, of: &str, has: Option<&str>| {
        let dossier =
            json!({ "grade": has, "since": "2024-04-01", "deeds": [{ "name": deed, "of": of, "date": "2026-06-01" }] });
        let career = Career { body: None, dossier: serde_json::from_value(dossier).unwrap() };
        let mut event = on(ladder, grade, way);
        if let Event::Apply { career: told, .. } = &mut event {
            *told = Some(Box::new(career));
        }
        awards.handle(&event, today())
    };
    let not_due = |grade: &str| Err(Refusal::NotDue(grade.parse().unwrap()));
    assert_eq!(awards.handle(&apply("5d", Way::Competition), today()), Ok(()));
    assert_eq!(awards.handle(&apply("6d", Way::Competition), today()), Err(Refusal::Career("6d".parse().unwrap())));
    assert_eq!(prove("amateur", "6d", Way::Competition, "event-won", "amateur-meijin", Some("4d")), Ok(()));
    assert_eq!(prove("amateur", "7d", Way::Competition, "event-won", "amateur-meijin", Some("4d")), not_due("7d"));
    assert_eq!(prove("amateur", "7d", Way::Competition, "event-won", "amateur-ryuo", Some("4d")), Ok(()));
    assert_eq!(prove("women", "3d", Way::Results, "title", "joo", Some("2d")), Ok(()));
    assert_eq!(prove("women", "6d", Way::Results, "title", "joo", Some("5d")), not_due("6d"), "the committee's alone");
}
