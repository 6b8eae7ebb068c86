//! The history of the game (HIST-01 … HIST-09): `history.toml` read as the data that it is, told in words. Every statement says by whom
//! it is made; accounts that do not agree stand side by side.
//!
//! ```
//! use words::{Language, history};
//! let games: Vec<&str> = history::played_in(13).filter_map(|station| station.game.as_deref()).collect();
//! assert_eq!(games, ["dai"]);
//! assert_eq!(history::station("dai").unwrap().date(Language::Italian), "XIII secolo");
//! ```

use crate::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

const TEXT: &str = include_str!("../history.toml");

/// The parts of the story, in their order.
pub const AGES: [&str; 7] = ["origins", "heian", "large", "drops", "edo", "modern", "today"];

/// The centuries that it tells of.
pub const CENTURIES: RangeInclusive<u16> = 6..=21;

/// Who says something: one of the five documents that Miyako was made from, or what everybody knows, as the glossary has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
pub enum Source {
    /// A leaflet.
    S0,
    /// An article of an encyclopedia.
    S1,
    /// The manual of a boxed set.
    S2,
    /// A page of the web with the leaflet's text.
    S3,
    /// A page for beginners.
    S4,
    /// None of them: the glossary.
    G,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 6] = [Source::S0, Source::S1, Source::S2, Source::S3, Source::S4, Source::G];

    /// As it is marked beside what it says.
    pub const fn code(self) -> &'static str {
        match self {
            Source::S0 => "S0",
            Source::S1 => "S1",
            Source::S2 => "S2",
            Source::S3 => "S3",
            Source::S4 => "S4",
            Source::G => "G",
        }
    }

    /// What it is, in a word or two.
    pub fn called(self, language: Language) -> String {
        language.text(&format!("history-source-{}-short", self.code().to_lowercase()))
    }

    /// What it is.
    pub fn described(self, language: Language) -> String {
        language.text(&format!("history-source-{}", self.code().to_lowercase()))
    }
}

/// A place of the story.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Station {
    /// Its address, and the name of its messages.
    pub id: String,
    /// The part of the story that it belongs to, one of [`AGES`].
    pub age: String,
    #[serde(default)]
    years: Vec<u16>,
    #[serde(default)]
    centuries: Vec<u16>,
    part: Option<Part>,
    /// What was played, as the family calls it.
    pub game: Option<String>,
    /// In which centuries, where its own time is longer than the game's.
    #[serde(default)]
    played: Vec<u16>,
    /// Whether that is played to this day.
    #[serde(default)]
    pub lasting: bool,
    /// A mate problem of the site that shows it.
    pub problem: Option<String>,
    /// What else is drawn.
    pub drawn: Option<Drawn>,
    /// The requirements that ask for it.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Pages of the site that tell more.
    #[serde(default)]
    pub see: Vec<String>,
    says: Vec<By>,
}

/// Which part of its century or of the time around its year; without either, what is said of when it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    Late,
    Before,
    Since,
    Modern,
}

/// What is drawn beside a station that no game and no problem shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Drawn {
    /// The ways by which the game may have come.
    Ways,
    /// The five corners of a piece.
    Piece,
    /// The squares as the Iroha notation names them.
    Iroha,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct By {
    by: Vec<Source>,
    #[serde(default)]
    disputed: bool,
}

/// Something said of a station.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Statement {
    /// What is said.
    pub text: String,
    /// By whom.
    pub by: &'static [Source],
    /// Whether it is one of several accounts that do not agree.
    pub disputed: bool,
}

/// A station as programs read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Told {
    id: &'static str,
    age: &'static str,
    name: String,
    date: String,
    /// The first year and the last that it belongs to; none where nothing has a date.
    years: Option<[u16; 2]>,
    game: Option<&'static str>,
    still_played: bool,
    problem: Option<&'static str>,
    statements: Vec<Statement>,
    rules: &'static [String],
    pages: &'static [String],
    url: String,
}

/// The story as programs read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Story {
    /// The century asked for, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    century: Option<u16>,
    /// The games that were played in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<Vec<&'static str>>,
    /// Older ones that are played to this day.
    #[serde(skip_serializing_if = "Option::is_none")]
    older_games: Option<Vec<&'static str>>,
    stations: Vec<Told>,
    sources: BTreeMap<&'static str, String>,
}

#[derive(Deserialize)]
struct File {
    station: Vec<Station>,
}

static STATIONS: LazyLock<Vec<Station>> = LazyLock::new(|| {
    let file = toml_edit::de::from_str::<File>(TEXT);
    // A test reads it.
    file.unwrap_or_else(|error| panic!("history.toml: {error}")).station
});

/// Every station, in the order of the story.
pub fn stations() -> &'static [Station] {
    &STATIONS
}

/// The station with this address.
pub fn station(id: &str) -> Option<&'static Station> {
    stations().iter().find(|station| station.id == id)
}

/// The stations of a part of the story.
pub fn of_age(age: &str) -> impl Iterator<Item = &'static Station> {
    stations().iter().filter(move |station| station.age == age)
}

/// The stations that belong to a century.
pub fn of_century(century: u16) -> impl Iterator<Item = &'static Station> {
    stations().iter().filter(move |station| station.centuries().is_some_and(|own| own.contains(&century)))
}

/// The games that came up in a century or were played in it before they went: dai shōgi in the thirteenth (VAR-25).
pub fn played_in(century: u16) -> impl Iterator<Item = &'static Station> {
    let was_played = move |station: &&Station| station.playing().is_some_and(|own| own.contains(&century));
    stations().iter().filter(|station| station.game.is_some()).filter(was_played)
}

/// The games of which nobody says when they came up; of a modern one it is known well enough.
pub fn undated() -> impl Iterator<Item = &'static Station> {
    stations().iter().filter(|station| station.game.is_some() && station.years().is_none() && station.part.is_none())
}

/// The games that are older than a century and are played to this day, so in that century, too.
pub fn still_played_in(century: u16) -> impl Iterator<Item = &'static Station> {
    let is_older = move |station: &&Station| station.centuries().is_some_and(|own| *own.end() < century);
    stations().iter().filter(|station| station.lasting).filter(is_older)
}

/// All of it as programs read it, or what belongs to a century.
pub fn told(century: Option<u16>, language: Language) -> Story {
    let names =
        |found: &mut dyn Iterator<Item = &'static Station>| found.filter_map(|one| one.game.as_deref()).collect();
    let stations: Vec<&Station> = match century {
        Some(century) => of_century(century).collect(),
        None => stations().iter().collect(),
    };
    Story {
        century,
        games: century.map(|century| names(&mut played_in(century))),
        older_games: century.map(|century| names(&mut still_played_in(century))),
        stations: stations.into_iter().map(|station| station.told(language)).collect(),
        sources: Source::ALL.into_iter().map(|source| (source.code(), source.described(language))).collect(),
    }
}

impl Station {
    /// What it is called: by a name of its own, or as the game is that it tells of.
    pub fn name(&self, language: Language) -> String {
        let id = format!("history-{}", self.id);
        let game = || crate::variant(self.game.as_ref()?, language);
        language.known_text(&id, []).or_else(game).unwrap_or(id)
    }

    /// Whether something of it is said by this source.
    pub fn is_told_by(&self, source: Source) -> bool {
        self.says.iter().any(|said| said.by.contains(&source))
    }

    /// What is said of it, in its order.
    pub fn statements(&'static self, language: Language) -> Vec<Statement> {
        let statement = |(index, By { by, disputed }): (usize, &'static By)| Statement {
            text: language.text(&format!("history-{}-{}", self.id, index + 1)),
            by,
            disputed: *disputed,
        };
        self.says.iter().enumerate().map(statement).collect()
    }

    /// The first and the last year that it belongs to, if anything of it has a date.
    pub fn years(&self) -> Option<[u16; 2]> {
        let ends = |of: &[u16]| Some((*of.first()?, *of.last()?));
        if let Some((first, last)) = ends(&self.years) {
            return Some([first, last]);
        }
        let (first, last) = ends(&self.centuries)?;
        Some([(first - 1) * 100 + 1, last * 100])
    }

    /// The centuries that it belongs to.
    fn centuries(&self) -> Option<RangeInclusive<u16>> {
        let [first, last] = self.years()?;
        Some(first.div_ceil(100)..=last.div_ceil(100))
    }

    /// The centuries in which its game came up or was played.
    fn playing(&self) -> Option<RangeInclusive<u16>> {
        match (self.played.first(), self.played.last()) {
            (Some(first), Some(last)) => Some(*first..=*last),
            _ => self.centuries(),
        }
    }

    /// When it was, as the reader writes it: `XIII secolo`, `1555–1634`, `since 1974`.
    pub fn date(&self, language: Language) -> String {
        let years = |year: &u16| year.to_string();
        let (id, first, last) = match (&self.years[..], &self.centuries[..], self.part) {
            ([year], _, Some(Part::Before)) => ("history-before", years(year), String::new()),
            ([year], _, Some(_)) => ("history-since", years(year), String::new()),
            ([year], ..) => ("history-year", years(year), String::new()),
            ([first, last], ..) => ("history-years", years(first), years(last)),
            (_, [one], Some(_)) => ("history-late-century", ordinal(*one, language), String::new()),
            (_, [one], None) => ("history-century", ordinal(*one, language), String::new()),
            (_, [first, last], _) => ("history-centuries", ordinal(*first, language), ordinal(*last, language)),
            (.., Some(Part::Modern)) => ("history-modern", String::new(), String::new()),
            _ => ("history-undated", String::new(), String::new()),
        };
        language.text_with_list(id, &[("first", &first), ("last", &last)])
    }

    fn told(&'static self, language: Language) -> Told {
        Told {
            id: &self.id,
            age: &self.age,
            name: self.name(language),
            date: self.date(language),
            years: self.years(),
            game: self.game.as_deref(),
            still_played: self.lasting,
            problem: self.problem.as_deref(),
            statements: self.statements(language),
            rules: &self.rules,
            pages: &self.see,
            url: format!("/history#{}", self.id),
        }
    }
}

/// A century, as it is named in the middle of a sentence: `XIII secolo`, `13th century`, `13世紀`.
pub fn century(number: u16, language: Language) -> String {
    language.text_with_list("history-century", &[("first", &ordinal(number, language)), ("last", "")])
}

/// The number of a century: `XIII`, `13th`, `13`.
fn ordinal(century: u16, language: Language) -> String {
    match language {
        Language::Italian => roman(century),
        Language::English if century == 21 => "21st".to_owned(),
        Language::English => format!("{century}th"),
        Language::Japanese => century.to_string(),
    }
}

fn roman(number: u16) -> String {
    let tens = "X".repeat(usize::from(number / 10));
    let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][usize::from(number % 10)];
    tens + ones
}

#[cfg(test)]
mod tests;
