use super::super::cross_table;
use super::{Mismatch, Table, merge, rate};

const EVENT: &str = include_str!("../../../../tests/data/autunno.txt");

#[test]
fn an_event_without_a_list_takes_the_ratings_of_its_file() {
    let event = cross_table::read(EVENT.as_bytes()).unwrap();
    let rated = rate(Table::current(), &event, &[]).unwrap();
    let of = |place: usize| rated[place - 1].after.as_ref().unwrap();
    assert!(of(1).rating > 1723 && of(3).rating < 1388, "{rated:?}");
    // Who is new and lost everything stands at the bottom.
    assert_eq!((of(4).rating, of(4).games, rated[3].by_performance), (1, 2, true));
    assert_eq!(of(4).history.len(), 2);
}

#[test]
fn the_list_of_one_event_is_the_start_of_the_next() {
    let event = cross_table::read(EVENT.as_bytes()).unwrap();
    let list = merge(&[], &rate(Table::current(), &event, &[]).unwrap());
    assert_eq!(
        list.iter().map(|listed| listed.name.as_str()).collect::<Vec<_>>(),
        ["Rossi Anna", "Bruni Carlo", "Neri Zoë", "Verdi Luca"]
    );
    let again = cross_table::read(EVENT.replace("4 N [", "4 [").as_bytes()).unwrap();
    let rated = rate(Table::current(), &again, &list).unwrap();
    assert_eq!(rated[3].after.as_ref().unwrap().games, 4);
    assert_eq!(rate(Table::current(), &event, &list), Err(Mismatch::NotNew("Verdi Luca".to_owned())));
}

fn listed(text: &str) -> super::Listed {
    serde_json::from_str(text).unwrap()
}

#[test]
fn few_games_are_all_asked_for() {
    let event = cross_table::read(EVENT.as_bytes()).unwrap();
    let anna = listed(r#"{"name":"Rossi Anna","rating":1723,"games":5}"#);
    assert_eq!(rate(Table::current(), &event, &[anna]), Err(Mismatch::GamesMissing("Rossi Anna".to_owned(), 5, 0)));
}

#[test]
fn who_has_a_rating_alone_has_its_grade_and_is_not_promoted_to_it() {
    let event = cross_table::read(EVENT.as_bytes()).unwrap();
    let rated = rate(Table::current(), &event, &[]).unwrap();
    assert_eq!(rated[0].after.as_ref().unwrap().grade.as_deref(), Some("1d"));
    assert!(rated.iter().all(|player| player.promoted_to.is_none()), "{rated:?}");
}

#[test]
fn a_recognised_grade_is_two_games() {
    let event = cross_table::read(EVENT.replace("4 N [", "4 [").as_bytes()).unwrap();
    let luca = listed(r#"{"name":"Verdi Luca","rating":0,"games":0,"grade":"3k"}"#);
    let rated = rate(Table::current(), &event, &[luca]).unwrap();
    let after = rated[3].after.as_ref().unwrap();
    // Two lost games, and one won and one lost against the middle of 3 kyū.
    assert!(after.games == 4 && after.rating > 1000, "{after:?}");
}

#[test]
fn odds_stand_in_the_history() {
    let text = EVENT.replace("3 [Neri] [Zoë] IT 1388", "3 N [Neri] [Zoë] IT");
    let event = cross_table::read(text.as_bytes()).unwrap();
    let rated = rate(Table::current(), &event, &[]).unwrap();
    let (bruni, neri) = (rated[1].after.as_ref().unwrap(), rated[2].after.as_ref().unwrap());
    // Who received a lance met somebody weaker by its worth.
    assert!(neri.history[1].0 < bruni.rating - 20, "{neri:?}");
}

#[test]
fn what_does_not_go_together_is_named() {
    let read = |from: &str, to: &str| cross_table::read(EVENT.replace(from, to).as_bytes()).unwrap();
    let refused = |event| rate(Table::current(), &event, &[]).unwrap_err();
    assert_eq!(refused(read("IT 1388 ", "IT ")), Mismatch::Unknown("Neri Zoë".to_owned()));
    assert_eq!(refused(read("[Bruni] [Carlo]", "[Rossi] [Anna]")), Mismatch::Twice("Rossi Anna".to_owned()));
}
