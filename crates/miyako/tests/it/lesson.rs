//! `miyako lesson`.

use crate::program::miyako;
use school::{COURSE, Task};
use serde_json::{Value, json};
use shogi::Move;
use std::collections::HashSet;
use tsume::{Inquiry, Progress, Solver};

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

/// Of all quiet moves those are asked for after which the solver sees mate, and no others.
#[test]
fn threats_are_asked_for_where_there_are_some() {
    let (mut solver, mut watch) = (Solver::new(16 << 20), |_: &Progress| true);
    let mut inquiry = Inquiry::new(&mut solver, 1_000_000, &mut watch);
    for (lesson, is_brinkmate) in [("threat-of-mate", false), ("brinkmate", true)] {
        for (number, task) in (1..).zip(&COURSE.lesson(lesson).unwrap().tasks) {
            let Task::Moves(task) = task else { continue };
            let mut threatens = |m: &Move| {
                let mut after = task.start.clone();
                after.play(*m).unwrap();
                let mate = if is_brinkmate { inquiry.brink(&after) } else { inquiry.threat(&after) };
                !after.in_check() && mate.expect("these are short").is_some()
            };
            let found: HashSet<Move> = task.start.legal_moves().into_iter().filter(|m| threatens(m)).collect();
            assert_eq!(found, task.answers.iter().copied().collect(), "{lesson}, task {number}");
        }
    }
}
