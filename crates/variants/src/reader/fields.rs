//! Reading the keys of a table, and telling of all that are missing, wrong or unknown.

use crate::data::{DataError, Node, Value};
use std::ops::RangeInclusive;

pub(super) struct Fields<'a, 'e> {
    node: &'a Node,
    entries: &'a [(String, Node)],
    asked: Vec<&'static str>,
    pub(super) errors: &'e mut Vec<DataError>,
}

impl<'a, 'e> Fields<'a, 'e> {
    pub(super) fn of(node: &'a Node, errors: &'e mut Vec<DataError>) -> Option<Fields<'a, 'e>> {
        match &node.value {
            Value::Table(entries) => Some(Fields { node, entries, asked: Vec::new(), errors }),
            _ => {
                errors.push(node.error("expected a table"));
                None
            }
        }
    }

    pub(super) fn has(&mut self, key: &'static str) -> bool {
        self.find(key).is_some()
    }

    fn find(&mut self, key: &'static str) -> Option<&'a Node> {
        self.asked.push(key);
        self.entries.iter().find(|(name, _)| name == key).map(|(_, node)| node)
    }

    fn required(&mut self, key: &'static str) -> Option<&'a Node> {
        let found = self.find(key);
        if found.is_none() {
            self.errors.push(self.node.error(format!("{key} is missing")));
        }
        found
    }

    /// Says what is wrong with the value of a key.
    pub(super) fn wrong(&mut self, key: &str, message: &str) {
        let at = self.entries.iter().find(|(name, _)| name == key).map_or(self.node, |(_, node)| node);
        self.errors.push(at.error(format!("{key}: {message}")));
    }

    pub(super) fn table(&mut self, key: &'static str) -> Option<&'a Node> {
        let node = self.required(key)?;
        if matches!(node.value, Value::Table(_)) {
            return Some(node);
        }
        self.wrong(key, "expected a table");
        None
    }

    pub(super) fn optional_table(&mut self, key: &'static str) -> Option<&'a Node> {
        if self.entries.iter().any(|(name, _)| name == key) { self.table(key) } else { self.find(key) }
    }

    pub(super) fn list(&mut self, key: &'static str) -> Option<&'a [Node]> {
        match &self.required(key)?.value {
            Value::List(nodes) => Some(nodes),
            _ => {
                self.wrong(key, "expected a list");
                None
            }
        }
    }

    /// The entries of a list; none if there is no such key.
    pub(super) fn optional_list(&mut self, key: &'static str) -> Option<&'a [Node]> {
        if self.find(key).is_some() { self.list(key) } else { Some(&[]) }
    }

    pub(super) fn text(&mut self, key: &'static str) -> Option<String> {
        match &self.required(key)?.value {
            Value::Text(text) if !text.is_empty() => Some(text.clone()),
            _ => {
                self.wrong(key, "expected a text in quotation marks");
                None
            }
        }
    }

    pub(super) fn optional_text(&mut self, key: &'static str) -> Option<String> {
        if self.find(key).is_some() { self.text(key) } else { None }
    }

    pub(super) fn number(&mut self, key: &'static str, bounds: RangeInclusive<i64>) -> Option<u8> {
        match self.required(key)?.value {
            Value::Number(number) if bounds.contains(&number) => u8::try_from(number).ok(),
            _ => {
                let (least, most) = bounds.into_inner();
                self.wrong(key, &format!("expected a number from {least} to {most}"));
                None
            }
        }
    }

    pub(super) fn optional_number(&mut self, key: &'static str, bounds: RangeInclusive<i64>) -> Option<u8> {
        if self.find(key).is_some() { self.number(key, bounds) } else { None }
    }

    /// A number that may be larger than a board.
    pub(super) fn optional_count(&mut self, key: &'static str, bounds: RangeInclusive<u32>) -> Option<u32> {
        let found = match self.find(key)?.value {
            Value::Number(number) => u32::try_from(number).ok().filter(|number| bounds.contains(number)),
            _ => None,
        };
        if found.is_none() {
            let (least, most) = bounds.into_inner();
            self.wrong(key, &format!("expected a number from {least} to {most}"));
        }
        found
    }

    pub(super) fn truth(&mut self, key: &'static str, otherwise: bool) -> bool {
        match self.find(key).map(|node| &node.value) {
            None => otherwise,
            Some(Value::Truth(truth)) => *truth,
            Some(_) => {
                self.wrong(key, "expected true or false");
                otherwise
            }
        }
    }

    pub(super) fn choice<T: Copy>(&mut self, key: &'static str, choices: &[(&str, T)]) -> Option<T> {
        let node = self.required(key)?;
        let found = match &node.value {
            Value::Text(text) => choices.iter().find(|(name, _)| name == text).map(|(_, value)| *value),
            _ => None,
        };
        if found.is_none() {
            let names: Vec<String> = choices.iter().map(|(name, _)| format!("\"{name}\"")).collect();
            self.wrong(key, &format!("expected {}", names.join(" or ")));
        }
        found
    }

    pub(super) fn optional_choice<T: Copy>(&mut self, key: &'static str, choices: &[(&str, T)]) -> Option<T> {
        if self.find(key).is_some() { self.choice(key, choices) } else { None }
    }

    /// Says which keys nobody has asked for.
    pub(super) fn finish(self) {
        for (name, node) in self.entries {
            if !self.asked.contains(&name.as_str()) {
                let known = self.asked.join(", ");
                self.errors.push(node.error(format!("{name} means nothing here; known are: {known}")));
            }
        }
    }
}
