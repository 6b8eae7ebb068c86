//! Mates in one without end, made while somebody waits for the next.

use super::random::Random;
use super::{Sound, on_the_right, root};
use shogi::{Move, Position};

/// Positions in which Black mates in one, in one way only, with the mate; as many as one wants, the same from the same seed. Pieces
/// that are not needed may stand about, as they do in games: that is how they differ from a [`Composed`](super::Composed) problem.
pub fn mates_from(seed: u64) -> impl Iterator<Item = (Position, Move)> {
    (0..).filter_map(move |number| {
        let Sound { position, .. } = root::find(&mut Random::new(seed, number), &[])?;
        let position = on_the_right(position)?;
        let mate = root::mating_moves(&position).next()?;
        Some((position, mate))
    })
}
