//! What federations and associations decide: tables as data, each with the day from which it holds and where it is from.

use serde::de::DeserializeOwned;
use std::fmt;

/// A table that cannot be read: where, and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTable(String);

impl BadTable {
    /// A table that has the form, and is wrong all the same.
    pub(crate) fn new(what: impl Into<String>) -> BadTable {
        BadTable(what.into())
    }
}

impl fmt::Display for BadTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadTable {}

/// Reads a table.
///
/// # Errors
/// If the text is no TOML of that form, with the line.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, BadTable> {
    toml_edit::de::from_str(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        BadTable(format!("line {line}: {}", error.message().replace('\n', " ")))
    })
}
