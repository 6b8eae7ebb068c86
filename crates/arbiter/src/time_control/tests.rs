use super::{Rounding, TimeControl};
use crate::clock::tests::controls;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::time::Duration;

fn byoyomi(main: u64, period: u64) -> TimeControl {
    considerations(main, 0, period)
}

fn considerations(main: u64, considerations: u32, period: u64) -> TimeControl {
    let (main, period) = (Duration::from_secs(main), Duration::from_secs(period));
    TimeControl::Byoyomi { main, considerations, period, rounding: Rounding::Exact }
}

fn increment(main: u64, increment: u64) -> TimeControl {
    let (main, increment) = (Duration::from_secs(main), Duration::from_secs(increment));
    TimeControl::Increment { main, increment, rounding: Rounding::Exact }
}

fn sudden_death(main: u64) -> TimeControl {
    TimeControl::SuddenDeath { main: Duration::from_secs(main), rounding: Rounding::Exact }
}

fn stopwatch(main: u64) -> TimeControl {
    TimeControl::Stopwatch { main: Duration::from_secs(main) }
}

fn in_seconds(control: TimeControl) -> TimeControl {
    let rounding = Rounding::Seconds;
    match control {
        TimeControl::SuddenDeath { main, .. } => TimeControl::SuddenDeath { main, rounding },
        TimeControl::Increment { main, increment, .. } => TimeControl::Increment { main, increment, rounding },
        TimeControl::Byoyomi { main, considerations, period, .. } => {
            TimeControl::Byoyomi { main, considerations, period, rounding }
        }
        other => other,
    }
}

// CLOCK-07, CLOCK-10, CLOCK-12, CLOCK-13.
#[test]
fn reads_and_writes() {
    let check = |text: &str, clock: TimeControl, canonical: &str| {
        assert_eq!(text.parse(), Ok(clock), "{text}");
        assert_eq!(clock.to_string(), canonical, "{text}");
        assert_eq!(canonical.parse(), Ok(clock), "{text}");
    };
    check("none", TimeControl::Untimed, "none");
    check("10m", sudden_death(600), "10m");
    check("10m+30s", byoyomi(600, 30), "10m+30s");
    check("1h30m+60s", byoyomi(5400, 60), "1h30m+60s");
    check("90m+1m", byoyomi(5400, 60), "1h30m+60s");
    check("0m+10s", byoyomi(0, 10), "0m+10s");
    check("5s", sudden_death(5), "5s");
    check("1h1m1s", sudden_death(3661), "1h1m1s");
    check("19h+10m", byoyomi(68_400, 600), "19h+600s");
    check("10m+30s/10x60s", considerations(600, 10, 30), "10m+30s/10x60s");
    check("15m+30s/1x1m", considerations(900, 1, 30), "15m+30s/1x60s");
    check("5m+3s/move", increment(300, 3), "5m+3s/move");
    check("0m+10s/move", increment(0, 10), "0m+10s/move");
    check("8h/stopwatch", stopwatch(28_800), "8h/stopwatch");
    check("60s/stopwatch", stopwatch(60), "1m/stopwatch");
    check("10m/seconds", in_seconds(sudden_death(600)), "10m/seconds");
    check("10m+10s/seconds", in_seconds(byoyomi(600, 10)), "10m+10s/seconds");
    check("10m+10s/move/seconds", in_seconds(increment(600, 10)), "10m+10s/move/seconds");
    check("3d/move", byoyomi(0, 3 * 86_400), "3d/move");
    check("10d+1d/move", increment(864_000, 86_400), "10d+1d/move");
    check("60d+14d/move", increment(60 * 86_400, 14 * 86_400), "60d+14d/move");
    check("10m+30s/10x60s/seconds", in_seconds(considerations(600, 10, 30)), "10m+30s/10x60s/seconds");
}

// CLOCK-23.
#[test]
fn marks_of_tables() {
    let check = |mark: &str, clock: &str| {
        assert_eq!(TimeControl::from_mark(mark), Ok(clock.parse().unwrap()), "{mark}");
    };
    check("15☆(10k)", "15m+30s/10x60s/seconds");
    check("10☆(5k)", "10m+30s/5x60s/seconds");
    check("3h★", "3h+60s/seconds");
    check("40★", "40m+60s/seconds");
    check("25(40)", "25m+40s/seconds");
    check("25(40)(3k)", "25m+40s/3x60s/seconds");
    check("8h", "8h/stopwatch");
    check("40", "40m/stopwatch");
}

#[test]
fn wrong_marks_of_tables() {
    let check = |mark: &str, column: usize, expected: &str| {
        let error = TimeControl::from_mark(mark).unwrap_err();
        assert_eq!(error.column, column, "{mark}: {error}");
        assert!(error.expected.contains(expected), "{mark}: {error}");
    };
    check("", 1, "a number");
    check("★", 1, "a number");
    check("0h", 1, "1 minute");
    check("20h", 1, "19 hours");
    check("18446744073709551616h", 1, "19 hours");
    check("8m", 2, "★");
    check("15(10k)", 3, "★");
    check("15☆☆", 4, "considerations");
    check("15☆(0k)", 5, "1 to 99");
    check("15☆(10)", 7, "'k)'");
    check("15☆(10k) ", 9, "the end");
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_the_same(control in controls()) {
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }

    #[test]
    fn what_is_wrong_has_a_place(text in r"[0-9]{0,3}[hms+/x ]{0,2}[0-9]{0,2}[hms+/x]{0,2}(move|seconds|stopwatch)?|.{0,80}") {
        match text.parse::<TimeControl>() {
            Ok(control) => prop_assert_eq!(control.to_string().parse(), Ok(control)),
            Err(error) => prop_assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}"),
        }
        if let Err(error) = TimeControl::from_mark(&text) {
            prop_assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}");
        }
    }
}

#[test]
fn says_where_it_goes_wrong() {
    let check = |text: &str, column: usize, expected: &str| {
        let error = text.parse::<TimeControl>().unwrap_err();
        assert_eq!(error.column, column, "{text}: {error}");
        assert!(error.expected.contains(expected), "{text}: {error}");
    };
    check("", 1, "a number");
    check("ten", 1, "a number");
    check("NHK", 1, "NHK/final");
    check("XYZ/final", 1, "NHK/final");
    check("NHK/", 5, "a round");
    check("竜王/amateur", 4, "a round");
    check("10", 3, "a unit");
    check("10x", 3, "a unit");
    check("10m30h", 6, "smaller than m");
    check("10m5m", 5, "smaller than m");
    check("10s5s", 5, "'+'");
    check("10m 30s", 4, "'+'");
    check("10m+", 5, "a number");
    check("10m+30", 7, "a unit");
    check("10m+0s", 5, "more than zero");
    check("0m", 1, "more than zero");
    check("20h", 1, "19 hours");
    check("10m+11m", 5, "10 minutes");
    check("10m+30s+5s", 8, "the end");
    check("10m+30s/10", 11, "'x'");
    check("10m+30s/0x60s", 9, "1 to 99");
    check("10m+30s/100x60s", 9, "1 to 99");
    check("10m+30s/10x30s", 12, "one minute");
    check("10m+30s/10x60s/move", 16, "seconds");
    check("10m+30s/stopwatch", 9, "move");
    check("10m+30s/", 9, "move");
    check("10m+3s/move/10x60s", 12, "the end");
    check("10m+3s/moves", 12, "the end");
    check("10m/", 5, "stopwatch");
    check("10m/second", 5, "stopwatch");
    check("10m/seconds/stopwatch", 12, "the end");
    check("0m/stopwatch", 1, "whole minutes");
    check("90s/stopwatch", 1, "whole minutes");
    check("8h/stopwatch/seconds", 13, "the end");
    check("3d", 3, "'/move'");
    check("3d/mov", 3, "'/move'");
    check("0d/move", 1, "1 to 14 days");
    check("15d/move", 1, "1 to 14 days");
    check("61d+1d/move", 1, "1 to 60 days");
    check("10d+15d/move", 5, "1 to 14 days");
    check("10d+1h/move", 6, "'d'");
    check("10d+", 5, "a number");
    check("10d+1d/moves", 12, "the end");
    check("3d/move/seconds", 8, "the end");
    check("99999999999999999999999999h", 1, "19 hours");
}

// CLOCK-23: every mark of the tables is written as it was read.
#[test]
fn marks_are_written_as_they_were_read() {
    for mark in ["8h", "3h★", "15☆(10k)", "25(40)", "40★", "10☆(5k)", "20☆", "30☆"] {
        assert_eq!(TimeControl::from_mark(mark).unwrap().mark().as_deref(), Some(mark));
    }
    for round in crate::preset::tournaments().iter().flat_map(|event| &event.rounds) {
        let mark = round.control.mark().expect("a table has it");
        assert_eq!(TimeControl::from_mark(&mark), Ok(round.control), "{mark}");
    }
    for text in ["none", "10m", "5m+5s/move", "10m+30s", "0m+30s/seconds"] {
        assert_eq!(text.parse::<TimeControl>().unwrap().mark(), None, "{text}");
    }
}
