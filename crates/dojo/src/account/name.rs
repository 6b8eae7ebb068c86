//! What somebody can be called: on one line, and like nobody else.

use crate::failure::{Failure, Kind};
use crate::one_line::one_line;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;

/// So many characters a name has.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=24;

/// It cannot be a name.
const UNFIT: Failure = Failure::new(Kind::Unfit, "name-unfit");

/// The site could go by it.
const RESERVED_NAME: Failure = Failure::new(Kind::Conflict, "name-reserved");

/// What the site calls itself, its players without a name and those who look after it, in its languages.
const RESERVED: [&str; 17] = [
    "Miyako",
    "Computer",
    "Guest",
    "Ospite",
    "Admin",
    "Administrator",
    "Amministratore",
    "Moderator",
    "Moderatore",
    "Root",
    "System",
    "Sistema",
    "ゲスト",
    "コンピュータ",
    "コンピューター",
    "管理者",
    "運営",
];

/// So many vowel signs and accents stand on one letter.
const MOST_MARKS: usize = 3;

/// The name of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    text: Arc<str>,
    skeleton: Arc<str>,
}

impl Name {
    /// What all names have in common that can be taken for this one: without case, accents that look alike, letters of another
    /// script of the same form (Unicode TS 39).
    pub fn skeleton(&self) -> &str {
        &self.skeleton
    }

    /// A name for who has none yet: one that the site itself could go by is nobody's.
    ///
    /// # Errors
    /// If it cannot be a name, or not a new one.
    pub fn new(text: &str) -> Result<Name, Failure> {
        let name: Name = text.parse()?;
        if RESERVED.iter().any(|own| skeleton_of(own) == *name.skeleton) {
            return Err(RESERVED_NAME);
        }
        // More signs on one letter than any script writes smear over the lines above it.
        let is_stacked = |signs: &[char]| signs.iter().all(|sign| is_mark(*sign));
        let signs: Vec<char> = name.text.chars().collect();
        if signs.windows(MOST_MARKS + 1).any(is_stacked) { Err(UNFIT) } else { Ok(name) }
    }

    /// Whether it holds this text, or what looks like it.
    pub fn holds(&self, text: &str) -> bool {
        self.skeleton.contains(&skeleton_of(text))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Name {
    type Err = Failure;

    /// Letters and figures of any script, with single blanks, hyphens, dots, apostrophes and low lines between them.
    fn from_str(text: &str) -> Result<Name, Failure> {
        let text: String = one_line(text).nfc().collect();
        let fits = LENGTH.contains(&text.chars().count());
        let is_sign = |c: char| c.is_alphanumeric() || " -_.'’・".contains(c) || is_mark(c);
        if !fits || !text.chars().all(is_sign) || !text.chars().any(char::is_alphabetic) {
            return Err(UNFIT);
        }
        let skeleton = skeleton_of(&text);
        Ok(Name { text: text.into(), skeleton: skeleton.into() })
    }
}

/// Vowel signs and the like, without which some scripts cannot be written.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// The skeleton of any text, so that it can be held against names.
pub(super) fn skeleton_of(text: &str) -> String {
    let plain: String = one_line(text).nfkc().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric()).collect();
    // Some letters look alike in one case only: a capital I is like an l.
    let alike: String = skeleton(&plain).collect();
    alike.to_lowercase().replace('i', "l")
}
