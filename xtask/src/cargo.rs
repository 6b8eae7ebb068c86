//! The chores that cargo itself does.

use std::{path::Path, process::Command};

use crate::tally::Tally;

/// The cargo that runs this program, in the project's root.
pub(crate) fn command(root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

pub(crate) fn fmt(root: &Path) -> Tally {
    check(command(root).args(["fmt", "--all", "--check"]))
}

pub(crate) fn clippy(root: &Path) -> Tally {
    check(command(root).args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

pub(crate) fn doc(root: &Path) -> Tally {
    let arguments = ["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"];
    check(command(root).args(arguments).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Whether a command says that all is well.
pub(crate) fn check(command: &mut Command) -> Tally {
    match command.status() {
        Ok(status) => Tally::of_check(status.success()),
        Err(error) => {
            println!("cargo does not start: {error}");
            Tally::of_check(false)
        }
    }
}
