//! What the channels of all games say in the same way.

use super::refused::Refused;
use crate::account::names::Names;
use crate::who::Who;
use arbiter::{AtMate, Fouls, Ruleset, Takeback};
use serde_json::{Value, json};
use std::time::Duration;
use words::Language;

/// For whom a message is written.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language of all words in it.
    pub language: Language,
    /// Who reads: this decides what is theirs to see and do.
    pub visitor: Who,
    /// Who of those they read about is a person of that name, and who a guest.
    pub names: Names,
}

/// The rules that the referee keeps.
pub fn ruleset(ruleset: &Ruleset) -> Value {
    json!({
        "name": ruleset.base(),
        "changes": ruleset.changes().collect::<Vec<_>>(),
        "text": ruleset.to_string(),
        "strict": ruleset.fouls == Fouls::Lose,
        "mate_waits": ruleset.mate == AtMate::Waits,
        "takebacks": match ruleset.takebacks {
            Takeback::Never => "never",
            Takeback::Asked => "asked",
            Takeback::Free => "free",
        },
    })
}

/// No, and why.
pub fn refused(refused: &Refused, language: Language) -> Value {
    json!({
        "type": "refused",
        "of": if refused.of.is_empty() { Value::Null } else { refused.of.into() },
        "code": refused.code,
        "text": language.text(&format!("refused-{}", refused.code)),
        "squares": refused.squares,
    })
}

/// The answer to a ping.
pub fn pong() -> String {
    json!({"type": "pong"}).to_string()
}

/// A time in whole milliseconds, as every message has it.
pub fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
