//! How well a net judges positions it has not learned from, in floats and in whole numbers.

use super::batch::{blocks, examples};
use super::loss::{Target, loss, value_of};
use crate::net::{CENTIPAWNS, Forward, Quantised, Weights};
use crate::packed::Record;
use std::io;

/// Means over all positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Validation {
    /// In floats.
    pub(crate) loss: f64,
    /// If scores alone were to be told; unlike the others, it does not depend on how much results count in training.
    pub(crate) score_loss: f64,
    /// If results alone were to be told.
    pub(crate) result_loss: f64,
    /// In whole numbers.
    pub(crate) quantised_loss: f64,
    /// Between the two, in hundredths of a pawn.
    pub(crate) mean_difference: f64,
    /// The largest one.
    pub(crate) worst_difference: f64,
}

/// Positions judged at a time, by one thread.
const TOGETHER: usize = 4096;

/// Judges all records both ways.
///
/// # Errors
/// If a record holds no position.
pub(crate) fn validate(
    weights: &Weights,
    quantised: &Quantised,
    records: &[Record],
    target: Target,
    threads: usize,
) -> io::Result<Validation> {
    let parts: Vec<&[Record]> = records.chunks(TOGETHER).collect();
    let mut found = Vec::new();
    found.resize_with(parts.len(), || Ok(Validation::default()));
    let per_thread = parts.len().div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        for (parts, found) in parts.chunks(per_thread).zip(found.chunks_mut(per_thread)) {
            scope.spawn(move || {
                for (part, found) in parts.iter().zip(found) {
                    *found = sum(weights, quantised, part, target);
                }
            });
        }
    });
    let mut total = Validation::default();
    for part in found {
        let part = part?;
        total.loss += part.loss;
        total.score_loss += part.score_loss;
        total.result_loss += part.result_loss;
        total.quantised_loss += part.quantised_loss;
        total.mean_difference += part.mean_difference;
        total.worst_difference = total.worst_difference.max(part.worst_difference);
    }
    let count = records.len() as f64;
    let Validation { loss, score_loss, result_loss, quantised_loss, mean_difference, .. } = &mut total;
    for sum in [loss, score_loss, result_loss, quantised_loss, mean_difference] {
        *sum /= count;
    }
    Ok(total)
}

/// The sums over the records.
fn sum(weights: &Weights, quantised: &Quantised, records: &[Record], target: Target) -> io::Result<Validation> {
    let mut forward = Forward::new(weights);
    let mut sum = Validation::default();
    for block in blocks(&examples(records, weights.shape(), target)?) {
        forward.run(weights, block.iter().map(|example| &example.features));
        for (value, example) in forward.values().zip(block) {
            let whole = quantised.evaluate(&example.features);
            sum.loss += f64::from(loss(value, example.target));
            sum.score_loss += f64::from(loss(value, example.scored));
            sum.result_loss += f64::from(loss(value, example.result));
            sum.quantised_loss += f64::from(loss(value_of(whole), example.target));
            let difference = (f64::from(value) * f64::from(CENTIPAWNS) - f64::from(whole)).abs();
            sum.mean_difference += difference;
            sum.worst_difference = sum.worst_difference.max(difference);
        }
    }
    Ok(sum)
}
