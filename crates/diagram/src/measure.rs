//! How large things are: the units of pictures on wood, and a board's millimetres.

/// One sun in millimetres (CRAFT-24).
pub(crate) const SUN: f32 = 30.3;

/// A square, in the units of pictures on wood.
pub(crate) const CELL: (f32, f32) = (100.0, 109.0);
/// The wood around the squares.
pub(crate) const MARGIN: f32 = 34.0;
/// Units of a picture to a millimetre of the board, which is 11 sun wide.
pub(crate) const UNIT: f32 = (9.0 * CELL.0 + 2.0 * MARGIN) / (11.0 * SUN);
