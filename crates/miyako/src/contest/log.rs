//! Everything that is said between the match and its engines, with times, for whoever looks for a mistake.

use crate::failure::Failure;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

pub(crate) struct Log {
    began: Instant,
    file: Mutex<BufWriter<File>>,
}

impl Log {
    /// Begins a log anew; that of a match that goes on is added to.
    ///
    /// # Errors
    /// If the file cannot be made.
    pub(super) fn open(path: &Path, continues: bool) -> Result<Log, Failure> {
        let mut options = OpenOptions::new();
        let file = options.create(true).write(true).append(continues).truncate(!continues).open(path);
        let file = file.map_err(|error| Failure::at(&path.display().to_string(), error))?;
        Ok(Log { began: Instant::now(), file: Mutex::new(BufWriter::new(file)) })
    }

    /// A line to an engine (`<`) or from it (`>`).
    pub(super) fn write(&self, name: &str, direction: char, line: &str) {
        let at = self.began.elapsed().as_secs_f64();
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        // A log that cannot be written is no reason to lose the games.
        let _ = writeln!(file, "{at:12.4} {name} {direction} {line}").and_then(|()| file.flush());
    }
}
