use super::{Game, Rating};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn ratings() -> impl Strategy<Value = Rating> {
    (400.0..3000.0, 30.0..350.0, 0.03..0.1).prop_map(|(rating, deviation, volatility)| Rating {
        rating,
        deviation,
        volatility,
    })
}

fn games() -> impl Strategy<Value = Vec<Game>> {
    let game = (400.0..3000.0, 30.0..350.0, 0..=2u8).prop_map(|(rating, deviation, halves)| Game {
        rating,
        deviation,
        score: f64::from(halves) / 2.0,
    });
    prop::collection::vec(game, 0..12)
}

#[test]
fn who_does_not_play_is_only_less_sure() {
    let before = Rating { rating: 1700.0, deviation: 60.0, volatility: 0.06 };
    let after = before.after(&[], 0.21436 * 365.0, 0.75);
    assert_eq!((after.rating, after.volatility), (1700.0, 0.06));
    assert!((after.deviation - 110.0).abs() < 1.0, "{after:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn a_game_more_won_never_costs(before in ratings(), played in games(), other in ratings()) {
        let with = |score| {
            let game = Game { rating: other.rating, deviation: other.deviation, score };
            before.after(&[played.as_slice(), &[game]].concat(), 1.0, 0.5)
        };
        prop_assert!(with(1.0).rating > with(0.0).rating);
    }

    #[test]
    fn whatever_happens_there_is_a_number(before in ratings(), played in games(), elapsed in 0.0..100.0, tau in 0.2..1.2) {
        let after = before.after(&played, elapsed, tau);
        prop_assert!(after.rating.is_finite() && after.deviation > 0.0 && after.volatility > 0.0, "{after:?}");
    }
}
