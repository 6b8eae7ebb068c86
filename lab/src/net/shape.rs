//! How large a net is, and where in its numbers each layer begins.

use super::features::{PER_BUCKET, kind_of};
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

    /// What weights have in common, one list for each kind of kinship: which lines of the net (first) are each the sum of
    /// their own and of which lines of a common part (second). What the net has only once has nothing in common.
    pub(crate) fn kinships(&self) -> Vec<Vec<(Range<usize>, Range<usize>)>> {
        let several = [self.copies(), self.squares_of_kinds()];
        several.into_iter().filter(|pairs| !pairs.is_empty()).collect()
    }

    /// Every bucket and every stack is a variation on one that all have in common.
    fn copies(&self) -> Vec<(Range<usize>, Range<usize>)> {
        let bucket = self.row() * PER_BUCKET;
        let pairs = |all: Range<usize>, length: usize, common: usize| {
            let several = all.len() > length;
            all.step_by(length).filter(move |_| several).map(move |i| (i..i + length, common..common + length))
        };
        let of_buckets: Vec<_> = pairs(self.rows(), bucket, 0).collect();
        let stacks = if of_buckets.is_empty() { 0 } else { bucket };
        of_buckets.into_iter().chain(pairs(self.all_stacks(), self.stack_lines(), stacks)).collect()
    }

    /// A kind of piece is worth something wherever it stands, and each piece of a kind in hand is.
    fn squares_of_kinds(&self) -> Vec<(Range<usize>, Range<usize>)> {
        let row = self.row();
        let line_of = |feature: usize| (feature * row)..(feature + 1) * row;
        let pair = |feature: usize| {
            let own = line_of(feature);
            (own.start + row..own.end + row, line_of(kind_of(feature % PER_BUCKET)))
        };
        (0..self.features()).map(pair).collect()
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
