use super::{double_rounds, rounds};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeMap;

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn each_meets_each_once(players in 0..40usize) {
        let mut met = BTreeMap::new();
        for round in rounds(players) {
            let mut seen: Vec<usize> = round.boards.iter().flatten().copied().chain(round.bye).collect();
            seen.sort_unstable();
            prop_assert_eq!(seen, (1..=players).collect::<Vec<_>>());
            for &[first, second] in &round.boards {
                *met.entry((first.min(second), first.max(second))).or_insert(0) += 1;
            }
        }
        prop_assert_eq!(met.len(), players * players.saturating_sub(1) / 2);
        prop_assert!(met.values().all(|&times| times == 1));
    }

    #[test]
    fn colours_are_shared_evenly(players in 2..40usize) {
        let first_colours = |rounds: Vec<super::Round>| {
            let mut counts = vec![0; players];
            rounds.iter().flat_map(|round| &round.boards).for_each(|board| counts[board[0] - 1] += 1);
            counts
        };
        let single = first_colours(rounds(players));
        prop_assert!(single.iter().max().unwrap() - single.iter().min().unwrap() <= 1, "{single:?}");
        prop_assert_eq!(first_colours(double_rounds(players)), vec![players - 1; players]);
    }
}
