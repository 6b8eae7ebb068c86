//! What the pieces are called, for all games: a piece of the same kanji has the same name in each of them.

use crate::data::{Node, Value};
use std::collections::HashMap;
use std::sync::LazyLock;

/// What a piece is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceNames {
    /// How the kanji are read.
    pub romaji: String,
    /// In English.
    pub english: String,
    /// In Italian.
    pub italian: String,
}

impl PieceNames {
    /// What the piece with these kanji is called, `金将`; `None` if no game of the family has it.
    pub fn of(kanji: &str) -> Option<&'static PieceNames> {
        NAMES.get(kanji)
    }
}

/// A file that cannot be read has no names: a test holds it against that.
static NAMES: LazyLock<HashMap<String, PieceNames>> =
    LazyLock::new(|| rows().into_iter().filter_map(|(kanji, names)| Some((kanji, names?))).collect());

/// What the file says, line by line.
fn rows() -> Vec<(String, Option<PieceNames>)> {
    let Ok(Node { value: Value::Table(rows), .. }) = Node::parse("names.toml", include_str!("../names.toml")) else {
        return Vec::new();
    };
    rows.into_iter().map(|(kanji, row)| (kanji, names(&row))).collect()
}

fn names(row: &Node) -> Option<PieceNames> {
    let text = |key| match &row.get(key)?.value {
        Value::Text(text) => Some(text.clone()),
        _ => None,
    };
    Some(PieceNames { romaji: text("romaji")?, english: text("english")?, italian: text("italian")? })
}

#[cfg(test)]
mod tests;
