//! The texts, from the Fluent files in `locale/`.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use shogi::Handicap;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The files of each language, by its code: whatever lies in `locale/` (`build.rs`).
const SOURCES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// In the order of [`Language::ALL`]; each is read when something is first said in it.
static CATALOGUES: [LazyLock<Catalogue>; 3] = [
    LazyLock::new(|| Catalogue::read(Language::Italian)),
    LazyLock::new(|| Catalogue::read(Language::English)),
    LazyLock::new(|| Catalogue::read(Language::Japanese)),
];

/// The messages for scripts in each language: in an even game, and with a handicap, when the sides have names of their own.
static FOR_SCRIPTS: LazyLock<[[BTreeMap<String, String>; 2]; 3]> = LazyLock::new(|| {
    Language::ALL.map(|language| ["no", "yes"].map(|handicap| language.catalogue().for_scripts(language, handicap)))
});

struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    fn read(language: Language) -> Catalogue {
        let tag = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Marks around inserted values are for mixed writing directions; all our languages run left to right.
        bundle.set_use_isolating(false);
        for source in sources(language) {
            bundle.add_resource_overriding(parse(source));
        }
        Catalogue(bundle)
    }

    fn get(&self, id: &str, values: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.0.get_message(id).and_then(|message| message.value()) else {
            tracing::error!(id, "there is no such text");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, values, &mut errors).into_owned();
        for error in errors {
            tracing::error!(id, %error, "a text cannot be written");
        }
        text
    }

    /// A script fills in what only it knows: for it a variable stands as its name in braces.
    fn for_scripts(&self, language: Language, handicap: &str) -> BTreeMap<String, String> {
        let mut values = FluentArgs::new();
        values.set("handicap", handicap);
        for name in [
            "name", "seat", "by", "piece", "place", "level", "count", "minutes", "days", "hours", "day", "time",
            "points", "pieces", "move", "pawns", "tokins", "line", "column", "text", "number", "all", "from", "to",
        ] {
            values.set(name, format!("{{{name}}}"));
        }
        let lines = sources(language).iter().flat_map(|source| source.lines());
        let ids = lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id).filter(|id| id.starts_with("ui-"));
        ids.map(|id| (id.to_owned(), self.get(id, Some(&values)))).collect()
    }
}

fn sources(language: Language) -> &'static [&'static str] {
    SOURCES.iter().find(|(code, _)| *code == language.code()).map_or(&[], |(_, sources)| sources)
}

/// A file with faults gives what can be read of it: `cargo xtask fluent` refuses such files long before.
fn parse(text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
        tracing::error!(?errors, "a file of texts has faults");
        resource
    })
}

impl Language {
    fn catalogue(self) -> &'static Catalogue {
        &CATALOGUES[self as usize]
    }

    /// The text with this id; the id itself if there is none.
    pub fn text(self, id: &str) -> String {
        self.catalogue().get(id, None)
    }

    /// The text with this id and a value in it.
    pub fn text_with<'a>(self, id: &str, name: &'a str, value: impl Into<FluentValue<'a>>) -> String {
        self.text_with_values(id, [(name, value.into())])
    }

    /// The text with this id and these texts in it.
    pub fn text_with_list(self, id: &str, texts: &[(&str, &str)]) -> String {
        self.text_with_values(id, texts.iter().map(|(name, text)| (*name, FluentValue::from(*text))))
    }

    /// The text with this id and these numbers in it.
    pub fn text_with_counts(self, id: &str, numbers: &[(&str, usize)]) -> String {
        self.text_with_values(id, numbers.iter().map(|(name, number)| (*name, FluentValue::from(*number))))
    }

    /// The text with this id and whatever values belong to it.
    pub fn text_with_values<'a>(
        self,
        id: &str,
        values: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        self.catalogue().get(id, Some(&values.into_iter().collect()))
    }

    /// The text with this id and these values, if there is one.
    pub fn known_text<'a>(
        self,
        id: &str,
        values: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> Option<String> {
        self.catalogue().0.has_message(id).then(|| self.text_with_values(id, values))
    }

    /// The names of all texts that begin so, in order.
    pub fn message_ids(self, beginning: &str) -> Vec<String> {
        let lines = sources(self).iter().flat_map(|source| source.lines());
        let ids = lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.trim_end());
        ids.filter(|id| id.starts_with(beginning)).map(str::to_owned).collect()
    }

    /// All messages for the scripts of pages, by id; in a handicap game the sides are called otherwise.
    pub fn script_messages(self, handicap: Handicap) -> &'static BTreeMap<String, String> {
        &FOR_SCRIPTS[self as usize][usize::from(handicap != Handicap::Even)]
    }
}

#[cfg(test)]
mod tests;
