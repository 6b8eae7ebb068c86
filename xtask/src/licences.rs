//! The list of libraries in the program, with their licences: a page of the site shows it.

use crate::cargo::command;
use crate::finding::{self, Finding};
use crate::tally::Tally;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

/// One library a line, its licence behind a tab.
const LIST: &str = "crates/server/src/web/pages/about/libraries.tsv";

/// Writes the list anew.
pub(crate) fn write(root: &Path) -> Tally {
    finding::report(list(root).and_then(|list| fs::write(root.join(LIST), list)).map(|()| Vec::new()))
}

/// Checks that the list is that of the libraries there are.
pub(crate) fn check(root: &Path) -> Tally {
    let same = list(root).and_then(|list| Ok(list == fs::read_to_string(root.join(LIST))?));
    let finding = || Finding::new(LIST, "the libraries are others by now: `cargo xtask licences` writes the list");
    finding::report(same.map(|same| if same { Vec::new() } else { vec![finding()] }))
}

fn list(root: &Path) -> io::Result<String> {
    let asked = ["tree", "--locked", "--package", "miyako", "--edges", "normal", "--target", "all"];
    let output = command(root).args(asked).args(["--prefix", "none", "--format", "{p}\t{l}"]).output()?;
    if !output.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(libraries(&String::from_utf8_lossy(&output.stdout)))
}

/// The lines of `cargo tree` about the work of others, each once: our own crates are named with their folders.
fn libraries(tree: &str) -> String {
    let lines = tree.lines().filter_map(|line| line.trim_end_matches(" (*)").split_once('\t'));
    let foreign = lines.map(|(name, licence)| (name.trim_end_matches(" (proc-macro)"), licence));
    let foreign = foreign.filter(|(name, _)| !name.contains(" (")).map(|(name, licence)| {
        let licence = licence.replace('/', " OR ").replace("  ", " ");
        format!("{}\t{}\n", name.replacen(" v", " ", 1), licence.trim_end_matches(" (*)"))
    });
    foreign.collect::<BTreeSet<_>>().into_iter().collect()
}

#[cfg(test)]
mod tests;
