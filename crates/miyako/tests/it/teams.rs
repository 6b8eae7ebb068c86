//! A competition of teams, as an arbiter runs it with `miyako club teams`.

use crate::program::{Run, check_refused, miyako};
use serde_json::Value;

struct Club(tempfile::TempDir);

impl Club {
    fn new() -> Club {
        let club = Club(tempfile::tempdir().unwrap());
        for name in ["Anna", "Bruno", "Carla", "Dino", "Ezio", "Franca", "Gino"] {
            assert_eq!(club.run(&format!("person add {name}")).code, 0);
        }
        club
    }

    fn run(&self, what: &str) -> Run {
        let words: Vec<&str> = what.split(' ').collect();
        miyako(&[&["club"], &words[..], &["--folder", self.0.path().to_str().unwrap()]].concat())
    }

    fn try_at(&self, what: &str) -> Run {
        self.run(&format!("teams {what} --at 2026-11-24T20:00:00Z --by Ida --lang en"))
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

/// Three teams of two boards meet each other; a reserve plays, a result is corrected, boards are rated.
#[test]
fn three_teams_meet() {
    let club = Club::new();
    club.at("new cup --title Cup --boards 2 --form round-robin");
    club.at("enter cup rome anna bruno carla --title Rome");
    club.at("enter cup milan dino ezio");
    club.refused("enter cup bari anna franca", "miyako: cup: anna is there already");
    club.refused("enter cup bari franca zoe", "miyako: zoe: ");
    club.refused("enter cup bari franca", "miyako: cup: a team has so many people: 2–40");
    club.at("enter cup bari franca gino");
    club.refused("pair cup", "miyako: cup: not at this stage (entries open)");
    club.at("close cup");

    // The first round: one team rests.
    club.at("pair cup");
    let round = club.json("round cup");
    assert_eq!(round["bye"], "rome");
    let people = &round["matches"][0]["boards"];
    club.refused("close cup", "miyako: cup: this board has no result: ");
    for board in people.as_array().unwrap() {
        club.at(&format!("result cup {}", board["people"][0].as_str().unwrap()));
    }
    club.refused("result cup anna", "miyako: cup: anna is no team here, or does not play for it");
    let first = people[0]["people"][0].as_str().unwrap().to_owned();
    club.refused(&format!("correct cup {first} won"), "miyako: won: expected who has won, or a result: ");
    club.at(&format!("correct cup {first} 1/2"));
    let closed = club.at("close cup");
    assert!(closed.contains("Cup: being played, 3 teams, round 1 of 3"), "{closed}");

    // Rome's reserve comes in on its second board.
    club.refused("line cup rome carla anna", "miyako: cup: expected 2 people in the order of the team's list");
    club.at("line cup rome anna carla");
    let round = club.at("pair cup");
    assert!(round.contains("Carla") && !round.contains("Bruno"), "{round}");
    for person in ["anna", "carla"] {
        club.at(&format!("result cup {person}"));
    }
    club.at("close cup");
    let table = club.json("table cup");
    let top = &table["table"][0];
    assert_eq!((&top["team"], &top["matches"], &top["boards"]), (&"rome".into(), &2.0.into(), &3.0.into()), "{table}");
    club.at("finish cup");
    assert!(club.at("log cup").contains("next for rome: Anna, Carla"));
    assert!(club.at("list").contains("Cup: finished"));

    assert_eq!(club.run("pool new club").code, 0);
    let rated: Value = serde_json::from_str(&club.run("pool apply club cup --json").stdout).unwrap();
    assert_eq!(rated["games"], 4);
}
