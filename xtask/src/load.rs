//! The load test of the server: figures, not a verdict.

use std::path::Path;

use crate::{cargo, tally::Tally};

/// Runs the load test with these arguments.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Tally {
    let test = ["run", "--quiet", "--release", "--package", "server", "--example", "load", "--"];
    cargo::check(cargo::command(root).args(test).args(arguments))
}
