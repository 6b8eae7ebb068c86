use super::{REPLAY_PAUSE, replay_time};
use crate::clock::tests::controls;
use crate::{Remaining, TimeControl};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::time::Duration;

fn minutes(minutes: u64) -> Duration {
    Duration::from_secs(minutes * 60)
}

fn left(text: &str) -> Remaining {
    let (hours, rest) = text.split_once(':').unwrap();
    let main = minutes(hours.parse::<u64>().unwrap() * 60 + rest.parse::<u64>().unwrap());
    Remaining { main, considerations: 0 }
}

// CLOCK-14 … CLOCK-16.
#[test]
fn both_are_given_what_the_shorter_lacks() {
    let check = |id: &str, control: &str, days: u8, before: [&str; 2], after: [&str; 2]| {
        let control: TimeControl = control.parse().unwrap();
        assert_eq!(replay_time([control; 2], before.map(left), days), after.map(left), "{id}");
        let [first, second] = before.map(left);
        let turned = replay_time([control; 2], [second, first], days);
        assert_eq!(turned, [left(after[1]), left(after[0])], "{id}, the other way round");
    };
    check("CLOCK-14", "5h/stopwatch", 1, ["0:20", "1:30"], ["1:00", "2:10"]);
    check("CLOCK-14, enough", "5h/stopwatch", 1, ["1:05", "3:00"], ["1:05", "3:00"]);
    check("CLOCK-14, exactly enough", "5h/stopwatch", 1, ["1:00", "3:00"], ["1:00", "3:00"]);
    check("CLOCK-14, both short", "5h+60s/seconds", 1, ["0:10", "0:50"], ["1:00", "1:40"]);
    check("CLOCK-15", "8h/stopwatch", 2, ["0:45", "2:30"], ["2:00", "3:45"]);
    check("CLOCK-16", "5h/stopwatch", 1, ["0:01", "4:30"], ["1:00", "5:00"]);
    check("CLOCK-16, an hour or less", "40m+60s", 1, ["0:10", "0:30"], ["0:40", "0:40"]);
    check("CLOCK-12", "none", 1, ["0:00", "0:00"], ["0:00", "0:00"]);
}

// CLOCK-16, HCAP-53.
#[test]
fn each_has_his_own_cap() {
    let controls = ["30m".parse().unwrap(), "90m".parse().unwrap()];
    assert_eq!(replay_time(controls, ["0:10", "1:00"].map(left), 1), ["0:30", "1:30"].map(left));
    let controls = ["none".parse().unwrap(), "90m".parse().unwrap()];
    assert_eq!(replay_time(controls, ["0:00", "0:20"].map(left), 1), ["0:00", "1:00"].map(left));
}

// CLOCK-17.
#[test]
fn half_an_hour_between() {
    assert_eq!(REPLAY_PAUSE, minutes(30));
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nobody_loses_time_or_gets_too_much(
        controls in [controls(), controls()],
        shares in [0.0..=1.0_f64, 0.0..=1.0],
        days in 1..=2_u8,
    ) {
        let left = [0, 1].map(|player: usize| Remaining {
            main: controls[player].main().mul_f64(shares[player]).min(controls[player].main()),
            ..controls[player].allotment()
        });
        let replay = replay_time(controls, left, days);
        for player in [0, 1] {
            prop_assert!(replay[player].main >= left[player].main);
            prop_assert!(replay[player].main <= controls[player].main());
            prop_assert_eq!(replay[player].considerations, left[player].considerations);
        }
        // A second no contest at once gives nothing more to players who share a control.
        if controls[0] == controls[1] {
            prop_assert_eq!(replay_time(controls, replay, days), replay);
        }
    }
}
