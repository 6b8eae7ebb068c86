//! Who plays. A person is not an account: children and those who enter on paper are people, too.

use crate::time::Date;
use serde::{Deserialize, Serialize};
use shogi::Grade;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// What files call a person by: small Latin letters, figures and hyphens, 1–40 of them, such as `anna-rossi`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonId(String);

/// The characters an id may have.
const LONGEST_ID: usize = 40;

impl PersonId {
    /// An id made of a name: `Anna Bianchi-Rossi` becomes `anna-bianchi-rossi`; of a name without Latin letters, nothing.
    pub fn of_name(name: &str) -> Option<PersonId> {
        let plain = name.to_lowercase().chars().filter_map(plain).collect::<String>();
        let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
        let cut: String = words.join("-").chars().take(LONGEST_ID).collect();
        cut.trim_end_matches('-').parse().ok()
    }

    /// The same id with a number behind it, for a second person of that name.
    pub fn numbered(&self, number: usize) -> PersonId {
        let tail = format!("-{number}");
        let head: String = self.0.chars().take(LONGEST_ID.saturating_sub(tail.len())).collect();
        PersonId(head + &tail)
    }

    /// The id of nobody, which is no person's: `-`.
    pub fn nobody() -> PersonId {
        PersonId("-".to_owned())
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A small letter without its accent; a hyphen for what divides words, nothing for what cannot be written so.
fn plain(c: char) -> Option<char> {
    const ACCENTS: [(&str, char); 12] = [
        ("àáâãäåāăą", 'a'),
        ("çćč", 'c'),
        ("ďđ", 'd'),
        ("èéêëēęě", 'e'),
        ("ìíîïī", 'i'),
        ("łľ", 'l'),
        ("ñńň", 'n'),
        ("òóôõöøōő", 'o'),
        ("řŕ", 'r'),
        ("śšşß", 's'),
        ("ùúûüūůű", 'u'),
        ("ýÿ", 'y'),
    ];
    match c {
        'a'..='z' | '0'..='9' => Some(c),
        ' ' | '-' | '_' | ',' | '.' => Some('-'),
        'ź' | 'ż' | 'ž' => Some('z'),
        'ť' => Some('t'),
        _ => ACCENTS.iter().find(|(accented, _)| accented.contains(c)).map(|(_, letter)| *letter),
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that cannot be a person's id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseIdError(String);

impl fmt::Display for ParseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected a short name such as anna-rossi (a to z, figures, hyphens, at most {LONGEST_ID}), found {:?}",
            self.0
        )
    }
}

impl std::error::Error for ParseIdError {}

impl FromStr for PersonId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<PersonId, ParseIdError> {
        let is_sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_one = (1..=LONGEST_ID).contains(&text.len()) && text.bytes().all(is_sign) && !text.starts_with('-');
        if is_one { Ok(PersonId(text.to_owned())) } else { Err(ParseIdError(text.to_owned())) }
    }
}

impl TryFrom<String> for PersonId {
    type Error = ParseIdError;

    fn try_from(text: String) -> Result<PersonId, ParseIdError> {
        text.parse()
    }
}

impl From<PersonId> for String {
    fn from(id: PersonId) -> String {
        id.0
    }
}

/// Told only where a rule asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sex {
    /// 女
    Female,
    /// 男
    Male,
}

/// Somebody who plays (選手 senshu).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// What files call them by.
    pub id: PersonId,
    /// In Latin letters.
    pub family: String,
    /// In Latin letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub given: String,
    /// The whole name in Japanese letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub japanese: Option<String>,
    /// Private; only age limits ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<Date>,
    /// Only where a rule asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Three capital letters, as federations write countries: `ITA`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nation: Option<String>,
    /// Their numbers with federations, by the federation's name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub numbers: BTreeMap<String, String>,
    /// On the ladder of amateurs (RANK-01).
    #[serde(default, skip_serializing_if = "Option::is_none", with = "grade")]
    pub grade: Option<Grade>,
    /// The last number known of their strength, in the federation's list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Their club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The number under which they were registered; the lower one is senior (ETIQ-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub registration: Option<u32>,
}

impl Person {
    /// Somebody of whom the name is known and no more.
    pub fn named(id: PersonId, family: &str, given: &str) -> Person {
        Person {
            id,
            family: family.to_owned(),
            given: given.to_owned(),
            japanese: None,
            born: None,
            sex: None,
            nation: None,
            numbers: BTreeMap::new(),
            grade: None,
            rating: None,
            club: None,
            registration: None,
        }
    }

    /// The whole name as one says it: `Anna Rossi`.
    pub fn name(&self) -> String {
        format!("{} {}", self.given, self.family).trim().to_owned()
    }

    /// As lists have it: the family's name first.
    pub fn listed(&self) -> String {
        format!("{} {}", self.family, self.given).trim().to_owned()
    }

    /// What in it cannot be, if anything.
    pub fn fault(&self) -> Option<String> {
        let texts = [Some(&self.family), Some(&self.given), self.japanese.as_ref(), self.club.as_ref()];
        let is_bad = |text: &&String| !crate::line::fits(text, 80);
        if let Some(text) = texts.into_iter().flatten().find(is_bad) {
            return Some(format!("expected names of one line and at most 80 visible characters, found {text:?}"));
        }
        if !self.family.chars().any(char::is_alphanumeric) && self.family != "?" {
            return Some("expected a family name".to_owned());
        }
        let nation =
            self.nation.as_ref().filter(|nation| nation.len() != 3 || !nation.bytes().all(|c| c.is_ascii_uppercase()));
        nation.map(|nation| format!("expected three capital letters for the nation, such as ITA, found {nation:?}"))
    }
}

/// Grades as files write them: `3k`, `2d`.
pub(crate) mod grade {
    use serde::{Deserialize, Deserializer, Serializer};
    use shogi::Grade;

    pub(crate) fn serialize<S: Serializer>(grade: &Option<Grade>, to: S) -> Result<S::Ok, S::Error> {
        match grade {
            Some(grade) => to.collect_str(grade),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Option<Grade>, D::Error> {
        let text: Option<String> = Option::deserialize(from)?;
        text.map(|text| text.parse().map_err(serde::de::Error::custom)).transpose()
    }
}

#[cfg(test)]
mod tests;
