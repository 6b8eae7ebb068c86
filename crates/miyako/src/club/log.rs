//! What happened in an event or a season, a line for each step, in words.

use super::folder::Folder;
use crate::failure::Failure;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use words::{FluentValue, Language};

/// A reader of journals: which language, and how people are called.
pub(super) struct Log {
    language: Language,
    names: BTreeMap<String, String>,
}

impl Log {
    pub(super) fn of(folder: &Folder, language: Language) -> Result<Log, Failure> {
        let names = folder.people()?.into_iter().map(|person| (person.id.to_string(), person.name())).collect();
        Ok(Log { language, names })
    }

    /// An event in a sentence: the text of its name, with its values by theirs. One without a text is told by its name.
    pub(super) fn told(&self, kind: &str, event: &impl Serialize) -> String {
        let value = serde_json::to_value(event).unwrap_or_default();
        let (code, fields) = match &value {
            Value::Object(named) => named.iter().next().map_or(("", &Value::Null), |(code, fields)| (code, fields)),
            other => (other.as_str().unwrap_or_default(), &Value::Null),
        };
        let mut values = BTreeMap::new();
        self.gather("value", fields, &mut values);
        let with = values.iter().map(|(name, value)| (name.as_str(), value.clone()));
        self.language.known_text(&format!("{kind}-log-{code}"), with).unwrap_or_else(|| code.to_owned())
    }

    /// Every value of an event by its name, those within others too; people by their names, those of a list together.
    fn gather(&self, name: &str, value: &Value, into: &mut BTreeMap<String, FluentValue<'static>>) {
        let told = match value {
            Value::Object(fields) => return fields.iter().for_each(|(name, value)| self.gather(name, value, into)),
            Value::Null => return,
            Value::Array(values) => {
                let parts: Vec<String> = values.iter().filter_map(Value::as_str).map(|id| self.name(id)).collect();
                parts.join(self.language.joint()).into()
            }
            Value::String(text) => self.name(text).into(),
            Value::Number(number) => number.as_f64().unwrap_or_default().into(),
            Value::Bool(truth) => truth.to_string().into(),
        };
        into.insert(name.to_owned(), told);
    }

    fn name(&self, text: &str) -> String {
        self.names.get(text).cloned().unwrap_or_else(|| text.to_owned())
    }

    /// That a step was taken back.
    pub(super) fn taken_back(&self, step: usize) -> String {
        self.language.text_with("club-log-undo", "step", step)
    }
}
