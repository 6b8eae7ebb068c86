//! All numbers of a net, or of anything that has one number for each of them: gradients, the optimiser's memory.

use super::features::{KINDS, PER_BUCKET, kind_of};
use super::line::{LANES, Line};
use super::shape::{HIDDEN, OUTER, Shape};
use crate::random::Random;

/// The numbers of a net of some shape, in this order: the bias of the sums, the rows, the sets of layers.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    shape: Shape,
    lines: Vec<Line>,
}

/// The layers after the sums, of one set.
pub(crate) struct Stack<'a> {
    pub(crate) first_bias: &'a Line,
    /// A line per input.
    pub(crate) first: &'a [Line],
    pub(crate) second_bias: &'a [Line],
    /// Two lines per input.
    pub(crate) second: &'a [Line],
    pub(crate) out: &'a [Line],
    pub(crate) out_bias: f32,
}

/// The same, to be changed.
pub(crate) struct StackMut<'a> {
    pub(crate) first_bias: &'a mut Line,
    pub(crate) first: &'a mut [Line],
    pub(crate) second_bias: &'a mut [Line],
    pub(crate) second: &'a mut [Line],
    pub(crate) out: &'a mut [Line],
    pub(crate) out_bias: &'a mut f32,
}

/// One in the whole numbers of the sums.
pub(super) const SUM_ONE: f32 = 255.0;
/// One in the whole numbers of the first and second layer's weights.
pub(super) const WEIGHT_ONE: f32 = 64.0;
/// The largest weight of theirs that a byte can hold.
const MOST_IN_A_BYTE: f32 = 127.0 / WEIGHT_ONE;

impl Weights {
    /// All zero.
    pub(crate) fn zero(shape: &Shape) -> Weights {
        Weights { lines: vec![Line::ZERO; shape.all_stacks().end], shape: shape.clone() }
    }

    /// Small random numbers, by the number of inputs of each layer. All sets of layers, all buckets begin alike, and the
    /// rows of a kind of piece nearly so: what is seldom seen then begins as what is often seen.
    pub(crate) fn random(shape: &Shape, random: &mut Random) -> Weights {
        let mut weights = Weights::zero(shape);
        let row = shape.row();
        // Some forty rows make a sum that is to lie between 0 and 1.
        weights.lines[..row].fill(Line::splat(0.25));
        let mut kinds = vec![Line::ZERO; KINDS * row];
        fill(&mut kinds, 0.08, random);
        let bucket = PER_BUCKET * row;
        let rows = &mut weights.lines[shape.rows()];
        fill(&mut rows[..bucket], 0.01, random);
        for (feature, row) in rows[..bucket].chunks_exact_mut(row).enumerate() {
            let kind = kind_of(feature) * row.len();
            row.iter_mut().zip(&kinds[kind..]).for_each(|(to, kind)| *to += *kind);
        }
        (1..shape.buckets()).for_each(|i| rows.copy_within(..bucket, i * bucket));
        let stack = weights.stack_mut(0);
        fill(stack.first, 1.0 / (2.0 * shape.width() as f32).sqrt(), random);
        fill(stack.second, 1.0 / (OUTER as f32).sqrt(), random);
        fill(stack.out, 1.0 / (OUTER as f32).sqrt(), random);
        let first = shape.stack_at(0);
        (1..shape.stacks()).for_each(|i| weights.lines.copy_within(first.clone(), shape.stack_at(i).start));
        weights
    }

    /// How large the net is.
    pub(crate) fn shape(&self) -> &Shape {
        &self.shape
    }

    /// All numbers.
    pub(crate) fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// All numbers, to be changed.
    pub(crate) fn lines_mut(&mut self) -> &mut [Line] {
        &mut self.lines
    }

    /// What a player's sum begins with.
    pub(crate) fn bias(&self) -> &[Line] {
        &self.lines[..self.shape.row()]
    }

    /// The rows of all features, one after the other.
    pub(crate) fn rows(&self) -> &[Line] {
        &self.lines[self.shape.rows()]
    }

    /// What a player's sum begins with, and the rows, to be changed.
    pub(crate) fn bias_and_rows_mut(&mut self) -> (&mut [Line], &mut [Line]) {
        self.lines[..self.shape.rows().end].split_at_mut(self.shape.row())
    }

    /// A set of layers.
    pub(crate) fn stack(&self, stack: usize) -> Stack<'_> {
        let parts = self.shape.stack_parts();
        let lines = &self.lines[self.shape.stack_at(stack)];
        Stack {
            first_bias: &lines[0],
            first: &lines[parts.first..parts.second_bias],
            second_bias: &lines[parts.second_bias..parts.second],
            second: &lines[parts.second..parts.out],
            out: &lines[parts.out..parts.out_bias],
            out_bias: lines[parts.out_bias].0[0],
        }
    }

    /// A set of layers, to be changed.
    pub(crate) fn stack_mut(&mut self, stack: usize) -> StackMut<'_> {
        let parts = self.shape.stack_parts();
        let range = self.shape.stack_at(stack);
        let (first_bias, rest) = self.lines[range].split_at_mut(1);
        let (first, rest) = rest.split_at_mut(parts.second_bias - parts.first);
        let (second_bias, rest) = rest.split_at_mut(parts.second - parts.second_bias);
        let (second, rest) = rest.split_at_mut(parts.out - parts.second);
        let (out, out_bias) = rest.split_at_mut(parts.out_bias - parts.out);
        StackMut { first_bias: &mut first_bias[0], first, second_bias, second, out, out_bias: &mut out_bias[0].0[0] }
    }

    /// Rounds rows and the matrices of the small layers to what whole numbers can say: a net that learns with these is
    /// not surprised by them.
    pub(crate) fn round(&mut self) {
        round_lines(self.bias_and_rows_mut().1, SUM_ONE);
        for i in 0..self.shape.stacks() {
            let stack = self.stack_mut(i);
            round_lines(stack.first, WEIGHT_ONE);
            round_lines(stack.second, WEIGHT_ONE);
        }
    }

    /// Keeps the weights of the small layers within what a byte can hold.
    pub(crate) fn clip(&mut self) {
        for i in 0..self.shape.stacks() {
            let stack = self.stack_mut(i);
            for line in stack.first.iter_mut().chain(stack.second) {
                *line = line.map(|x| x.clamp(-MOST_IN_A_BYTE, MOST_IN_A_BYTE));
            }
        }
    }
}

/// To the nearest number of which `one` make one.
fn round_lines(lines: &mut [Line], one: f32) {
    for line in lines {
        *line = line.map(|x| (x * one).round_ties_even() / one);
    }
}

fn fill(lines: &mut [Line], most: f32, random: &mut Random) {
    for line in lines {
        // 24 bits are what a float holds exactly.
        *line = line.map(|_| 0.0);
        for x in &mut line.0 {
            *x = ((random.next() >> 40) as f32 / (1 << 23) as f32 - 1.0) * most;
        }
    }
}

const _: () = assert!(HIDDEN == LANES, "the first layer's outputs are one line");
