//! From features to a value.

use super::features::Features;
use super::line::{LANES, Line, TILE, add_tile};
use super::shape::HIDDEN;
use super::weights::{Stack, Weights};

/// Positions that pass the first layer together, so that each of its lines is loaded once for all of them.
pub(super) const GROUP: usize = 8;
/// Positions of a block: what it holds stays in the processor's nearer caches.
pub(crate) const BLOCK: usize = 32;

/// How much of a square the second half of the second layer's inputs is: what shifting whole numbers gives.
pub(super) const SQUARE: f32 = 127.0 / 128.0;

/// What whole numbers lose on average, as they are cut off between layers and not rounded: half of 1/127.
pub(super) const CUT: f32 = 0.5 / 127.0;

/// What a net says of a block of positions, and all that it has thought on the way.
pub(crate) struct Forward {
    /// The players' sums, side to move first, position after position.
    pub(super) sums: Vec<Line>,
    /// The sums clamped and squared: inputs of the first layer.
    pub(super) inputs: Vec<Line>,
    pub(super) heads: Vec<Head>,
}

/// The small layers of one position.
#[derive(Clone, Copy)]
pub(super) struct Head {
    /// Before clamping.
    pub(super) hidden: Line,
    /// Clamped; and clamped, squared.
    pub(super) second_inputs: [Line; 2],
    /// Before clamping.
    pub(super) outer: [Line; 2],
    /// Clamped.
    pub(super) out_inputs: [Line; 2],
    pub(super) out: f32,
}

impl Forward {
    /// Room for a block.
    pub(crate) fn new(weights: &Weights) -> Forward {
        let lines = BLOCK * 2 * weights.shape().row();
        Forward { sums: vec![Line::ZERO; lines], inputs: vec![Line::ZERO; lines], heads: Vec::with_capacity(BLOCK) }
    }

    /// Judges up to [`BLOCK`] positions of the same stack. A value of 1 is as good as winning e times as often as losing.
    pub(crate) fn run<'a>(&mut self, weights: &Weights, block: impl IntoIterator<Item = &'a Features>) {
        let input = 2 * weights.shape().row();
        let mut count = 0;
        let mut stack = 0;
        for features in block {
            let place = count * input..(count + 1) * input;
            let (sums, inputs) = (&mut self.sums[place.clone()], &mut self.inputs[place]);
            sum(weights, features, sums);
            for (to, from) in inputs.iter_mut().zip(&*sums) {
                let clamped = from.map(|x| x.clamp(0.0, 1.0));
                *to = (clamped * clamped).map(|x| (x - CUT).max(0.0));
            }
            stack = features.stack();
            count += 1;
        }
        let stack = weights.stack(stack);
        self.heads.clear();
        let groups = self.inputs[..count * input].chunks_exact(GROUP * input);
        let rest = groups.remainder();
        for group in groups {
            self.heads.extend(hidden::<GROUP>(&stack, group).map(|hidden| Head::new(&stack, hidden)));
        }
        for one in rest.chunks_exact(input) {
            self.heads.extend(hidden::<1>(&stack, one).map(|hidden| Head::new(&stack, hidden)));
        }
    }

    /// The values of the block's positions.
    pub(crate) fn values(&self) -> impl ExactSizeIterator<Item = f32> {
        self.heads.iter().map(|head| head.out)
    }
}

/// Both players' sums of the rows of what they see.
fn sum(weights: &Weights, features: &Features, sums: &mut [Line]) {
    let row = weights.shape().row();
    let (tiles, _) = weights.rows().as_chunks::<TILE>();
    for (view, sums) in sums.chunks_exact_mut(row).enumerate() {
        for (tile, sums) in sums.as_chunks_mut::<TILE>().0.iter_mut().enumerate() {
            let mut total = weights.bias().as_chunks().0[tile];
            for feature in features.seen_by(view) {
                add_tile(&mut total, &tiles[usize::from(*feature) * (row / TILE) + tile]);
            }
            *sums = total;
        }
    }
}

/// The first layer for N positions.
fn hidden<const N: usize>(stack: &Stack<'_>, inputs: &[Line]) -> [Line; N] {
    let lines = inputs.len() / N;
    let mut hidden = [*stack.first_bias; N];
    let (weights, _) = stack.first.as_chunks::<LANES>();
    for (line, weights) in weights.iter().enumerate() {
        let inputs: [&Line; N] = std::array::from_fn(|i| &inputs[i * lines + line]);
        for (lane, weights) in weights.iter().enumerate() {
            for (hidden, input) in hidden.iter_mut().zip(inputs) {
                hidden.add_scaled(*weights, input.0[lane]);
            }
        }
    }
    hidden
}

impl Head {
    fn new(stack: &Stack<'_>, hidden: Line) -> Head {
        let clamped = hidden.map(|x| x.clamp(-1.0, 1.0));
        let squared = (clamped * clamped).map(|x| x.mul_add(SQUARE, -CUT).max(0.0));
        let second_inputs = [hidden.map(|x| (x - CUT).clamp(0.0, 1.0)), squared];
        let mut outer = [stack.second_bias[0], stack.second_bias[1]];
        for (i, weights) in stack.second.as_chunks::<2>().0.iter().enumerate() {
            let input = second_inputs[i / HIDDEN].0[i % HIDDEN];
            outer[0].add_scaled(weights[0], input);
            outer[1].add_scaled(weights[1], input);
        }
        let out_inputs = outer.map(|line| line.map(|x| (x - CUT).clamp(0.0, 1.0)));
        let mut products = out_inputs[0] * stack.out[0];
        products += out_inputs[1] * stack.out[1];
        Head { hidden, second_inputs, outer, out_inputs, out: products.sum() + stack.out_bias }
    }
}
