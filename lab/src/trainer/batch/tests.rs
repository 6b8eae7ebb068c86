use super::super::adam::Adam;
use super::super::validation::validate;
use super::*;
use crate::net::Quantised;
use crate::random::Random;
use crate::testing::random_records;
use shogi::{Color, Setup, Square};

const TARGET: Target = Target { lambda: 1.0, score_scale: 600.0 };

#[test]
fn threads_change_nothing() {
    let shape = Shape::new(3, 128, 9).unwrap();
    let weights = Weights::random(&shape, &mut Random(1));
    let records = random_records(1_000, 1);
    let mut gradients = [1, 3].map(|threads| {
        let mut gradients = Gradients::new(&shape);
        let (gradient, loss) = gradients.of(&weights, &records, TARGET, threads).unwrap();
        (gradient.lines().to_vec(), loss)
    });
    let [one, three] = &mut gradients;
    assert_eq!(one.1, three.1);
    assert!(one.0 == three.0);
}

#[test]
fn what_is_no_position_is_refused() {
    let mut records = random_records(20, 1);
    records[7].position = [0xff; 32];
    assert!(examples(&records, &Shape::new(1, 128, 1).unwrap(), TARGET).is_err());
}

/// Random games with the balance of material as their score: a net must find out what pieces are worth.
#[test]
fn a_net_learns_material() {
    let shape = Shape::new(1, 128, 9).unwrap();
    let mut adam = Adam::new(&shape, &mut Random(1));
    let mut gradients = Gradients::new(&shape);
    let records = random_records(40_000, 1);
    let unseen = random_records(2_000, 99);
    let judge = |adam: &Adam| validate(&adam.weights, &Quantised::of(&adam.weights), &unseen, TARGET, 2).unwrap();
    let before = judge(&adam);
    for step in 0..300 {
        let from = step % 20 * 2_000;
        let (gradient, _) = gradients.of(&adam.weights, &records[from..from + 2_000], TARGET, 2).unwrap();
        adam.step(gradient, if step < 200 { 0.004 } else { 0.001 }, 2);
    }
    let after = judge(&adam);
    assert!(after.loss < before.loss / 3.0, "{before:?} {after:?}");
    assert!(after.quantised_loss < before.quantised_loss / 3.0, "{before:?} {after:?}");

    let net = Quantised::of(&adam.weights);
    let value = |setup: &Setup| net.evaluate(&Features::of(setup, net.shape()).unwrap());
    let without = |file, rank| {
        let mut setup = Setup::even();
        let taken = setup.board[Square::new(file, rank).index()].take();
        assert_eq!(taken.unwrap().color(), Color::White);
        value(&setup)
    };
    let (rook, silver, pawn) = (without(8, 2), without(3, 1), without(7, 3));
    assert!(rook > silver && silver > pawn && pawn > value(&Setup::even()), "{rook} {silver} {pawn}");
}
