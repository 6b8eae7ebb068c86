//! How far each step goes: from nothing up to the full rate, then down along a cosine.

use std::f32::consts::PI;

/// The rate of each step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    /// The highest rate.
    pub(crate) rate: f32,
    /// All steps.
    pub(crate) steps: u64,
}

/// The share of all steps in which the rate grows.
const WARM_UP: f32 = 0.01;
/// The share of the highest rate that the last step still has.
const LAST: f32 = 0.005;

impl Schedule {
    /// The rate of step `step`, counted from 0.
    pub(crate) fn rate_at(self, step: u64) -> f32 {
        let done = (step as f32 + 0.5) / self.steps as f32;
        if done < WARM_UP {
            return self.rate * done / WARM_UP;
        }
        let cooled = ((done - WARM_UP) / (1.0 - WARM_UP)).min(1.0);
        self.rate * (LAST + (1.0 - LAST) * (1.0 + (PI * cooled).cos()) / 2.0)
    }
}

#[cfg(test)]
mod tests;
