//! The gradient of a batch. It is cut into as many parts whatever the number of threads, and their gradients are added in
//! the same order: so the same seed makes the same net everywhere.

use super::loss::{Target, loss, slope};
use crate::net::{BLOCK, Features, Forward, Line, Shape, Transposed, Weights};
use crate::packed::{Record, unpack};
use std::io;
use std::sync::Mutex;

/// Parts of a batch, and so the most threads that are of use.
pub(crate) const PARTS: usize = 8;

/// A position as the net sees it, and what it should say.
pub(super) struct Example {
    pub(super) features: Features,
    pub(super) target: f32,
    /// What it should say by the score alone.
    pub(super) scored: f32,
    /// What it should say by the result alone.
    pub(super) result: f32,
}

/// The positions of `records`, those of a stack together.
pub(super) fn examples(records: &[Record], shape: &Shape, target: Target) -> io::Result<Vec<Example>> {
    let example = |record: &Record| {
        let features = unpack(&record.position).and_then(|setup| Features::of(&setup, shape))?;
        let [scored, result] = target.parts_of(record);
        Some(Example { features, target: target.mix(scored, result), scored, result })
    };
    let wrong =
        || io::Error::new(io::ErrorKind::InvalidData, "a record holds no position: `lab shuffle` leaves such out");
    let mut examples: Vec<Example> =
        records.iter().map(|record| example(record).ok_or_else(wrong)).collect::<io::Result<_>>()?;
    examples.sort_by_key(|example| example.features.stack());
    Ok(examples)
}

/// Runs of examples of one stack, none longer than a block.
pub(super) fn blocks(examples: &[Example]) -> impl Iterator<Item = &[Example]> {
    examples.chunk_by(|a, b| a.features.stack() == b.features.stack()).flat_map(|run| run.chunks(BLOCK))
}

/// The gradients of a batch's parts, kept from batch to batch so that their memory is.
pub(crate) struct Gradients {
    parts: Vec<Weights>,
}

impl Gradients {
    /// Room for a net of this shape.
    pub(crate) fn new(shape: &Shape) -> Gradients {
        Gradients { parts: vec![Weights::zero(shape); PARTS] }
    }

    /// The mean gradient over the records, and the mean loss.
    ///
    /// # Errors
    /// If a record holds no position.
    pub(crate) fn of(
        &mut self,
        weights: &Weights,
        records: &[Record],
        target: Target,
        threads: usize,
    ) -> io::Result<(&Weights, f32)> {
        let transposed = Transposed::of(weights);
        let share = 1.0 / records.len() as f32;
        let mut losses = [const { Ok(0.0) }; PARTS];
        let parts = records.chunks(records.len().div_ceil(PARTS)).zip(&mut self.parts).zip(&mut losses);
        let waiting = Mutex::new(parts);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let mut forward = Forward::new(weights);
                    while let Some(((records, gradient), loss)) = next(&waiting) {
                        gradient.lines_mut().fill(Line::ZERO);
                        *loss = examples(records, weights.shape(), target)
                            .map(|examples| part(weights, &transposed, &mut forward, &examples, share, gradient));
                    }
                });
            }
        });
        let mut total = 0.0;
        for loss in losses {
            total += loss?;
        }
        Ok((self.add_up(threads), total * share))
    }

    /// Adds all parts to the first.
    fn add_up(&mut self, threads: usize) -> &Weights {
        let (first, rest) = self.parts.split_at_mut(1);
        let length = first[0].lines().len().div_ceil(threads);
        std::thread::scope(|scope| {
            for (i, to) in first[0].lines_mut().chunks_mut(length).enumerate() {
                let rest = &*rest;
                scope.spawn(move || {
                    for part in rest {
                        let from = &part.lines()[i * length..][..to.len()];
                        to.iter_mut().zip(from).for_each(|(to, from)| *to += *from);
                    }
                });
            }
        });
        &self.parts[0]
    }
}

fn next<T>(waiting: &Mutex<impl Iterator<Item = T>>) -> Option<T> {
    waiting.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next()
}

/// Adds the gradient of a part, `share` being the weight of each example; returns the sum of the losses.
fn part(
    weights: &Weights,
    transposed: &Transposed,
    forward: &mut Forward,
    examples: &[Example],
    share: f32,
    gradient: &mut Weights,
) -> f32 {
    let mut total = 0.0;
    for block in blocks(examples) {
        let features: Vec<&Features> = block.iter().map(|example| &example.features).collect();
        forward.run(weights, features.iter().copied());
        let mut slopes = [0.0; BLOCK];
        for ((to, value), example) in slopes.iter_mut().zip(forward.values()).zip(block) {
            *to = share * slope(value, example.target);
            total += loss(value, example.target);
        }
        forward.add_gradient(transposed, &features, &slopes[..block.len()], gradient);
    }
    total
}

#[cfg(test)]
mod tests;
