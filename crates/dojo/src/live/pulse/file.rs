//! The file with the server's sign of life.

use crate::files::{self, Private};
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

impl SignOfLife {
    /// Every line of a run is as long as the one before, so that none is ever seen half.
    fn line(&self) -> String {
        format!("{} {:020}\n", self.run, self.alive_ms)
    }

    fn of_line(line: &str) -> Option<SignOfLife> {
        let (run, alive_ms) = line.split_once(' ')?;
        Some(SignOfLife { run: run.into(), alive_ms: alive_ms.parse().ok()? })
    }
}

/// A file with a line for each run of the server, and the time of day when it was last alive: this run's, which is written
/// over again and again, and below it those of earlier runs of which the database may not know yet.
#[derive(Debug)]
pub(super) struct PulseFile(File);

impl PulseFile {
    pub(super) const NAME: &str = "pulse";

    /// Puts this run's line at the top of the file in this folder, and tells what earlier runs have left in it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn open(folder: &Path, own: &SignOfLife) -> io::Result<(PulseFile, Vec<SignOfLife>)> {
        fs::create_dir_all(folder)?;
        let path = folder.join(PulseFile::NAME);
        let before = fs::read_to_string(&path).unwrap_or_default();
        let before: Vec<SignOfLife> = before.lines().filter_map(SignOfLife::of_line).collect();
        let lines: String = std::iter::once(own).chain(&before).map(SignOfLife::line).collect();
        // At no moment is a line missing: this run may be killed at once.
        let new = path.with_extension("new");
        let mut file = files::create(&new, Private::Opened)?;
        file.set_len(0)?;
        file.write_all(lines.as_bytes())?;
        fs::rename(&new, &path)?;
        Ok((PulseFile(File::options().write(true).open(path)?), before))
    }

    /// Writes this run's line.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn write(&mut self, own: &SignOfLife) -> io::Result<()> {
        self.0.rewind()?;
        self.0.write_all(own.line().as_bytes())
    }

    /// Takes out the lines of earlier runs: the database knows of them.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn forget_earlier_runs(&mut self, own: &SignOfLife) -> io::Result<()> {
        self.0.set_len(own.line().len() as u64)
    }
}

#[cfg(test)]
mod tests;
