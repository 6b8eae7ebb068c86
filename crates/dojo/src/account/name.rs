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
