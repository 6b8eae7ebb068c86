use super::{DefaultLoss, late_deduction, waiting_time};
use crate::clock::tests::controls;
use crate::{Clock, Stage, TimeControl};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::time::Duration;

fn time(minutes: u64, seconds: u64) -> Duration {
    Duration::from_secs(minutes * 60 + seconds)
}

fn control(text: &str) -> TimeControl {
    text.parse().unwrap()
}

/// What a player has who comes so late.
fn late_start(text: &str, delay: Duration) -> Result<Clock, DefaultLoss> {
    let mut clock = Clock::new(control(text));
    clock.deduct(late_deduction(control(text), delay)?);
    Ok(clock)
}

// CLOCK-18, CLOCK-19: so late in minutes and seconds, so much main time left, or lost.
#[test]
fn three_times_the_delay_is_deducted() {
    let check = |text: &str, late: (u64, u64), left: Option<(u64, u64)>| {
        let main = late_start(text, time(late.0, late.1)).map(|clock| clock.remaining().main);
        assert_eq!(main, left.map(|left| time(left.0, left.1)).ok_or(DefaultLoss), "{text} {late:?}");
    };
    check("5h/stopwatch", (0, 0), Some((300, 0)));
    check("5h/stopwatch", (10, 0), Some((270, 0)));
    check("5h/stopwatch", (10, 15), Some((270, 0)));
    check("5h/stopwatch", (10, 20), Some((269, 0)));
    check("5h+60s/seconds", (10, 15), Some((269, 15)));
    check("40m+60s/seconds", (14, 0), None);
    check("40m/stopwatch", (14, 0), None);
    check("5h/stopwatch", (60, 0), Some((120, 0)));
    check("5h/stopwatch", (61, 0), None);
    check("5h/stopwatch", (60, 1), None);
    check("10m+30s/10x60s", (3, 0), Some((1, 0)));
    check("none", (59, 0), Some((0, 0)));
    check("none", (61, 0), None);
    // Just the whole main time: on with byōyomi or increment, lost without.
    check("30m+60s", (10, 0), Some((0, 0)));
    check("30m/stopwatch", (10, 0), Some((1, 0)));
    check("30m+5s/move", (10, 0), Some((0, 0)));
    check("30m", (10, 0), None);
}

// CLOCK-19: who has just nothing left begins in byōyomi.
#[test]
fn without_main_time_one_begins_in_byoyomi() {
    for text in ["30m+60s", "30m/stopwatch"] {
        let clock = late_start(text, time(10, 0)).unwrap();
        let left = clock.left(Duration::ZERO).unwrap();
        assert_eq!((left.stage, left.period), (Stage::Byoyomi, time(1, 0)), "{text}");
    }
}

// CLOCK-20: with a start at 10:00 the default falls after 11:00, whatever was said at 9:00.
#[test]
fn one_waits_as_long_as_the_player_could_still_begin() {
    let check = |text: &str, waiting: Duration| assert_eq!(waiting_time(control(text)), waiting, "{text}");
    check("5h/stopwatch", time(60, 0));
    check("none", time(60, 0));
    check("30m+60s", time(10, 0));
    check("0m+30s", Duration::ZERO);
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn waiting_ends_with_the_longest_delay_that_does_not_lose(control in controls()) {
        let waiting = waiting_time(control);
        prop_assert!(late_deduction(control, waiting).is_ok() || waiting.is_zero());
        prop_assert_eq!(late_deduction(control, waiting + Duration::from_nanos(1)), Err(DefaultLoss));
    }

    #[test]
    fn later_is_never_better(control in controls(), delays in [0..4_000_000_u64, 0..4_000_000]) {
        let [earlier, later] = [delays[0].min(delays[1]), delays[0].max(delays[1])].map(Duration::from_millis);
        match (late_deduction(control, earlier), late_deduction(control, later)) {
            (Ok(first), Ok(second)) => prop_assert!(first <= second && second <= control.main()),
            (first, second) => prop_assert!(first.is_ok() || second == Err(DefaultLoss)),
        }
    }
}
