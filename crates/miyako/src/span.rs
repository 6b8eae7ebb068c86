//! How long something may take.

use std::str::FromStr;
use std::time::Duration;

/// A time: `300ms`, `1.5s`, `2m`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span(pub(crate) Duration);

/// Nobody waits longer for one position.
const LONGEST: f64 = 24.0 * 3600.0;

impl FromStr for Span {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Span, &'static str> {
        const EXPECTED: &str = "expected a time such as 300ms, 1s or 2m, a day at most";
        let unit = text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let seconds = match unit {
            "ms" => 0.001,
            "s" => 1.0,
            "m" => 60.0,
            _ => return Err(EXPECTED),
        };
        let number: f64 = text[..text.len() - unit.len()].parse().map_err(|_| EXPECTED)?;
        let seconds = number * seconds;
        if !(0.001..=LONGEST).contains(&seconds) {
            return Err(EXPECTED);
        }
        Ok(Span(Duration::from_secs_f64(seconds)))
    }
}

#[cfg(test)]
mod tests;
