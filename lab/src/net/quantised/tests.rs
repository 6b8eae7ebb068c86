use super::*;
use crate::net::{Forward, Weights};
use crate::random::Random;
use crate::testing::{random_features, random_positions};
use engine::nnue::Network;
use std::sync::Arc;

fn some_net(buckets: usize, seed: u64) -> Weights {
    let shape = Shape::new(buckets, 256, 9).unwrap();
    let mut weights = Weights::random(&shape, &mut Random(seed));
    let mut random = Random(seed + 1);
    for line in weights.lines_mut() {
        *line =
            line.zip(super::super::Line(std::array::from_fn(|_| random.below(1000) as f32 / 1e4 - 0.05)), |a, b| a + b);
    }
    weights.clip();
    weights
}

fn bytes_of(net: &Quantised) -> Vec<u8> {
    let mut bytes = Vec::new();
    net.write(&mut bytes).unwrap();
    bytes
}

#[test]
fn a_file_comes_back() {
    for buckets in [1, 3] {
        let net = Quantised::of(&some_net(buckets, 1));
        assert_eq!(Quantised::from_bytes(&bytes_of(&net)).unwrap(), net);
        assert_eq!(Quantised::of(&net.to_weights()), net);
    }
}

#[test]
fn the_engine_says_the_same() {
    for buckets in [1, 3] {
        let net = Quantised::of(&some_net(buckets, 7));
        let engine = Arc::new(Network::read(&bytes_of(&net)).unwrap());
        let mut differing = 0;
        for position in random_positions(1_000, 9) {
            let features = Features::of(&position.to_setup(), net.shape()).unwrap();
            assert_eq!(net.evaluate(&features), engine.evaluate(&position), "{position}");
            differing += usize::from(net.evaluate(&features) != net.stacks[0].out_bias);
        }
        assert!(differing > 900, "a net that says nothing shows nothing");
    }
}

#[test]
fn whole_numbers_say_nearly_what_floats_say() {
    let weights = some_net(3, 3);
    let net = Quantised::of(&weights);
    let mut forward = Forward::new(&weights);
    for features in random_features(500, 6, net.shape()) {
        forward.run(&weights, [&features]);
        let float = forward.values().next().unwrap() * CENTIPAWNS as f32;
        let whole = net.evaluate(&features) as f32;
        assert!((float - whole).abs() < 40.0, "{float} and {whole}");
    }
}

#[test]
fn wrong_files_are_refused() {
    let bytes = bytes_of(&Quantised::of(&some_net(1, 1)));
    let mut other_width = bytes.clone();
    other_width[12..16].copy_from_slice(&100_u32.to_le_bytes());
    let mut other_buckets = bytes.clone();
    other_buckets[8] = 3;
    for (bytes, part) in [
        (&b"MYKTRAIN"[..], "MYKNET01"),
        (&bytes[..bytes.len() - 1], "cut short"),
        (&[&bytes[..], &[0]].concat(), "1 bytes too many"),
        (&other_width, "width of 100"),
        (&other_buckets, "buckets"),
    ] {
        let error = Quantised::from_bytes(bytes).unwrap_err();
        assert!(error.contains(part), "{error}");
    }
}
