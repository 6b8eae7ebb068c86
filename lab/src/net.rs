//! The net in floating point: what it looks at, its numbers, and what it says of a position.
//!
//! Both players see the board from their own side; each sees a sum of one row of numbers per piece. The two sums, clamped
//! and squared, pass three small layers, of which there is a set for each pair of zones where the kings stand.

mod backward;
mod features;
mod forward;
mod line;
mod quantised;
mod shape;
mod weights;

pub(crate) use backward::Transposed;
pub(crate) use features::Features;
pub(crate) use forward::{BLOCK, Forward};
pub(crate) use line::{LANES, Line};
pub(crate) use quantised::{CENTIPAWNS, Quantised};
pub(crate) use shape::Shape;
pub(crate) use weights::Weights;
