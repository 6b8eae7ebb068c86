//! What the players' clocks show, and what a move takes from them.

use crate::time_control::{MINUTE, Remaining, TimeControl};
use shogi::Color;
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
}

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

/// What both players can still use up. Never less than nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    controls: [TimeControl; 2],
    remaining: [Remaining; 2],
}

impl Clock {
    /// The clocks before the first move, by colour.
    pub fn new(controls: [TimeControl; 2]) -> Clock {
        Clock { controls, remaining: controls.map(TimeControl::allotment) }
    }

    /// The clocks of players who begin with something else than the whole allotment: late, or after a no contest
    /// (CLOCK-14, CLOCK-18).
    pub fn with_left(controls: [TimeControl; 2], left: [Remaining; 2]) -> Clock {
        let mut clock = Clock { controls, remaining: left };
        // Nobody begins with less than a stopwatch leaves everybody.
        Color::ALL.into_iter().for_each(|color| clock.deduct(color, Duration::ZERO));
        clock
    }

    /// How time is given to a player.
    pub const fn control(&self, color: Color) -> TimeControl {
        self.controls[color.index()]
    }

    /// What each player can still use up, by colour.
    pub const fn remaining(&self) -> [Remaining; 2] {
        self.remaining
    }

    /// Makes the clocks show what [`Clock::remaining`] told earlier.
    pub const fn restore(&mut self, remaining: [Remaining; 2]) {
        self.remaining = remaining;
    }

    /// How long the player may take for this move; `None` without a clock. Taking exactly so long is too long (CLOCK-04).
    pub fn allowance(&self, color: Color) -> Option<Duration> {
        let control = self.control(color);
        let considerations = MINUTE * self.remaining[color.index()].considerations;
        control.is_timed().then(|| self.main(color).saturating_add(considerations).saturating_add(control.period()))
    }

    /// What is left after thinking for `spent`; `None` without a clock.
    pub fn left(&self, color: Color, spent: Duration) -> Option<TimeLeft> {
        let (control, considerations) = (self.control(color), self.remaining[color.index()].considerations);
        let (main, period) = (self.main(color), control.period());
        if !control.is_timed() {
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
    pub fn charge(&mut self, color: Color, spent: Duration) -> Duration {
        let counted = self.control(color).counted(spent);
        let main = self.main(color);
        let minutes = counted.saturating_sub(main).as_secs() / MINUTE.as_secs();
        let reserve = self.reserve(color);
        let remaining = &mut self.remaining[color.index()];
        remaining.main = main.saturating_sub(counted).saturating_add(reserve);
        remaining.considerations = remaining.considerations.saturating_sub(u32::try_from(minutes).unwrap_or(u32::MAX));
        counted
    }

    /// Takes what a turn has used that did not end with a move: like [`Clock::charge`], but without an increment.
    pub fn break_off(&mut self, color: Color, spent: Duration) {
        self.charge(color, spent);
        self.deduct(color, self.control(color).increment());
    }

    /// Takes `amount` from main time, as a penalty. What remains is not less than nothing, nor under the stopwatch less
    /// than the last minute.
    pub fn deduct(&mut self, color: Color, amount: Duration) {
        let reserve = self.reserve(color);
        let remaining = &mut self.remaining[color.index()];
        remaining.main = remaining.main.saturating_sub(amount).max(reserve);
    }

    /// What the player can use up before considerations and byōyomi: with the increment, without the last minute of a
    /// stopwatch.
    fn main(&self, color: Color) -> Duration {
        let main = self.remaining[color.index()].main.saturating_sub(self.reserve(color));
        main.saturating_add(self.control(color).increment())
    }

    /// The minute of a stopwatch that is never used up (CLOCK-02).
    fn reserve(&self, color: Color) -> Duration {
        match self.control(color) {
            TimeControl::Stopwatch { .. } => MINUTE,
            _ => Duration::ZERO,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
