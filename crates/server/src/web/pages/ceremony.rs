//! `GET /ceremony`: how a game begins and ends at a real board, and what two people choose before they sit down. `…/walk` takes them
//! through it (`walk.rs`), `…/scene.svg` draws each movement (`scene.rs`), `…/clock` is a clock for the table (`clock.rs`).

mod choose;
mod clock;
mod courtesies;
mod scene;
mod walk;

pub(crate) use choose::choose;
pub(crate) use clock::clock;
pub(crate) use courtesies::sheet;
pub(crate) use scene::{png, svg};
pub(crate) use walk::{throw, walk};

use crate::web::api::records::escaped;
use arbiter::ritual::{CHOICES, Choices, Unreadable};
use axum::extract::Query;
use dojo::one_line::one_line;
use maud::{Markup, html};

/// No value is longer, and there are not more: each stands in every address of a page.
const LONGEST: usize = 200;
const MOST: usize = 60;

/// What an address says of the ceremony: names and values, the choices among them.
pub(crate) struct Said(Vec<(String, String)>);

/// As an address holds it.
pub(crate) type Pairs = Query<Vec<(String, String)>>;

impl Said {
    pub(crate) fn new(pairs: Vec<(String, String)>) -> Said {
        let shown = pairs
            .into_iter()
            .take(MOST)
            .map(|(name, value)| (name, one_line(&value).chars().take(LONGEST).collect::<String>()));
        Said(shown.filter(|(_, value)| !value.is_empty()).collect())
    }

    /// What was chosen. Whatever else an address says is passed over: those who send it on add things of their own.
    pub(crate) fn choices(&self) -> Result<Choices, Unreadable> {
        let pairs = self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Choices::read(&pairs.filter(|(name, _)| CHOICES.contains(name)).collect::<Vec<_>>())
    }

    /// The same for programs: a name that is no choice is refused.
    pub(crate) fn choices_alone(&self) -> Result<Choices, Unreadable> {
        let pairs = self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Choices::read(&pairs.collect::<Vec<_>>())
    }

    /// The value of a name; empty if it has none.
    fn get(&self, name: &str) -> &str {
        self.0.iter().rev().find(|(known, _)| known == name).map_or("", |(_, value)| value.trim())
    }

    /// Whether a name has this value, perhaps among others.
    fn has(&self, name: &str, value: &str) -> bool {
        self.0.iter().any(|(known, own)| known == name && own == value)
    }

    /// Whether a choice changes anything: what is so anyway would only make addresses long.
    fn matters(&self, name: &str, value: &str) -> bool {
        const USUAL: [(&str, &str); 13] = [
            ("occasion", "friendly"),
            ("senior", "first"),
            ("compare", "held"),
            ("room", "western"),
            ("season", "mild"),
            ("odds", "furigoma"),
            ("first_style", "ohashi"),
            ("second_style", "ohashi"),
            ("kings", "osho"),
            ("spare", "0"),
            ("thrower", "senior"),
            ("clock", "none"),
            ("giver", ""),
        ];
        let of_occasion = match name {
            "defender" => self.get("occasion") == "title",
            "first_names" | "second_names" => self.get("thrower") == "agreed",
            _ => true,
        };
        of_occasion && !USUAL.contains(&(name, value))
    }

    /// The choices but those of these names.
    fn but<'a>(&'a self, without: &'a [&str]) -> impl Iterator<Item = (&'a str, &'a str)> {
        let known = |name: &str| CHOICES.contains(&name) && !without.contains(&name);
        let pairs = self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        pairs.filter(move |(name, value)| known(name) && self.matters(name, value))
    }

    /// The same as part of an address.
    fn query(&self, without: &[&str]) -> String {
        let pairs = self.but(without).map(|(name, value)| format!("{name}={}", escaped(value)));
        pairs.collect::<Vec<_>>().join("&")
    }

    /// The same as fields of a form that nobody sees.
    fn hidden(&self, without: &[&str]) -> Markup {
        html! { @for (name, value) in self.but(without) { input type="hidden" name=(name) value=(value); } }
    }
}

/// An address with its parameters.
fn address(path: &str, query: &str) -> String {
    if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") }
}
