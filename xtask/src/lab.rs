//! The lab, which trains nets and forms a workspace of its own: the other chores do not see it.

use std::path::Path;

use crate::{
    cargo::{check, command},
    tally::Tally,
    test,
};

/// Works in the lab's folder, where its own flags for the compiler are: without them the tests would crawl.
pub(crate) fn run(root: &Path) -> Tally {
    let lab = root.join("lab");
    let mut tally = check(command(&lab).args(["fmt", "--check"]));
    tally += check(command(&lab).args(["clippy", "--quiet", "--all-targets", "--", "-D", "warnings"]));
    tally += test::run_tests(command(&lab).arg("test"));
    tally
}
