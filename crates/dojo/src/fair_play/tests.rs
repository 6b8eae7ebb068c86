use super::{Dossier, Examinations, Times, Traces, usual};
use crate::who::Who;
use shogi::Grade;
use std::time::Duration;
use study::Agreement;

fn seconds(times: &[u64]) -> Option<Times> {
    Times::of(&times.iter().map(|time| Duration::from_secs(*time)).collect::<Vec<_>>())
}

#[test]
fn time_is_used_evenly_or_not() {
    assert_eq!(
        seconds(&[9, 10, 11, 10, 9, 12, 8, 10, 11, 10]),
        Some(Times { median: Duration::from_secs(10), even: 1.0 })
    );
    let person = seconds(&[1, 2, 2, 60, 5, 30, 3, 3, 120, 9]).expect("enough moves");
    assert_eq!((person.median, person.even), (Duration::from_secs(5), 0.1));
    assert_eq!(seconds(&[1, 2, 3]), None);
}

/// A dossier of somebody who agrees with an engine in `own` of 100 choices, and whose opponents do in `others` of 100.
fn dossier(own: usize, others: usize, grade: Option<Grade>) -> Dossier {
    let [own, others] = [own, others].map(|same| Agreement { choices: 100, same, loss: 0.0 });
    Dossier { agreements: [own, others], usual: grade.and_then(usual), games: Vec::new(), progress: None }
}

#[test]
fn only_what_is_hardly_chance_stands_out() {
    assert!(!dossier(45, 40, None).stands_out());
    assert!(dossier(70, 40, None).stands_out());
    // Whoever is strong agrees more often than weak opponents.
    assert!(!dossier(58, 40, Grade::dan(6)).stands_out());
    // Of few choices nothing is said, nor where there is nothing to compare with.
    let few = Agreement { choices: 40, same: 40, loss: 0.0 };
    assert!(!Dossier { agreements: [few, few], ..dossier(0, 0, None) }.stands_out());
    assert!(
        !Dossier { agreements: [dossier(90, 0, None).agreements[0], Agreement::default()], ..dossier(0, 0, None) }
            .stands_out()
    );
    assert_eq!(Traces::default().agreement, None);
}

#[test]
fn the_stronger_agree_more_often() {
    let grades: Vec<f64> = Grade::all().filter_map(usual).collect();
    assert_eq!(grades.len(), 15, "from 6 kyū to 9 dan");
    assert!(grades.windows(2).all(|two| two[0] <= two[1]), "{grades:?}");
    assert!(grades.iter().all(|usual| (0.1..0.8).contains(usual)), "{grades:?}");
}

#[test]
fn games_of_somebody_are_looked_through_once_at_a_time_and_until_somebody_stops_it() {
    let (all, whom) = (Examinations::default(), Who::from("w"));
    let examination = all.begin(&whom, 2).expect("nobody looks");
    assert!(all.begin(&whom, 2).is_none());
    assert!(examination.advance());
    assert_eq!(all.of(&whom), Some((1, 2)));
    all.stop(&whom);
    assert!(!examination.advance());
    // Another that has begun since is its own.
    let another = all.begin(&whom, 5).expect("nobody looks any more");
    assert!(!examination.advance());
    drop(examination);
    assert_eq!(all.of(&whom), Some((0, 5)));
    drop(another);
    assert_eq!(all.of(&whom), None);
}
