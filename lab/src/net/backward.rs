//! From what is wrong with a value to what each weight has to do with it.

use super::features::Features;
use super::forward::{CUT, Forward, Head, SQUARE};
use super::line::{LANES, Line, TILE, add_multiples, add_scaled_tile, add_tile};
use super::shape::{HIDDEN, OUTER};
use super::weights::{Stack, StackMut, Weights};

/// The matrices of the small layers turned about, a line of inputs per output: going back, they are read this way.
pub(crate) struct Transposed {
    stacks: Vec<TransposedStack>,
}

struct TransposedStack {
    first: Vec<Line>,
    second: [[Line; 2]; OUTER],
    /// The last layer has one output: nothing to turn.
    out: [Line; 2],
}

impl Transposed {
    /// The matrices of all sets of layers.
    pub(crate) fn of(weights: &Weights) -> Transposed {
        Transposed { stacks: (0..weights.shape().stacks()).map(|i| TransposedStack::of(&weights.stack(i))).collect() }
    }
}

impl TransposedStack {
    fn of(stack: &Stack<'_>) -> TransposedStack {
        let lines = stack.first.len() / LANES;
        let mut first = vec![Line::ZERO; HIDDEN * lines];
        for (input, line) in stack.first.iter().enumerate() {
            for (output, x) in line.0.iter().enumerate() {
                first[output * lines + input / LANES].0[input % LANES] = *x;
            }
        }
        let mut second = [[Line::ZERO; 2]; OUTER];
        for (input, lines) in stack.second.as_chunks::<2>().0.iter().enumerate() {
            for (output, x) in lines.iter().flat_map(|line| line.0).enumerate() {
                second[output][input / LANES].0[input % LANES] = x;
            }
        }
        TransposedStack { first, second, out: [stack.out[0], stack.out[1]] }
    }
}

impl Forward {
    /// Adds to `gradient` what each weight did to the values of the block that was just run, `slopes` being what the loss
    /// does when each value grows.
    pub(crate) fn add_gradient(
        &mut self,
        transposed: &Transposed,
        block: &[&Features],
        slopes: &[f32],
        gradient: &mut Weights,
    ) {
        let Some(first) = block.first() else { return };
        let row = gradient.shape().row();
        let transposed = &transposed.stacks[first.stack()];
        let mut stack = gradient.stack_mut(first.stack());
        let hidden: Vec<Line> =
            self.heads.iter().zip(slopes).map(|(head, slope)| head.back(*slope, transposed, &mut stack)).collect();
        let inputs = &mut self.inputs[..2 * row * block.len()];
        first_layer(&mut stack, inputs, &hidden);
        for ((inputs, sums), hidden) in
            inputs.chunks_exact_mut(2 * row).zip(self.sums.chunks_exact(2 * row)).zip(&hidden)
        {
            back_to_sums(transposed, *hidden, sums, inputs);
        }
        let (bias, rows) = gradient.bias_and_rows_mut();
        for (features, slopes) in block.iter().zip(inputs.chunks_exact(2 * row)) {
            for (view, slopes) in slopes.chunks_exact(row).enumerate() {
                add_to_rows(features.seen_by(view), slopes, bias, rows);
            }
        }
    }
}

/// Whether a clamp to 0 and 1 lets a change pass.
#[inline(always)]
fn is_open(x: f32) -> bool {
    x > 0.0 && x < 1.0
}

impl Head {
    /// Adds what the second layer and the last did; returns what the first layer's outputs did.
    fn back(&self, slope: f32, transposed: &TransposedStack, gradient: &mut StackMut<'_>) -> Line {
        *gradient.out_bias += slope;
        let mut second_inputs = [Line::ZERO; 2];
        for half in 0..2 {
            gradient.out[half].add_scaled(self.out_inputs[half], slope);
            let open = self.outer[half].map(|x| if is_open(x - CUT) { slope } else { 0.0 });
            let outer = open * transposed.out[half];
            gradient.second_bias[half] += outer;
            for (lane, slope) in outer.0.iter().enumerate() {
                let weights = &transposed.second[half * LANES + lane];
                second_inputs[0].add_scaled(weights[0], *slope);
                second_inputs[1].add_scaled(weights[1], *slope);
            }
            for (input, weights) in gradient.second.as_chunks_mut::<2>().0.iter_mut().enumerate() {
                weights[half].add_scaled(outer, self.second_inputs[input / HIDDEN].0[input % HIDDEN]);
            }
        }
        let plain = self.hidden.zip(second_inputs[0], |x, slope| if is_open(x - CUT) { slope } else { 0.0 });
        let inside = |x: f32| if x.abs() < 1.0 && x * x * SQUARE > CUT { 2.0 * SQUARE * x } else { 0.0 };
        let mut hidden = self.hidden.zip(second_inputs[1], |x, slope| inside(x) * slope);
        hidden += plain;
        *gradient.first_bias += hidden;
        hidden
    }
}

/// Adds what the first layer's weights did: each input times each output's slope.
fn first_layer(gradient: &mut StackMut<'_>, inputs: &[Line], hidden: &[Line]) {
    let input = inputs.len() / hidden.len();
    for (tile, weights) in gradient.first.as_chunks_mut::<TILE>().0.iter_mut().enumerate() {
        let mut total = *weights;
        for (inputs, hidden) in inputs.chunks_exact(input).zip(hidden) {
            let factors = &inputs[tile / 2].0.as_chunks::<TILE>().0[tile % 2];
            add_multiples(&mut total, *hidden, factors);
        }
        *weights = total;
    }
}

/// Puts what the sums did in the place of the inputs, which are their squares.
fn back_to_sums(transposed: &TransposedStack, hidden: Line, sums: &[Line], inputs: &mut [Line]) {
    let per_output = inputs.len() / TILE;
    let (weights, _) = transposed.first.as_chunks::<TILE>();
    let tiles = inputs.as_chunks_mut::<TILE>().0.iter_mut().zip(sums.as_chunks::<TILE>().0);
    for (tile, (inputs, sums)) in tiles.enumerate() {
        let mut slopes = [Line::ZERO; TILE];
        for (output, slope) in hidden.0.iter().enumerate() {
            add_scaled_tile(&mut slopes, &weights[output * per_output + tile], *slope);
        }
        for ((input, slopes), sum) in inputs.iter_mut().zip(slopes).zip(sums) {
            let by_square = |x: f32, slope| if is_open(x) && x * x > CUT { 2.0 * x * slope } else { 0.0 };
            *input = sum.zip(slopes, by_square);
        }
    }
}

/// What a sum did, every row in it did.
fn add_to_rows(features: &[u16], slopes: &[Line], bias: &mut [Line], rows: &mut [Line]) {
    let per_row = bias.len() / TILE;
    let (rows, _) = rows.as_chunks_mut::<TILE>();
    let tiles = slopes.as_chunks::<TILE>().0.iter().zip(bias.as_chunks_mut::<TILE>().0);
    for (tile, (slopes, bias)) in tiles.enumerate() {
        add_tile(bias, slopes);
        for feature in features {
            add_tile(&mut rows[usize::from(*feature) * per_row + tile], slopes);
        }
    }
}

#[cfg(test)]
mod tests;
