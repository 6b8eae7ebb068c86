//! Codes by which somebody comes back who has lost their password: ten, each good once.

use crate::random;
use crate::who::Who;
use sha2::{Digest, Sha256};

/// So many there are.
const CODES: usize = 10;
/// Characters of each: 60 random bits.
const LENGTH: usize = 12;

/// Ten new ones, as people write them down: `k3wq-90rt-mz7a`.
pub(super) fn fresh() -> Vec<String> {
    let code = || {
        let signs = random::name();
        let parts: Vec<&str> = [0, 4, 8].iter().map(|&from| &signs[from..from + 4]).collect();
        parts.join("-")
    };
    (0..CODES).map(|_| code()).collect()
}

/// What is kept of a code, however it was typed. A code has as many bits as nobody guesses: a quick hash will do.
pub(super) fn hash(person: &Who, code: &str) -> String {
    let plain = code.chars().filter(char::is_ascii_alphanumeric).map(|c| match c.to_ascii_lowercase() {
        // The alphabet has none of these: they are what its figures were taken for.
        'o' => '0',
        'i' | 'l' => '1',
        'u' => 'v',
        other => other,
    });
    let plain: String = plain.take(2 * LENGTH).collect();
    random::hex(&Sha256::new().chain_update(person.to_string()).chain_update([0]).chain_update(plain).finalize())
}
