//! Lots drawn from a seed: the same seed, the same lots.

/// A number that looks like chance, the same for the same seed and place (splitmix64).
pub(crate) fn lot(seed: u64, place: u64) -> u64 {
    let mut z = seed.wrapping_add((place + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// These things in an order drawn by lots.
pub(crate) fn shuffled<T>(mut things: Vec<T>, seed: u64) -> Vec<T> {
    for last in (1..things.len()).rev() {
        let other = lot(seed, last as u64) % (last as u64 + 1);
        things.swap(last, other as usize);
    }
    things
}
