//! What the compiler does not check: that the picture in the design stays true.

mod edges;
mod links;
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
    let mut findings = edges::check(&edges::read(&metadata.stdout)?);
    findings.extend(sources::check(&tree.sources));
    findings.extend(links::check(&tree));
    findings.extend(rulebook::check(&tree.sources));
    Ok(findings)
}
