//! What players' proverbs say of patterns.

use super::catalogue::Catalogue;
use super::pattern::PatternId;
use serde::Deserialize;
use std::sync::LazyLock;

const TEXT: &str = include_str!("../../patterns/proverbs.toml");

/// 格言 kakugen: what every player has heard.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proverb {
    /// What its meaning is called among the texts.
    pub id: String,
    /// As it is written.
    pub kanji: String,
    /// How it is read.
    pub romaji: String,
    /// The patterns it belongs to.
    pub about: Vec<String>,
}

#[derive(Deserialize)]
struct File {
    proverb: Vec<Proverb>,
}

static PROVERBS: LazyLock<Vec<Proverb>> = LazyLock::new(|| {
    let file = toml_edit::de::from_str::<File>(TEXT);
    file.unwrap_or_else(|error| panic!("proverbs.toml: {error}")).proverb
});

impl Catalogue {
    /// The proverbs that are about a pattern.
    ///
    /// # Panics
    /// At its first use, if the data in the program is none; a test reads it.
    pub fn proverbs(&self, id: PatternId) -> impl Iterator<Item = &'static Proverb> {
        let own = &self[id].id;
        PROVERBS.iter().filter(move |proverb| proverb.about.contains(own))
    }

    /// Every proverb.
    pub fn all_proverbs(&self) -> &'static [Proverb] {
        &PROVERBS
    }
}
