//! What is said about files of records.

use crate::Language;
use fluent_bundle::FluentValue;
use kifu::{Message, Value};
use variants::RecordFault;

/// What a reader of records has to say.
pub fn message(message: &Message, language: Language) -> String {
    let value = |value: &Value| match value {
        Value::Text(text) => text.clone(),
        Value::Messages(messages) => {
            messages.iter().map(|message| self::message(message, language)).collect::<Vec<_>>().join(" ")
        }
        Value::Phrase { id, english } => language.known_text(id, []).unwrap_or_else(|| (*english).to_owned()),
    };
    let values = message.values.iter().map(|(name, given)| (*name, FluentValue::from(value(given))));
    language.text_with_values(&message.id, values)
}

/// What is wrong with a record of another game of the family.
pub fn fault(fault: &RecordFault, language: Language) -> String {
    language.text_with(&format!("fault-{}", fault.code()), "what", fault.value())
}

/// What a record loses in a text: so much of the kind that the code names, or characters.
pub fn lost(code: &str, count: usize, characters: &str, language: Language) -> String {
    let values = [("count", count.into()), ("characters", characters.into())];
    language.text_with_values(&format!("lost-{code}"), values)
}
