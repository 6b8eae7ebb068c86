//! `miyako lesson`.

use crate::program::miyako;
use serde_json::{Value, json};

#[test]
fn every_lesson_is_proven() {
    let run = miyako(&["lesson", "check"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    assert!(run.stdout.ends_with(", 0 faults\n"), "{}", run.stdout);
}

#[test]
fn one_lesson_is_proven_for_programs() {
    let run = miyako(&["lesson", "check", "gold", "--json"]);
    let told: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.code, &told["lessons"], &told["faults"]), (0, &json!(1), &json!([])));
    let run = miyako(&["lesson", "check", "gold", "no-such"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("there is no lesson `no-such`"), "{}", run.stderr);
}
