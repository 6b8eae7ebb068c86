//! The texts of the site, from the Fluent files in `locale/`.

use crate::language::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use shogi::Handicap;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// This file and the next seven hold messages for scripts, all named `ui-…`.
const PAGES: [&str; 3] = [
    include_str!("../../../locale/it/pages.ftl"),
    include_str!("../../../locale/en/pages.ftl"),
    include_str!("../../../locale/ja/pages.ftl"),
];
const TABLE: [&str; 3] = [
    include_str!("../../../locale/it/table.ftl"),
    include_str!("../../../locale/en/table.ftl"),
    include_str!("../../../locale/ja/table.ftl"),
];
const EDITOR: [&str; 3] = [
    include_str!("../../../locale/it/editor.ftl"),
    include_str!("../../../locale/en/editor.ftl"),
    include_str!("../../../locale/ja/editor.ftl"),
];
const RECORD: [&str; 3] = [
    include_str!("../../../locale/it/record.ftl"),
    include_str!("../../../locale/en/record.ftl"),
    include_str!("../../../locale/ja/record.ftl"),
];
const ANALYSIS_PAGE: [&str; 3] = [
    include_str!("../../../locale/it/analysis-page.ftl"),
    include_str!("../../../locale/en/analysis-page.ftl"),
    include_str!("../../../locale/ja/analysis-page.ftl"),
];
const TSUME: [&str; 3] = [
    include_str!("../../../locale/it/tsume.ftl"),
    include_str!("../../../locale/en/tsume.ftl"),
    include_str!("../../../locale/ja/tsume.ftl"),
];
const FAMILY: [&str; 3] = [
    include_str!("../../../locale/it/family.ftl"),
    include_str!("../../../locale/en/family.ftl"),
    include_str!("../../../locale/ja/family.ftl"),
];
const YONIN: [&str; 3] = [
    include_str!("../../../locale/it/yonin.ftl"),
    include_str!("../../../locale/en/yonin.ftl"),
    include_str!("../../../locale/ja/yonin.ftl"),
];
const GAME: [&str; 3] = [
    include_str!("../../../locale/it/game.ftl"),
    include_str!("../../../locale/en/game.ftl"),
    include_str!("../../../locale/ja/game.ftl"),
];

/// The rules of the games of the family in sentences, which the terminal tells, too.
const VARIANTS: [&str; 3] = [
    include_str!("../../../locale/it/variants.ftl"),
    include_str!("../../../locale/en/variants.ftl"),
    include_str!("../../../locale/ja/variants.ftl"),
];

const RULES: [&str; 3] = [
    include_str!("../../../locale/it/rules.ftl"),
    include_str!("../../../locale/en/rules.ftl"),
    include_str!("../../../locale/ja/rules.ftl"),
];

const RITUAL: [&str; 3] = [
    include_str!("../../../locale/it/ritual.ftl"),
    include_str!("../../../locale/en/ritual.ftl"),
    include_str!("../../../locale/ja/ritual.ftl"),
];

/// What readers of files have to say.
const READERS: [&str; 3] = [
    include_str!("../../../locale/it/records.ftl"),
    include_str!("../../../locale/en/records.ftl"),
    include_str!("../../../locale/ja/records.ftl"),
];

const LIBRARY: [&str; 3] = [
    include_str!("../../../locale/it/library.ftl"),
    include_str!("../../../locale/en/library.ftl"),
    include_str!("../../../locale/ja/library.ftl"),
];

const SPOKEN: [&str; 3] = [
    include_str!("../../../locale/it/spoken.ftl"),
    include_str!("../../../locale/en/spoken.ftl"),
    include_str!("../../../locale/ja/spoken.ftl"),
];

const ANALYSIS: [&str; 3] = [
    include_str!("../../../locale/it/analysis.ftl"),
    include_str!("../../../locale/en/analysis.ftl"),
    include_str!("../../../locale/ja/analysis.ftl"),
];

static TEXTS: LazyLock<[Texts; 3]> = LazyLock::new(|| Language::ALL.map(Texts::read));

struct Texts {
    bundle: FluentBundle<Arc<FluentResource>>,
    /// The messages for scripts: in an even game, and with a handicap, when the sides have names of their own.
    scripts: [BTreeMap<String, String>; 2],
}

impl Texts {
    fn read(language: Language) -> Texts {
        let index = language as usize;
        let tag = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Marks around inserted values are for mixed writing directions; all our languages run left to right.
        bundle.set_use_isolating(false);
        let for_scripts = [
            PAGES[index],
            TABLE[index],
            EDITOR[index],
            RECORD[index],
            ANALYSIS_PAGE[index],
            TSUME[index],
            FAMILY[index],
            YONIN[index],
        ];
        let others = [
            VARIANTS[index],
            GAME[index],
            RULES[index],
            RITUAL[index],
            READERS[index],
            LIBRARY[index],
            SPOKEN[index],
            ANALYSIS[index],
        ];
        for text in for_scripts.into_iter().chain(others) {
            bundle.add_resource_overriding(Arc::new(parse(text)));
        }
        let mut texts = Texts { bundle, scripts: Default::default() };
        texts.scripts = ["no", "yes"].map(|handicap| texts.for_scripts(&for_scripts, handicap));
        texts
    }

    /// A script fills in what only it knows: for it a variable stands as its name in braces.
    fn for_scripts(&self, sources: &[&str], handicap: &str) -> BTreeMap<String, String> {
        let mut args = FluentArgs::new();
        args.set("handicap", handicap);
        for name in [
            "name", "seat", "by", "piece", "place", "level", "count", "minutes", "time", "points", "pieces", "move",
            "pawns", "tokins", "line", "column", "text", "number", "all",
        ] {
            args.set(name, format!("{{{name}}}"));
        }
        let ids =
            sources.iter().flat_map(|source| source.lines()).filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        ids.filter(|id| id.starts_with("ui-")).map(|id| (id.to_owned(), self.get(id, Some(&args)))).collect()
    }

    fn get(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            tracing::error!(id, "there is no such text");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        for error in errors {
            tracing::error!(id, %error, "a text cannot be written");
        }
        text
    }
}

/// A file with faults gives what can be read of it: `cargo xtask fluent` refuses such files long before.
fn parse(text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
        tracing::error!(?errors, "a file of texts has faults");
        resource
    })
}

impl Language {
    /// The text with this id.
    pub(crate) fn text(self, id: &str) -> String {
        TEXTS[self as usize].get(id, None)
    }

    /// The text with this id and a value in it.
    pub(crate) fn text_with<'a>(self, id: &str, name: &'a str, value: impl Into<FluentValue<'a>>) -> String {
        self.text_with_values(id, [(name, value.into())])
    }

    /// The text with this id, if there is one; what has no value is left open in it.
    pub(crate) fn known_text(self, id: &str, values: FluentArgs<'_>) -> Option<String> {
        let texts = &TEXTS[self as usize];
        texts.bundle.has_message(id).then(|| texts.get(id, Some(&values)))
    }

    /// The same with any number of them.
    pub(crate) fn text_with_list(self, id: &str, values: &[(&str, &str)]) -> String {
        let values = values.iter().map(|(name, value)| (*name, FluentValue::from(*value)));
        TEXTS[self as usize].get(id, Some(&values.collect()))
    }

    /// The text with this id and whatever values belong to it.
    pub(crate) fn text_with_any(self, id: &str, values: FluentArgs<'_>) -> String {
        TEXTS[self as usize].get(id, Some(&values))
    }

    /// The text with this id and several values in it.
    pub(crate) fn text_with_values<const N: usize>(self, id: &str, values: [(&str, FluentValue<'_>); N]) -> String {
        TEXTS[self as usize].get(id, Some(&values.into_iter().collect()))
    }

    /// The messages that the page's scripts use, by id; a page that shows a handicap game calls its sides otherwise.
    pub(crate) fn script_messages(self, handicap: Handicap) -> &'static BTreeMap<String, String> {
        &TEXTS[self as usize].scripts[usize::from(handicap != Handicap::Even)]
    }
}

#[cfg(test)]
mod tests;
