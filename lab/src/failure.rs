//! Files that are whole or not there, and errors that say which one is meant.

use std::path::Path;
use std::{fs, io};

/// Adds the file's name to what went wrong.
pub(crate) fn at<T>(path: &Path, result: io::Result<T>) -> io::Result<T> {
    result.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

/// What is wrong with a file that could be read.
pub(crate) fn wrong(path: &Path, what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{}: {what}", path.display()))
}

/// The file appears with all its bytes or not at all.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("part");
    at(&unfinished, fs::write(&unfinished, bytes))?;
    at(path, fs::rename(unfinished, path))
}
