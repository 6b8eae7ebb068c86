use super::TimeControl;
use std::time::Duration;

fn byoyomi(main: u64, period: u64) -> TimeControl {
    TimeControl::Byoyomi { main: Duration::from_secs(main), period: Duration::from_secs(period) }
}

fn sudden_death(main: u64) -> TimeControl {
    TimeControl::SuddenDeath { main: Duration::from_secs(main) }
}

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
    check("10m+30s/10x60s", 8, "the end");
    check("99999999999999999999999999h", 1, "19 hours");
}
