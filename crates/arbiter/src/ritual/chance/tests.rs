use super::{Numbers, throws};
use crate::ritual::{Face, Lie, Throw};
use sha2::{Digest, Sha256};
use shogi::Color;

/// The first numbers of xoshiro256** from the state 1, 2, 3, 4, as its authors' program prints them.
#[test]
fn the_generator_is_the_published_one() {
    let mut seed = [0; 32];
    (0..4).for_each(|word| seed[word * 8] = word as u8 + 1);
    let mut numbers = Numbers::new(seed);
    let expected = [11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360];
    assert_eq!(expected.map(|_| numbers.next()), expected);
}

fn seed(number: u32) -> [u8; 32] {
    Sha256::digest(number.to_le_bytes()).into()
}

// RULE-11: thrown until decided, every throw kept, the same seed gives the same.
#[test]
fn the_last_throw_decides_and_no_other() {
    for number in 0..500 {
        let found = throws(seed(number));
        let (last, others) = found.split_last().unwrap();
        assert!(last.color().is_some() && others.iter().all(|throw| throw.color().is_none()), "{number}");
        assert_eq!(throws(seed(number)), found);
    }
    assert!(!throws([0; 32]).is_empty());
}

/// Over many seeds the colours come out even, and the mishaps are as rare as they are said to be.
#[test]
fn the_odds_are_what_they_are_said_to_be() {
    let found: Vec<Throw> = (0..20_000).flat_map(|number| throws(seed(number))).collect();
    let share = |count: usize, of: usize| count as f64 / of as f64;
    let near = |share: f64, expected: f64| assert!((share - expected).abs() < expected * 0.15, "{share} {expected}");
    let pawns: Vec<Lie> = found.iter().flat_map(|throw| *throw.pawns()).collect();
    let of_pawns = |is: fn(&Lie) -> bool| share(pawns.iter().filter(|lie| is(lie)).count(), pawns.len());

    near(share(found.iter().filter(|throw| throw.color() == Some(Color::Black)).count(), 20_000), 0.5);
    near(of_pawns(|lie| lie.counted() == Some(Face::Pawn)), 0.494);
    near(of_pawns(|lie| *lie == Lie::Standing), 1.0 / 200.0);
    near(of_pawns(|lie| matches!(lie, Lie::OffBoard(_))), 1.0 / 100.0);
    near(of_pawns(|lie| matches!(lie, Lie::Overlapping(_))), 2.0 / 5.0 / 50.0);
    let undecided = share(found.iter().filter(|throw| throw.color().is_none()).count(), found.len());
    assert!((0.005..0.02).contains(&undecided), "{undecided}");
}
