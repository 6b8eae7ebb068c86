//! Something that is not as it should be, and where.

use std::fmt;

use crate::tally::Tally;

/// Printed as `path:line: text`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    path: String,
    /// Counted from 1; none when the whole file is meant.
    line: Option<usize>,
    text: String,
}

impl Finding {
    pub(crate) fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self { path: path.into(), line: None, text: text.into() }
    }

    pub(crate) fn at_line(path: impl Into<String>, line: usize, text: impl Into<String>) -> Self {
        Self { path: path.into(), line: Some(line), text: text.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.text),
            None => write!(f, "{}: {}", self.path, self.text),
        }
    }
}

/// Prints what a check found, or why it could not look; nothing found is what makes it pass.
pub(crate) fn report(findings: Result<Vec<Finding>, impl fmt::Display>) -> Tally {
    match &findings {
        Ok(findings) => findings.iter().for_each(|finding| println!("{finding}")),
        Err(error) => println!("the project cannot be read: {error}"),
    }
    Tally::of_check(findings.is_ok_and(|findings| findings.is_empty()))
}
