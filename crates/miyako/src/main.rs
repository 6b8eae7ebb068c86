//! Miyako, a home for shogi.
fn main() {}
