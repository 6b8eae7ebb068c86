//! How large a net is, and where in its numbers each layer begins.

use super::features::PER_BUCKET;
use super::line::{LANES, TILE};
use shogi::{Color, Square};
use std::ops::Range;

/// Outputs of the first layer: one line.
pub(crate) const HIDDEN: usize = LANES;
/// Outputs of the second layer, and its inputs.
pub(crate) const OUTER: usize = 2 * LANES;
/// Sets of layers, if there is more than one: a pair of zones chooses.
pub(crate) const STACKS: usize = 9;

/// How large a net is. Places are counted in lines of 16 numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    bucket_of: [u8; Square::COUNT],
    buckets: usize,
    width: usize,
    stacks: usize,
}

impl Shape {
    /// A net with so many buckets of king squares, numbers per player, and sets of layers.
    ///
    /// # Errors
    /// What is wrong with the numbers.
    pub(crate) fn new(buckets: usize, width: usize, stacks: usize) -> Result<Shape, String> {
        let bucket_of = match buckets {
            1 => [0; Square::COUNT],
            3 => std::array::from_fn(|index| bucket_of_three(Square::from_index(index))),
            _ => return Err(format!("{buckets} buckets of king squares: there can be 1 or 3")),
        };
        Shape::with_buckets(bucket_of, width, stacks)
    }

    /// The same with any map of the own king's squares to buckets.
    ///
    /// # Errors
    /// What is wrong with the numbers.
    pub(crate) fn with_buckets(bucket_of: [u8; Square::COUNT], width: usize, stacks: usize) -> Result<Shape, String> {
        let buckets = bucket_of.iter().copied().max().map_or(1, |last| usize::from(last) + 1);
        if buckets * PER_BUCKET > usize::from(u16::MAX) {
            return Err(format!("{buckets} buckets of king squares are too many"));
        }
        if width == 0 || !width.is_multiple_of(TILE * LANES) || width > 2048 {
            return Err(format!("a width of {width}: it must be a multiple of {} up to 2048", TILE * LANES));
        }
        if stacks != 1 && stacks != STACKS {
            return Err(format!("{stacks} sets of layers: there can be 1 or {STACKS}"));
        }
        Ok(Shape { bucket_of, buckets, width, stacks })
    }

    /// The bucket of each square of the own king.
    pub(crate) fn bucket_of(&self) -> &[u8; Square::COUNT] {
        &self.bucket_of
    }

    /// Sets of rows: the own king's square chooses.
    pub(crate) fn buckets(&self) -> usize {
        self.buckets
    }

    /// Numbers that each player sees.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Sets of layers after them.
    pub(crate) fn stacks(&self) -> usize {
        self.stacks
    }

    /// All features, of all buckets.
    pub(crate) fn features(&self) -> usize {
        self.buckets * PER_BUCKET
    }

    /// Which set of layers judges, from the ranks of the kings as their owners see them; a missing king counts as home.
    pub(crate) fn stack(&self, own_king: Option<Square>, enemy_king: Option<Square>, turn: Color) -> usize {
        let zone = |king: Option<Square>, color| king.map_or(0, |king| usize::from(9 - king.rank_from(color)) / 3);
        if self.stacks == 1 { 0 } else { zone(own_king, turn) * 3 + zone(enemy_king, !turn) }
    }

    /// The net of which all buckets and stacks of this one have a copy each; `None` if there is but one of both.
    pub(crate) fn common(&self) -> Option<Shape> {
        let common = Shape { bucket_of: [0; Square::COUNT], buckets: 1, width: self.width, stacks: 1 };
        (self.buckets > 1 || self.stacks > 1).then_some(common)
    }

    /// Which lines of this net go with which lines of the [common](Shape::common) one. What this net has only once has
    /// nothing in common with anything.
    pub(crate) fn sharing(&self) -> impl Iterator<Item = (Range<usize>, Range<usize>)> + use<> {
        let bucket = self.row() * PER_BUCKET;
        let (buckets, stacks) = (self.buckets, self.stacks);
        let (rows, all_stacks, stack) = (self.rows(), self.all_stacks(), self.stack_lines());
        let one_bucket = rows.start..rows.start + bucket;
        let one_stack = one_bucket.end..one_bucket.end + stack;
        let of_rows = (0..buckets).filter(move |_| buckets > 1).map(move |i| {
            let begin = rows.start + i * bucket;
            (begin..begin + bucket, one_bucket.clone())
        });
        let of_stacks = (0..stacks).filter(move |_| stacks > 1).map(move |i| {
            let begin = all_stacks.start + i * stack;
            (begin..begin + stack, one_stack.clone())
        });
        of_rows.chain(of_stacks)
    }

    /// Lines of one player's sum, and of a row.
    pub(super) fn row(&self) -> usize {
        self.width / LANES
    }

    /// Where the rows are.
    pub(super) fn rows(&self) -> Range<usize> {
        self.row()..self.row() * (1 + self.features())
    }

    /// Where the sets of layers are.
    pub(super) fn all_stacks(&self) -> Range<usize> {
        let begin = self.rows().end;
        begin..begin + self.stacks * self.stack_lines()
    }

    /// Where a set of layers is.
    pub(super) fn stack_at(&self, stack: usize) -> Range<usize> {
        let begin = self.rows().end + stack * self.stack_lines();
        begin..begin + self.stack_lines()
    }

    /// Lines of a set of layers.
    pub(super) fn stack_lines(&self) -> usize {
        self.stack_parts().out_bias + 1
    }

    /// Where in a set of layers each part begins.
    pub(super) fn stack_parts(&self) -> StackParts {
        let first = 1;
        let second_bias = first + 2 * self.width;
        let second = second_bias + 2;
        let out = second + 2 * OUTER;
        StackParts { first, second_bias, second, out, out_bias: out + 2 }
    }
}

/// Where the parts of a set of layers begin; the first layer's bias is at 0.
pub(super) struct StackParts {
    /// A line per input.
    pub(super) first: usize,
    pub(super) second_bias: usize,
    /// Two lines per input.
    pub(super) second: usize,
    pub(super) out: usize,
    /// Only the first number of the line is used.
    pub(super) out_bias: usize,
}

/// A king on its two last ranks, castled or at home, or anywhere else.
fn bucket_of_three(square: Square) -> u8 {
    match (square.rank(), square.file()) {
        (8.., ..=3) => 0,
        (8.., _) => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests;
