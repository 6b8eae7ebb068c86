//! A club's folder under rough hands: many at once, full disks, files in the wrong place, texts that no list can show.

use crate::program::{Run, check_refused, miyako};
use std::path::PathBuf;

struct Club(tempfile::TempDir);

impl Club {
    fn new() -> Club {
        let club = Club(tempfile::tempdir().unwrap());
        assert_eq!(club.run("person add Rossi Anna --grade 3d").code, 0);
        club
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn words(&self, what: &[&str]) -> Run {
        miyako(&[&["club"], what, &["--folder", self.0.path().to_str().unwrap()]].concat())
    }

    fn run(&self, what: &str) -> Run {
        self.words(&what.split(' ').collect::<Vec<_>>())
    }

    #[track_caller]
    fn refused(&self, what: &[&str], why: &str) {
        let run = self.words(what);
        assert!(run.code == 2 && run.stderr.contains(why), "{what:?}: {} {}", run.code, run.stderr);
    }
}

/// Of many who plan an event of one name at once, one does; what it says is what its files say.
#[test]
fn an_event_is_planned_once() {
    let club = Club::new();
    let plan = |number: usize| club.words(&["tournament", "new", "spring", "--title", &format!("Spring {number}")]);
    let codes: Vec<i32> = std::thread::scope(|scope| {
        let runs: Vec<_> = (0..8).map(|number| scope.spawn(move || plan(number).code)).collect();
        runs.into_iter().map(|run| run.join().unwrap()).collect()
    });
    assert_eq!(codes.iter().filter(|code| **code == 0).count(), 1, "{codes:?}");
    let events = std::fs::read_to_string(club.path("tournaments/spring/events.jsonl")).unwrap();
    assert_eq!(events.lines().count(), 1, "{events}");
}

/// The first step founds the rest, and stays.
#[test]
fn the_first_step_is_not_taken_back() {
    let club = Club::new();
    assert_eq!(club.run("tournament new spring").code, 0);
    club.refused(&["tournament", "undo", "spring", "--lang", "en"], "the first one stays");
    assert_eq!(club.run("league new autumn --rules meijin").code, 0);
    club.refused(&["league", "undo", "autumn", "--lang", "en"], "or it is the first one, which stays");
}

/// What the federation has changes no more; what cannot be shown is no title; an event does not end before it begins.
#[test]
fn an_event_that_was_filed_stays_as_it_is() {
    let club = Club::new();
    assert_eq!(club.run("person add Verdi Luca").code, 0);
    for step in
        ["new spring --rounds 1", "open spring", "enter spring --all", "close spring", "pair spring", "confirm spring"]
    {
        assert_eq!(club.run(&format!("tournament {step}")).code, 0, "{step}");
    }
    for step in ["result spring 1 1-0", "close spring", "finish spring", "file spring"] {
        let run = club.run(&format!("tournament {step}"));
        assert_eq!(run.code, 0, "{step}: {}", run.stderr);
    }
    assert_eq!(club.run("tournament undo spring").code, 2);
    club.refused(
        &["league", "new", "l", "--rules", "meijin", "--title", "a\u{1b}b", "--lang", "en"],
        "the title has one line",
    );
    club.refused(
        &["tournament", "new", "x", "--from", "2026-11-22", "--to", "2026-11-21", "--lang", "en"],
        "tournament.toml: to ",
    );
}

/// What was begun and not finished is nothing, and is cleared away.
#[test]
fn what_a_full_disk_left_does_no_harm() {
    let club = Club::new();
    for folder in ["leagues/begun", "tournaments/begun"] {
        std::fs::create_dir_all(club.path(folder)).unwrap();
    }
    std::fs::write(club.path(".unfinished-abc"), "{").unwrap();
    assert_eq!((club.run("league list").stdout.as_str(), club.run("tournament list").stdout.as_str()), ("", ""));
    assert_eq!(club.run("person add Verdi Luca").code, 0);
    assert!(!club.path(".unfinished-abc").exists());
    let file = club.path("people.jsonl").display().to_string();
    let list = miyako(&["club", "tournament", "list", "--folder", &file]);
    assert_eq!(list.code, 2, "a file is no folder: {}", list.stdout);
}

/// What is written out never takes the place of the club's own files.
#[test]
fn own_files_are_not_written_over() {
    let club = Club::new();
    let people = club.path("people.jsonl");
    let before = std::fs::read(&people).unwrap();
    club.refused(&["person", "export", "-o", people.to_str().unwrap()], "a file of the club itself");
    assert_eq!(std::fs::read(&people).unwrap(), before);
    let out = club.path("members.csv");
    assert_eq!(club.words(&["person", "export", "-o", out.to_str().unwrap()]).code, 0);
    assert!(std::fs::read_to_string(&out).unwrap().contains("Rossi"));
    let table = club.path("event.txt");
    std::fs::write(
        &table,
        "[X, Torino, IT, 2026-11-21]\n[2026-11-22]\n1 [A] [B] IT 1500 [2+] 1\n2 [C] [D] IT 1400 [1-] 0\n",
    )
    .unwrap();
    let table = table.to_str().unwrap();
    let run = miyako(&["club", "rate", table, "--save", table]);
    assert!(run.code == 2 && run.stderr.contains("--save would write over the cross-table"), "{}", run.stderr);
    let nowhere = club.path("no/members.csv");
    club.refused(&["person", "export", "-o", nowhere.to_str().unwrap()], "no such folder");
}

/// Texts have a line of visible characters, as long as lists and papers have room for.
#[test]
fn texts_that_no_list_can_show_are_refused() {
    let club = Club::new();
    let long = "x".repeat(201);
    let person = |name: &str| club.refused(&["person", "add", "--id", "p", name, "Z"], "one line");
    person("\u{202e}gnp.exe");
    person("a\u{1b}[31mb");
    club.refused(&["person", "add", "--id", "p", "\u{3000}", "Z"], "");
    club.refused(&["tournament", "new", "a", "--rounds", "100", "--lang", "en"], "rounds are 1 to 99");
    club.refused(&["tournament", "new", "a", "--title", &long, "--lang", "en"], "name has one line of at most 120");
    let apply = ["grade", "--lang", "en", "apply", "anna-rossi", "5d", "--way", "competition", "--note"];
    club.refused(&[&apply[..], &["a\r\nb"]].concat(), "one line of at most 200 characters");
    club.refused(&["grade", "--by", "a\nb", "list"], "expected a name of one line");
    let issue = ["certificate", "--lang", "en", "issue", "anna-rossi", "--issuer"];
    club.refused(&[&issue[..], &[&long]].concat(), "of one line and at most 80 characters");
    club.refused(&[&issue[..], &["Us", "--valid-in", "a\nb"]].concat(), "place and address of one line");
    let signed = ["Us", "--sign", "a", "--sign", "b", "--sign", "c", "--sign", "d", "--sign", "e", "--sign", "f"];
    club.refused(&[&issue[..], &signed, &["--sign", "g"]].concat(), "six signatures at most");
    assert_eq!(club.words(&[&issue[..], &signed, &["--date", "2999-01-01"]].concat()).code, 0);
    club.refused(&["certificate", "annul", "1", "--why", "a\u{1b}b", "--lang", "en"], "in one line of at most 200");
    let seal: serde_json::Value = serde_json::from_str(&club.run("certificate list --json").stdout).unwrap();
    let seal = seal[0]["seal"].as_str().unwrap()[..8].to_owned();
    let early = club.words(&["certificate", "verify", "1", &seal, "--lang", "en"]);
    assert!(early.code == 1 && early.stdout.starts_with("It is genuine, but holds only from"), "{}", early.stdout);
    club.run("league new autumn --rules meijin");
    club.refused(&["league", "never", "autumn", "anna-rossi", "anna-rossi"], "");
}

/// Numbers that no game has are refused, and overflow nothing.
#[test]
fn absurd_cases_are_answered_or_refused() {
    let club = Club::new();
    let file = club.path("case.jsonl");
    let cases = |kind: &str, case: &str| {
        std::fs::write(&file, case).unwrap();
        let run = miyako(&["club", "cases", "--kind", kind, file.to_str().unwrap()]);
        assert!(!run.stderr.contains("panicked"), "{case}: {}", run.stderr);
        run.code
    };
    assert_eq!(cases("ladder", r#"{"kind":"three-dan-season","games":4294967295,"wins":2147483648}"#), 0);
    assert_eq!(cases("fesa-elo", r#"{"kind":"gain","own":1500,"opponent":1500,"score":-1e308,"bonus_games":0}"#), 2);
    let glicko = r#"{"tau":0.5,"rating":1500,"deviation":200,"volatility":1e308,"games":[],"elapsed":1}"#;
    assert_eq!(cases("glicko2", glicko), 2);
    let player = |n: u32, more: &str| format!(r#"{{"n":{n},"rating":1500,"games":4294967295{more}}}"#);
    let players = [player(1, r#","bonus_games":4294967295"#), player(2, "")].join(",");
    let event = format!(r#"{{"kind":"tournament","players":[{players}],"results":[["2+"],["1-"]]}}"#);
    cases("fesa-elo", &event);
}

#[test]
fn a_career_counts_what_was_done_until_the_day() {
    let club = Club::new();
    let file = club.path("career.json");
    let check = |career: &str| {
        std::fs::write(&file, career).unwrap();
        miyako(&["club", "ladder", "check", "professional", file.to_str().unwrap(), "--day", "2026-11-23"])
    };
    let title = |day: &str| format!(r#"{{"grade":"4d","deeds":[{{"name":"title","of":"kio","date":"{day}"}}]}}"#);
    assert_eq!((check(&title("2026-11-23")).code, check(&title("2099-01-01")).code), (0, 1));
    let file = file.display().to_string();
    check_refused(&check(r#"{"wins_of_year": 3}"#), &format!("miyako: {file}: wins_of_year: expected no more than"));
}

/// Who pairs hears in time that a later round cannot be made; a slip says that lots decide who begins.
#[test]
fn a_round_that_cannot_be_made_is_foreseen() {
    let club = Club::new();
    for person in ["Verdi Luca", "Neri Ida", "Po Leo"] {
        assert_eq!(club.run(&format!("person add {person}")).code, 0);
    }
    for step in ["new spring --rounds 4", "open spring", "enter spring --all"] {
        assert_eq!(club.run(&format!("tournament {step}")).code, 0, "{step}");
    }
    let closed = club.run("tournament close spring --lang it").stdout;
    assert!(closed.contains("Attenzione: a quanto pare il turno 4 non si potrà fare"), "{closed}");
    let paired = club.run("tournament pair spring --json").stdout;
    let paired: serde_json::Value = serde_json::from_str(&paired).unwrap();
    assert_eq!(paired["state"]["shortfall"], 4);
    let file = club.path("slips.pdf");
    let slips = club.words(&["tournament", "print", "spring", "slips", "-o", file.to_str().unwrap()]);
    assert_eq!(slips.code, 0, "{}", slips.stderr);
    assert!(std::fs::read(file).unwrap().starts_with(b"%PDF-"));
}
