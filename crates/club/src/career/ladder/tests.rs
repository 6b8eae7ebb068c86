use super::{Ladder, Need};
use crate::career::Dossier;
use serde_json::json;

/// The grade that is due.
fn due(ladder: &str, body: Option<&str>, dossier: serde_json::Value, today: &str) -> Option<String> {
    let ladder = Ladder::named(ladder).unwrap();
    let dossier: Dossier = serde_json::from_value(dossier).unwrap();
    let due = ladder.due(&dossier, ladder.body(body).unwrap(), today.parse().unwrap())?;
    Some(due.promotion.to.clone())
}

#[track_caller]
fn check(ladder: &str, body: Option<&str>, dossier: serde_json::Value, expected: Option<&str>) {
    assert_eq!(due(ladder, body, dossier.clone(), "2026-11-23").as_deref(), expected, "{dossier}");
}

fn deed(name: &str, of: &str) -> serde_json::Value {
    json!({ "name": name, "of": of, "date": "2026-06-01" })
}

fn pro(grade: &str, wins: u32, deeds: &[serde_json::Value], expected: Option<&str>) {
    let dossier = json!({ "grade": grade, "since": "2024-04-01", "wins": wins, "deeds": deeds });
    check("professional", None, dossier, expected);
}

/// RANK-50 … RANK-58, LEAGUE-02
#[test]
fn professionals_are_promoted() {
    let enters =
        |deeds: &[serde_json::Value], expected| check("professional", None, json!({ "deeds": deeds }), expected);
    enters(&[deed("three-dan-league", "2")], Some("4d"));
    enters(&[deed("three-dan-league", "3")], None);
    enters(&[deed("three-dan-league", "3"), deed("three-dan-league", "3")], Some("4d"));
    enters(&[deed("admission-exam", "")], Some("4d"));
    pro("4d", 99, &[], None);
    pro("4d", 100, &[], Some("5d"));
    pro("4d", 0, &[deed("meijin-class", "C1")], Some("5d"));
    pro("4d", 0, &[deed("challenger", "oi")], Some("5d"));
    let before = json!({ "name": "challenger", "of": "oi", "date": "2024-03-31" });
    pro("4d", 0, &[before], None);
    pro("5d", 119, &[deed("ryuo-class", "2")], Some("6d"));
    pro("6d", 0, &[deed("meijin-class", "B1")], Some("7d"));
    pro("6d", 0, &[deed("title", "kio")], Some("7d"));
    // Grades may be skipped.
    pro("5d", 0, &[deed("title", "kio")], Some("7d"));
    pro("4d", 0, &[deed("ryuo-class", "1")], Some("7d"));
    pro("7d", 0, &[deed("title", "kio"), deed("title", "osho")], Some("8d"));
    pro("8d", 249, &[], None);
    pro("8d", 250, &[], Some("9d"));
    // But nobody comes to 9 dan past the needs of 8 dan.
    pro("7d", 0, &[deed("title", "meijin")], None);
    pro("7d", 0, &[deed("title", "meijin"), deed("meijin-class", "A")], Some("9d"));
    pro("9d", 999, &[deed("title", "meijin")], None);
    // What counts from 5 dan on does not count for who has 4 dan.
    pro("4d", 0, &[deed("secondary-title", "nhk")], Some("5d"));
}

/// RANK-54: two promotions in the Ryūō league one after the other, the second after 4 dan.
#[test]
fn promotions_in_a_row_count_with_one_after_the_grade() {
    let rise = |season: u32, date: &str| json!({ "name": "ryuo-promotion", "of": "5", "date": date, "season": season });
    pro("4d", 0, &[rise(35, "2022-11-01"), rise(37, "2024-11-01")], None);
    pro("4d", 0, &[rise(36, "2023-11-01"), rise(37, "2024-11-01")], Some("5d"));
    pro("4d", 0, &[rise(35, "2022-11-01"), rise(36, "2023-11-01")], None);
}

/// RANK-30, RANK-32, RANK-34 … RANK-41
#[test]
fn women_professionals_are_promoted() {
    let jsa = |dossier, expected| check("women", Some("jsa"), dossier, expected);
    let lady = |grade: &str, wins: u32, deeds: &[serde_json::Value]| json!({ "grade": grade, "since": "2024-04-01", "wins": wins, "deeds": deeds });
    let group = |games: u32| json!({ "group_games": games, "deeds": [deed("study-group-class", "B1")] });
    jsa(group(47), None);
    jsa(group(48), Some("2k"));
    // Until April 2024 class B2 was asked for; what counts is the day on which it was reached.
    let b2 =
        |day: &str| json!({ "group_games": 48, "deeds": [{ "name": "study-group-class", "of": "B2", "date": day }] });
    jsa(b2("2024-03-31"), Some("2k"));
    jsa(b2("2024-04-01"), None);
    jsa(json!({ "deeds": [deed("event-won", "yamada")] }), Some("2k"));
    jsa(lady("2k", 39, &[]), None);
    jsa(lady("2k", 40, &[]), Some("1k"));
    jsa(lady("1k", 0, &[deed("semi-final", "seirei")]), Some("1d"));
    jsa(lady("1d", 0, &[deed("challenger", "seirei")]), Some("2d"));
    jsa(lady("2d", 99, &[]), None);
    jsa(lady("2d", 100, &[]), Some("3d"));
    let titles = |count: usize| vec![deed("title", "joo"); count];
    jsa(lady("3d", 0, &titles(2)), None);
    jsa(lady("3d", 0, &titles(3)), Some("4d"));
    jsa(lady("4d", 0, &titles(7)), Some("5d"));
    jsa(lady("5d", 999, &titles(20)), None);
    // Without skipping and once a year the one; the other as it comes.
    jsa(lady("1k", 0, &titles(1)), Some("1d"));
    jsa(lady("2k", 0, &[deed("title", "seirei")]), Some("1k"));
    jsa(lady("2k", 0, &[deed("hakurei-class", "A")]), Some("1k"));
    jsa(json!({ "deeds": [deed("title", "joo")] }), Some("2k"));
    check("women", Some("lpsa"), lady("1k", 0, &titles(1)), Some("3d"));
    let this_year = json!({ "grade": "2k", "since": "2026-04-01", "wins": 40 });
    jsa(this_year.clone(), None);
    check("women", Some("lpsa"), this_year.clone(), Some("1k"));
    assert_eq!(due("women", Some("jsa"), this_year, "2027-04-01").unwrap(), "1k");
    let share = |games: u32, wins: u32| json!({ "grade": "2k", "since": "2025-04-01", "games_of_year": games, "wins_of_year": wins });
    jsa(share(14, 7), None);
    jsa(share(16, 8), Some("1k"));
    jsa(share(17, 8), None);
}

/// RANK-31
#[test]
fn women_begin_below_an_age() {
    let won = |born: &str| json!({ "born": born, "deeds": [deed("event-won", "yamada")] });
    check("women", Some("jsa"), won("1999-11-24"), Some("2k"));
    check("women", Some("jsa"), won("1999-11-23"), None);
    check("women", Some("lpsa"), won("1987-01-01"), Some("2k"));
    check("women", Some("lpsa"), won("1986-11-23"), None);
}

/// RANK-06, RANK-07, RANK-08
#[test]
fn amateurs_earn_grades_in_events() {
    let amateur = |events: &[&str], expected| {
        let deeds: Vec<_> = events.iter().map(|event| deed("event-won", event)).collect();
        check("amateur", None, json!({ "grade": "4d", "since": "2020-01-01", "deeds": deeds }), expected);
    };
    amateur(&["amateur-meijin"], Some("6d"));
    amateur(&["asahi-amateur-meijin"], Some("5d"));
    amateur(&["amateur-osho", "amateur-osho", "asahi-amateur-meijin"], Some("5d"));
    amateur(&["amateur-osho", "amateur-osho", "amateur-osho"], Some("7d"));
    amateur(&["x", "x", "x"], None);
    amateur(&["amateur-ryuo"], Some("7d"));
    amateur(&["amateur-ryuo", "amateur-ryuo", "amateur-ryuo"], Some("8d"));
}

/// What is missing can be told for every need.
#[test]
fn prospects_tell_what_is_missing() {
    let ladder = Ladder::named("professional").unwrap();
    let dossier: Dossier = serde_json::from_value(json!({ "grade": "4d", "since": "2024-04-01", "wins": 87 })).unwrap();
    let prospects = ladder.prospects(&dossier, ladder.body(None).unwrap(), "2026-11-23".parse().unwrap());
    let grades: Vec<&str> = prospects.iter().map(|prospect| prospect.promotion.to.as_str()).collect();
    assert_eq!(grades, ["5d", "6d", "7d", "8d", "9d"]);
    let wins = prospects[0].promotion.any.iter().position(|need| matches!(need, Need::Wins(_))).unwrap();
    let state = prospects[0].states[wins];
    assert_eq!((state.have, state.want, state.is_met()), (87, 100, false));
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let table = |rest: &str| {
        format!("name = \"x\"\nvalid_from = \"2020-01-01\"\nsource = \"\"\ngrades = [\"a\", \"b\"]\n{rest}")
    };
    let body = "[[body]]\nname = \"y\"\nskipping = true\n";
    let error = |rest: &str| Ladder::read(&table(rest)).unwrap_err().to_string();
    let to = |to: &str| format!("{body}[[promotion]]\nto = \"{to}\"\nid = \"\"\nany = [{{ wins = 3 }}]\n");
    assert!(Ladder::read(&table(&to("b"))).is_ok());
    assert_eq!(error(&to("c")), "\"c\" is not among the grades of x");
    assert!(error(&format!("{body}promotion = [{{ to = 3 }}]")).contains("promotion"));
    assert!(error("promotion = []\nbody = []").contains("[[body]]"));
}
