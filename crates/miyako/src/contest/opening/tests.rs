use super::{Openings, Origin};
use shogi::Position;
use std::collections::HashSet;

fn random(plies: usize, balance: Option<i32>, seed: u64) -> Openings {
    Openings::new(&Origin::Random(plies), None, balance, seed).unwrap()
}

#[test]
fn random_openings_come_from_the_seed_and_differ() {
    let (mut one, mut same, mut other) = (random(6, None, 1), random(6, None, 1), random(6, None, 2));
    let lines = |openings: &mut Openings| (0..40).map(|number| openings.get(number).clone()).collect::<Vec<_>>();
    let first = lines(&mut one);
    assert_eq!(first, lines(&mut same));
    assert_ne!(first, lines(&mut other));
    assert!(first.iter().all(|opening| opening.moves.len() == 6));
    assert_eq!(first.iter().map(|opening| opening.end().key()).collect::<HashSet<_>>().len(), 40);
}

// Thirty moves can begin a game.
#[test]
fn openings_come_again_when_there_are_no_more() {
    let mut openings = random(1, None, 1);
    let met: HashSet<u64> = (0..60).map(|number| openings.get(number).end().key()).collect();
    assert_eq!(met.len(), 30);
    let first = openings.get(0).clone();
    assert_eq!(*openings.get(30), first);
    assert_eq!(random(0, None, 1).get(7).start, Position::even());
}

#[test]
fn scales_leave_out_what_one_side_likes_better() {
    let (mut any, mut balanced) = (random(8, None, 3), random(8, Some(60), 3));
    let mut scales = super::Scales { engine: engine::Engine::new(16), most: 60 };
    assert!((0..6).all(|number| scales.balance(&balanced.get(number).clone())));
    assert!((0..6).any(|number| !scales.balance(&any.get(number).clone())));
}

#[test]
fn origins() {
    assert_eq!("random:6".parse(), Ok(Origin::Random(6)));
    assert_eq!("a.kif".parse(), Ok(Origin::File("a.kif".into())));
    for wrong in ["random:", "random:x", "random:61", "random:-1"] {
        assert!(wrong.parse::<Origin>().is_err(), "{wrong}");
    }
}
