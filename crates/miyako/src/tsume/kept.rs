//! A file of answers, from which a run goes on that was broken off.

use super::solve::Seen;
use crate::failure::Failure;
use serde_json::Value;
use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// The answers that are there already, in the order of their problems.
#[derive(Default)]
pub(super) struct Kept {
    name: String,
    line: usize,
    answers: VecDeque<(String, Seen)>,
}

impl Kept {
    /// Opens a file of answers, or begins one: more are written behind those that are there.
    ///
    /// # Errors
    /// If it cannot be read or written, or holds something else.
    pub(super) fn open(path: &Path) -> Result<(Kept, File), Failure> {
        let name = path.display().to_string();
        let fail = |error: io::Error| Failure::at(&name, error);
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(fail(error)),
        };
        // A last line without an end was not written whole.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let answers = (1..).zip(text[..whole].lines()).map(|(number, line)| {
            answer(line).ok_or_else(|| Failure::at(&format!("{name}:{number}"), "no answer of miyako tsume solve"))
        });
        let answers = answers.collect::<Result<_, _>>()?;
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(fail)?;
        file.set_len(whole as u64).map_err(fail)?;
        Ok((Kept { name, line: 0, answers }, file))
    }

    /// What became of the next problem, if it is there.
    ///
    /// # Errors
    /// If another problem is there in its place.
    pub(super) fn take(&mut self, sfen: &str) -> Result<Option<Seen>, Failure> {
        let Some((kept, seen)) = self.answers.pop_front() else { return Ok(None) };
        self.line += 1;
        if kept != sfen {
            let place = format!("{}:{}", self.name, self.line);
            return Err(Failure::at(&place, format_args!("the answer to another problem; expected {sfen}")));
        }
        Ok(Some(seen))
    }

    /// What became of a problem that cannot be read, if it is there: files of older programs have no line for those.
    pub(super) fn take_unreadable(&mut self) -> Option<Seen> {
        let (_, seen) = self.answers.pop_front_if(|(kept, _)| kept.is_empty())?;
        self.line += 1;
        Some(seen)
    }
}

fn answer(line: &str) -> Option<(String, Seen)> {
    let value: Value = serde_json::from_str(line).ok()?;
    let seen = match value["verdict"].as_str()? {
        "mate" => Seen::Mate,
        "no_mate" => Seen::NoMate,
        "unknown" => Seen::Unknown,
        "unreadable" => Seen::Unreadable,
        _ => return None,
    };
    // What could not be read has none.
    Some((value["sfen"].as_str().unwrap_or_default().to_owned(), seen))
}
