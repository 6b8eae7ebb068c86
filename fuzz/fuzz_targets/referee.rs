//! Whatever players, arbiters and time do in a game, the referee keeps it whole; the laws are those of its own tests.
#![no_main]

#[path = "../../crates/arbiter/tests/it/law.rs"]
mod law;

use law::{Impulse, TERMS};
use libfuzzer_sys::fuzz_target;

/// Longer games find nothing that these do not.
const MOST_IMPULSES: usize = 400;

fuzz_target!(|bytes: &[u8]| {
    let Some((terms, rest)) = bytes.split_first_chunk::<TERMS>() else { return };
    let impulse = |bytes: &[u8]| -> Impulse { (bytes[0], u16::from_le_bytes([bytes[1], bytes[2]]), bytes[3]) };
    let impulses: Vec<Impulse> = rest.chunks_exact(4).take(MOST_IMPULSES).map(impulse).collect();
    law::hold(&law::terms(*terms), &impulses);
});
