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
