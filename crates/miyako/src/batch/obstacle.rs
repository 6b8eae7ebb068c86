//! What keeps a file, or a game in it, from being worked on.

use super::Turn;
use ::variants::RecordError;
use kifu::Finding;
use serde_json::json;
use std::io::{self, Write};
use words::Language;

/// Why something is passed over, and where it stands in its file.
pub(crate) struct Obstacle {
    line: Option<usize>,
    column: Option<usize>,
    code: &'static str,
    text: String,
}

impl Obstacle {
    /// The file cannot be read.
    pub(crate) fn unreadable(error: &io::Error) -> Obstacle {
        Obstacle { line: None, column: None, code: "not_readable", text: error.to_string() }
    }

    /// It is a game that the work is not made for.
    pub(crate) fn other_game(text: String) -> Obstacle {
        Obstacle { line: None, column: None, code: "other_game", text }
    }

    /// The record of a game is wrong.
    pub(crate) fn found(Finding { line, column, kind }: &Finding, language: Language) -> Obstacle {
        let text = words::message(&kind.message(), language);
        Obstacle { line: Some(*line), column: Some(*column), code: kind.code(), text }
    }

    /// The record of a game of the family is wrong.
    pub(crate) fn of_family(RecordError { line, fault }: &RecordError, language: Language) -> Obstacle {
        Obstacle { line: Some(*line), column: None, code: fault.code(), text: words::fault(fault, language) }
    }

    /// Tells people of it and, with `json`, programs.
    pub(crate) fn tell(&self, file: &str, json: bool, turn: &mut Turn<'_, '_>) -> io::Result<()> {
        let Obstacle { line, column, code, text } = self;
        let place: String = [line, column].into_iter().flatten().map(|number| format!(":{number}")).collect();
        turn.say(format_args!("miyako: {file}{place}: {text}"));
        if !json {
            return Ok(());
        }
        let error = json!({ "line": line, "column": column, "code": code, "text": text });
        writeln!(turn, "{}", json!({ "file": file, "error": error }))
    }
}
