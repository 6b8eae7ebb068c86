//! What somebody has reached or won, and what that contains.

use crate::rules;
use crate::time::Date;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Something that somebody reached or won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// What: `title`, `challenger`, `meijin-class` …
    pub name: String,
    /// Of which event, or which class.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub of: String,
    /// When.
    pub date: Date,
    /// The season's number, where seasons are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<u32>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    #[expect(dead_code, reason = "for who reads the table")]
    valid_from: Date,
    #[expect(dead_code, reason = "for who reads the table")]
    source: String,
    #[serde(rename = "event")]
    events: Vec<Steps>,
    #[serde(rename = "class")]
    classes: Vec<Classes>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Steps {
    steps: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Classes {
    deed: String,
    order: Vec<String>,
}

static TABLE: LazyLock<Table> =
    LazyLock::new(|| rules::read(include_str!("../../rules/deeds.toml")).expect("the table is read: tests use it"));

impl Deed {
    /// Whether it is a deed of this name at one of these events, or of one of these classes, or contains one: a title contains
    /// the semi-final of the same event, class A contains class B (RANK-32). Of none named any counts.
    ///
    /// ```
    /// let title: club::career::Deed =
    ///     serde_json::from_str(r#"{"name": "title", "of": "joo", "date": "2026-06-01"}"#).unwrap();
    /// assert!(title.contains("semi-final", &["joo".to_owned()]));
    /// assert!(!title.contains("semi-final", &["seirei".to_owned()]));
    /// ```
    pub fn contains(&self, name: &str, of: &[String]) -> bool {
        let is_of = of.is_empty() || of.contains(&self.of);
        if self.name == name {
            return is_of || of.iter().any(|class| self.is_above(class));
        }
        let goes_beyond = |steps: &Steps| {
            let place = |name: &str| steps.steps.iter().position(|step| step == name);
            place(name).zip(place(&self.name)).is_some_and(|(asked, own)| asked < own)
        };
        is_of && TABLE.events.iter().any(goes_beyond)
    }

    /// Whether it is of a class above another.
    fn is_above(&self, class: &str) -> bool {
        TABLE.classes.iter().filter(|classes| classes.deed == self.name).any(|classes| {
            let place = |class: &str| classes.order.iter().position(|other| other == class);
            place(class).zip(place(&self.of)).is_some_and(|(asked, own)| asked < own)
        })
    }
}
