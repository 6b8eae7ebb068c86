//! Players who come late, or not at all.

use crate::{Remaining, TimeControl};
use std::time::Duration;

/// Whoever is later than this has lost, however much time he would have left (CLOCK-19).
const LONGEST_DELAY: Duration = Duration::from_secs(3600);

/// The game is lost because the player was not there in time: 不戦敗 fusenpai.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefaultLoss;

/// What a player begins with who comes `delay` late: three times the delay is deducted from main time (CLOCK-18), under the
/// stopwatch rounded down to whole minutes, otherwise exactly.
///
/// A deduction of just the whole main time is not more than that: the player begins in considerations or byōyomi, or with
/// an increment, if there are any. Without a clock nothing is deducted.
///
/// # Errors
/// [`DefaultLoss`] if the deduction is more than main time, or the delay more than an hour (CLOCK-19).
pub fn late_start(control: TimeControl, delay: Duration) -> Result<Remaining, DefaultLoss> {
    let allotment = control.allotment();
    if delay > LONGEST_DELAY {
        return Err(DefaultLoss);
    }
    if !control.is_timed() {
        return Ok(allotment);
    }
    let deduction = match control {
        TimeControl::Stopwatch { .. } => control.counted(delay * 3),
        _ => delay * 3,
    };
    let main = allotment.main.checked_sub(deduction).ok_or(DefaultLoss)?;
    let nothing_left = main.is_zero() && matches!(control, TimeControl::SuddenDeath { .. });
    if nothing_left { Err(DefaultLoss) } else { Ok(Remaining { main, ..allotment }) }
}

/// How long one waits for a player: with this delay he may still begin, with any longer one the game is lost. It is not
/// lost earlier even if he has said that he will not come (CLOCK-20).
pub fn waiting_time(control: TimeControl) -> Duration {
    let instant = Duration::from_nanos(1);
    let longest = match control {
        TimeControl::Untimed => LONGEST_DELAY,
        // Of the deduction what is over the minute is forgiven.
        TimeControl::Stopwatch { main } => (main + Duration::from_secs(60) - instant) / 3,
        TimeControl::SuddenDeath { main, .. } => main.saturating_sub(instant) / 3,
        TimeControl::Byoyomi { main, .. } | TimeControl::Increment { main, .. } => main / 3,
    };
    longest.min(LONGEST_DELAY)
}

#[cfg(test)]
mod tests;
