//! Lots that nobody can bend, though no pawn is thrown: the machine seals a seed, the player for whom it does not throw
//! adds a number of their own, and both together make the throws.
//!
//! 1. The machine draws a secret seed and shows its [`seal`]. From now on it cannot change the seed.
//! 2. The other player sends their number, any bytes. They cannot aim, for they do not know the seed.
//! 3. The machine shows the seed. Everybody can [`open`] the seal, and finds the same throws.
//!
//! The hash is SHA-256, brought by the caller: this crate has no cryptography. The texts that are hashed begin with a
//! label, so that the seal can never be what the throws are made from.

use super::{Throw, chance};

/// What a hash makes.
pub type Digest = [u8; 32];

const SEAL: &[u8] = b"furigoma seal\n";
const THROW: &[u8] = b"furigoma throw\n";

/// What is shown before the other player's number is known: the hash of `furigoma seal`, a line feed, and the seed.
pub fn seal(seed: &[u8; 32], hash: impl Fn(&[u8]) -> Digest) -> Digest {
    hash(&[SEAL, seed].concat())
}

/// The throws of a seed and the other player's number: the seed of the chance is the hash of `furigoma throw`, a line
/// feed, the seed, and the number. The last throw decides, those before it do not (RULE-11).
pub fn throws(seed: &[u8; 32], number: &[u8], hash: impl Fn(&[u8]) -> Digest) -> Vec<Throw> {
    chance::throws(hash(&[THROW, seed, number].concat()))
}

/// The throws, if this is the seed that was sealed; `None` if somebody has cheated.
pub fn open(sealed: &Digest, seed: &[u8; 32], number: &[u8], hash: impl Fn(&[u8]) -> Digest) -> Option<Vec<Throw>> {
    (seal(seed, &hash) == *sealed).then(|| throws(seed, number, hash))
}

#[cfg(test)]
mod tests;
