//! Who belongs to a club, as its secretary keeps it with `miyako club member`.

use crate::program::{Run, check_refused, miyako};
use serde_json::Value;

struct Club(tempfile::TempDir);

impl Club {
    fn new() -> Club {
        let club = Club(tempfile::tempdir().unwrap());
        for name in ["Rossi Anna", "Verdi Luca", "Bo Zoe"] {
            let words: Vec<&str> = name.split(' ').collect();
            assert_eq!(club.run(&[&["person", "add"], &words[..]].concat()).code, 0);
        }
        club
    }

    fn run(&self, what: &[&str]) -> Run {
        miyako(&[&["club"], what, &["--folder", self.0.path().to_str().unwrap()]].concat())
    }

    /// What the secretary does, on a day in November.
    fn try_do(&self, what: &str) -> Run {
        let words: Vec<&str> = what.split(' ').collect();
        let desk = ["--at", "2026-11-24T20:00:00Z", "--by", "Ida", "--lang", "it"];
        self.run(&[&["member"], &words[..], &desk].concat())
    }

    fn done(&self, what: &str) -> String {
        let run = self.try_do(what);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{what}");
        run.stdout
    }

    #[track_caller]
    fn refused(&self, what: &str, why: &str) {
        check_refused(&self.try_do(what), why);
    }
}

#[test]
fn a_secretary_keeps_the_members() {
    let club = Club::new();
    assert!(club.try_do("list").stderr.contains("il circolo non ha ancora un libro soci"));
    club.done("new Torino");
    assert_eq!(club.try_do("new Milano").code, 2, "once");
    club.refused("apply nobody", "miyako: nobody: nobody non c’è");
    for step in ["apply anna-rossi --on 2026-01-10", "accept anna-rossi --on 2026-01-12", "pay anna-rossi"] {
        club.done(step);
    }
    club.refused("accept anna-rossi", "miyako: book: anna-rossi non aspetta una risposta");
    club.refused("accept luca-verdi", "miyako: book: luca-verdi non ha mai fatto domanda");
    for step in ["apply luca-verdi", "accept luca-verdi", "apply zoe-bo", "give anna-rossi president"] {
        club.done(step);
    }
    club.refused("give luca-verdi president", "miyako: book: presidente è anna-rossi");
    let today = club.done("list");
    assert!(
        today.contains("2 soci") && today.contains("in regola fino al 2026-12-31") && !today.contains("Zoe"),
        "{today}"
    );
    let next_year = club.done("list --day 2027-01-01 --all");
    for told in ["2 soci, quote scadute: 1", "quota scaduta il 2026-12-31", "Bo Zoe", "in attesa di risposta"] {
        assert!(next_year.contains(told), "{told}: {next_year}");
    }
    let table: Value = serde_json::from_str(&club.done("list --json --day 2027-01-01")).unwrap();
    assert_eq!((&table["count"], &table["lapsed"]), (&2.into(), &1.into()));
    club.done("leave anna-rossi");
    assert!(
        club.done("export")
            .lines()
            .any(|line| line == "1,anna-rossi,Rossi,Anna,,left,2026-01-10,2026-01-12,2026-12-31,2026-11-24,")
    );
    assert!(club.done("log").contains("Anna Rossi riceve la carica: presidente (2026-11-24)"));
    club.done("undo");
    assert!(club.done("list").contains("presidente"), "back with her office");
}

/// Whoever kills the program or fills the disk finds the book as it was: see `club_folder`; a line that is broken is named.
#[test]
fn a_broken_book_is_named_by_its_line() {
    let club = Club::new();
    club.done("new Torino");
    let book = club.0.path().join("members/book/events.jsonl");
    let text = std::fs::read_to_string(&book).unwrap();
    std::fs::write(&book, text + "{\"at\":1}\n").unwrap();
    let run = club.try_do("apply anna-rossi");
    assert!(run.code == 2 && run.stderr.contains("events.jsonl:2: "), "{}", run.stderr);
}
