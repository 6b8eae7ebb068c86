//! What the players have in the game that is played anew after a no contest (END-21).

use crate::{Remaining, TimeControl};
use std::time::Duration;

/// From the end of a game without result to the start of the next (CLOCK-17).
pub const REPLAY_PAUSE: Duration = Duration::from_secs(30 * 60);

/// Up to how much time is given back before a replay, in games of so many days (CLOCK-14, CLOCK-15).
pub(crate) const fn refill(days: u8) -> Duration {
    Duration::from_secs(if days >= 2 { 2 * 3600 } else { 3600 })
}

/// The time for the replay: what each has left; if that is under an hour for either, under two in matches of two days,
/// both are given what brings the shorter to exactly so much (CLOCK-14, CLOCK-15). Nobody gets more than the whole main
/// time of their control by it (CLOCK-16): events of an hour or less, which the federation leaves to the events' own
/// rules, follow this rule too. Considerations stay as they are, and so does a player without a clock.
///
/// The players stand in any order, the same in and out; in the replay they change colours.
pub fn replay_time(controls: [TimeControl; 2], left: [Remaining; 2], days: u8) -> [Remaining; 2] {
    let least = refill(days);
    let timed = || [0, 1].into_iter().filter(|player| controls[*player].is_timed());
    let shorter = timed().map(|player| left[player].main).min().unwrap_or(least);
    let addition = least.saturating_sub(shorter);

    let mut replay = left;
    for player in timed() {
        let main = left[player].main;
        // An increment may have brought more than the whole main time: nobody loses that.
        let cap = controls[player].main().max(main);
        replay[player].main = main.saturating_add(addition).min(cap);
    }
    replay
}

#[cfg(test)]
mod tests;
