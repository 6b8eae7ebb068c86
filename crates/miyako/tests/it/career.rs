//! Grades and careers, as a club looks them up with `miyako club grade` and `miyako club ladder`.

use crate::program::{Run, check_refused, miyako, miyako_reading};
use serde_json::Value;

fn ladder(what: &[&str], input: &str) -> Run {
    miyako_reading(&[&["club", "ladder", "--lang", "en"], what].concat(), input)
}

/// RANK-54, RANK-34: the grade that is due, and what is missing.
#[test]
fn what_is_missing_is_told() {
    let career = |wins: u32| format!(r#"{{"grade": "4d", "since": "2024-04-01", "wins": {wins}}}"#);
    let check = |wins: u32, code: i32, parts: &[&str]| {
        let run = ladder(&["check", "professional", "-"], &career(wins));
        assert_eq!((run.code, run.stderr.as_str()), (code, ""));
        for part in parts {
            assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
        }
    };
    check(99, 1, &["No grade is due yet.", "· 100 official wins since the last grade  (99 of 100)"]);
    check(100, 0, &["This grade is due: 5 dan.", "✓ 100 official wins since the last grade  (100 of 100)"]);
    let json = ladder(&["check", "professional", "-", "--json"], &career(100)).stdout;
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["due"], &json["prospects"][0]["id"]), (&Value::from("5d"), &Value::from("RANK-54")));
    // RANK-17, RANK-34: class B2 counts for who reached it until March 2024, B1 since.
    let group = |class: &str, day: &str| {
        let deed = format!(r#"{{"name": "study-group-class", "of": "{class}", "date": "{day}"}}"#);
        ladder(&["check", "women", "-", "--lang", "it"], &format!(r#"{{"group_games": 48, "deeds": [{deed}]}}"#))
    };
    assert_eq!(group("B2", "2024-03-31").code, 0);
    assert_eq!(group("B1", "2024-04-01").code, 0);
    let too_late = group("B2", "2024-04-01");
    assert!(too_late.code == 1 && too_late.stdout.contains("classe B1 del gruppo di studio, dal 2024-04-01"));
}

#[test]
fn a_career_that_cannot_be_is_refused() {
    let refused =
        |what: &[&str], input: &str, why: &str| check_refused(&ladder(what, input), &format!("miyako: {why}"));
    let professional = ["check", "professional", "-"];
    refused(&professional, r#"{"grade": "3d"}"#, "-: \"3d\" is no grade of this ladder; expected one of 4d, 5d");
    refused(&professional, r#"{"wins": -1}"#, "-: invalid value: integer `-1`");
    let odd = r#"{"deeds": [{"name": "x", "date": "2026-01-01"}]}"#;
    refused(&professional, odd, "-: nothing counts \"x\" here; expected one of admission-exam");
    refused(&["check", "masters", "-"], "{}", "masters: expected one of amateur, professional, women");
    refused(&["check", "women", "-", "--body", "x"], "{}", "--body: expected one of jsa, lpsa");
    refused(&["replay", "apprentice", "--grade", "9k", "W"], "", "--grade: expected one of 7k, 6k");
    refused(&["replay", "study-group", "--grade", "G", "W-L"], "", "W-L: expected W or L as letter 2, found '-'");
    refused(&["begin", "--age", "12", "--class", "Z"], "", "--class: the classes are G, F2");
}

/// RANK-13, RANK-15, RANK-16, RANK-22, RANK-25, RANK-26, RANK-59
#[test]
fn apprentices_and_students_are_told_where_they_stand() {
    let check = |what: &[&str], code: i32, said: &str| {
        let run = ladder(what, "");
        assert_eq!((run.code, run.stdout.trim_end()), (code, said), "{what:?}: {}", run.stderr);
    };
    let counts = |count: usize| match count {
        0 => "No game counts towards the next change yet.".to_owned(),
        count => format!("{count} games count towards the next change."),
    };
    check(
        &["replay", "apprentice", "--grade", "3d", "WWLW"],
        0,
        "This is the highest grade of this ladder: games count towards no other.",
    );
    check(
        &["replay", "study-group", "--grade", "D1", "LWWWWWW"],
        0,
        &format!("Game 7: promoted to C2.\n{}", counts(0)),
    );
    // RANK-18: teaching games have a number and change no counter.
    check(
        &["replay", "study-group", "--grade", "D1", "TLWWWtWWW"],
        0,
        &format!("Game 9: promoted to C2.\n{}", counts(0)),
    );
    check(&["replay", "apprentice", "--grade", "1k", "WWWLWWLWWLWW"], 0, &counts(12));
    check(&["exam", "WLWLW"], 0, "Passed with game 5.");
    check(&["exam", "LLL"], 1, "Not passed: decided with game 3.");
    check(&["begin", "--age", "24", "--class", "D2", "--woman"], 1, "No.");
    check(&["begin", "--age", "24", "--class", "D1", "--woman"], 0, "Yes.");
    check(&["school", "--class", "A2", "--age", "15"], 1, "No.");
    check(&["school", "--class", "A2", "--age", "15", "--recommended"], 0, "Yes, beginning at 6 kyū.");
    check(&["stay", "--born", "2005-05-10", "--day", "2026-01-01"], 0, "Yes, until 2026-05-10.");
    check(&["league", "--age", "27", "--played", "5", "--last", "9-9"], 1, "No.");
    let list = ladder(&["list"], "").stdout;
    assert!(list.contains("places: Tōkyō, Ōsaka, Nagoya"), "RANK-11: {list}");
    assert!(list.contains("branches: Kantō, Kansai; one league from 3 dan on"), "RANK-21: {list}");
    check(&["meetings", "2026-11"], 0, "2026-11-08\n2026-11-22");
}

/// RANK-03, RANK-04, RANK-05: asked for, granted, and known among the people from then on.
#[test]
fn a_grade_is_asked_for_and_granted() {
    let club = tempfile::tempdir().unwrap();
    let folder = club.path().to_str().unwrap();
    let run = |what: &[&str]| miyako(&[&["club"], what, &["--folder", folder]].concat());
    let grade = |what: &[&str]| run(&[&["grade", "--lang", "en", "--at", "2026-11-23T09:00:00Z"], what].concat());
    assert_eq!(run(&["person", "add", "Rossi", "Anna", "--grade", "2k"]).code, 0);
    let applied = grade(&["apply", "anna-rossi", "2d", "--way", "exam", "--note", "Torino"]);
    assert_eq!(applied.stdout, "   1  anna-rossi           2 dan    waiting  exam  Torino\n", "{}", applied.stderr);
    let known = || run(&["person", "list"]).stdout;
    assert!(known().contains("2k"), "{}", known());
    assert_eq!(grade(&["grant", "1"]).code, 0);
    assert!(known().contains("2d"), "{}", known());
    let place = club.path().join("grades.jsonl").display().to_string();
    check_refused(&grade(&["refuse", "1"]), &format!("miyako: {place}: not any more, or not yet: it is granted"));
    check_refused(
        &grade(&["apply", "anna-rossi", "7d", "--way", "quiz"]),
        &format!("miyako: {place}: this way (quizzes and"),
    );
    check_refused(
        &grade(&["apply", "anna-rossi", "1d", "--way", "exam"]),
        &format!("miyako: {place}: they have 2 dan already"),
    );
    assert_eq!(run(&["grade", "convert", "women", "2k", "--lang", "it"]).stdout, "2° dan – 4° dan\n");
    check_refused(
        &grade(&["convert", "women", "3d"]),
        "miyako: women 3d: what it is worth among amateurs is not known; it is for apprentice 6k",
    );
    std::fs::write(
        &place,
        "{\"at\":\"2026-11-23T09:00:00Z\",\"by\":\"x\",\"event\":{\"move\":{\"award\":4,\"to\":\"granted\"}}}\n",
    )
    .unwrap();
    check_refused(&grade(&["list"]), &format!("miyako: {place}:1: there is no no. 4"));
}

/// RANK-06, RANK-08, RANK-41: a grade that follows from what was done is granted if it does.
#[test]
fn what_was_done_is_tried_before_a_grade_is_granted() {
    let club = tempfile::tempdir().unwrap();
    let folder = club.path().to_str().unwrap();
    let run = |what: &[&str]| miyako(&[&["club"], what, &["--folder", folder]].concat());
    assert_eq!(run(&["person", "add", "Neri", "Ida", "--grade", "4d"]).code, 0);
    let career = club.path().join("ida.json");
    let write = |text: &str| std::fs::write(&career, text).unwrap();
    let grade = |what: &str| {
        let words: Vec<&str> = what.split(' ').collect();
        run(&[&["grade", "--lang", "en", "apply", "ida-neri"], words.as_slice()].concat())
    };
    let place = club.path().join("grades.jsonl").display().to_string();
    let refused = |what: &str, why: &str| check_refused(&grade(what), &format!("miyako: {place}: {why}"));
    refused("7d --way competition", "7 dan follows from what was done: tell it with “--career FILE”");
    let file = format!("--career {}", career.display());
    write(r#"{"grade": "4d", "deeds": [{"name": "event-won", "of": "amateur-meijin", "date": "2026-09-01"}]}"#);
    refused(&format!("7d --way competition {file}"), "by what was done 7 dan is not due");
    assert_eq!(grade(&format!("6d --way competition {file}")).code, 0);
    write(r#"{"grade": "1k", "since": "2024-04-01", "deeds": [{"name": "title", "of": "joo", "date": "2026-09-01"}]}"#);
    refused("6d --ladder women --way results", "6 dan follows from what was done");
    refused(&format!("3d --ladder women --way results {file}"), "by what was done 3 dan is not due");
    assert_eq!(grade(&format!("3d --ladder women --way results --body lpsa {file}")).code, 0, "they may skip grades");
    let json: Value = serde_json::from_str(&run(&["grade", "list", "--json"]).stdout).unwrap();
    assert_eq!((&json[0]["grade"], &json[1]["grade"]), (&Value::from("6d"), &Value::from("3d")));
}

/// RANK-33, RANK-42, RANK-50, RANK-52: somebody's grades on every ladder, and the class of each league they play in.
#[test]
fn somebody_is_shown_with_grades_and_classes() {
    let club = tempfile::tempdir().unwrap();
    let folder = club.path().to_str().unwrap();
    let run = |what: &str| {
        let words: Vec<&str> = what.split(' ').collect();
        let run = miyako(&[&["club"], words.as_slice(), &["--folder", folder]].concat());
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{what}");
        run.stdout
    };
    run("person add Neri Ida --grade 3d --nation ITA");
    run("person add Rossi Anna");
    run("grade apply ida-neri 2d --ladder women --way merit --note committee");
    run("league new w --rules hakurei --at 2026-10-01T09:00:00Z");
    run("league enrol w B ida-neri anna-rossi");
    run("league new m --rules meijin --at 2026-10-01T09:00:00Z");
    run("league hold m ida-neri");
    let shown = run("person show ida-neri --lang en");
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[0], "Ida Neri  ITA");
    assert!(lines[2].ends_with(": 2 dan"), "{shown}");
    assert_eq!(lines[3..], ["  Hakurei: class B", "  Meijin: holds the title"]);
    let json: Value = serde_json::from_str(&run("person show ida-neri --json")).unwrap();
    assert_eq!((&json["grades"]["women"], &json["leagues"]["Hakurei"]), (&Value::from("2d"), &Value::from("B")));
    let json: Value = serde_json::from_str(&run("grade list --json")).unwrap();
    assert_eq!((&json[0]["ladder"], &json[0]["stage"]), (&Value::from("women"), &Value::from("granted")));
    // The next season counts from when it is planned.
    run("league draw w --seed 1 --at 2026-10-02T09:00:00Z");
    run("league result w ida-neri anna-rossi");
    run("league close w --next w2 --at 2027-10-02T09:00:00Z --day 2027-10-01");
    assert!(run("person show ida-neri --lang en").contains("  Hakurei: class A\n"));
    assert!(run("person show ida-neri --lang ja").contains("  白玲戦: "));
    // Who is in none of the last season's classes plays no more in that league, whatever was before.
    run("league new later --rules hakurei --at 2028-10-01T09:00:00Z");
    run("league enrol later B anna-rossi");
    assert!(!run("person show ida-neri --lang en").contains("Hakurei"));
}
