use super::{Announcement, Call};
use crate::clock::tests::controls;
use crate::{Clock, Remaining, TimeControl};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::time::Duration;

fn said(says: Announcement) -> String {
    match says {
        Announcement::MainLeft(left) => format!("{}s left", left.as_secs()),
        Announcement::ConsiderationsLeft(left) => format!("{left} considerations"),
        Announcement::ByoyomiBegins(period) => format!("byoyomi {}s", period.as_secs()),
        Announcement::Seconds(number) | Announcement::Count(number) => number.to_string(),
        Announcement::Passed(passed) => format!("{}s passed", passed.as_secs()),
    }
}

fn calls(clock: &Clock, asked: Option<Duration>) -> Vec<(u64, String)> {
    let calls = clock.announcements(asked);
    calls.map(|call| (call.at.as_secs(), said(call.says))).collect()
}

/// Reads `30 "30", 40 "40"`: second and words, a line or a comma each. `count A` is what is said from second `A - 9` to `A`.
fn expected(text: &str) -> Vec<(u64, String)> {
    let lines = text.split([',', '\n']).map(str::trim).filter(|line| !line.is_empty());
    let calls = lines.flat_map(|line| match line.split_once(' ').unwrap() {
        ("count", end) => {
            let end: u64 = end.parse().unwrap();
            (1..=10).map(|count| (end - 10 + count, count.to_string())).collect()
        }
        (at, words) => vec![(at.parse().unwrap(), words.to_owned())],
    });
    calls.collect()
}

// CLOCK-02, CLOCK-03, CLOCK-08, CLOCK-09, CLOCK-13, CLOCK-23.
#[test]
fn the_timekeeper_calls_out() {
    let check = |text: &str, says: &str| {
        let clock = Clock::new(text.parse().unwrap());
        assert_eq!(calls(&clock, None), expected(says), "{text}");
    };
    check("0m+60s", "30 30, 40 40, 50 50, 51 1, 52 2, 53 3, 54 4, 55 5, 56 6, 57 7, 58 8, 59 9, 60 10");
    check("1m/stopwatch", "30 30, 40 40, 50 50, count 60");
    check("0m+30s", "10 10, 20 20, 21 1, 22 2, 23 3, 24 4, 25 5, 26 6, 27 7, 28 8, 29 9, 30 10");
    check("0m+40s", "10 10, 20 20, 30 30, count 40");
    check("0m+10s", "count 10");
    check("0m+5s", "1 6, 2 7, 3 8, 4 9, 5 10");
    check("0m+90s", "60 60, 70 70, 80 80, count 90");
    check("3m/stopwatch", "120 60s left, 150 30, 160 40, 170 50, count 180");
    check("11m/stopwatch", "60 600s left, 360 300s left, 600 60s left, 630 30, 640 40, 650 50, count 660");
    check("2m+30s", "60 60s left, 120 byoyomi 30s, 130 10, 140 20, count 150");
    check(
        "2m+30s/2x60s",
        "
        60 60s left
        120 2 considerations, 150 30, 160 40, 170 50
        180 1 considerations, 210 30, 220 40, 230 50
        240 byoyomi 30s, 250 10, 260 20, count 270",
    );
    check("0m+3s/1x60s", "30 30, 40 40, 50 50, 60 byoyomi 3s, 61 8, 62 9, 63 10");
    check("6m", "60 300s left, 300 60s left, 330 30s left, 340 20s left, count 360");
    check("0m+25s/move", "5 20s left, count 25");
    check("none", "");
}

// CLOCK-08: a turn that begins among the considerations says nothing that was said before.
#[test]
fn a_turn_may_begin_late() {
    let check = |considerations: u32, says: &str| {
        let control: TimeControl = "10m+30s/10x60s".parse().unwrap();
        let left = Remaining { main: Duration::ZERO, considerations };
        let clock = Clock::with_left(control, left);
        assert_eq!(calls(&clock, None), expected(says), "{considerations}");
    };
    check(1, "30 30, 40 40, 50 50, 60 byoyomi 30s, 70 10, 80 20, count 90");
    check(0, "10 10, 20 20, count 30");
}

// CLOCK-22.
#[test]
fn a_player_is_told_when_he_wants() {
    let check = |text: &str, asked: u64, says: &str| {
        let clock = Clock::new(text.parse().unwrap());
        assert_eq!(calls(&clock, Some(Duration::from_secs(asked))), expected(says), "{text} {asked}");
    };
    check("none", 1200, "1200 1200s passed");
    check("0m+40s", 15, "10 10, 15 15s passed, 20 20, 30 30, count 40");
    check("0m+40s", 20, "10 10, 20 20, 20 20s passed, 30 30, count 40");
    check("0m+40s", 40, "10 10, 20 20, 30 30, count 40");
    check(
        "30m/stopwatch",
        1200,
        "
        1200 600s left, 1200 1200s passed, 1500 300s left, 1740 60s left
        1770 30, 1780 40, 1790 50, count 1800",
    );
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn calls_come_in_order_and_end_with_the_time(control in controls(), used in 0.0..=1.0_f64, asked in 0..80_000_u64) {
        let allotment = control.allotment();
        let main = allotment.main.mul_f64(used).min(allotment.main);
        let considerations = (f64::from(allotment.considerations) * used) as u32;
        let clock = Clock::with_left(control, Remaining { main, considerations });
        let calls: Vec<Call> = clock.announcements(Some(Duration::from_secs(asked))).collect();
        prop_assert!(calls.windows(2).all(|pair| pair[0].at <= pair[1].at), "{:?}", calls);
        prop_assert!(calls.iter().all(|call| !call.at.is_zero()));
        match clock.allowance().unwrap() {
            _ if control.is_by_the_day() => prop_assert!(calls.is_empty()),
            Duration::ZERO => prop_assert!(calls.is_empty()),
            allowance => {
                prop_assert_eq!(calls.last(), Some(&Call { at: allowance, says: Announcement::Count(10) }));
            }
        }
    }
}
