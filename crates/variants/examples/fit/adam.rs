//! Adam's method: each weight goes against its slope, by steps that depend on how the slope has been before.

pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Adam {
    pub(crate) fn new(weights: usize) -> Adam {
        Adam { mean: vec![0.0; weights], square: vec![0.0; weights] }
    }

    /// Changes the weights, none beyond `most`, and forgets the slopes.
    pub(crate) fn step(&mut self, weights: &mut [f32], slopes: &mut [f32], rate: f32, most: f32) {
        let figures = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(figures) {
            *mean += 0.1 * (*slope - *mean);
            *square += 0.001 * (*slope * *slope - *square);
            *weight = (*weight - rate * *mean / (square.sqrt() + 1e-8)).clamp(-most, most);
            *slope = 0.0;
        }
    }
}
