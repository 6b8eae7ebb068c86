//! An evening on which whoever is free is paired, as a club runs it with `miyako club arena`.

use crate::program::{Run, check_refused, miyako};
use serde_json::Value;

struct Club(tempfile::TempDir);

impl Club {
    fn new() -> Club {
        let club = Club(tempfile::tempdir().unwrap());
        for (name, grade) in [("Anna", "3d"), ("Bruno", "1d"), ("Carla", "1k"), ("Dino", "3k"), ("Ezio", "5k")] {
            assert_eq!(club.run(&format!("person add {name} --grade {grade}")).code, 0);
        }
        club
    }

    fn run(&self, what: &str) -> Run {
        let words: Vec<&str> = what.split(' ').collect();
        miyako(&[&["club"], &words[..], &["--folder", self.0.path().to_str().unwrap()]].concat())
    }

    /// What somebody does at the arena, in English, at an hour of the evening.
    fn try_at(&self, what: &str) -> Run {
        self.run(&format!("arena {what} --at 2026-11-27T20:00:00Z --by Ida --lang en"))
    }

    fn at(&self, what: &str) -> String {
        let run = self.try_at(what);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{what}");
        run.stdout
    }

    fn json(&self, what: &str) -> Value {
        serde_json::from_str(&self.at(&format!("{what} --json"))).unwrap()
    }

    #[track_caller]
    fn refused(&self, what: &str, why: &str) {
        check_refused(&self.try_at(what), why);
    }
}

/// Five come, one waits and hears why; games end, others begin; a result is corrected; the evening ends, and is rated.
#[test]
fn an_evening_at_the_club() {
    let club = Club::new();
    club.refused("new friday --until 2026-11-27T19:00Z", "miyako: friday: 2026-11-27T19:00:00Z has passed");
    club.at("new friday --title Evening --until 2026-11-27T23:00+01:00");
    assert!(club.try_at("new friday").stderr.ends_with("events.jsonl: friday is there already\n"));
    club.refused("arrive friday zoe", "miyako: zoe: ");
    club.at("arrive friday anna bruno carla dino ezio");
    let paired = club.json("pair friday");
    assert_eq!(paired["playing"].as_array().unwrap().len(), 2);
    let waits = &paired["waiting"][0];
    assert_eq!(waits["why"], "alone");
    assert!(club.at("show friday").contains("waits: nobody else is free"));
    club.refused("pair friday", "miyako: friday: nobody can be paired");
    let idle = waits["person"].as_str().unwrap();
    club.refused(&format!("result friday {idle}"), &format!("miyako: {idle}: plays no game"));

    let [one, other] = [0, 1].map(|side| paired["playing"][0]["people"][side].as_str().unwrap().to_owned());
    club.at(&format!("result friday {one}"));
    club.refused("correct friday 9 1-0", "miyako: friday: there is no game 9");
    club.refused("correct friday 1 won", "miyako: won: expected who has won, or a result: ");
    club.at(&format!("correct friday 1 {other}"));
    let table = club.json("table friday");
    assert_eq!((&table["table"][0]["person"], &table["table"][0]["points"]), (&other.as_str().into(), &2.into()));

    // Who waited plays now; the two who have just met do not meet again while others play.
    let again = club.json("pair friday");
    let seated: Vec<&str> = again["playing"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|b| b["people"].as_array().unwrap())
        .filter_map(Value::as_str)
        .collect();
    assert!(seated.contains(&waits["person"].as_str().unwrap()), "{again}");
    assert!(!(seated.contains(&one.as_str()) && seated.contains(&other.as_str())), "{again}");
    club.at("undo friday");
    club.at(&format!("leave friday {one}"));
    club.at("pair friday");
    club.at("close friday");
    for _ in 0..2 {
        let playing = club.json("show friday");
        let winner = playing["playing"][0]["people"][0].as_str().unwrap().to_owned();
        club.at(&format!("result friday {winner}"));
    }
    assert_eq!(club.json("show friday")["stage"], "over");
    assert!(club.at("log friday").contains("game 1: 1-0"));
    assert!(club.at("list").contains("Evening: over"));

    assert_eq!(club.run("pool new club").code, 0);
    let rated = club.run("pool apply club friday --json").stdout;
    let rated: Value = serde_json::from_str(&rated).unwrap();
    assert_eq!((&rated["games"], &rated["day"]), (&3.into(), &"2026-11-27".into()));
}
