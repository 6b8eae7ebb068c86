//! What a reader had to say about a file, kept so that it can be told in any language later.

use kifu::{Finding, Message, Severity, Value};
use serde::{Deserialize, Serialize};
use serde_json::json;
use variants::RecordError;
use words::FluentValue;
use words::Language;

/// A finding as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// The line of the file, from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What kind of finding it is, by its name for programs.
    pub code: String,
    /// Whether something of the game was not understood.
    pub error: bool,
    message: Told,
    /// In English, in case the other languages have no words for it.
    text: String,
}

/// A message of the catalogue as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Told {
    id: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    values: Vec<(String, Given)>,
}

/// A value in a message as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Given {
    Text(String),
    Messages(Vec<Told>),
    Phrase { id: String, english: String },
}

impl Noted {
    /// What programs are told of it.
    pub fn to_json(&self, language: Language) -> serde_json::Value {
        let severity = if self.error { "error" } else { "warning" };
        let text = self.text(language);
        json!({"line": self.line, "column": self.column, "severity": severity, "code": self.code, "text": text})
    }

    pub(super) fn of(finding: &Finding) -> Noted {
        Noted {
            line: finding.line,
            column: finding.column,
            code: finding.kind.code().to_owned(),
            error: finding.kind.severity() == Severity::Error,
            message: Told::of(finding.kind.message()),
            text: finding.kind.to_string(),
        }
    }

    /// What is wrong with a record of another game of the family.
    pub(super) fn of_fault(error: &RecordError) -> Noted {
        let fault = &error.fault;
        let values = vec![("what".to_owned(), Given::Text(fault.value().to_owned()))];
        Noted {
            line: error.line,
            column: 1,
            code: fault.code().to_owned(),
            error: true,
            message: Told { id: format!("fault-{}", fault.code()), values },
            text: error.to_string(),
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
        let values = vec![("value".to_owned(), Given::Text(most.to_string()))];
        let message = Told { id: format!("finding-{code}"), values };
        Noted { line, column: 1, code: code.to_owned(), error: true, message, text: text.to_owned() }
    }

    /// What it says to a reader.
    pub fn text(&self, language: Language) -> String {
        self.message.text(language).unwrap_or_else(|| self.text.clone())
    }
}

impl Told {
    fn of(message: Message) -> Told {
        let given = |(name, value): (&str, Value)| (name.to_owned(), Given::of(value));
        Told { id: message.id, values: message.values.into_iter().map(given).collect() }
    }

    /// `None` if the language does not have it.
    fn text(&self, language: Language) -> Option<String> {
        let values = self.values.iter().map(|(name, given)| (name.as_str(), FluentValue::from(given.text(language))));
        language.known_text(&self.id, values)
    }
}

impl Given {
    fn of(value: Value) -> Given {
        match value {
            Value::Text(text) => Given::Text(text),
            Value::Messages(messages) => Given::Messages(messages.into_iter().map(Told::of).collect()),
            Value::Phrase { id, english } => Given::Phrase { id, english: english.to_owned() },
        }
    }

    fn text(&self, language: Language) -> String {
        match self {
            Given::Text(text) => text.clone(),
            Given::Messages(messages) => {
                let texts = messages.iter().filter_map(|message| message.text(language));
                texts.collect::<Vec<_>>().join(" ")
            }
            Given::Phrase { id, english } => language.known_text(id, []).unwrap_or_else(|| english.clone()),
        }
    }
}

#[cfg(test)]
mod tests;
