//! The optimiser: Adam with decoupled weight decay, and a share of every weight that buckets and stacks learn together.
//!
//! A net with several buckets or stacks has each weight several times, each seeing only a part of the positions. So each
//! is the sum of a part of its own and a part that all of them have in common. The net that plays knows only the sums.

use crate::net::{Line, Shape, Weights};
use crate::random::Random;

/// How fast the mean of the gradients and that of their squares forget.
const FORGETTING: [f32; 2] = [0.9, 0.999];
const EPSILON: f32 = 1e-8;
/// The share of each weight that a step at a rate of one would take away.
const DECAY: f32 = 0.01;

/// A net in training.
pub(crate) struct Adam {
    /// What the net judges with: the sums of both parts.
    pub(crate) weights: Weights,
    pub(super) own: Part,
    /// One bucket and one stack that all have in common; `None` if there are no others.
    pub(super) common: Option<Part>,
    /// Steps done.
    pub(super) steps: u64,
}

/// Weights that are learned, and what the optimiser remembers of their gradients.
pub(super) struct Part {
    pub(super) values: Weights,
    pub(super) mean: Weights,
    pub(super) square: Weights,
}

impl Part {
    pub(super) fn new(values: Weights) -> Part {
        let zero = Weights::zero(values.shape());
        Part { values, mean: zero.clone(), square: zero }
    }
}

/// What all weights of a step have in common.
#[derive(Clone, Copy)]
struct Step {
    rate: f32,
    /// By how much the two means lag at the beginning.
    lag: [f32; 2],
}

impl Adam {
    /// A net that has learned nothing.
    pub(crate) fn new(shape: &Shape, random: &mut Random) -> Adam {
        let own = Part::new(Weights::random(shape, random));
        let common = shape.common().map(|common| Part::new(Weights::zero(&common)));
        Adam { weights: own.values.clone(), own, common, steps: 0 }
    }

    /// Steps done.
    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    /// Moves all weights against `gradient`.
    pub(crate) fn step(&mut self, gradient: &Weights, rate: f32, threads: usize) {
        self.steps += 1;
        let lag = FORGETTING.map(|kept| 1.0 - kept.powi(self.steps.min(100_000) as i32));
        let step = Step { rate, lag };
        if let Some(common) = &mut self.common {
            let mut sum = Weights::zero(common.values.shape());
            for (own, shared) in gradient.shape().sharing() {
                let lines = &gradient.lines()[own];
                sum.lines_mut()[shared].iter_mut().zip(lines).for_each(|(sum, line)| *sum += *line);
            }
            common.step(&sum, step, threads);
        }
        self.own.step(gradient, step, threads);
        self.add_up();
    }

    /// Makes the sums of both parts, and keeps them in bounds.
    pub(super) fn add_up(&mut self) {
        self.weights.lines_mut().copy_from_slice(self.own.values.lines());
        let Some(common) = &self.common else {
            self.weights.clip();
            self.own.values.clip();
            return;
        };
        let add = |weights: &mut Weights, factor: f32| {
            for (own, shared) in weights.shape().sharing() {
                let to = weights.lines_mut()[own].iter_mut();
                to.zip(&common.values.lines()[shared]).for_each(|(to, line)| to.add_scaled(*line, factor));
            }
        };
        add(&mut self.weights, 1.0);
        self.weights.clip();
        self.own.values.lines_mut().copy_from_slice(self.weights.lines());
        add(&mut self.own.values, -1.0);
    }
}

impl Part {
    fn step(&mut self, gradient: &Weights, step: Step, threads: usize) {
        let length = gradient.lines().len().div_ceil(threads);
        let values = self.values.lines_mut().chunks_mut(length);
        let mean = self.mean.lines_mut().chunks_mut(length);
        let square = self.square.lines_mut().chunks_mut(length);
        let parts = values.zip(mean).zip(square).zip(gradient.lines().chunks(length));
        std::thread::scope(|scope| {
            for (((values, mean), square), gradient) in parts {
                scope.spawn(move || {
                    for (((value, mean), square), gradient) in values.iter_mut().zip(mean).zip(square).zip(gradient) {
                        step.line(value, mean, square, *gradient);
                    }
                });
            }
        });
    }
}

impl Step {
    #[inline(always)]
    fn line(self, value: &mut Line, mean: &mut Line, square: &mut Line, gradient: Line) {
        *mean = mean.zip(gradient, |mean, x| x.mul_add(1.0 - FORGETTING[0], mean * FORGETTING[0]));
        *square = square.zip(gradient, |square, x| (x * x).mul_add(1.0 - FORGETTING[1], square * FORGETTING[1]));
        let way = mean.zip(*square, |mean, square| (mean / self.lag[0]) / ((square / self.lag[1]).sqrt() + EPSILON));
        *value = value.zip(way, |value, way| value - self.rate * DECAY.mul_add(value, way));
    }
}

#[cfg(test)]
mod tests;
