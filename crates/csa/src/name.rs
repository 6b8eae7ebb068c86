//! Names of players, and who they are.

use dojo::random;
use dojo::who::Who;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Names of players and games are never longer.
pub(crate) const LONGEST: usize = 32;

/// What a player calls itself: letters, digits, `_`, `-`, `@` and `.`, 32 at most.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct PlayerName(String);

impl PlayerName {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The player who shows this secret. Nobody else's visitor is the same, and the store learns no secret.
    pub(crate) fn with_secret(&self, secret: &str) -> Who {
        Who::from(random::hex(&Sha256::digest(format!("csa {} {secret}", self.0))).as_str())
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for PlayerName {
    type Err = ();

    fn from_str(text: &str) -> Result<PlayerName, ()> {
        if is_identifier(text) { Ok(PlayerName(text.to_owned())) } else { Err(()) }
    }
}

/// Whether a text can be a name.
pub(crate) fn is_identifier(text: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || b"_-@.".contains(&byte);
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(letter)
}

/// A person's name in letters that programs know.
pub(crate) fn shown(name: &str) -> String {
    let known = |c: char| c.is_ascii_alphanumeric() || "_-@.".contains(c);
    let letters: String = name.chars().map(|c| if known(c) { c } else { '_' }).take(LONGEST).collect();
    if letters.contains(|c: char| c.is_ascii_alphanumeric()) { letters } else { "guest".to_owned() }
}

#[cfg(test)]
mod tests;
