use super::{Clock, Stage, TimeLeft};
use crate::{Remaining, TimeControl};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::time::Duration;

fn clock(text: &str) -> Clock {
    Clock::new(text.parse().unwrap())
}

fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

/// Reads `1:20`, minutes and seconds.
fn time(text: &str) -> Duration {
    let (minutes, seconds) = text.split_once(':').unwrap();
    Duration::from_secs(minutes.parse::<u64>().unwrap() * 60 + seconds.parse::<u64>().unwrap())
}

/// Plays moves that took so long, each within its allowance, and says what they counted for in seconds.
fn charge(clock: &mut Clock, moves: &str) -> u64 {
    let mut counted = Duration::ZERO;
    for spent in moves.split(' ').map(time) {
        assert!(clock.allowance().is_none_or(|allowance| spent < allowance), "{spent:?} of {clock:?}");
        counted += clock.charge(spent);
    }
    counted.as_secs()
}

// CLOCK-01, CLOCK-06.
#[test]
fn moves_are_counted_in_minutes_or_seconds() {
    let check = |control: &str, moves: &str, counted: u64, left: u64| {
        let mut clock = clock(control);
        assert_eq!(charge(&mut clock, moves), counted, "{control} {moves}");
        assert_eq!(clock.remaining().main.as_secs(), left, "{control} {moves}");
    };
    check("1h/stopwatch", "0:32 1:20 0:55", 60, 3540);
    check("1h/stopwatch", "3:59", 180, 3420);
    check("1h/stopwatch", "0:59", 0, 3600);
    check("1h/stopwatch", "1:00", 60, 3540);
    check("1h+60s", "0:32 1:20 0:55", 167, 3433);
    check("1h/seconds", "0:32 1:20 0:55", 167, 3433);
}

#[test]
fn rounding_is_down_to_whole_seconds_or_none() {
    let check = |control: &str, spent: f64, counted: f64| {
        assert_eq!(clock(control).charge(seconds(spent)), seconds(counted), "{control} {spent}");
    };
    check("10m+30s", 1.999, 1.999);
    check("10m+30s/seconds", 1.999, 1.0);
    check("10m+30s/seconds", 0.999, 0.0);
    check("10m/seconds", 2.5, 2.0);
    check("10m+5s/move/seconds", 2.5, 2.0);
    check("10m+5s/move", 2.5, 2.5);
    check("none", 2.5, 2.5);
}

// CLOCK-02.
#[test]
fn the_last_minute_of_a_stopwatch_is_never_used_up() {
    let mut clock = clock("3m/stopwatch");
    assert_eq!(charge(&mut clock, "1:20 1:59"), 120);
    assert_eq!(clock.remaining().main, time("1:00"));
    for _ in 0..1000 {
        assert_eq!(charge(&mut clock, "0:59"), 0);
    }
    assert_eq!(clock.allowance(), Some(time("1:00")));
}

// CLOCK-04: thinking for exactly the allowance is too long. CLOCK-08, CLOCK-10, CLOCK-12, CLOCK-13.
#[test]
fn allowances() {
    let check = |control: &str, allowance: Option<u64>| {
        assert_eq!(clock(control).allowance(), allowance.map(Duration::from_secs), "{control}");
    };
    check("none", None);
    check("10m", Some(600));
    check("10m+30s", Some(630));
    check("0m+10s", Some(10));
    check("10m+30s/10x60s", Some(1230));
    check("5m+3s/move", Some(303));
    check("3m/stopwatch", Some(180));
    check("1m/stopwatch", Some(60));
}

// CLOCK-08: main time gone, so many considerations left; what a move costs.
#[test]
fn only_whole_considerations_are_spent() {
    let check = |left: u32, spent: f64, then: u32| {
        let control: TimeControl = "10m+30s/10x60s".parse().unwrap();
        let mut clock = Clock::with_left(control, Remaining { considerations: left, ..Remaining::default() });
        clock.charge(seconds(spent));
        assert_eq!(clock.remaining(), Remaining { main: Duration::ZERO, considerations: then }, "{left} {spent}");
    };
    check(10, 59.0, 10);
    check(10, 59.999, 10);
    check(10, 60.0, 9);
    check(10, 150.0, 8);
    check(1, 75.0, 0);
    check(0, 29.0, 0);
}

// CLOCK-08: the move that uses main time up spends considerations only from then on.
#[test]
fn considerations_begin_when_main_time_is_gone() {
    let check = |spent: &str, considerations: u32| {
        let mut clock = clock("10m+30s/10x60s");
        charge(&mut clock, spent);
        assert_eq!(clock.remaining(), Remaining { main: Duration::ZERO, considerations }, "{spent}");
    };
    check("9:30 1:29", 10);
    check("9:30 1:30", 9);
    check("20:29", 0);
}

// CLOCK-02, CLOCK-07, CLOCK-08.
#[test]
fn a_turn_goes_through_its_stages() {
    let check = |control: &str, spent: f64, main: f64, considerations: u32, period: f64, stage: Stage| {
        let left = clock(control).left(seconds(spent)).unwrap();
        let expected = TimeLeft { main: seconds(main), considerations, period: seconds(period), stage };
        assert_eq!(left, expected, "{control} {spent}");
    };
    let (main, consideration, byoyomi) = (Stage::Main, Stage::Consideration, Stage::Byoyomi);
    let tv = "10m+30s/2x60s";
    check(tv, 0.0, 600.0, 2, 30.0, main);
    check(tv, 599.5, 0.5, 2, 30.0, main);
    check(tv, 600.0, 0.0, 2, 60.0, consideration);
    check(tv, 659.5, 0.0, 2, 0.5, consideration);
    check(tv, 660.0, 0.0, 1, 60.0, consideration);
    check(tv, 719.0, 0.0, 1, 1.0, consideration);
    check(tv, 720.0, 0.0, 0, 30.0, byoyomi);
    check(tv, 749.0, 0.0, 0, 1.0, byoyomi);
    check(tv, 800.0, 0.0, 0, 0.0, byoyomi);
    check("3m/stopwatch", 0.0, 120.0, 0, 60.0, main);
    check("3m/stopwatch", 119.0, 1.0, 0, 60.0, main);
    check("3m/stopwatch", 120.0, 0.0, 0, 60.0, byoyomi);
    check("3m/stopwatch", 179.0, 0.0, 0, 1.0, byoyomi);
    check("10m", 700.0, 0.0, 0, 0.0, main);
    check("5m+3s/move", 0.0, 303.0, 0, 0.0, main);
    assert_eq!(clock("none").left(seconds(5.0)), None);
}

// CLOCK-13: the increment is there before the first move, too.
#[test]
fn increments_are_kept() {
    let mut clock = clock("5m+3s/move");
    assert_eq!(charge(&mut clock, "0:01 0:01"), 2);
    assert_eq!(clock.allowance(), Some(time("5:07")));
    charge(&mut clock, "5:06");
    assert_eq!(clock.allowance(), Some(time("0:04")));
}

#[test]
fn deductions_stop_at_nothing() {
    let check = |control: &str, amount: &str, left: &str| {
        let mut clock = clock(control);
        clock.deduct(time(amount));
        assert_eq!(clock.remaining().main, time(left), "{control} {amount}");
    };
    check("10m+30s", "9:59", "0:01");
    check("10m+30s", "30:00", "0:00");
    check("10m", "30:00", "0:00");
    check("5h/stopwatch", "30:00", "270:00");
    check("40m/stopwatch", "40:00", "1:00");
}

/// Any control within the bounds.
pub(crate) fn controls() -> impl Strategy<Value = TimeControl> {
    let rounding = prop_oneof![Just(crate::Rounding::Exact), Just(crate::Rounding::Seconds)];
    (0..6_u8, 0..=68_400_u64, 0..100_u32, 1..=600_u64, rounding).prop_map(
        |(kind, main, considerations, more, rounding)| {
            let (some, more) = (Duration::from_secs(main.max(1)), Duration::from_secs(more));
            let main = Duration::from_secs(main);
            match kind {
                0 => TimeControl::Stopwatch { main: Duration::from_secs(some.as_secs().div_ceil(60) * 60) },
                1 => TimeControl::SuddenDeath { main: some, rounding },
                2 => TimeControl::Byoyomi { main, considerations, period: more, rounding },
                4 => format!("{}d/move", more.as_secs() % 14 + 1).parse().expect("a clock by the day"),
                5 => {
                    let days = (main.as_secs() % 60 + 1, more.as_secs() % 14 + 1);
                    format!("{}d+{}d/move", days.0, days.1).parse().expect("a clock by the day")
                }
                _ => TimeControl::Increment { main, increment: more, rounding },
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    // Whoever is in time after every move has time for the next, never more than before but for the increment, and what a
    // move counts for is no more than it took.
    #[test]
    fn time_only_passes(control in controls(), shares in prop::collection::vec(0.0..1.0_f64, 1..60)) {
        let mut clock = Clock::new(control);
        for share in shares {
            let before = clock.remaining();
            let allowance = clock.allowance().unwrap();
            prop_assert!(allowance > Duration::ZERO);
            let spent = allowance.mul_f64(share).min(allowance - Duration::from_nanos(1));
            let left = clock.left(spent).unwrap();
            prop_assert!(left.stage == Stage::Main || left.main.is_zero());
            prop_assert!(left.stage != Stage::Main || control.period().is_zero() || !left.main.is_zero());
            prop_assert!(left.main + left.period > Duration::ZERO);
            let byoyomi = if left.stage == Stage::Byoyomi { left.period } else { control.period() };
            prop_assert_eq!(left.before_byoyomi() + byoyomi, allowance - spent);
            prop_assert!(clock.charge(spent) <= spent);
            let after = clock.remaining();
            prop_assert!(after.main <= before.main + control.increment());
            prop_assert!(after.considerations <= before.considerations);
        }
    }

    #[test]
    fn no_time_is_too_long(
        control in controls(),
        left: (u64, u32),
        spent: u64,
        amount: u64,
    ) {
        let left = Remaining { main: Duration::from_secs(left.0), considerations: left.1 };
        let mut clock = Clock::with_left(control, left);
        let (spent, amount) = (Duration::from_secs(spent), Duration::from_secs(amount));
        clock.left(spent);
        clock.charge(spent);
        clock.deduct(amount);
        clock.left(amount);
        prop_assert!(clock.allowance().is_some());
    }
}

#[test]
fn no_more_is_saved_by_the_day_than_the_game_began_with() {
    let hours = |hours: u64| Duration::from_secs(hours * 3600);
    let mut clock = clock("10d+2d/move");
    assert_eq!(clock.allowance(), Some(hours(12 * 24)));
    clock.charge(hours(1));
    assert_eq!(clock.remaining().main, hours(10 * 24));
    clock.charge(hours(5 * 24));
    assert_eq!(clock.remaining().main, hours(7 * 24));
    clock.charge(hours(24));
    assert_eq!(clock.remaining().main, hours(8 * 24));
    // A turn that ends without a move adds nothing.
    clock.break_off(hours(24));
    assert_eq!(clock.remaining().main, hours(7 * 24));
    let mut full = Clock::new("10d+2d/move".parse().unwrap());
    full.break_off(hours(1));
    assert_eq!(full.remaining().main, hours(10 * 24 - 1));

    let mut each = Clock::new("3d/move".parse().unwrap());
    each.charge(hours(71));
    assert_eq!(each.allowance(), Some(hours(72)));
}
