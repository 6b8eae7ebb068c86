//! Times of day as people write them: `22:30`.

/// Minutes of a day.
pub(crate) const DAY: i64 = 24 * 60;

/// The minute of the day that `22:30` is.
pub(crate) fn minute(text: &str) -> Option<i64> {
    let (hours, minutes) = text.trim().split_once(':')?;
    let number = |text: &str, below: i64| {
        let is_number = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: i64 = text.parse().ok().filter(|_| is_number)?;
        (number < below).then_some(number)
    };
    Some(number(hours, 24)? * 60 + number(minutes, 60)?)
}

/// As [`minute`] reads it.
pub(crate) fn text(minute: i64) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}
