//! What a record is found by: words, positions, its ending, each as a number of its own for each owner.
//!
//! A Latin word is found by its beginnings, a Japanese one by any part of it: neighbouring characters are noted in pairs,
//! for nothing says where its words begin.

use super::content::Content;
use super::recorded::Recorded;
use crate::who::Who;
use sha2::{Digest, Sha256};
use shogi::Position;
use std::collections::BTreeSet;
use store::Facts;
use study::patterns::{Catalogue, Kind, Labels};

/// Positions after so many moves of a line are found; then every game is one of its own.
const OPENING: usize = 60;
/// More than this finds nothing more, and fills the database.
const MOST_POSITIONS: usize = 600;
const MOST_WORDS: usize = 3000;
/// A word is known by its first letters, so many at most.
const LONGEST: usize = 16;

/// What a term is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    Position,
    Player,
    Event,
    Place,
    Text,
    Handicap,
    Ending,
    Variant,
    Tag,
    Castle,
    Opening,
}

impl About {
    const fn name(self) -> &'static str {
        match self {
            About::Position => "position",
            About::Player => "player",
            About::Event => "event",
            About::Place => "place",
            About::Text => "text",
            About::Handicap => "handicap",
            About::Ending => "ending",
            About::Variant => "variant",
            About::Tag => "tag",
            About::Castle => "castle",
            About::Opening => "opening",
        }
    }

    /// The same for the same owner and text for ever: it stands in the database.
    fn term(self, owner: &Who, text: &str) -> i64 {
        let hash = Sha256::new().chain_update(owner.to_string()).chain_update([0]).chain_update(self.name());
        first_bytes(hash.chain_update([0]).chain_update(text))
    }
}

fn first_bytes(hash: Sha256) -> i64 {
    let hash: [u8; 32] = hash.finalize().into();
    i64::from_be_bytes(hash.first_chunk().copied().unwrap_or_default())
}

/// What stands for the bytes of an owner's file, so that it is known when it comes again.
pub(crate) fn mark(owner: &Who, bytes: &[u8]) -> i64 {
    let hash = Sha256::new().chain_update(owner.to_string()).chain_update([0]).chain_update("file");
    first_bytes(hash.chain_update([0]).chain_update(bytes))
}

/// Everything a record is found by; `content` and `facts` are the record's own.
pub(super) fn terms(owner: &Who, record: &dyn Recorded, content: &Content, facts: &Facts) -> Vec<i64> {
    let mut terms = codes(owner, facts);
    terms.extend(content.tags().into_iter().map(|tag| About::Tag.term(owner, &tag.to_lowercase())));
    terms.extend(record.outline().iter().flat_map(|outline| named(owner, &outline.labels)));
    record.each_position(&mut |plies, position| {
        if plies <= OPENING && terms.len() < MOST_POSITIONS {
            terms.insert(About::Position.term(owner, &situation(position)));
        }
    });
    let remarks = content.nodes.iter().flat_map(|node| [&node.comment, &node.bookmark]);
    let remarks = remarks.map(|text| (About::Text, text.as_str()));
    let most = terms.len() + MOST_WORDS;
    for (about, text) in headings(content).chain(remarks) {
        for word in words(text) {
            if terms.len() >= most {
                return terms.into_iter().collect();
            }
            word.noted(&mut |text| {
                terms.insert(about.term(owner, text));
            });
        }
    }
    terms.into_iter().collect()
}

/// What is found by its whole name.
fn codes(owner: &Who, facts: &Facts) -> BTreeSet<i64> {
    let codes = [(About::Handicap, &facts.handicap), (About::Ending, &facts.ending), (About::Variant, &facts.variant)];
    codes.into_iter().filter(|(_, text)| !text.is_empty()).map(|(about, text)| about.term(owner, text)).collect()
}

/// The castles and openings of both sides, and the more general ones that each is a case of.
fn named(owner: &Who, labels: &Labels) -> BTreeSet<i64> {
    let catalogue = Catalogue::builtin();
    let all = labels.patterns().into_iter().flat_map(|id| catalogue.line(id));
    let about = |kind| match kind {
        Kind::Castle => Some(About::Castle),
        Kind::Tesuji => None,
        _ => Some(About::Opening),
    };
    all.filter_map(|id| Some(about(catalogue[id].kind)?.term(owner, &catalogue[id].id))).collect()
}

/// Board, hands and turn.
fn situation(position: &Position) -> String {
    let sfen = position.to_string();
    sfen.rsplit_once(' ').map_or(sfen.as_str(), |(situation, _)| situation).to_owned()
}

/// What stands at the head of a record.
fn headings(content: &Content) -> impl Iterator<Item = (About, &str)> {
    let about = |key: &str| match key {
        "black" | "white" | "south" | "west" | "north" | "east" => Some(About::Player),
        "event" => Some(About::Event),
        "place" => Some(About::Place),
        "title" | "opening" | "note" => Some(About::Text),
        _ => None,
    };
    content.headers.iter().filter_map(move |header| Some((about(&header.key)?, header.value.as_str())))
}

/// A word of a text, as it is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Word {
    /// Of a script that divides its words.
    Divided(String),
    /// A run of one that does not.
    Run(Vec<char>),
}

impl Word {
    /// What stands in the database for it.
    fn noted(&self, note: &mut dyn FnMut(&str)) {
        match self {
            Word::Divided(word) => {
                let ends = word.char_indices().map(|(at, c)| at + c.len_utf8()).take(LONGEST);
                ends.for_each(|end| note(&word[..end]));
            }
            Word::Run(run) => {
                run.iter().for_each(|c| note(c.encode_utf8(&mut [0; 4])));
                run.windows(2).for_each(|pair| note(&pair.iter().collect::<String>()));
            }
        }
    }

    /// What must stand there if it is to be found.
    fn sought(&self, seek: &mut dyn FnMut(&str)) {
        match self {
            Word::Divided(word) => seek(&word.chars().take(LONGEST).collect::<String>()),
            Word::Run(run) if run.len() == 1 => seek(&run.iter().collect::<String>()),
            Word::Run(run) => run.windows(2).for_each(|pair| seek(&pair.iter().collect::<String>())),
        }
    }
}

/// The words of a text in small letters; full-width letters are as good as others.
fn words(text: &str) -> Vec<Word> {
    let letters: Vec<char> = text.chars().map(narrow).flat_map(char::to_lowercase).collect();
    let script = |c: char| c.is_alphanumeric().then(|| is_undivided(c));
    let words = letters.chunk_by(|one, next| script(*one) == script(*next)).filter_map(|word| {
        Some(match script(*word.first()?)? {
            true => Word::Run(word.to_vec()),
            false => Word::Divided(word.iter().collect()),
        })
    });
    words.collect()
}

fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        c => c,
    }
}

/// Kana and Chinese characters.
fn is_undivided(c: char) -> bool {
    matches!(c, '\u{3005}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff66}'..='\u{ff9f}' | '\u{20000}'..='\u{3ffff}')
}

/// What is looked for; empty where nothing is said.
#[derive(Clone, Debug, Default)]
pub struct Query {
    /// A position of the opening, in standard shogi; it counts who is to move, but not at which move.
    pub position: Option<Position>,
    /// Words from the players' names, of whatever colour.
    pub player: String,
    /// Words from the name of the event.
    pub event: String,
    /// Words from the name of the place.
    pub place: String,
    /// Words from title, opening, notes, comments and bookmarks.
    pub text: String,
    /// The handicap's code.
    pub handicap: String,
    /// The code of how the game ended.
    pub ending: String,
    /// The name of a game other than standard shogi.
    pub variant: String,
    /// A whole tag; capital letters are as good as small ones.
    pub tag: String,
    /// The id of a castle that stood in the game, or of a more general one.
    pub castle: String,
    /// The same of an opening, an attack, a formation, a style, or of what both sides did.
    pub opening: String,
}

impl Query {
    /// More words than this narrow no search down.
    const MOST_WORDS: usize = 32;

    /// What the records have that are looked for.
    pub fn terms(&self, owner: &Who) -> Vec<i64> {
        let mut terms = Vec::new();
        for (about, text) in [
            (About::Player, &self.player),
            (About::Text, &self.text),
            (About::Event, &self.event),
            (About::Place, &self.place),
        ] {
            words(text).iter().for_each(|word| word.sought(&mut |text| terms.push(about.term(owner, text))));
        }
        terms.truncate(Query::MOST_WORDS);
        for (about, text) in [
            (About::Handicap, &self.handicap),
            (About::Ending, &self.ending),
            (About::Variant, &self.variant),
            (About::Castle, &self.castle),
            (About::Opening, &self.opening),
        ] {
            terms.extend((!text.is_empty()).then(|| about.term(owner, text)));
        }
        let tag = self.tag.trim();
        terms.extend((!tag.is_empty()).then(|| About::Tag.term(owner, &tag.to_lowercase())));
        terms.extend(self.position.iter().map(|position| About::Position.term(owner, &situation(position))));
        terms
    }
}

#[cfg(test)]
mod tests;
