//! Tests of the browser's modules that need no browser: state, clocks, texts.

use std::{io, path::Path, process::Command};

use crate::{
    files::Tree,
    tally::{self, Tally},
};

pub(crate) fn run(root: &Path) -> Tally {
    if Command::new("node").arg("--version").output().is_err() {
        println!("skipped: no Node");
        return Tally::of_skip("no Node");
    }
    count(root).unwrap_or_else(|error| {
        println!("the UI tests broke off: {error}");
        Tally::of_check(false)
    })
}

fn count(root: &Path) -> io::Result<Tally> {
    let tree = Tree::read(root)?;
    let is_test = |path: &&str| path.starts_with("ui/tests/") && path.ends_with(".test.js");
    // Named one by one, because Node's versions disagree on what a folder means here.
    let files: Vec<&str> = tree.sources.iter().map(|source| source.path.as_str()).filter(is_test).collect();
    if files.is_empty() {
        println!("no test stands at ui/tests/*.test.js");
        return Ok(Tally::of_check(false));
    }

    let output = Command::new("node").args(["--test", "--test-reporter=tap"]).args(files).current_dir(root).output()?;
    let report = String::from_utf8_lossy(&output.stdout);
    let mut tally = tally::read_tap(&report);
    if !output.status.success() {
        print!("{report}{}", String::from_utf8_lossy(&output.stderr));
        tally.failed = tally.failed.max(1);
    }
    println!("{tally}");
    Ok(tally)
}
