use super::{LAG_BANK_CAP, LAG_BANK_REFILL, LagBank};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::time::Duration;

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

#[test]
fn a_bank_pays_until_it_is_empty_and_recovers() {
    let mut bank = LagBank::default();
    let mut check = |lag: u64, credit: u64, left: u64| {
        assert_eq!((bank.credit(ms(lag)), bank.pay(ms(lag))), (ms(credit), ms(credit)), "{lag}");
        assert_eq!(bank.left(), ms(left), "{lag}");
    };
    check(0, 0, 1000);
    check(80, 80, 1000);
    check(400, 400, 700);
    check(900, 700, 100);
    check(900, 100, 100);
    check(0, 0, 200);
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bank_pays_more_than_it_got(lags in prop::collection::vec(any::<u32>(), 0..200)) {
        let mut bank = LagBank::default();
        let mut paid = Duration::ZERO;
        for lag in &lags {
            let credit = bank.pay(ms(u64::from(*lag)));
            paid += credit;
            prop_assert!(credit <= ms(u64::from(*lag)) && bank.left() <= LAG_BANK_CAP);
        }
        prop_assert!(paid <= LAG_BANK_CAP + LAG_BANK_REFILL * lags.len() as u32);
    }

    // A connection that is no slower than the refill never costs its player anything.
    #[test]
    fn steady_lag_is_paid_in_full(lags in prop::collection::vec(0..=100_u64, 0..200)) {
        let mut bank = LagBank::default();
        for lag in lags {
            prop_assert_eq!(bank.pay(ms(lag)), ms(lag));
        }
    }
}
