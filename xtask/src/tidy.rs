//! What the compiler does not check: that the picture in the design stays true.

mod edges;
mod links;
mod rings;
mod sources;

use std::{error::Error, path::Path};

use crate::{
    cargo,
    files::Tree,
    finding::{self, Finding},
    rulebook,
    tally::Tally,
};

pub(crate) fn run(root: &Path) -> Tally {
    finding::report(check(root))
}

fn check(root: &Path) -> Result<Vec<Finding>, Box<dyn Error>> {
    let tree = Tree::read(root)?;
    let metadata = cargo::command(root).args(["metadata", "--no-deps", "--format-version=1"]).output()?;
    let crates = edges::read(&metadata.stdout)?;
    let libraries = tree.sources.iter().find(|source| source.path == edges::LIBRARIES);
    let mut findings = edges::check(&crates);
    findings.extend(edges::unexplained(&crates, libraries.map_or("", |page| &page.text)));
    findings.extend(sources::check(&tree.sources));
    findings.extend(rings::check(&tree.sources));
    findings.extend(links::check(&tree));
    findings.extend(rulebook::check(&tree.sources));
    Ok(findings)
}
