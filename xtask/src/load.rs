//! The load test of the server: figures, not a verdict.

use std::{path::Path, process::Command};

use crate::{cargo, tally::Tally};

/// Open files that the usual test needs.
const FILES: u32 = 16_384;

/// Runs the load test with these arguments, in a shell that lets it open as many files as it needs if the system allows.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Tally {
    let cargo = cargo::command(root);
    let script = format!("ulimit -n {FILES} 2>/dev/null || ulimit -n $(ulimit -H -n); exec \"$@\"");
    let mut command = Command::new("sh");
    command.current_dir(root).args(["-c", &script, "load"]).arg(cargo.get_program());
    command.args(["run", "--quiet", "--release", "--package", "server", "--example", "load", "--"]).args(arguments);
    cargo::check(&mut command)
}
