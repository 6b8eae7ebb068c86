use super::{Wide, best, criterion};
use integer_blossom::Weight;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn two(value: i128) -> Wide<2> {
    Wide([(value >> 64) as u64, value as u64])
}

/// All pairs of everybody, each as mates.
fn everything(free: &[usize]) -> Vec<Vec<[usize; 2]>> {
    let Some((&first, rest)) = free.split_first() else { return vec![Vec::new()] };
    let with = |&mate: &usize| {
        let others: Vec<usize> = rest.iter().copied().filter(|other| *other != mate).collect();
        everything(&others).into_iter().map(move |mut pairs| {
            pairs.push([first, mate]);
            pairs
        })
    };
    rest.iter().flat_map(with).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    /// Two words count as the machine's own numbers of that width do.
    #[test]
    fn wide_numbers_are_numbers(a in -(1_i128 << 100)..1 << 100, b in -(1_i128 << 100)..1 << 100, worth in -9..9_i64) {
        prop_assert_eq!(two(a) + two(b), two(a + b));
        prop_assert_eq!(two(a) - two(b), two(a - b));
        prop_assert_eq!(two(a).cmp(&two(b)), a.cmp(&b));
        prop_assert_eq!(two(a.abs()).half(), two(a.abs() / 2));
        prop_assert_eq!(two(a).below(999, worth), two(a * 1000 + i128::from(worth)));
    }

    /// No other pairs are worth more by the first criterion in which they differ.
    #[test]
    fn the_best_is_the_best(worth in prop::collection::vec(prop::collection::vec(-3..3_i64, 36), 1..30)) {
        let criteria: Vec<_> = worth.iter().map(|worth| criterion(15, |one, other| worth[6 * one + other])).collect();
        let mates = best(6, &criteria);
        let pairs: Vec<[usize; 2]> = (0..6).filter(|one| *one < mates[*one]).map(|one| [one, mates[one]]).collect();
        let sums = |pairs: &[[usize; 2]]| -> Vec<i64> {
            worth.iter().map(|worth| pairs.iter().map(|[one, other]| worth[6 * one + other]).sum()).collect()
        };
        let most = everything(&[0, 1, 2, 3, 4, 5]).iter().map(|pairs| sums(pairs)).max();
        prop_assert_eq!(Some(sums(&pairs)), most);
    }
}
