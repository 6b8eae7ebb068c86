//! A club's own ratings, as its secretary keeps them with `miyako club pool`.

use crate::program::{Run, check_refused, miyako};
use serde_json::Value;

struct Club(tempfile::TempDir);

impl Club {
    fn new() -> Club {
        let club = Club(tempfile::tempdir().unwrap());
        for person in ["Rossi Anna --rating 1500", "Verdi Luca --grade 3k", "Neri Ida", "Po Leo --grade 8k"] {
            club.run(&format!("person add {person}"));
        }
        club
    }

    fn try_run(&self, what: &str) -> Run {
        let words: Vec<&str> = what.split(' ').collect();
        miyako(&[&["club"], words.as_slice(), &["--folder", self.0.path().to_str().unwrap()]].concat())
    }

    #[track_caller]
    fn run(&self, what: &str) -> String {
        let run = self.try_run(what);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{what}");
        run.stdout
    }

    #[track_caller]
    fn pool(&self, what: &str) -> String {
        self.run(&format!("pool --lang en --at 2026-11-23T09:00:00Z --by Ida {what}"))
    }

    fn json(&self, what: &str) -> Value {
        serde_json::from_str(&self.pool(&format!("{what} --json"))).unwrap()
    }

    #[track_caller]
    fn refused(&self, what: &str, why: &str) {
        let run = self.try_run(&format!("pool --lang en {what}"));
        check_refused(&run, "miyako: ");
        assert!(run.stderr.contains(why), "{what}: {}", run.stderr);
    }

    /// A table of results, by its path.
    fn table(&self, text: &str) -> String {
        let path = self.0.path().join("results.csv");
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    /// A round robin of all four, in which whoever stands first wins.
    fn tournament(&self, name: &str) {
        for step in [
            "new NAME --form round-robin --rounds 3 --to 2026-10-04 --from 2026-10-04",
            "open NAME",
            "enter NAME --all",
            "close NAME",
        ] {
            self.run(&format!("tournament {}", step.replace("NAME", name)));
        }
        for _ in 0..3 {
            for step in ["pair NAME", "confirm NAME", "result NAME 1 1-0", "result NAME 2 1-0", "close NAME"] {
                self.run(&format!("tournament {}", step.replace("NAME", name)));
            }
        }
    }
}

/// I9: a tournament and an evening are rated, once; one is taken back and the other rated anew.
#[test]
fn events_are_rated_once_and_taken_back_whole() {
    let club = Club::new();
    club.tournament("autunno");
    assert_eq!(club.pool("new club --title Torino"), "Torino: no event rated\n");
    let told = club.pool("apply club autunno");
    assert!(told.starts_with("autunno  2026-10-04  6 games\n"), "{told}");
    let after_autumn = club.json("table club");
    assert_eq!(after_autumn["table"].as_array().unwrap().len(), 4);
    club.refused("apply club autunno", "autunno has been rated already");
    let evening = club.table(
        "first,second,result,odds,giver\nanna-rossi,leo-po,1-0,two-piece,anna-rossi\nida-neri,luca-verdi,1/2,,\n",
    );
    let told = club.pool(&format!("apply club --results {evening} --as evening --day 2026-11-20"));
    assert!(told.starts_with("evening  2026-11-20  2 games\n"), "{told}");
    let both = club.json("table club");
    let history = club.pool("person club anna-rossi");
    assert!(history.contains("2026-10-04  autunno") && history.contains("2026-11-20  evening"), "{history}");
    let in_italian = club.run("pool table club --lang it --day 2026-11-23");
    assert!(in_italian.contains("partite") && in_italian.contains("ancora una stima"), "{in_italian}");
    // The first is taken back: the second stands, rated anew; then the first cannot come in before it.
    club.pool("rollback club autunno");
    assert_eq!(club.json("list")[0]["events"], 1);
    assert_ne!(club.json("table club"), both);
    club.refused("apply club autunno", "an event of 2026-11-20 has been rated already");
    club.pool("rollback club evening");
    club.pool("apply club autunno");
    assert_eq!(club.json("table club"), after_autumn, "as if nothing had been between");
    club.pool(&format!("apply club --results {evening} --as evening --day 2026-11-20"));
    assert_eq!(club.json("table club"), both);
    let log = club.run("pool log club --lang it");
    assert!(log.contains("comincia: Torino") && log.contains("valutato: autunno ×"), "{log}");
}

#[test]
fn what_cannot_be_rated_is_said() {
    let club = Club::new();
    club.refused("table club", "club is not there; “miyako club pool new club” begins it");
    club.pool("new club");
    club.refused("new club", "club is there already");
    club.refused("apply club spring", "no such event");
    club.refused("rollback club spring", "spring has not been rated");
    club.refused("person club nobody", "nobody is not there");
    let refused = |text: &str, why: &str| {
        let file = club.table(text);
        club.refused(&format!("apply club --results {file} --as x"), &format!("results.csv:{why}"));
    };
    refused("", "1: expected a line of headings");
    refused("first,first,second,result\n", "1: expected a line of headings, each once");
    refused("first,second,result\nanna-rossi,luca-verdi,2-0\n", "2: result: expected 1-0, 0-1 or 1/2, found \"2-0\"");
    refused("first,second,result\nAnna!,luca-verdi,1-0\n", "2: first: ");
    let odds = "first,second,result,odds,giver\nanna-rossi,luca-verdi,1-0,";
    refused(&format!("{odds}queen,anna-rossi\n"), "2: odds: nobody can say what \"queen\" are worth");
    refused(&format!("{odds}bishop,ida-neri\n"), "2: giver: expected anna-rossi or luca-verdi, found ida-neri");
    let file = club.table("first,second,result\nanna-rossi,nobody,1-0\n");
    club.refused(&format!("apply club --results {file} --as x"), "nobody is not there");
    let rules = club.0.path().join("rules.toml");
    std::fs::write(&rules, "tau = 1\n").unwrap();
    club.refused(&format!("new other --rules {}", rules.display()), "the rules cannot be read");
    assert!(!club.0.path().join("pools/other").exists());
}

/// A drawn game that was played again counts as well; an event whose last day is still to come is rated as of today.
#[test]
fn drawn_games_count_and_days_to_come_do_not_bar() {
    let club = Club::new();
    let steps =
        ["new long --form round-robin --to 2099-12-31", "open long", "enter long anna-rossi luca-verdi", "close long"];
    let round = ["pair long", "confirm long", "result long 1 replay", "result long 1 1-0", "close long"];
    for step in steps.iter().chain(&round) {
        club.run(&format!("tournament {step}"));
    }
    club.pool("new club");
    let rated = club.json("apply club long");
    assert_eq!((&rated["games"], &rated["day"]), (&2.into(), &"2026-11-23".into()));
}
