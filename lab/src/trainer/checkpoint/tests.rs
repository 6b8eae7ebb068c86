use super::*;
use crate::random::Random;

fn trained(shape: &Shape) -> Adam {
    let mut adam = Adam::new(shape, &mut Random(1));
    let gradient = Weights::random(shape, &mut Random(2));
    (0..3).for_each(|_| adam.step(&gradient, 0.01, 1));
    adam
}

#[test]
fn training_goes_on_as_if_it_had_not_stopped() {
    let path = std::env::temp_dir().join(format!("lab-checkpoint-{}.state", std::process::id()));
    for (buckets, stacks) in [(1, 1), (3, 9)] {
        let shape = Shape::new(buckets, 128, stacks).unwrap();
        let mut adam = trained(&shape);
        adam.save(&path).unwrap();
        let mut again = Adam::load(&path, &shape).unwrap();
        assert_eq!(again.steps(), 3);
        assert!(again.weights.lines() == adam.weights.lines());
        let gradient = Weights::random(&shape, &mut Random(5));
        adam.step(&gradient, 0.01, 1);
        again.step(&gradient, 0.01, 1);
        assert!(again.weights.lines() == adam.weights.lines());
        let other = Shape::new(1, 256, 9).unwrap();
        assert!(Adam::load(&path, &other).err().unwrap().to_string().contains("width 128"));
    }
    fs::remove_file(path).unwrap();
}

#[test]
fn wrong_bytes_are_refused() {
    let shape = Shape::new(1, 128, 1).unwrap();
    for (bytes, part) in [(&b"MYKNET01"[..], "MYKTRAIN"), (&[0; 100], "MYKTRAIN")] {
        assert!(Adam::from_bytes(bytes, &shape).err().unwrap().contains(part));
    }
}

#[test]
fn a_net_that_is_done_learns_on() {
    let folder = tempfile::tempdir().unwrap();
    let shape = Shape::new(1, 128, 9).unwrap();
    let [net, state] = ["net.nnue", "net.state"].map(|name| folder.path().join(name));
    let adam = trained(&shape);
    adam.save(&state).unwrap();
    Quantised::of(&adam.weights).write(fs::File::create(&net).unwrap()).unwrap();
    for (path, nearly) in [(&net, 0.01), (&state, 0.0)] {
        let again = Adam::begin_with(path, &shape).unwrap();
        assert_eq!(again.steps(), 0);
        let numbers = |adam: &Adam| adam.weights.lines().iter().flat_map(|line| line.0).collect::<Vec<f32>>();
        let apart = numbers(&again).iter().zip(numbers(&adam)).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        assert!(apart <= nearly, "{apart}");
    }
    let other = Shape::new(3, 128, 9).unwrap();
    assert!(Adam::begin_with(&net, &other).err().unwrap().to_string().contains("another shape"));
}
