//! The tree of values in a data file, each with the line it stands on, and how one file builds upon another.

use std::fmt;
use toml_edit::{Document, Item};

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// The file's name as it was given.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl std::error::Error for DataError {}

/// A value and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) value: Value,
    pub(crate) file: String,
    pub(crate) line: usize,
}

#[derive(Clone, Debug)]
pub(crate) enum Value {
    Text(String),
    Number(i64),
    Truth(bool),
    List(Vec<Node>),
    /// In the order of the file.
    Table(Vec<(String, Node)>),
}

impl Node {
    /// Reads a file.
    pub(crate) fn parse(file: &str, text: &str) -> Result<Node, DataError> {
        let reading = Reading::new(file, text);
        if text.len() > LONGEST {
            return Err(reading.error(0, format!("the file is longer than {LONGEST} bytes")));
        }
        let document = Document::parse(text);
        let document = document
            .map_err(|error| reading.error(error.span().map_or(0, |span| span.start), error.message().to_owned()))?;
        reading.item(document.as_item(), 0)
    }

    pub(crate) fn error(&self, message: impl Into<String>) -> DataError {
        DataError { file: self.file.clone(), line: self.line, message: message.into() }
    }

    /// The value under a key, if this is a table that has it.
    pub(crate) fn get(&self, key: &str) -> Option<&Node> {
        match &self.value {
            Value::Table(entries) => entries.iter().find(|(name, _)| name == key).map(|(_, node)| node),
            _ => None,
        }
    }

    /// This file on top of the one it builds upon: tables are put together key by key, everything else is replaced.
    pub(crate) fn upon(self, base: Node) -> Node {
        let (Value::Table(own), Value::Table(mut entries)) = (&self.value, base.value) else { return self };
        for (key, node) in own {
            match entries.iter_mut().find(|(name, _)| name == key) {
                Some((_, inherited)) => *inherited = node.clone().upon(inherited.clone()),
                None => entries.push((key.clone(), node.clone())),
            }
        }
        Node { value: Value::Table(entries), ..self }
    }
}

/// The largest game of the family fits several times.
const LONGEST: usize = 1 << 20;

struct Reading<'a> {
    file: &'a str,
    /// Where each line ends.
    ends: Vec<usize>,
}

impl Reading<'_> {
    fn new<'a>(file: &'a str, text: &str) -> Reading<'a> {
        Reading { file, ends: text.match_indices('\n').map(|(at, _)| at).collect() }
    }

    /// The line of a byte, from 1.
    fn line_at(&self, byte: usize) -> usize {
        self.ends.partition_point(|end| *end < byte) + 1
    }

    fn error(&self, byte: usize, message: String) -> DataError {
        DataError { file: self.file.to_owned(), line: self.line_at(byte), message }
    }

    /// `at` is where the value's key stands, for values that have no place of their own.
    fn item(&self, item: &Item, at: usize) -> Result<Node, DataError> {
        let start = item.span().map_or(at, |span| span.start);
        let line = self.line_at(start);
        let entry = |(key, item): (&str, &Item)| Ok((key.to_owned(), self.item(item, start)?));
        let value = if let Some(table) = item.as_table_like() {
            Value::Table(table.iter().map(entry).collect::<Result<_, _>>()?)
        } else if let Some(array) = item.as_array() {
            let nodes = array.iter().map(|value| self.item(&Item::Value(value.clone()), start));
            Value::List(nodes.collect::<Result<_, _>>()?)
        } else if let Some(text) = item.as_str() {
            Value::Text(text.to_owned())
        } else if let Some(number) = item.as_integer() {
            Value::Number(number)
        } else if let Some(truth) = item.as_bool() {
            Value::Truth(truth)
        } else {
            let message = "expected a text, a whole number, true or false, a list or a table";
            return Err(self.error(start, message.to_owned()));
        };
        Ok(Node { value, file: self.file.to_owned(), line })
    }
}
