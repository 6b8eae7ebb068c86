//! What a certificate says, by its grade.

use crate::rules;
use serde::Deserialize;
use shogi::Grade;
use std::sync::LazyLock;

/// What a certificate says (CERT-01).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The text, column by column from the right.
    pub columns: Vec<String>,
    /// How it is read.
    pub reading: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    #[expect(dead_code, reason = "for who reads the table")]
    valid_from: String,
    #[expect(dead_code, reason = "for who reads the table")]
    source: String,
    reserved: Vec<String>,
    kyu: Vec<Kyu>,
    of_kyu: Text,
    dan: Vec<Text>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kyu {
    kanji: String,
    reading: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    columns: Vec<String>,
    reading: String,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    rules::read(include_str!("../../rules/certificate.toml")).expect("the table is read: tests use it")
});

impl Wording {
    /// What the certificate of a grade says: of a kyū that the playing strength is found (CERT-02, CERT-12), of a dan what
    /// earned it (CERT-03 … CERT-11).
    ///
    /// ```
    /// let wording = club::certificate::Wording::of("3k".parse().unwrap());
    /// assert_eq!(wording.columns, ["棋力三級ヲ", "認定ス"]);
    /// ```
    pub fn of(grade: Grade) -> Wording {
        let numbered = |text: &Text, kyu: &Kyu| Wording {
            columns: text.columns.iter().map(|column| column.replace('○', &kyu.kanji)).collect(),
            reading: text.reading.replace('○', &kyu.reading),
        };
        let plain = |text: &Text| Wording { columns: text.columns.clone(), reading: text.reading.clone() };
        let number = grade.number();
        let of_kyu = || TABLE.kyu.get(number - 1).map(|kyu| numbered(&TABLE.of_kyu, kyu));
        let of_dan = || TABLE.dan.get(number - 1).map(plain);
        let wording = if grade.is_dan() { of_dan() } else { of_kyu() };
        wording.expect("the table has every grade: tests ask for all")
    }
}

/// Whether somebody signs with the name of an association that issues certificates of its own (CERT-13): with its whole name,
/// or with its letters as a word.
pub fn is_reserved(issuer: &str) -> bool {
    let issuer = issuer.to_lowercase();
    TABLE.reserved.iter().map(|name| name.to_lowercase()).any(|name| {
        if name.is_ascii() && !name.contains(' ') {
            issuer.split(|c: char| !c.is_alphanumeric()).any(|word| word == name)
        } else {
            issuer.contains(&name)
        }
    })
}

#[cfg(test)]
mod tests;
