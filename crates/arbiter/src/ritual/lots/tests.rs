use super::{Digest, open, seal, throws};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use sha2::{Digest as _, Sha256};
use shogi::Color;

fn sha256(bytes: &[u8]) -> Digest {
    Sha256::digest(bytes).into()
}

/// As `(printf 'furigoma seal\n'; head -c 32 /dev/zero) | sha256sum` prints it.
#[test]
fn a_seal_can_be_checked_with_common_tools() {
    let hex: String = seal(&[0; 32], sha256).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hex, "e5169c094418272756709493c73498f76d80c0d1eea1db3aba0ae6a8de382646");
}

/// RULE-07, RULE-11: what has been drawn once is drawn again by whoever checks it, on any machine.
#[test]
fn the_throws_of_a_seed_stay_the_same() {
    let colors: String = (0..24)
        .map(|number: u8| match throws(&[7; 32], &[number], sha256).last().unwrap().color() {
            Some(Color::Black) => 'b',
            Some(Color::White) => 'w',
            None => '?',
        })
        .collect();
    assert_eq!(colors, "wbbbwwbwbbwbbbbwwwwwwbwb");
}

/// Whoever adds nothing leaves the outcome open all the same: it does not follow from the seal.
#[test]
fn the_seal_tells_nothing() {
    let seed = [9; 32];
    assert_ne!(seal(&seed, sha256), sha256(&[super::THROW, &seed].concat()));
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(11), cases: 128, ..ProptestConfig::default() })]

    /// A seal opens with its own seed and with no other.
    #[test]
    fn a_seal_binds(seed: [u8; 32], byte in 0..32_usize, bit in 0..8_u32, number in prop::collection::vec(any::<u8>(), 0..40)) {
        let sealed = seal(&seed, sha256);
        prop_assert_eq!(open(&sealed, &seed, &number, sha256), Some(throws(&seed, &number, sha256)));
        let mut other = seed;
        other[byte] ^= 1 << bit;
        prop_assert_eq!(open(&sealed, &other, &number, sha256), None);
    }
}
