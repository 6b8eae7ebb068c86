//! The optimiser: Adam with decoupled weight decay, and parts of weights that several have in common.
//!
//! A net with several buckets or stacks has each weight several times, each seeing only some of the positions; and a piece
//! has a row for each square, some of which it seldom stands on. So a weight is the sum of a part of its own and of parts
//! that its [kin](Shape::kinships) share. The net that plays knows only the sums.

use crate::net::{Line, Shape, Weights};
use crate::random::Random;
use std::ops::Range;

/// How fast the mean of the gradients and that of their squares forget.
const FORGETTING: [f32; 2] = [0.9, 0.999];
const EPSILON: f32 = 1e-8;
/// The share of each weight that a step at a rate of one would take away.
const DECAY: f32 = 0.01;

/// A net in training.
pub(crate) struct Adam {
    /// What the net judges with: the sums of all parts.
    pub(crate) weights: Weights,
    pub(super) own: Part,
    pub(super) common: Vec<Common>,
    /// Steps done.
    pub(super) steps: u64,
}

/// Numbers that are learned, and what the optimiser remembers of their gradients.
pub(super) struct Part {
    pub(super) values: Vec<Line>,
    pub(super) mean: Vec<Line>,
    pub(super) square: Vec<Line>,
}

/// Numbers that some weights share.
pub(super) struct Common {
    pub(super) part: Part,
    /// Which lines of the net share which lines here.
    pairs: Vec<(Range<usize>, Range<usize>)>,
}

impl Part {
    pub(super) fn new(values: Vec<Line>) -> Part {
        let zero = vec![Line::ZERO; values.len()];
        Part { values, mean: zero.clone(), square: zero }
    }
}

impl Common {
    fn new(pairs: Vec<(Range<usize>, Range<usize>)>) -> Common {
        let length = pairs.iter().map(|(_, shared)| shared.end).max().unwrap_or(0);
        Common { part: Part::new(vec![Line::ZERO; length]), pairs }
    }

    /// The shared numbers' gradient: the sum of their kin's.
    fn gradient(&self, gradient: &Weights) -> Vec<Line> {
        let mut sum = vec![Line::ZERO; self.part.values.len()];
        for (own, shared) in &self.pairs {
            let lines = &gradient.lines()[own.clone()];
            sum[shared.clone()].iter_mut().zip(lines).for_each(|(sum, line)| *sum += *line);
        }
        sum
    }

    /// Adds the shared numbers to all that share them.
    fn add_to(&self, lines: &mut [Line]) {
        for (own, shared) in &self.pairs {
            lines[own.clone()].iter_mut().zip(&self.part.values[shared.clone()]).for_each(|(to, line)| *to += *line);
        }
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
        Adam::with_own(Weights::random(shape, random))
    }

    /// A net whose kin have nothing in common yet.
    pub(super) fn with_own(weights: Weights) -> Adam {
        let own = Part::new(weights.lines().to_vec());
        let common = weights.shape().kinships().into_iter().map(Common::new).collect();
        Adam { weights, own, common, steps: 0 }
    }

    /// The same weights, with no step done and nothing remembered of gradients.
    pub(crate) fn begun_anew(mut self) -> Adam {
        self.steps = 0;
        for part in [&mut self.own].into_iter().chain(self.common.iter_mut().map(|common| &mut common.part)) {
            *part = Part::new(std::mem::take(&mut part.values));
        }
        self
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
        for common in &mut self.common {
            let gradient = common.gradient(gradient);
            common.part.step(&gradient, step, threads);
        }
        self.own.step(gradient.lines(), step, threads);
        self.add_up();
        if self.take_back_excess() {
            self.add_up();
        }
        self.fit();
    }

    /// Brings the sums to numbers that the played net can have; what is learned keeps its finer steps.
    pub(super) fn fit(&mut self) {
        self.weights.clip();
        self.weights.round();
    }

    /// Makes the sums of all parts. They depend on nothing else, so that a net that is read again is the same.
    pub(super) fn add_up(&mut self) {
        self.weights.lines_mut().copy_from_slice(&self.own.values);
        self.common.iter().for_each(|common| common.add_to(self.weights.lines_mut()));
    }

    /// Takes from the own parts what brings their sums out of bounds; whether anything did.
    fn take_back_excess(&mut self) -> bool {
        let sums = self.weights.clone();
        self.weights.clip();
        let mut any = false;
        for ((own, sum), clipped) in self.own.values.iter_mut().zip(sums.lines()).zip(self.weights.lines()) {
            if sum != clipped {
                *own += clipped.zip(*sum, |clipped, sum| clipped - sum);
                any = true;
            }
        }
        any
    }
}

impl Part {
    fn step(&mut self, gradient: &[Line], step: Step, threads: usize) {
        let length = gradient.len().div_ceil(threads);
        let values = self.values.chunks_mut(length);
        let mean = self.mean.chunks_mut(length);
        let square = self.square.chunks_mut(length);
        let parts = values.zip(mean).zip(square).zip(gradient.chunks(length));
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
