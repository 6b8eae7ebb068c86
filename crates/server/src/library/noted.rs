//! What a reader had to say about a file, kept so that it can be told in any language later.

use crate::language::Language;
use arbiter::Foul;
use kifu::{Finding, FindingKind, Severity};
use serde::{Deserialize, Serialize};

/// A finding as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Noted {
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) code: String,
    /// Whether something of the game was not understood.
    pub(crate) error: bool,
    /// The word or number it is about, if it is about one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    value: String,
    /// The ids of texts that say why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<String>,
    /// In English, in case the other languages have no words for it.
    text: String,
}

impl Noted {
    pub(super) fn of(finding: &Finding) -> Noted {
        let (value, reasons) = particulars(&finding.kind);
        Noted {
            line: finding.line,
            column: finding.column,
            code: finding.kind.code().to_owned(),
            error: finding.kind.severity() == Severity::Error,
            value,
            reasons,
            text: finding.kind.to_string(),
        }
    }

    /// A game has more moves than a record in the library may have.
    pub(super) fn too_long(line: usize, most: usize) -> Noted {
        Noted::about_limit("too_long", line, most, "this has more moves than a record may have")
    }

    /// There are more games than may come at once.
    pub(super) fn too_many_games(line: usize, most: usize) -> Noted {
        Noted::about_limit("too_many_games", line, most, "the games from here on are not read: there are too many")
    }

    fn about_limit(code: &str, line: usize, most: usize, text: &str) -> Noted {
        let (code, value, text) = (code.to_owned(), most.to_string(), text.to_owned());
        Noted { line, column: 1, code, error: true, value, reasons: Vec::new(), text }
    }

    /// What it says to a reader.
    pub(crate) fn text(&self, language: Language) -> String {
        let reasons: Vec<String> = self.reasons.iter().map(|id| language.text(id)).collect();
        let values = [("value", self.value.as_str().into()), ("reason", reasons.join(" ").into())];
        language.known_text(&format!("finding-{}", self.code), values).unwrap_or_else(|| self.text.clone())
    }
}

/// The word or number that a finding is about, and the texts that say why.
fn particulars(kind: &FindingKind) -> (String, Vec<String>) {
    match kind {
        FindingKind::UnknownHandicap(word)
        | FindingKind::DiagramContradictsHandicap(word)
        | FindingKind::UnknownEnding(word)
        | FindingKind::UnknownField(word)
        | FindingKind::UnexpectedWord { found: word, .. } => (word.clone(), Vec::new()),
        FindingKind::BadField { field, .. } | FindingKind::ContradictoryField { field } => {
            ((*field).to_owned(), Vec::new())
        }
        FindingKind::OtherPiece { found } => ((*found).to_owned(), Vec::new()),
        FindingKind::WrongNumber { expected } => (expected.to_string(), Vec::new()),
        FindingKind::IllegalMove { m, reason } => {
            (m.to_string(), vec![format!("foul-{}", Foul::Illegal(*reason).code())])
        }
        FindingKind::ImpossibleStart(error) | FindingKind::OddStart(error) => {
            (String::new(), error.faults().iter().map(|fault| format!("fault-{}", fault.code())).collect())
        }
        _ => (String::new(), Vec::new()),
    }
}

#[cfg(test)]
mod tests;
