//! A file of results, from which a match goes on that was broken off.

use super::entrant::Entrant;
use super::result::GameResult;
use super::schedule::Schedule;
use crate::failure::Failure;
use serde_json::Value;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// A line that says which match it is, then one for each game.
pub(super) struct Journal(Mutex<File>);

impl Journal {
    /// Opens a journal, or begins one. With it come the results that are in it.
    ///
    /// # Errors
    /// If it cannot be read or written, is no journal, or is that of a match which differs in more than its length.
    pub(super) fn open(
        path: &Path,
        terms: &Value,
        schedule: &Schedule,
        entrants: &[Entrant],
    ) -> Result<(Journal, Vec<GameResult>), Failure> {
        let name = path.display().to_string();
        let fail = |error: io::Error| Failure::at(&name, error);
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(fail(error)),
        };
        // A last line without an end was not written whole.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let first_line = format!("{}\n", serde_json::json!({ "match": terms }));
        if whole == 0 && !first_line.starts_with(&text) {
            return Err(Failure::at(&name, "this is no journal of a match, and stays as it is"));
        }
        let mut results = Vec::new();
        for (number, line) in (1..).zip(text[..whole].lines()) {
            let value: Value =
                serde_json::from_str(line).map_err(|error| Failure::at(&format!("{name}:{number}"), error))?;
            if number == 1 {
                check_terms(&value["match"], terms).map_err(|what| Failure::at(&format!("{name}:1"), what))?;
                continue;
            }
            let result = GameResult::from_json(&value, schedule, entrants);
            results.push(result.ok_or_else(|| Failure::at(&format!("{name}:{number}"), "no game of this match"))?);
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(fail)?;
        file.set_len(whole as u64).map_err(fail)?;
        if whole == 0 {
            file.write_all(first_line.as_bytes()).map_err(fail)?;
        }
        Ok((Journal(Mutex::new(file)), results))
    }

    /// Adds a result.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn add(&self, result: &Value) -> io::Result<()> {
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(format!("{result}\n").as_bytes())
    }
}

/// # Errors
/// With what another match has otherwise.
fn check_terms(found: &Value, expected: &Value) -> Result<(), String> {
    let keys = expected.as_object().into_iter().flat_map(|terms| terms.keys());
    match keys.into_iter().find(|key| found[key.as_str()] != expected[key.as_str()]) {
        Some(key) => Err(format!(
            "this is the journal of another match: {key} was {}, now {}",
            found[key.as_str()],
            expected[key.as_str()]
        )),
        None => Ok(()),
    }
}
