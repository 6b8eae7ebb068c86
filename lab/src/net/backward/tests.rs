use super::*;
use crate::net::{BLOCK, Shape};
use crate::random::Random;
use crate::testing::random_features;

/// The sum of the values, each with a weight of its own.
fn weighed(weights: &Weights, block: &[&Features], slopes: &[f32]) -> f64 {
    let mut forward = Forward::new(weights);
    forward.run(weights, block.iter().copied());
    forward.values().zip(slopes).map(|(value, slope)| f64::from(value) * f64::from(*slope)).sum()
}

/// Weights large enough that all clamps are met.
fn large(shape: &Shape) -> Weights {
    let mut random = Random(5);
    let mut weights = Weights::random(shape, &mut random);
    for line in weights.lines_mut() {
        *line = line.map(|x| 1.5 * x);
    }
    weights
}

#[test]
fn gradients_are_what_small_changes_do() {
    for (buckets, stacks) in [(1, 1), (3, 9)] {
        let shape = Shape::new(buckets, 128, stacks).unwrap();
        let mut weights = large(&shape);
        let all = random_features(400, 11, &shape);
        let stack = all[399].stack();
        let block: Vec<&Features> = all.iter().filter(|features| features.stack() == stack).take(BLOCK - 3).collect();
        let mut random = Random(2);
        let slopes: Vec<f32> = block.iter().map(|_| random.below(200) as f32 / 100.0 - 1.0).collect();
        let mut gradient = Weights::zero(&shape);
        let mut forward = Forward::new(&weights);
        forward.run(&weights, block.iter().copied());
        forward.add_gradient(&Transposed::of(&weights), &block, &slopes, &mut gradient);

        let touched: Vec<usize> = (0..gradient.lines().len()).filter(|i| gradient.lines()[*i] != Line::ZERO).collect();
        let layers = shape.stack_at(stack);
        let of_layers = layers.filter(|i| gradient.lines()[*i] != Line::ZERO);
        let some: Vec<usize> =
            touched.iter().copied().step_by(touched.len() / 60).chain(of_layers.step_by(3)).collect();
        let mut close = 0;
        for line in &some {
            let lane = random.below(LANES);
            let expected = f64::from(gradient.lines()[*line].0[lane]);
            let mut moved = |by: f32| {
                let old = weights.lines()[*line].0[lane];
                weights.lines_mut()[*line].0[lane] = old + by;
                let value = weighed(&weights, &block, &slopes);
                weights.lines_mut()[*line].0[lane] = old;
                value
            };
            let found = (moved(5e-4) - moved(-5e-4)) / 1e-3;
            close += usize::from((found - expected).abs() <= 0.03 * expected.abs() + 3e-3);
        }
        // A clamp that opens or closes within the small change bends a few.
        assert!(close * 100 >= some.len() * 95, "{close} of {} with {stacks} stacks", some.len());
    }
}

#[test]
fn groups_say_what_single_positions_say() {
    let shape = Shape::new(1, 256, 9).unwrap();
    let weights = large(&shape);
    let all = random_features(300, 4, &shape);
    let stack = all[0].stack();
    let block: Vec<&Features> = all.iter().filter(|features| features.stack() == stack).take(13).collect();
    assert_eq!(block.len(), 13);
    let mut forward = Forward::new(&weights);
    forward.run(&weights, block.iter().copied());
    let together: Vec<f32> = forward.values().collect();
    for (features, expected) in block.into_iter().zip(together) {
        forward.run(&weights, [features]);
        assert_eq!(forward.values().collect::<Vec<_>>(), [expected]);
    }
}
