//! The reference shelf, where there is one.

use std::io::Write;
use std::path::PathBuf;

/// The path of a file on the shelf. Where there is no shelf, says so, once for this test.
pub(crate) fn file(name: &str) -> Option<PathBuf> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let shelf =
        std::env::var_os("MIYAKO_SHELF").map_or_else(|| PathBuf::from(root).join("../shared/reference"), PathBuf::from);
    let path = shelf.join(name);
    if path.exists() {
        return Some(path);
    }
    println!("skipped: no shelf");
    if let Some(skips) = std::env::var_os("MIYAKO_SKIPS") {
        let file = std::fs::OpenOptions::new().create(true).append(true).open(skips);
        file.and_then(|mut file| writeln!(file, "skipped: no shelf")).expect("MIYAKO_SKIPS names a file to write to");
    }
    None
}
