use super::*;
use crate::Clocks;

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

fn clocks(left: u64, byoyomi: u64, increment: u64) -> Limits {
    let clocks = Clocks { left: [ms(left), ms(1)], increment: [ms(increment), ms(0)], byoyomi: ms(byoyomi) };
    Limits { clocks: Some(clocks), ..Limits::default() }
}

#[track_caller]
fn check(limits: &Limits, soft: u64, hard: u64) {
    let budget = Budget::new(limits, Color::Black, 1, ms(120));
    assert_eq!(budget, Some(Budget { soft: ms(soft), hard: ms(hard) }));
}

#[test]
fn time_is_shared_out() {
    // Byōyomi alone is used up but for the margin, also when a little main time is left.
    check(&clocks(0, 1_000, 0), 880, 880);
    check(&clocks(500, 1_000, 0), 1_380, 1_380);
    // Main time is divided over the moves to come.
    check(&clocks(450_000, 10_000, 0), 20_000, 80_000);
    check(&clocks(450_000, 0, 0), 10_000, 40_000);
    check(&clocks(45_000, 0, 4_000), 4_000, 15_250);
    // Almost nothing left.
    check(&clocks(135, 0, 0), 3, 12);
    check(&clocks(0, 0, 0), 5, 5);
    check(&Limits { movetime: Some(ms(1_000)), ..Limits::default() }, 880, 880);
    check(&Limits { movetime: Some(ms(100)), ..Limits::default() }, 75, 75);
    check(&Limits { movetime: Some(ms(500)), ..clocks(450_000, 0, 0) }, 380, 380);
}

#[test]
fn no_limit_no_budget() {
    let limits = Limits { depth: Some(9), ..Limits::default() };
    assert_eq!(Budget::new(&limits, Color::Black, 1, ms(120)), None);
}

#[test]
fn never_more_than_the_clock_holds() {
    for left in [0, 1, 50, 300, 1_000, 10_000, 3_600_000, u64::MAX] {
        for byoyomi in [0, 100, 1_000, 60_000, u64::MAX] {
            for increment in [0, 100, 10_000, u64::MAX] {
                for ply in [1, 50, 400, u16::MAX] {
                    let budget = Budget::new(&clocks(left, byoyomi, increment), Color::Black, ply, ms(120)).unwrap();
                    let all = ms(left).saturating_add(ms(byoyomi)).saturating_sub(ms(120)).max(LEAST);
                    assert!(budget.hard <= all, "{left} {byoyomi} {increment}");
                    assert!(budget.soft <= budget.hard || budget.hard == LEAST, "{left} {byoyomi} {increment}");
                }
            }
        }
    }
}

#[test]
fn a_timer_that_ponders_is_never_over() {
    let mut timer = Timer::start(Some(Budget { soft: ms(0), hard: ms(0) }), true);
    assert!(!timer.is_over() && timer.is_pondering());
    timer.ponder_hit();
    assert!(timer.is_over() && !timer.is_pondering());
}
