//! Players who come late, or not at all.

use crate::TimeControl;
use crate::time_control::MINUTE;
use std::time::Duration;

/// Whoever is later than this has lost, however much time they would have left (CLOCK-19).
const LONGEST_DELAY: Duration = Duration::from_secs(3600);

/// The game is lost because the player was not there in time: 不戦敗 fusenpai.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefaultLoss;

/// What is taken from the main time of a player who comes `delay` late: three times the delay (CLOCK-18), under the stopwatch
/// rounded down to whole minutes, otherwise exactly.
///
/// A deduction of just the whole main time is not more than that: the player begins in considerations or byōyomi, or with
/// an increment, if there are any. Without a clock nothing is deducted.
///
/// # Errors
/// [`DefaultLoss`] if the deduction is more than main time, or the delay more than an hour (CLOCK-19).
pub fn late_deduction(control: TimeControl, delay: Duration) -> Result<Duration, DefaultLoss> {
    if delay > LONGEST_DELAY {
        return Err(DefaultLoss);
    }
    let (main, deduction) = (control.main(), delay * 3);
    match control {
        TimeControl::Untimed => Ok(Duration::ZERO),
        TimeControl::Stopwatch { .. } if control.counted(deduction) <= main => Ok(control.counted(deduction)),
        TimeControl::SuddenDeath { .. } if deduction < main => Ok(deduction),
        TimeControl::Byoyomi { .. } | TimeControl::Increment { .. } if deduction <= main => Ok(deduction),
        _ => Err(DefaultLoss),
    }
}

/// How long one waits for a player: with this delay they may still begin, with any longer one the game is lost. It is
/// not lost earlier even if they have said that they will not come (CLOCK-20).
pub fn waiting_time(control: TimeControl) -> Duration {
    let instant = Duration::from_nanos(1);
    let longest = match control {
        TimeControl::Untimed => LONGEST_DELAY,
        // Of the deduction what is over the minute is forgiven.
        TimeControl::Stopwatch { main } => main.saturating_add(MINUTE - instant) / 3,
        TimeControl::SuddenDeath { main, .. } => main.saturating_sub(instant) / 3,
        TimeControl::Byoyomi { main, .. } | TimeControl::Increment { main, .. } => main / 3,
    };
    longest.min(LONGEST_DELAY)
}

#[cfg(test)]
mod tests;
