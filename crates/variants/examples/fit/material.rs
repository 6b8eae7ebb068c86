//! What pieces are worth whatever stands around them: by this exchanges are reckoned.

use crate::adam::Adam;
use crate::random::Random;
use crate::samples::{Samples, chance};

const EPOCHS: usize = 8;
const BATCH: usize = 512;

/// By kind, what one more on the board and in hand adds to the score.
pub(crate) fn worth(samples: &Samples) -> Vec<[f32; 2]> {
    let kinds = samples.all.first().map_or(0, |sample| sample.surplus.len());
    let mut worth = vec![0.0_f32; 2 * kinds];
    let mut slopes = worth.clone();
    let mut adam = Adam::new(worth.len());
    let mut random = Random(1);
    for epoch in 0..EPOCHS {
        let rate = 0.02 * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in random.shuffled(samples.all.len()).chunks(BATCH) {
            for sample in batch.iter().map(|i| &samples.all[*i]) {
                let surplus = || sample.surplus.iter().flatten().map(|count| f32::from(*count));
                let said = chance(worth.iter().zip(surplus()).map(|(worth, count)| worth * count).sum());
                let slope = (said - samples.target(sample)) * said * (1.0 - said);
                slopes.iter_mut().zip(surplus()).for_each(|(sum, count)| *sum += slope * count);
            }
            adam.step(&mut worth, &mut slopes, rate, f32::INFINITY);
        }
    }
    worth.chunks_exact(2).map(|pair| [pair[0] * samples.scale, pair[1] * samples.scale]).collect()
}
