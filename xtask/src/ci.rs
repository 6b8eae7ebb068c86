//! All chores, one after the other, and what came of them.

use std::{
    collections::BTreeMap,
    path::Path,
    time::{Duration, Instant},
};

use crate::{Chore, NIGHT, STEPS, tally::Tally};

/// What a machine that judges changes must have. The reference shelf is not among it: it is not part of the project.
const DEMANDED: &[&str] =
    &["Node", "Chromium", "ChromeDriver", "Postgres", "python-shogi", "C++", "cargo-deny", "nginx", "axe-core"];

/// Goes on after a failure, so that one run tells everything. The last line printed is the count.
pub(crate) fn run(root: &Path) -> Tally {
    run_steps(root, STEPS.iter())
}

/// The same, and the fuzz targets for as long as a night has room for.
pub(crate) fn run_nightly(root: &Path) -> Tally {
    run_steps(root, STEPS.iter().chain([&NIGHT]))
}

fn run_steps<'a>(root: &Path, steps: impl Iterator<Item = &'a Chore>) -> Tally {
    let strict = std::env::var_os("MIYAKO_CI_STRICT").is_some_and(|value| value == "1");
    let mut total = Tally::default();
    let mut rows = Vec::new();
    for step in steps {
        println!("\n== {}: {}", step.name, step.about);
        let start = Instant::now();
        let mut tally = (step.run)(root);
        let reasons = tally.skipped.clone();
        if strict {
            tally.demand(DEMANDED);
        }
        rows.push(row(step.name, &tally, &reasons, start.elapsed()));
        println!("{}", rows[rows.len() - 1]);
        total += tally;
    }
    println!("\n{}\n\n{total}", rows.join("\n"));
    total
}

fn row(name: &str, tally: &Tally, reasons: &[String], took: Duration) -> String {
    let verdict = if tally.failed == 0 { "ok" } else { "FAILED" };
    let mut row = format!("{name:8}{verdict:8}{:6.1} s", took.as_secs_f64());
    let mut counts = BTreeMap::new();
    for reason in reasons {
        *counts.entry(reason).or_insert(0) += 1;
    }
    for (reason, times) in counts {
        row += &format!("  skipped: {reason} ({times})");
    }
    row
}
