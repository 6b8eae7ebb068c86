//! The texts of the terminal, in the reader's language.

use ::variants::RecordFault;
use clap::ValueEnum;
use engine::Level;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kifu::notation::Spoken;
use kifu::{Message, Value};
use shogi::{Color, Handicap, Move, PieceKind, Position, Square};

/// A language the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// Italiano
    It,
    /// English
    En,
    /// 日本語
    Ja,
}

impl Language {
    /// Its two letters.
    pub(crate) fn tag(self) -> &'static str {
        self.sources().0
    }

    /// The language that the environment asks for, English if it asks for none that we speak.
    pub(crate) fn of_environment() -> Language {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        match asked.into_iter().find(|value| !value.is_empty()).as_deref().and_then(|value| value.get(..2)) {
            Some("it") => Language::It,
            Some("ja") => Language::Ja,
            _ => Language::En,
        }
    }

    /// Its tag, and the texts in it: besides those of the terminal what the site says, too, of games and records, and of
    /// pages the names of handicaps.
    fn sources(self) -> (&'static str, [&'static str; 17]) {
        macro_rules! sources {
            ($tag:literal) => {
                (
                    $tag,
                    [
                        include_str!(concat!("../../../locale/", $tag, "/terminal.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/game.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/pages.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/rules.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/ritual.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/judge.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/match.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/spoken.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/show.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/library.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/records.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/editor.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/analysis.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/tsume.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/variants.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/family.ftl")),
                        include_str!(concat!("../../../locale/", $tag, "/yonin.ftl")),
                    ],
                )
            };
        }
        match self {
            Language::It => sources!("it"),
            Language::En => sources!("en"),
            Language::Ja => sources!("ja"),
        }
    }
}

/// All texts in one language.
pub(crate) struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    pub(crate) fn new(language: Language) -> Words {
        let (tag, sources) = language.sources();
        let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap_or_default()]);
        // Marks around inserted values are for mixed writing directions; all our languages run left to right.
        bundle.set_use_isolating(false);
        for source in sources {
            // A faulty entry is left out: `cargo xtask fluent` refuses such files long before.
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// The text with this id; the id itself if there is none.
    pub(crate) fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A term of the field with its kanji beside it, where it is not written in kanji anyway.
    pub(crate) fn term(&self, text: String, kanji: &str) -> String {
        if self.language == Language::Ja { text } else { format!("{text} ({kanji})") }
    }

    /// What a side is called: in handicap games the Japanese names differ.
    pub(crate) fn side(&self, color: Color, handicap: Handicap) -> String {
        self.get(match (color, handicap) {
            (Color::Black, Handicap::Even) => "side-black",
            (Color::White, Handicap::Even) => "side-white",
            (Color::Black, _) => "side-shitate",
            (Color::White, _) => "side-uwate",
        })
    }

    /// The grade a level is named by: `10 kyū`.
    pub(crate) fn grade(&self, level: Level) -> String {
        let name = level.name();
        let id = if name.ends_with('d') { "grade-dan" } else { "grade-kyu" };
        let number = name.trim_end_matches(['d', 'k']).parse().unwrap_or_default();
        self.count(id, &[("number", number)])
    }

    /// A move said aloud, without who makes it: `pawn to 7-6`. Empty if no piece stands where it starts.
    pub(crate) fn spoken(&self, position: &Position, m: Move, last_to: Option<Square>) -> String {
        let Some(spoken) = Spoken::of(position, m, last_to) else { return String::new() };
        let piece = |kind: PieceKind| self.get(&format!("spoken-piece-{}", kind.name().code));
        let values = spoken.values(self.language == Language::Ja, piece);
        self.with("spoken-move", &values.each_ref().map(|(name, value)| (*name, value.as_str())))
    }

    /// What is wrong with a record of another game of the family.
    pub(crate) fn fault(&self, fault: &RecordFault) -> String {
        self.with(&format!("fault-{}", fault.code()), &[("what", fault.value())])
    }

    /// What a reader of records has to say.
    pub(crate) fn message(&self, message: &Message) -> String {
        let value = |value: &Value| match value {
            Value::Text(text) => text.clone(),
            Value::Messages(messages) => {
                messages.iter().map(|message| self.message(message)).collect::<Vec<_>>().join(" ")
            }
            Value::Phrase { id, english } => {
                Some(self.get(id)).filter(|text| text != id).unwrap_or_else(|| (*english).to_owned())
            }
        };
        let values: Vec<(&str, String)> = message.values.iter().map(|(name, text)| (*name, value(text))).collect();
        let values: Vec<(&str, &str)> = values.iter().map(|(name, text)| (*name, text.as_str())).collect();
        self.with(&message.id, &values)
    }

    /// The text with this id and these numbers in it.
    pub(crate) fn count(&self, id: &str, numbers: &[(&str, usize)]) -> String {
        self.format(id, numbers.iter().map(|(name, number)| (*name, FluentValue::from(*number))).collect())
    }

    /// What a record loses in a text: so much of the kind that the code names, or characters.
    pub(crate) fn lost(&self, code: &str, count: usize, characters: &str) -> String {
        let values = [("count", FluentValue::from(count)), ("characters", FluentValue::from(characters))];
        self.format(&format!("lost-{code}"), values.into_iter().collect())
    }

    /// The text with this id and these values in it.
    pub(crate) fn with(&self, id: &str, values: &[(&str, &str)]) -> String {
        self.format(id, values.iter().map(|(name, value)| (*name, FluentValue::from(*value))).collect())
    }

    fn format(&self, id: &str, values: FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests;
