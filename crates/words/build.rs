//! Lists the files of texts in `locale/`: a new one is found by lying there, and entered nowhere.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let locale = Path::new(&std::env::var("CARGO_MANIFEST_DIR")?).join("../../locale");
    // A folder stands for all that is in it.
    println!("cargo::rerun-if-changed={}", locale.display());
    let mut list = String::from("&[\n");
    for folder in inside(&locale)? {
        let code = folder.file_name().unwrap_or_default().to_string_lossy();
        writeln!(list, "    ({code:?}, &[")?;
        for file in inside(&folder)?.iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
            writeln!(list, "        include_str!({file:?}),")?;
        }
        writeln!(list, "    ]),")?;
    }
    list.push_str("]\n");
    fs::write(Path::new(&std::env::var("OUT_DIR")?).join("sources.rs"), list)?;
    Ok(())
}

/// What lies in a folder, in the order of the names.
fn inside(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}
