use super::{Limit, span};

#[test]
fn times() {
    let check = |text: &str, milliseconds: Option<u128>| {
        assert_eq!(span(text).map(|time| time.as_millis()), milliseconds, "{text}");
    };
    check("0.2", Some(200));
    check("0", Some(0));
    check("0.2s", Some(200));
    check("200ms", Some(200));
    check("1m30s", Some(90_000));
    check("2h5ms", Some(7_200_005));
    for wrong in ["", "s", "1x", "-1", "1e9", "inf", "nan", "30s1m", "1s1s", "1.2.3", ".", "9999999", "1m30", "٣s"] {
        check(wrong, None);
    }
}

#[test]
fn clocks() {
    let check = |text: &str, expected: Result<&str, &str>| match (Limit::clock(text), expected) {
        (Ok(limit), Ok(expected)) => assert_eq!(format!("{limit:?}"), expected, "{text}"),
        (Err(error), Err(expected)) => assert!(error.contains(expected), "{text}: {error}"),
        (found, _) => panic!("{text}: {found:?}"),
    };
    check("10m+30s", Ok("Clock(Byoyomi { main: 600s, considerations: 0, period: 30s, rounding: Exact })"));
    check("10s+0.1s/move", Ok("Clock(Increment { main: 10s, increment: 100ms, rounding: Exact })"));
    check("1m+500ms", Ok("Clock(Byoyomi { main: 60s, considerations: 0, period: 500ms, rounding: Exact })"));
    check("30.5s", Ok("Clock(SuddenDeath { main: 30.5s, rounding: Exact })"));
    check("none", Err("engines need a limit"));
    check("10s+", Err("column 5"));
    check("ten", Err("column 1"));
    assert_eq!(Limit::nodes("20000"), Ok(Limit::Nodes(20_000)));
    for wrong in ["", "0", "-1", "+1", "1.5", "99999999999999999999"] {
        assert!(Limit::nodes(wrong).is_err() && Limit::depth(wrong).is_err(), "{wrong}");
    }
    assert!(Limit::depth("1001").is_err());
    assert!(Limit::time("0").is_err());
}

/// What is written down is what would ask for the same.
#[test]
fn limits_are_told_as_they_are_asked_for() {
    let clock = |text: &str| Limit::clock(text).unwrap();
    assert_eq!(Limit::time("0.2").unwrap().to_string(), "time=200ms");
    assert_eq!(Limit::nodes("5").unwrap().to_string(), "nodes=5");
    assert_eq!(Limit::depth("5").unwrap().to_string(), "depth=5");
    for text in ["10s+100ms", "10s+100ms/move", "10m"] {
        let told = clock(text).to_string();
        assert_eq!(clock(told.strip_prefix("clock=").unwrap()), clock(text), "{told}");
    }
}
