use super::*;
use std::time::Duration;

#[test]
fn what_a_move_costs() {
    let check = |clock: &str, ms, expected| {
        assert_eq!(seconds(Duration::from_millis(ms), clock.parse().unwrap()), expected, "{clock} {ms}");
    };
    check("10m+10s/seconds", 0, 0);
    check("10m+10s/seconds", 999, 0);
    check("10m+10s/seconds", 1000, 1);
    check("16m/stopwatch", 59_999, 0);
    check("16m/stopwatch", 125_000, 120);
    check("10m+10s", 0, 0);
    check("10m+10s", 1, 1);
    check("10m+10s", 1000, 1);
    check("none", 1999, 1);
}

#[test]
fn a_move() {
    let m = "7g7f".parse().unwrap();
    let played = Played::new(&Position::even(), m, Duration::from_millis(12_900), "10m/seconds".parse().unwrap());
    assert_eq!(played.to_string(), "+7776FU,T12");
}
