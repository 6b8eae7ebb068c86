//! What most commands about mate problems are told: which problems, and how to speak of them.

use super::{line, problems};
use kifu::notation::Notation;
use std::path::PathBuf;
use words::Language;

/// Which problems, and in which words.
#[derive(clap::Args)]
pub(super) struct Asked {
    /// Positions in SFEN; files, folders or patterns; - for standard input
    #[arg(required = true, value_name = "SFEN|FILE")]
    problems: Vec<PathBuf>,
    /// How moves are written, as `miyako moves --notation` takes it [default: the language's]
    #[arg(long, value_name = "NAME")]
    notation: Option<Notation>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
}

impl Asked {
    /// The problems, of records those at their start or `at_end`.
    pub(super) fn problems(&self, at_end: bool) -> impl Iterator<Item = problems::Found> + Send + use<> {
        problems::find(&self.problems, at_end)
    }

    /// Whether somebody may still be writing down the problems.
    pub(super) fn may_wait(&self) -> bool {
        self.problems.iter().any(|path| path.as_os_str() == "-")
    }

    pub(super) fn language(&self) -> Language {
        self.lang.unwrap_or_else(Language::of_environment)
    }

    pub(super) fn notation(&self) -> Notation {
        self.notation.unwrap_or_else(|| line::notation(self.language()))
    }
}
