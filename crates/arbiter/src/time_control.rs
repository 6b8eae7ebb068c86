//! How time is given to the players.

mod mark;
mod reader;
mod text;

use std::time::Duration;

pub use reader::ParseTimeControlError;

/// A minute: what minute counting charges by, and what one consideration period lasts.
pub(crate) const MINUTE: Duration = Duration::from_secs(60);
/// What games are played by that last for weeks.
pub(crate) const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time a player has (requirements §5.1). The two players of a game may have different ones (HCAP-53).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No limit (CLOCK-12).
    #[default]
    Untimed,
    /// ストップウォッチ方式: what a move costs is rounded down to whole minutes (CLOCK-01). The last minute is never used
    /// up: it is the byōyomi of every move that begins with no more than that (CLOCK-02).
    ///
    /// What programs call 15 minutes and 60 seconds, counted by minutes, is 16 minutes here.
    Stopwatch {
        /// 持ち時間 mochijikan: whole minutes, one at least.
        main: Duration,
    },
    /// 切れ負け kiremake: main time, and at zero the game is lost (CLOCK-10).
    SuddenDeath {
        /// 持ち時間 mochijikan: whole seconds, more than zero.
        main: Duration,
        /// How a move is counted.
        rounding: Rounding,
    },
    /// 秒読み byōyomi: once main time and considerations are gone, so much for every move (CLOCK-06, CLOCK-07). Without
    /// main time it is a limit for each move (CLOCK-13).
    Byoyomi {
        /// 持ち時間 mochijikan: whole seconds, zero or more.
        main: Duration,
        /// 考慮時間 kōryo jikan: so many periods of one minute each after main time; only full ones are spent (CLOCK-08).
        considerations: u32,
        /// For each move after that: whole seconds, more than zero.
        period: Duration,
        /// How a move is counted.
        rounding: Rounding,
    },
    /// フィッシャー方式: main time grows before each own turn, the first included (CLOCK-13).
    Increment {
        /// 持ち時間 mochijikan: whole seconds, zero or more.
        main: Duration,
        /// 加算 kasan: whole seconds, more than zero.
        increment: Duration,
        /// How a move is counted.
        rounding: Rounding,
    },
}

/// How the time of a move is counted where it is not counted in minutes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// As it was.
    #[default]
    Exact,
    /// Down to whole seconds: チェスクロック方式, as timekeepers and the CSA protocol count (CLOCK-06).
    Seconds,
}

/// What a player can still use up: at the start, or at any later time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Remaining {
    /// Of main time; under the stopwatch with the last minute.
    pub main: Duration,
    /// Consideration periods.
    pub considerations: u32,
}

impl TimeControl {
    /// What a player has at the start; nothing without a clock.
    pub const fn allotment(self) -> Remaining {
        let considerations = match self {
            TimeControl::Byoyomi { considerations, .. } => considerations,
            _ => 0,
        };
        Remaining { main: self.main(), considerations }
    }

    /// Main time at the start; none without a clock.
    pub const fn main(self) -> Duration {
        match self {
            TimeControl::Untimed => Duration::ZERO,
            TimeControl::Stopwatch { main }
            | TimeControl::SuddenDeath { main, .. }
            | TimeControl::Byoyomi { main, .. }
            | TimeControl::Increment { main, .. } => main,
        }
    }

    /// Time for each move once main time and considerations are gone: zero without byōyomi, one minute, which is the last
    /// of main time, under the stopwatch.
    pub const fn period(self) -> Duration {
        match self {
            TimeControl::Byoyomi { period, .. } => period,
            TimeControl::Stopwatch { .. } => MINUTE,
            TimeControl::Untimed | TimeControl::SuddenDeath { .. } | TimeControl::Increment { .. } => Duration::ZERO,
        }
    }

    /// What each move adds to main time; zero unless the control says so.
    pub const fn increment(self) -> Duration {
        match self {
            TimeControl::Increment { increment, .. } => increment,
            _ => Duration::ZERO,
        }
    }

    /// Whether there is a clock at all.
    pub const fn is_timed(self) -> bool {
        !matches!(self, TimeControl::Untimed)
    }

    /// Whether time is given in days: then players need not be there, and it goes on whether they are or not.
    pub fn is_by_the_day(self) -> bool {
        self.period().max(self.increment()) >= DAY
    }

    /// The most that can be saved up for later moves: by the day, the fund that the game begins with.
    pub(crate) fn most_saved(self) -> Duration {
        if self.is_by_the_day() { self.main() } else { Duration::MAX }
    }

    /// What a move that took `spent` counts for: as it was, or rounded down to seconds or minutes (CLOCK-01, CLOCK-06).
    pub const fn counted(self, spent: Duration) -> Duration {
        let seconds = spent.as_secs();
        match self {
            TimeControl::Stopwatch { .. } => Duration::from_secs(seconds - seconds % MINUTE.as_secs()),
            TimeControl::SuddenDeath { rounding: Rounding::Seconds, .. }
            | TimeControl::Byoyomi { rounding: Rounding::Seconds, .. }
            | TimeControl::Increment { rounding: Rounding::Seconds, .. } => Duration::from_secs(seconds),
            _ => spent,
        }
    }
}

#[cfg(test)]
mod tests;
