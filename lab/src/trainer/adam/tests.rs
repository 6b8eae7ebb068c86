use super::*;

/// Steps along `gradient`; the weights are then as learned, not rounded.
fn step(adam: &mut Adam, gradient: &Weights, rate: f32) {
    adam.step(gradient, rate, 2);
    adam.add_up();
}

/// A gradient of one number in every part of the net.
fn gradient(shape: &Shape) -> Weights {
    let mut gradient = Weights::zero(shape);
    let mut random = Random(3);
    for line in gradient.lines_mut() {
        line.0[random.below(16)] = random.below(100) as f32 - 50.0;
    }
    gradient
}

#[test]
fn a_step_goes_against_the_gradient() {
    let shape = Shape::new(1, 128, 1).unwrap();
    let mut adam = Adam::new(&shape, &mut Random(1));
    let before = adam.weights.clone();
    let gradient = gradient(&shape);
    step(&mut adam, &gradient, 0.001);
    let slopes = gradient.stack(0).first.iter().flat_map(|line| line.0);
    let numbers = |weights: &Weights| weights.stack(0).first.iter().flat_map(|line| line.0).collect::<Vec<_>>();
    for ((old, new), slope) in numbers(&before).into_iter().zip(numbers(&adam.weights)).zip(slopes) {
        // The first step of Adam goes by the rate, whatever the slope's size.
        let expected = if slope == 0.0 { 0.0 } else { -0.001 * slope.signum() };
        assert!((new - old - expected).abs() < 2e-5, "{old} {new} {slope}");
    }
}

#[test]
fn a_common_part_moves_what_no_gradient_has_touched() {
    let shape = Shape::new(3, 128, 9).unwrap();
    let mut adam = Adam::new(&shape, &mut Random(1));
    let before = adam.weights.stack(4).out[0].0[3];
    let mut gradient = Weights::zero(&shape);
    gradient.stack_mut(0).out[0].0[3] = 1.0;
    step(&mut adam, &gradient, 0.001);
    let moved = before - adam.weights.stack(4).out[0].0[3];
    assert!((moved - 0.001).abs() < 1e-4, "{moved}");
}

#[test]
fn a_kind_of_piece_learns_on_every_square() {
    let shape = Shape::new(1, 128, 1).unwrap();
    let mut adam = Adam::new(&shape, &mut Random(1));
    let before = adam.weights.clone();
    let mut gradient = Weights::zero(&shape);
    // The own pawn on 2a; a row is eight lines.
    gradient.bias_and_rows_mut().1[9 * 8].0[3] = 1.0;
    step(&mut adam, &gradient, 0.001);
    let moved = |feature: usize| before.rows()[feature * 8].0[3] - adam.weights.rows()[feature * 8].0[3];
    for (feature, expected) in [(9, 0.002), (0, 0.001), (80, 0.001), (81, 0.0)] {
        assert!((moved(feature) - expected).abs() < 1e-4, "{feature}: {}", moved(feature));
    }
}

#[test]
fn bytes_can_hold_what_is_learned() {
    let shape = Shape::new(1, 128, 9).unwrap();
    let mut adam = Adam::new(&shape, &mut Random(1));
    let mut gradient = Weights::zero(&shape);
    gradient.stack_mut(2).first[5].0[1] = -1.0;
    for _ in 0..50 {
        adam.step(&gradient, 0.1, 1);
    }
    assert_eq!(adam.weights.stack(2).first[5].0[1], 127.0 / 64.0);
    assert_eq!(adam.weights.stack(3).first[5].0[1], 127.0 / 64.0, "the common part has grown as well");
}
