//! What a value should have been, and how wrong it was.

use crate::net::CENTIPAWNS;
use crate::packed::Record;

/// How a search's score and the game's result make up what a position is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// The score's share, 0 to 1; the rest is the result's.
    pub(crate) lambda: f32,
    /// A score of so many hundredths of a pawn is as good as winning e times as often as losing.
    pub(crate) score_scale: f32,
}

impl Target {
    /// The share of points that the side to move should expect by the score alone, and the one it got, 0 to 1.
    pub(crate) fn parts_of(self, record: &Record) -> [f32; 2] {
        [sigmoid(f32::from(record.score) / self.score_scale), f32::from(record.result) / 2.0 + 0.5]
    }

    /// What the two make together.
    pub(crate) fn mix(self, scored: f32, result: f32) -> f32 {
        self.lambda * scored + (1.0 - self.lambda) * result
    }
}

/// The share of points that a value stands for.
pub(crate) fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The value of so many hundredths of a pawn.
pub(crate) fn value_of(centipawns: i32) -> f32 {
    centipawns as f32 / CENTIPAWNS as f32
}

/// The cross-entropy of what was expected and what should have been, less what no net can do without: 0 is perfect.
pub(crate) fn loss(value: f32, target: f32) -> f32 {
    let log_of_sum = value.max(0.0) + (-value.abs()).exp().ln_1p();
    log_of_sum - target * value - entropy(target)
}

/// What the loss does when the value grows.
pub(crate) fn slope(value: f32, target: f32) -> f32 {
    sigmoid(value) - target
}

fn entropy(target: f32) -> f32 {
    let part = |x: f32| if x > 0.0 { -x * x.ln() } else { 0.0 };
    part(target) + part(1.0 - target)
}

#[cfg(test)]
mod tests;
