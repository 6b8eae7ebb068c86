//! The evaluation: a small net that learnt from the engine's own games, in whole numbers.
//!
//! A position is seen twice, once by each player, as a list of [`features`]: what stands where, relative to the side of the
//! board on which the own king stands, and what is in whose hand. The first layer adds up a row of weights for each
//! feature. A move changes two or four features, so the sums are kept in `Accumulators` and only corrected. What follows
//! is small: 512 numbers to 16, these to 32, these to one, with weights of their own for each of nine ways in which
//! the two kings can stand.
//!
//! All arithmetic is exact, so that every processor gives the same value (`kernel`). `lab/` makes the nets.

mod accumulator;
pub mod features;
mod file;
mod kernel;
mod network;

pub(crate) use accumulator::Accumulators;
pub use file::NetworkError;
pub use network::Network;

/// Sums of the first layer, for each of the two views.
pub const WIDTH: usize = 256;

/// Inputs of the second layer: both views.
const INPUTS: usize = 2 * WIDTH;

/// Outputs of the second layer.
const HIDDEN_1: usize = 16;

/// Outputs of the third layer, and its inputs: those of the second, plain and squared.
const HIDDEN_2: usize = 32;

/// Sets of weights after the first layer: one for each pair of zones in which the kings can stand.
pub const STACKS: usize = 9;

#[cfg(test)]
mod tests;
