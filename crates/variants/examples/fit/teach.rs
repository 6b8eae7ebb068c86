//! Teaches a network what positions come to.

use crate::adam::Adam;
use crate::random::Random;
use crate::samples::{Sample, Samples, chance, pieces};
use std::num::NonZeroU16;
use std::sync::Arc;
use variants::net::{ONE, UNIT, WIDTH};
use variants::{Game, Position, net};

const BATCH: usize = 512;
const RATE: f32 = 0.002;

/// No weight of a feature is larger, and none so large that the pieces of the start add up to more than this: sums have two bytes.
const MOST: f32 = 2.0;
const MOST_OF_SUM: f32 = 120.0;

/// The last of so many parts of the samples is held back, to see whether the network has learnt or only remembers.
const HELD_BACK: usize = 10;

/// The weights of a network, as its file has them but in other units.
struct Weights {
    features: Vec<f32>,
    bias: Vec<f32>,
    layer: Vec<f32>,
    offset: Vec<f32>,
}

type Sums = [[f32; WIDTH]; 2];

impl Weights {
    fn zero(features: usize) -> Weights {
        let zeros = |count| vec![0.0; count];
        Weights { features: zeros(features * WIDTH), bias: zeros(WIDTH), layer: zeros(2 * WIDTH), offset: zeros(1) }
    }

    fn random(features: usize, random: &mut Random) -> Weights {
        let mut weights = Weights::zero(features);
        weights.features.iter_mut().for_each(|weight| *weight = 0.2 * random.fraction());
        weights.layer.iter_mut().for_each(|weight| *weight = 0.5 * random.fraction());
        weights.bias.fill(0.2);
        weights
    }

    /// What the network says of a sample, and the sums on the way.
    fn say(&self, samples: &Samples, sample: &Sample, mirror: Option<&[u16]>) -> (f32, Sums) {
        let mut sums = [[0.0; WIDTH]; 2];
        let mut said = self.offset[0];
        for (side, sums) in sums.iter_mut().enumerate() {
            sums.copy_from_slice(&self.bias);
            for feature in seen(samples, sample, side, mirror) {
                let row = &self.features[feature * WIDTH..(feature + 1) * WIDTH];
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
            let squared = sums.iter().map(|sum| sum.clamp(0.0, 1.0).powi(2));
            said += squared.zip(&self.layer[side * WIDTH..]).map(|(sum, weight)| sum * weight).sum::<f32>();
        }
        (said, sums)
    }

    /// Adds to these slopes those of a sample of which `weights` said something with so steep an error.
    fn blame(
        &mut self,
        weights: &Weights,
        (samples, sample): (&Samples, &Sample),
        mirror: Option<&[u16]>,
        sums: &Sums,
        slope: f32,
    ) {
        self.offset[0] += slope;
        for (side, sums) in sums.iter().enumerate() {
            let mut behind = [0.0; WIDTH];
            for (i, sum) in sums.iter().enumerate() {
                let cut = sum.clamp(0.0, 1.0);
                self.layer[side * WIDTH + i] += slope * cut * cut;
                if *sum > 0.0 && *sum < 1.0 {
                    behind[i] = 2.0 * cut * slope * weights.layer[side * WIDTH + i];
                }
            }
            self.bias.iter_mut().zip(&behind).for_each(|(sum, slope)| *sum += slope);
            for feature in seen(samples, sample, side, mirror) {
                let row = &mut self.features[feature * WIDTH..(feature + 1) * WIDTH];
                row.iter_mut().zip(&behind).for_each(|(sum, slope)| *sum += slope);
            }
        }
    }
}

/// The features that a side sees, left and right exchanged if there is a mirror.
fn seen(samples: &Samples, sample: &Sample, side: usize, mirror: Option<&[u16]>) -> impl Iterator<Item = usize> {
    let features = samples.seen(&sample.seen[side]).iter();
    features.map(move |feature| usize::from(mirror.map_or(*feature, |mirror| mirror[usize::from(*feature)])))
}

/// Teaches a network in so many rounds, and tells on the standard error output how far it has come. `material` is written
/// before it.
pub(crate) fn teach(game: &Arc<Game>, samples: &Samples, rounds: NonZeroU16, material: &[[f32; 2]]) -> Vec<u8> {
    let mut lessons = Lessons::new(game, samples);
    for round in 0..rounds.get() {
        let rate = RATE * (1.0 - f32::from(round) / f32::from(rounds.get()));
        let error = lessons.pass(rate);
        let [held_back, results] = lessons.examine();
        eprintln!(
            "round {}: error {error:.5}, of positions held back {held_back:.5}, of their results {results:.5}",
            round + 1
        );
    }
    lessons.forget_the_unseen();
    write(game, &lessons.weights, material, samples.scale)
}

/// A network being taught.
struct Lessons<'a> {
    samples: &'a Samples,
    /// So many are learnt from; the others are held back.
    taught: usize,
    weights: Weights,
    slopes: Weights,
    adams: [Adam; 4],
    /// Where left and right do not matter: each feature on a board with its sides exchanged.
    mirror: Option<Vec<u16>>,
    /// No weight of a feature is larger.
    most: f32,
    random: Random,
}

impl<'a> Lessons<'a> {
    fn new(game: &Arc<Game>, samples: &'a Samples) -> Lessons<'a> {
        let count = samples.features.count();
        let mut random = Random(7);
        let mirrored = |feature| samples.features.mirrored(feature, game.files().into()) as u16;
        Lessons {
            samples,
            taught: samples.all.len() - samples.all.len() / HELD_BACK,
            weights: Weights::random(count, &mut random),
            slopes: Weights::zero(count),
            adams: [count * WIDTH, WIDTH, 2 * WIDTH, 1].map(Adam::new),
            mirror: is_symmetrical(game).then(|| (0..count).map(mirrored).collect()),
            most: MOST.min(MOST_OF_SUM / pieces(&Position::start(game)).count() as f32),
            random,
        }
    }

    /// Learns from every sample once; the mean square of the error.
    fn pass(&mut self, rate: f32) -> f64 {
        let mut error = 0.0;
        for batch in self.random.shuffled(self.taught).chunks(BATCH) {
            error += batch.iter().map(|i| self.learn(&self.samples.all[*i])).sum::<f64>();
            self.step(rate);
        }
        error / self.taught.max(1) as f64
    }

    /// Adds to the slopes what a sample has to say; the square of the error.
    fn learn(&mut self, sample: &Sample) -> f64 {
        let mirror = self.mirror.as_deref().filter(|_| self.random.below(2) == 0);
        let (said, sums) = self.weights.say(self.samples, sample, mirror);
        let (said, wanted) = (chance(said), self.samples.target(sample));
        let slope = (said - wanted) * said * (1.0 - said);
        self.slopes.blame(&self.weights, (self.samples, sample), mirror, &sums, slope);
        f64::from(said - wanted).powi(2)
    }

    fn step(&mut self, rate: f32) {
        let (weights, slopes) = (&mut self.weights, &mut self.slopes);
        let [features, bias, layer, offset] = &mut self.adams;
        features.step(&mut weights.features, &mut slopes.features, rate, self.most);
        bias.step(&mut weights.bias, &mut slopes.bias, rate, MOST);
        layer.step(&mut weights.layer, &mut slopes.layer, rate, f32::INFINITY);
        offset.step(&mut weights.offset, &mut slopes.offset, rate, f32::INFINITY);
    }

    /// What no sample shows adds nothing, instead of what it began with.
    fn forget_the_unseen(&mut self) {
        let mut shown = vec![false; self.samples.features.count()];
        for sample in &self.samples.all[..self.taught] {
            for mirror in [None, self.mirror.as_deref()] {
                let both = (0..2).flat_map(|side| seen(self.samples, sample, side, mirror));
                both.for_each(|feature| shown[feature] = true);
            }
        }
        let rows = self.weights.features.chunks_exact_mut(WIDTH).zip(shown);
        rows.filter(|(_, shown)| !shown).for_each(|(row, _)| row.fill(0.0));
    }

    /// The mean square of the error in what was held back, and by how the games ended.
    fn examine(&self) -> [f64; 2] {
        let others = &self.samples.all[self.taught..];
        let said = |sample| chance(self.weights.say(self.samples, sample, None).0);
        let off = |wanted: &dyn Fn(&Sample) -> f32| -> f64 {
            others.iter().map(|sample| f64::from(said(sample) - wanted(sample)).powi(2)).sum()
        };
        let of_others = others.len().max(1) as f64;
        [off(&|sample| self.samples.target(sample)) / of_others, off(&|sample| sample.result) / of_others]
    }
}

/// Whether all pieces do the same to both sides.
fn is_symmetrical(game: &Game) -> bool {
    game.kinds().iter().all(|kind| {
        kind.rays.iter().all(|ray| kind.rays.iter().any(|other| *other == variants::Ray { right: -ray.right, ..*ray }))
    })
}

/// The file of a network.
fn write(game: &Game, weights: &Weights, material: &[[f32; 2]], scale: f32) -> Vec<u8> {
    let one = f32::from(ONE);
    // A square is kept in eight bits less.
    let of_layer = scale * UNIT as f32 * 256.0 / (one * one);
    let material = material.iter().flatten().copied();
    let rows = weights.features.iter().chain(&weights.bias).map(|weight| weight * one);
    let layer = weights.layer.iter().map(|weight| weight * of_layer);
    let numbers = material.chain(rows).chain(layer).chain([weights.offset[0] * scale]);
    let mut file = net::header(game).into_bytes();
    file.extend(numbers.flat_map(|number| (number.round() as i16).to_le_bytes()));
    file
}
