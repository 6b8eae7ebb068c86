//! Errors that say which file is meant.

use std::io;
use std::path::Path;

/// Adds the file's name to what went wrong.
pub(crate) fn at<T>(path: &Path, result: io::Result<T>) -> io::Result<T> {
    result.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

/// What is wrong with a file that could be read.
pub(crate) fn wrong(path: &Path, what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{}: {what}", path.display()))
}
