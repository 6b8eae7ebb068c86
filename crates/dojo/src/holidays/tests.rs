use super::{DAY_MS, Holiday, days_taken, fits, wanted};
use jiff::civil::Date;
use jiff::tz::TimeZone;

fn ms(day: &str) -> i64 {
    day.parse::<Date>().unwrap().to_zoned(TimeZone::UTC).unwrap().timestamp().as_millisecond()
}

/// From one day to another, both included.
fn holiday(first: &str, last: &str) -> Holiday {
    Holiday { person: "anna".to_owned(), since_ms: ms(first), until_ms: ms(last) + DAY_MS }
}

/// Which text a refusal is.
fn refused<T: std::fmt::Debug>(done: Result<T, crate::failure::Failure>) -> String {
    done.unwrap_err().text(words::Language::English)
}

#[test]
fn a_year_has_thirty_days_of_holidays() {
    let july = holiday("2026-07-01", "2026-07-20");
    let fit = |first: &str, last: &str| fits(ms(first), ms(last) + DAY_MS, std::slice::from_ref(&july));
    assert!(fit("2026-08-01", "2026-08-10").is_ok(), "twenty and ten");
    assert!(refused(fit("2026-08-01", "2026-08-11")).contains("2026"));
    assert!(refused(fit("2026-07-20", "2026-07-21")).contains("2026-07-01"), "some are taken");
    // Of those over New Year each year counts its own.
    assert!(fit("2026-12-22", "2027-01-30").is_ok());
    assert!(refused(fit("2026-12-21", "2027-01-01")).contains("2026"));
    assert!(refused(fit("2026-12-31", "2027-01-31")).contains("2027"));
    // A day that two of them touch is one.
    let one = Holiday { until_ms: july.since_ms + 1000, ..july.clone() };
    let two = Holiday { since_ms: july.since_ms + 2000, ..july.clone() };
    assert_eq!(days_taken(2026, &[one, two]), 20);
    assert_eq!(days_taken(2025, &[july]), 0);
}

#[test]
fn holidays_are_taken_from_now_or_ahead_and_not_backwards() {
    let now = ms("2026-07-10") + 3_600_000;
    assert_eq!(wanted("2026-07-10", "2026-07-11", now).unwrap(), (now, ms("2026-07-12")));
    assert_eq!(wanted("2026-07-12", "2026-07-12", now).unwrap(), (ms("2026-07-12"), ms("2026-07-13")));
    for (first, last) in [
        ("2026-07-09", "2026-07-12"),
        ("2026-07-12", "2028-01-01"),
        ("2026-07-12", "2026-07-11"),
        ("soon", "2026-07-11"),
    ] {
        assert!(!refused(wanted(first, last, now)).starts_with("error-"), "{first} {last}");
    }
}
