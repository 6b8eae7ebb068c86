//! Names the state of all drawings, by what they are drawn from.

use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let mut files = Vec::new();
    for root in ["src", "fonts", "craft.toml"] {
        println!("cargo::rerun-if-changed={root}");
        collect(Path::new(root), &mut files);
    }
    files.sort();
    // FNV-1a: what counts is that another state has another name.
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = files.iter().flat_map(|file| fs::read(file).unwrap_or_default()).fold(0xcbf2_9ce4_8422_2325, step);
    println!("cargo::rustc-env=DIAGRAM_VERSION={hash:016x}");
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    match fs::read_dir(path) {
        Ok(entries) => entries.flatten().for_each(|entry| collect(&entry.path(), files)),
        Err(_) => files.push(path.to_owned()),
    }
}
