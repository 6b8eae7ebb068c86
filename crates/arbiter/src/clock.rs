//! What a player's clock shows, and what a move takes from it.

use crate::time_control::{MINUTE, Remaining, TimeControl};
use std::time::Duration;

/// What a player has left at one moment of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Of main time. Under the stopwatch without the last minute, which is its byōyomi: it shows as `main` + `period`.
    pub main: Duration,
    /// Whole consideration periods, the running one included.
    pub considerations: u32,
    /// Of the running consideration minute or byōyomi; in main time the whole byōyomi, zero if there is none.
    pub period: Duration,
    /// What is running.
    pub stage: Stage,
}

impl TimeLeft {
    /// Main time and considerations together: what can be used up before byōyomi begins.
    pub fn before_byoyomi(&self) -> Duration {
        match self.stage {
            Stage::Main => self.main.saturating_add(MINUTE * self.considerations),
            Stage::Consideration => MINUTE * self.considerations.saturating_sub(1) + self.period,
            Stage::Byoyomi => Duration::ZERO,
        }
    }

    /// What every move may take once main time is gone, without taking anything from the moves to come: the byōyomi, and
    /// before it the running consideration, which is spent only as a whole (CLOCK-08).
    pub fn for_each_move(&self) -> Duration {
        match self.stage {
            Stage::Main if self.considerations > 0 => MINUTE,
            _ => self.period,
        }
    }

    /// What a program may take of it for one move: most of what every move has or brings back, and its part of the main time.
    ///
    /// ```
    /// use arbiter::Clock;
    /// use std::time::Duration;
    /// let left = Clock::new("10m+30s".parse().unwrap()).left(Duration::ZERO).unwrap();
    /// assert_eq!(left.share(Duration::ZERO), Duration::from_millis(15_000 + 22_500));
    /// ```
    pub fn share(&self, increment: Duration) -> Duration {
        let each = (self.for_each_move() + increment) * 3 / 4;
        let all = self.main + self.for_each_move();
        (self.main / MOVES_TO_COME + each).min(all.saturating_sub(MARGIN))
    }
}

/// On how many more moves a program spreads its main time.
const MOVES_TO_COME: u32 = 40;
/// What an answer needs on its way.
const MARGIN: Duration = Duration::from_millis(300);

/// What a player is using up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// 持ち時間 mochijikan.
    Main,
    /// 考慮時間 kōryo jikan.
    Consideration,
    /// 秒読み byōyomi.
    Byoyomi,
}

/// A player's clock: what they can still use up, never less than nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    remaining: Remaining,
}

impl Clock {
    /// The clock before the first move.
    pub fn new(control: TimeControl) -> Clock {
        Clock { control, remaining: control.allotment() }
    }

    /// The clock of a player who begins with something else than the whole allotment: late, or after a no contest
    /// (CLOCK-14, CLOCK-18).
    pub fn with_left(control: TimeControl, remaining: Remaining) -> Clock {
        let mut clock = Clock { control, remaining };
        // Nobody begins with less than a stopwatch leaves everybody.
        clock.deduct(Duration::ZERO);
        clock
    }

    /// How time is given to the player.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What the player can still use up.
    pub const fn remaining(&self) -> Remaining {
        self.remaining
    }

    /// Shows again what it showed.
    pub(crate) fn set(&mut self, remaining: Remaining) {
        self.remaining = remaining;
    }

    /// How long the player may take for this move; `None` without a clock. Taking exactly so long is too long (CLOCK-04).
    pub fn allowance(&self) -> Option<Duration> {
        let considerations = MINUTE * self.remaining.considerations;
        let period = self.control.period();
        self.control.is_timed().then(|| self.main().saturating_add(considerations).saturating_add(period))
    }

    /// What is left after thinking for `spent`; `None` without a clock.
    pub fn left(&self, spent: Duration) -> Option<TimeLeft> {
        let considerations = self.remaining.considerations;
        let (main, period) = (self.main(), self.control.period());
        if !self.control.is_timed() {
            return None;
        }
        if spent < main || period.is_zero() {
            let main = main.saturating_sub(spent);
            return Some(TimeLeft { main, considerations, period, stage: Stage::Main });
        }
        let (over, all) = (spent - main, MINUTE * considerations);
        Some(if over < all {
            let left = all - over;
            let whole = left.as_nanos().div_ceil(MINUTE.as_nanos()) as u32;
            let period = left - MINUTE * (whole - 1);
            TimeLeft { main: Duration::ZERO, considerations: whole, period, stage: Stage::Consideration }
        } else {
            let period = period.saturating_sub(over - all);
            TimeLeft { main: Duration::ZERO, considerations: 0, period, stage: Stage::Byoyomi }
        })
    }

    /// Takes a move that took `spent` from what the player has, and returns what it counts for: what a record writes
    /// (CLOCK-01, CLOCK-06). Of considerations only whole ones are taken (CLOCK-08), of byōyomi nothing.
    pub fn charge(&mut self, spent: Duration) -> Duration {
        let counted = self.spend(spent);
        self.remaining.main = self.remaining.main.min(self.control.most_saved());
        counted
    }

    fn spend(&mut self, spent: Duration) -> Duration {
        let counted = self.control.counted(spent);
        let main = self.main();
        let minutes = counted.saturating_sub(main).as_secs() / MINUTE.as_secs();
        self.remaining.main = main.saturating_sub(counted).saturating_add(self.reserve());
        let minutes = u32::try_from(minutes).unwrap_or(u32::MAX);
        self.remaining.considerations = self.remaining.considerations.saturating_sub(minutes);
        counted
    }

    /// Takes what a turn has used that did not end with a move: like [`Clock::charge`], but without an increment.
    pub fn break_off(&mut self, spent: Duration) {
        self.spend(spent);
        self.deduct(self.control.increment());
    }

    /// Takes `amount` from main time, as a penalty. What remains is not less than nothing, nor under the stopwatch less
    /// than the last minute.
    pub fn deduct(&mut self, amount: Duration) {
        self.remaining.main = self.remaining.main.saturating_sub(amount).max(self.reserve());
    }

    /// What the player can use up before considerations and byōyomi: with the increment, without the last minute of a
    /// stopwatch.
    fn main(&self) -> Duration {
        self.remaining.main.saturating_sub(self.reserve()).saturating_add(self.control.increment())
    }

    /// The minute of a stopwatch that is never used up (CLOCK-02).
    fn reserve(&self) -> Duration {
        match self.control {
            TimeControl::Stopwatch { .. } => MINUTE,
            _ => Duration::ZERO,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
