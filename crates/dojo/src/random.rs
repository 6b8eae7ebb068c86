//! Identifiers and tokens that nobody can guess.

use std::fmt;
use std::str::FromStr;

/// Random bytes from the operating system.
///
/// # Panics
/// If it has none to give: nothing here could be kept secret then.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Lower-case hexadecimal text.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What [`hex`] has written, in either case.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.len().is_multiple_of(2) && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let bytes = (0..text.len()).step_by(2).map(|at| u8::from_str_radix(text.get(at..at + 2)?, 16).ok());
    bytes.collect::<Option<Vec<u8>>>().filter(|_| digits)
}

/// The name of a game in addresses. Who knows it may watch the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameId(String);

/// Digits and letters without those that are easily taken for one another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 20;

/// A name for an address: 20 characters, 100 random bits. Who knows it may see what it names.
pub fn name() -> String {
    let letter = |byte: u8| char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]);
    bytes::<LENGTH>().into_iter().map(letter).collect()
}

/// Whether [`name`] can have made this.
pub fn is_name(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

impl GameId {
    /// A name for a new game, which nobody can guess.
    pub fn random() -> GameId {
        GameId(name())
    }

    /// As it stands in addresses and in the database.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<GameId, ()> {
        if is_name(text) { Ok(GameId(text.to_owned())) } else { Err(()) }
    }
}
