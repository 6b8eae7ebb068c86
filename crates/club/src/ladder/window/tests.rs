use super::{Record, promoted_after};
use crate::ladder::Apprentice;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn after(results: &str, grade: &str) -> Option<usize> {
    let won: Vec<bool> = results.chars().map(|result| result == 'W').collect();
    promoted_after(&won, Apprentice::current().records(grade).unwrap())
}

// RANK-22
#[test]
fn nine_of_twelve_do_up_to_first_kyu() {
    assert_eq!(after("LLLWWWLWWWWWW", "1k"), Some(13));
    assert_eq!(after("WWWLWWWLWLWW", "1k"), Some(12));
    assert_eq!(after("WWWLWWWLWLWW", "1d"), None);
    assert_eq!(after("WWWLWWWLWLWWWLWW", "1d"), Some(16));
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    /// The definition, without sums.
    #[test]
    fn sums_count_right(won in prop::collection::vec(any::<bool>(), 0..60), wins in 1..12usize, losses in 0..8usize) {
        let slow = (1..=won.len()).find(|&game| {
            game >= wins + losses && won[game - wins - losses..game].iter().filter(|&&won| won).count() >= wins
        });
        prop_assert_eq!(promoted_after(&won, &[Record { wins, losses }]), slow);
    }
}
