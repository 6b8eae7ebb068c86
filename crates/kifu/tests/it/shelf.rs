//! The reference shelf, where there is one.

use std::path::PathBuf;

/// The path of a file on the shelf. Where there is no shelf, says that the test is skipped.
pub(crate) fn file(name: &str) -> Option<PathBuf> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let shelf =
        std::env::var_os("MIYAKO_SHELF").map_or_else(|| PathBuf::from(root).join("../shared/reference"), PathBuf::from);
    let path = shelf.join(name);
    if path.exists() {
        return Some(path);
    }
    println!("skipped: no shelf");
    None
}
