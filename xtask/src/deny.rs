//! Licences, sources and known weaknesses of the libraries we use, as `deny.toml` wants them.
//!
//! No advisories are fetched here: they are those that lie on this machine, where `cargo deny fetch` puts them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{
    cargo::{check, command},
    tally::Tally,
};

pub(crate) fn run(root: &Path) -> Tally {
    let version = Command::new("cargo-deny").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if version.is_err() {
        return Tally::of_skip("no cargo-deny");
    }
    let ask = |what: &[&str]| check(command(root).args(["deny", "--offline", "check"]).args(what));
    // Of every system, as cargo-deny looks at all; no more than cargo brings where one builds there.
    let mut tally = check(command(root).args(["fetch", "--locked", "--quiet"]));
    tally += ask(&["bans", "licenses", "sources"]);
    tally += if has_advisories() { ask(&["advisories"]) } else { Tally::of_skip("no advisories: `cargo deny fetch`") };
    tally
}

/// Whether cargo-deny has fetched a collection of advisories on this machine.
fn has_advisories() -> bool {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let kept = home.and_then(|home| fs::read_dir(home.join("advisory-dbs")).ok());
    kept.is_some_and(|folder| folder.flatten().any(|entry| entry.path().is_dir()))
}
