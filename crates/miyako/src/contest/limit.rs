//! How long a player may think about a move.

use arbiter::{Rounding, TimeControl};
use std::fmt;
use std::time::Duration;

/// What bounds the thinking of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// The referee's clock.
    Clock(TimeControl),
    /// So many positions for each move, however long that takes.
    Nodes(u64),
    /// So many plies deep.
    Depth(u32),
}

/// Longer than any match.
const LONGEST: f64 = 1e6;

/// A time: `0.2`, `0.2s`, `200ms`, `1m30s`, `2h`.
///
/// # Errors
/// If it is none, or not more than nothing.
pub(super) fn duration(text: &str) -> Result<Duration, String> {
    let wrong = || format!("{text:?} should be a time such as 0.2, 200ms or 1m30s");
    let time = span(text).ok_or_else(wrong)?;
    if time.is_zero() { Err(wrong()) } else { Ok(time) }
}

/// A time that may be nothing; seconds if no unit is named.
pub(super) fn span(text: &str) -> Option<Duration> {
    if let Some(seconds) = number(text) {
        return Some(Duration::from_secs_f64(seconds));
    }
    const UNITS: [(&str, f64); 4] = [("h", 3600.0), ("ms", 0.001), ("m", 60.0), ("s", 1.0)];
    let (mut rest, mut seconds, mut longest) = (text, 0.0, f64::INFINITY);
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit() && c != '.').filter(|at| *at > 0)?;
        let (name, unit) = *UNITS.iter().find(|(name, _)| rest[digits..].starts_with(name))?;
        if unit >= longest {
            return None;
        }
        seconds += number(&rest[..digits])? * unit;
        (rest, longest) = (&rest[digits + name.len()..], unit);
    }
    (longest.is_finite() && seconds <= LONGEST).then(|| Duration::from_secs_f64(seconds))
}

fn number(text: &str) -> Option<f64> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    text.parse().ok().filter(|number| plain && *number <= LONGEST)
}

impl Limit {
    /// The same time for every move.
    ///
    /// # Errors
    /// If the text is no time.
    pub(super) fn time(text: &str) -> Result<Limit, String> {
        let period = duration(text)?;
        let rounding = Rounding::Exact;
        Ok(Limit::Clock(TimeControl::Byoyomi { main: Duration::ZERO, considerations: 0, period, rounding }))
    }

    /// A clock: whatever the referee reads, and parts of seconds besides: `10s+0.1s/move`, `1m+0.5s`, `30.5s`.
    ///
    /// # Errors
    /// If the text is none, or means no limit, or one that cannot be told in USI.
    pub(super) fn clock(text: &str) -> Result<Limit, String> {
        let control = text.parse::<TimeControl>().or_else(|error| fractional(text).ok_or_else(|| error.to_string()));
        match control? {
            TimeControl::Untimed => Err("engines need a limit: a clock, --nodes or --depth".to_owned()),
            control if control.is_by_the_day() => {
                Err("engines need no days: give hours, minutes and seconds".to_owned())
            }
            control => Ok(Limit::Clock(control)),
        }
    }

    /// So many positions.
    ///
    /// # Errors
    /// If the text is no number above zero.
    pub(super) fn nodes(text: &str) -> Result<Limit, String> {
        count(text).map(Limit::Nodes)
    }

    /// So many plies.
    ///
    /// # Errors
    /// If the text is no number from 1 to 1000.
    pub(super) fn depth(text: &str) -> Result<Limit, String> {
        let depth = count(text)?;
        u32::try_from(depth)
            .ok()
            .filter(|depth| *depth <= 1000)
            .map(Limit::Depth)
            .ok_or_else(|| format!("{text:?} should be at most 1000 plies"))
    }

    /// The clock, which has no limit if positions or plies are counted.
    pub(super) fn control(self) -> TimeControl {
        match self {
            Limit::Clock(control) => control,
            Limit::Nodes(_) | Limit::Depth(_) => TimeControl::Untimed,
        }
    }
}

impl fmt::Display for Limit {
    /// As it is asked for: `nodes=20000`, `time=200ms`, `clock=10s+100ms/move`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Clock(TimeControl::Byoyomi { main, considerations: 0, period, .. }) if main.is_zero() => {
                write!(f, "time={period:?}")
            }
            Limit::Clock(TimeControl::Byoyomi { main, considerations: 0, period, .. }) => {
                write!(f, "clock={main:?}+{period:?}")
            }
            Limit::Clock(TimeControl::Increment { main, increment, .. }) => {
                write!(f, "clock={main:?}+{increment:?}/move")
            }
            Limit::Clock(control) => write!(f, "clock={control}"),
            Limit::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Limit::Depth(depth) => write!(f, "depth={depth}"),
        }
    }
}

/// A clock in parts of seconds: main time, and byōyomi or an increment behind a `+`.
fn fractional(text: &str) -> Option<TimeControl> {
    let rounding = Rounding::Exact;
    let (main, extra) = match text.split_once('+') {
        Some((main, extra)) => (span(main)?, extra),
        None => return Some(TimeControl::SuddenDeath { main: duration(text).ok()?, rounding }),
    };
    Some(match extra.strip_suffix("/move") {
        Some(increment) => TimeControl::Increment { main, increment: duration(increment).ok()?, rounding },
        None => TimeControl::Byoyomi { main, considerations: 0, period: duration(extra).ok()?, rounding },
    })
}

fn count(text: &str) -> Result<u64, String> {
    let number = text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten();
    number.filter(|number| *number > 0).ok_or_else(|| format!("{text:?} should be a whole number above 0"))
}

#[cfg(test)]
mod tests;
