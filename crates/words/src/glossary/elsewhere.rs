//! What has a name of the field and is told on another page than the glossary's: handicaps, games of the family, and the things of the
//! workshop, whose catalogue others bring (GLOSS-01, GLOSS-03).
//!
//! ```
//! use words::glossary::{games, handicaps, near};
//! assert_eq!(near(handicaps(), "hihikyoumajiri")[0].kanji, "飛飛香交じり");
//! assert_eq!(near(games(), "天竺")[0].path, "/family/tenjiku");
//! ```

use super::{are_names, nearest, spellings};
use crate::{Language, own_name};
use arbiter::handicap::{Mix, Odds};
use std::sync::LazyLock;
use variants::AnyRules;

/// The game that the glossary itself is about.
const STANDARD: &str = "shogi";

/// Something with a Japanese name that another page tells of.
pub struct Elsewhere {
    /// That page, and the place on it.
    pub path: String,
    /// As Japanese writes it.
    pub kanji: String,
    /// How that is read.
    pub kana: String,
    /// The same for readers of Latin letters, with macrons.
    pub romaji: String,
    /// What it is called, in the order of the languages.
    names: [String; 3],
    /// The message that tells of it; none has an empty name.
    about: String,
    /// Each way to write it, folded.
    spellings: Vec<String>,
}

impl Elsewhere {
    /// A thing of the workshop: the ids of its section and of itself; its kanji, its kana, which may be empty where they follow from the
    /// rōmaji, and those; its name in botany.
    pub fn thing([section, id]: [&str; 2], japanese: [&str; 3], latin: &str) -> Elsewhere {
        let [kanji, _, romaji] = japanese;
        let names = [romaji, romaji, kanji].map(str::to_owned);
        let about = format!("craft-{section}-{id}");
        Elsewhere::new(format!("/workshop#{section}-{id}"), japanese, names, about).also_called([latin])
    }

    fn new(path: String, [kanji, kana, romaji]: [&str; 3], names: [String; 3], about: String) -> Elsewhere {
        let kana = if kana.is_empty() { shogi::hiragana(kanji, romaji) } else { kana.to_owned() };
        let (kanji, romaji) = (kanji.to_owned(), romaji.to_owned());
        let elsewhere = Elsewhere { path, kanji, kana, romaji, names, about, spellings: Vec::new() };
        let written = [&elsewhere.kanji, &elsewhere.kana, &elsewhere.romaji].map(String::clone);
        elsewhere.also_called(written.iter().map(String::as_str))
    }

    /// Several readings of a name have a stroke between them.
    fn also_called<'a>(mut self, names: impl IntoIterator<Item = &'a str>) -> Elsewhere {
        self.spellings.extend(names.into_iter().flat_map(|name| name.split('/')).flat_map(spellings));
        self
    }

    /// What it is called.
    pub fn name(&self, language: Language) -> &str {
        &self.names[language as usize]
    }

    /// What is said of it, if anything is.
    pub fn meaning(&self, language: Language) -> Option<String> {
        if self.about.is_empty() { None } else { language.known_text(&self.about, []) }
    }

    /// Whether it is called so, whole.
    pub fn is_called(&self, name: &str) -> bool {
        are_names(&self.spellings, name)
    }
}

static HANDICAPS: LazyLock<Vec<Elsewhere>> = LazyLock::new(|| {
    let anchor = |odds: Odds| format!("handicap-{}", odds.code());
    let odds = Odds::all().map(|odds| (odds.code(), [odds.kanji(), "", odds.reading()], anchor(odds)));
    let mixes = Mix::ALL.into_iter().map(|mix| (mix.code(), [mix.kanji(), "", mix.reading()], "mixes".to_owned()));
    let told = |(code, japanese, anchor): (&str, [&str; 3], String)| {
        let names = Language::ALL.map(|language| language.text(&format!("handicap-{code}")));
        Elsewhere::new(format!("/rules/handicaps#{anchor}"), japanese, names, format!("handicap-{code}-why"))
    };
    odds.chain(mixes).map(told).collect()
});

static GAMES: LazyLock<Vec<Elsewhere>> = LazyLock::new(|| {
    let told = |game: AnyRules| {
        let names = game.names();
        let own = Language::ALL.map(|language| own_name(names, language).to_owned());
        let japanese = [names.kanji.as_str(), "", names.romaji.as_str()];
        Elsewhere::new(format!("/family/{}", game.id()), japanese, own, String::new()).also_called([
            game.id(),
            names.japanese.as_str(),
            names.english.as_str(),
            names.italian.as_str(),
        ])
    };
    AnyRules::all().filter(|game| game.id() != STANDARD).map(told).collect()
});

/// The handicaps, and the ways to mix two.
pub fn handicaps() -> &'static [Elsewhere] {
    &HANDICAPS
}

/// The games of the family besides standard shogi.
pub fn games() -> &'static [Elsewhere] {
    &GAMES
}

/// Those in one of whose names this stands, the nearest first.
pub fn near<'a>(all: &'a [Elsewhere], part: &str) -> Vec<&'a Elsewhere> {
    nearest(all.iter(), |one| &one.spellings, part)
}
