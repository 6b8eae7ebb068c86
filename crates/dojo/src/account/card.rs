//! A card: four words by which somebody comes in whom somebody else has let in, once, within three days.

use super::codes;
use crate::random;
use crate::who::Who;
use store::Code;

/// So long a card is good.
const GOOD_FOR_MS: i64 = 72 * 3_600_000;
/// So many words.
const WORDS: usize = 4;

/// Written alike in Italian, English and rōmaji, said alike, and taken for no other.
const CONSONANTS: &[u8; 8] = b"kstnmrgb";
const VOWELS: &[u8; 4] = b"aeou";

/// What somebody is handed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Whose it is.
    pub name: String,
    /// The words.
    pub words: String,
    /// Until when it is good: milliseconds since 1970.
    pub due_ms: i64,
}

impl Card {
    /// A new one, and what is kept of it.
    pub(crate) fn new(person: &Who, name: &str, now_ms: i64) -> (Card, Code) {
        let words = words();
        let due_ms = now_ms + GOOD_FOR_MS;
        let code = Code { hash: codes::hash(person, &words), due_ms: Some(due_ms) };
        (Card { name: name.to_owned(), words, due_ms }, code)
    }
}

/// Forty random bits, for three days and with guesses that take longer and longer: `kase-toru-nemo-bagu`.
fn words() -> String {
    let word = || {
        let syllable = |byte: u8| {
            let (consonant, vowel) = (CONSONANTS[usize::from(byte % 8)], VOWELS[usize::from(byte / 8 % 4)]);
            [char::from(consonant), char::from(vowel)]
        };
        random::bytes::<2>().into_iter().flat_map(syllable).collect::<String>()
    };
    (0..WORDS).map(|_| word()).collect::<Vec<_>>().join("-")
}
