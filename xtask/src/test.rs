//! All tests that cargo runs: unit, integration (the browser's among them) and documentation tests.

use std::{
    env,
    io::{self, BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    thread,
};

use crate::{
    cargo,
    tally::{CargoReader, Tally},
};

/// Most tests of the server and the browser wait, for clocks, the disk, or one another: so many run for each processor.
const TESTS_AT_A_TIME: usize = 2;

pub(crate) fn run(root: &Path) -> Tally {
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let threads = env::var("RUST_TEST_THREADS").unwrap_or_else(|_| (processors * TESTS_AT_A_TIME).to_string());
    run_tests(cargo::command(root).args(["test", "--workspace"]).env("RUST_TEST_THREADS", threads))
}

/// Runs the tests that this `cargo test` command names, and counts them.
pub(crate) fn run_tests(command: &mut Command) -> Tally {
    count(command).unwrap_or_else(|error| {
        println!("cargo test broke off: {error}");
        Tally::of_check(false)
    })
}

fn count(command: &mut Command) -> io::Result<Tally> {
    command.args(["--no-fail-fast", "--", "--show-output"]);
    let mut child = command.stdout(Stdio::piped()).spawn()?;

    let mut reader = CargoReader::default();
    for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines) {
        let line = line?;
        if reader.read(&line) {
            println!("{line}");
        }
    }

    let mut tally = reader.finish();
    // A test that does not compile, or a test program that aborts, leaves no count behind.
    if !child.wait()?.success() && tally.failed == 0 {
        tally.failed = 1;
    }
    if tally.passed + tally.failed == 0 {
        println!("no test ran");
        tally.failed = 1;
    }
    Ok(tally)
}
