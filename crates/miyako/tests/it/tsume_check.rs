//! `miyako tsume check` and `miyako tsume verify`.

use crate::program::{miyako, miyako_reading};
use serde_json::Value;

const SOUND: &str = "7nl/7k1/6Ppp/9/9/9/9/9/9 b 2G2r2b2g4s3n3l15p 1";
/// Seven interpositions, all futile.
const FUTILE: &str = "k8/9/1K7/9/9/9/8B/8B/9 b 2r4g4s4n4l18p 1";
const LEFT_OVER: &str = "7nl/7k1/6Ppp/9/9/9/9/9/9 b 3G2r2b1g4s3n3l15p 1";

#[test]
fn reports_for_people() {
    let check = |args: &[&str], code: i32, expected: &[&str]| {
        let run = miyako(&[&["tsume", "check"], args].concat());
        assert_eq!(run.code, code, "{args:?}: {}{}", run.stdout, run.stderr);
        for line in expected {
            assert!(run.stdout.lines().any(|found| found.trim() == *line), "{args:?}: no {line:?} in\n{}", run.stdout);
        }
    };
    check(&[SOUND], 0, &["sound (完全作): mate in 3 plies", "solution: 1.G*32 K-12 2.G*22"]);
    check(&[SOUND, "--lang", "ja"], 0, &["完全作：3手詰", "作意：☗3二金 ☖1二玉 ☗2二金打"]);
    check(
        &[SOUND, "--lang", "it"],
        0,
        &["corretto (完全作): matto in 3 mosse", "falsa pista (紛れ), mossa 1: 1.P-32+ Kx32"],
    );
    check(&[LEFT_OVER], 1, &["flaw: left over at the end (駒余り): gold"]);
    check(&[SOUND, "--length", "5"], 1, &["flaw: the mate is shorter than the 5 plies that are meant (早詰)"]);
    check(&[&format!("sfen {SOUND} moves G*3b 2b1b G*1a")], 2, &[]);
    check(&[&format!("sfen {SOUND} moves G*5b")], 1, &["flaw: move 1 of the solution is no check"]);
}

#[test]
fn json_and_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (kif, proof) = (path("a.kif"), path("a.mate"));
    let run = miyako(&["tsume", "check", FUTILE, "--json", "--kif", &kif, "--certificate", &proof]);
    let report: Value = serde_json::from_str(&run.stdout).unwrap_or_else(|_| panic!("{}", run.stderr));
    assert_eq!(report["traditional"]["plies"], 1, "{report}");
    assert_eq!(report["strict"]["plies"], 13, "{report}");
    assert!(report["futile"].as_array().unwrap().len() > 6);

    // The record can be read again: its moves are the solution.
    let again = miyako(&["tsume", "check", &kif, "--json"]);
    let again: Value = serde_json::from_str(&again.stdout).unwrap_or_else(|_| panic!("{}", again.stderr));
    assert_eq!((&again["line"], &again["intended"]), (&report["line"], &Value::from(1)));

    let run = miyako(&["tsume", "verify", &proof]);
    assert!(run.stdout.starts_with("verified: mate in 13 plies, proven to be the shortest"), "{}", run.stdout);
    assert_eq!(run.code, 0);
    let text = std::fs::read_to_string(&proof).unwrap();
    let wrong = text.replacen("mate 13", "mate 11", 1);
    let run = miyako_reading(&["tsume", "verify", "-", "--json"], &wrong);
    let refused: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.code, &refused["line"], &refused["fault"]), (1, &Value::from(4), &Value::from("plies")));
}

#[test]
fn what_cannot_be_decided_is_said() {
    let run = miyako(&["tsume", "check", SOUND, "--nodes", "1"]);
    assert!(run.stdout.contains("not decided: the length"), "{}", run.stdout);
    assert_eq!(run.code, 1);
}
