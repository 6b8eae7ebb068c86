//! What the games of a file lose in another format, all together.

use kifu::Loss;
use std::collections::BTreeMap;
use words::Language;

/// More characters than these say nothing more.
const MOST_CHARACTERS: usize = 40;

/// Losses of several games.
#[derive(Default)]
pub(crate) struct Lost {
    counts: BTreeMap<&'static str, usize>,
    characters: Vec<char>,
}

impl Lost {
    pub(crate) fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    pub(crate) fn add(&mut self, losses: &[Loss]) {
        for loss in losses {
            *self.counts.entry(loss.code()).or_default() += loss.count();
            if let Loss::Characters(missing) = loss {
                for c in missing {
                    if self.characters.len() < MOST_CHARACTERS && !self.characters.contains(c) {
                        self.characters.push(*c);
                    }
                }
            }
        }
    }

    /// Each kind once, in the reader's language.
    pub(crate) fn text(&self, language: Language) -> String {
        let characters: String = self.characters.iter().collect();
        let text = |(code, count): (&&str, &usize)| words::lost(code, *count, &characters, language);
        self.counts.iter().map(text).collect::<Vec<_>>().join("; ")
    }
}
