//! The file with the server's sign of life.

use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::path::Path;
use std::sync::Arc;

/// When a run of the server was alive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SignOfLife {
    pub(super) run: Arc<str>,
    /// Milliseconds since 1970.
    pub(super) alive_ms: i64,
}

/// A file of one line: a run of the server, and the time of day when it was last alive, in milliseconds.
#[derive(Debug)]
pub(super) struct PulseFile(File);

impl PulseFile {
    const NAME: &str = "pulse";

    /// Opens the file in this folder, and tells what the run before has left in it.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub(super) fn open(folder: &Path) -> io::Result<(PulseFile, Option<SignOfLife>)> {
        fs::create_dir_all(folder)?;
        let path = folder.join(PulseFile::NAME);
        let before = fs::read_to_string(&path).ok().and_then(|text| {
            let (run, alive_ms) = text.trim_end().split_once(' ')?;
            Some(SignOfLife { run: run.into(), alive_ms: alive_ms.parse().ok()? })
        });
        Ok((PulseFile(File::options().create(true).write(true).truncate(false).open(path)?), before))
    }

    /// Writes the line. Every line is as long as the one before, so that none is ever seen half.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn write(&mut self, run: &str, alive_ms: i64) -> io::Result<()> {
        self.0.rewind()?;
        self.0.write_all(format!("{run} {alive_ms:020}\n").as_bytes())
    }
}

#[cfg(test)]
mod tests;
