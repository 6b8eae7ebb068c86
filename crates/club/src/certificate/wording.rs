//! What a certificate says, by its grade.

use crate::rules;
use crate::time::Date;
use serde::Deserialize;
use shogi::Grade;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

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
    valid_from: Date,
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
/// or with its letters as a word, whatever accents, dots, spaces and widths they are written with.
pub fn is_reserved(issuer: &str) -> bool {
    let (words, letters) = (words(issuer), words(issuer).concat());
    TABLE.reserved.iter().any(|name| {
        let own = self::words(name);
        match own.as_slice() {
            // Initials may stand with dots or spaces between them: J. S. A.
            [initials] if initials.is_ascii() => is_among(initials, &words),
            _ => letters.contains(&own.concat()),
        }
    })
}

/// The words of a name, of letters and figures alone, without accents and in small ones of usual width.
fn words(name: &str) -> Vec<String> {
    let plain: String = name.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect();
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether initials are a word of a name, or stand letter by letter in it.
fn is_among(initials: &str, words: &[String]) -> bool {
    let is_spelt = |run: &[String]| run.concat() == initials && run.iter().all(|word| word.chars().count() == 1);
    words.iter().any(|word| word == initials) || words.windows(initials.len()).any(is_spelt)
}

#[cfg(test)]
mod tests;
