//! What the players' clocks show. Times are exact; nothing is rounded.

use crate::TimeControl;
use shogi::Color;
use std::time::Duration;

/// What a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Of main time.
    pub main: Duration,
    /// Of this move's byōyomi: the whole period until main time is gone. Zero in sudden death.
    pub byoyomi: Duration,
    /// Whether main time is gone and byōyomi is running.
    pub in_byoyomi: bool,
}

/// Main time left of both players; byōyomi needs no memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    control: TimeControl,
    main: [Duration; 2],
}

impl Clock {
    pub(crate) fn new(control: TimeControl) -> Clock {
        Clock { control, main: [control.main(); 2] }
    }

    /// How long the player may take for this move; `None` without a clock. Taking exactly so long is too long (CLOCK-04).
    pub(crate) fn allowance(&self, color: Color) -> Option<Duration> {
        self.control.is_timed().then(|| self.main[color.index()] + self.control.period())
    }

    /// What is left after thinking for `spent`; `None` without a clock.
    pub(crate) fn left(&self, color: Color, spent: Duration) -> Option<TimeLeft> {
        let (main, period) = (self.main[color.index()], self.control.period());
        let over = spent.saturating_sub(main);
        self.control.is_timed().then(|| TimeLeft {
            main: main.saturating_sub(spent),
            byoyomi: period.saturating_sub(over),
            in_byoyomi: !period.is_zero() && spent >= main,
        })
    }

    /// Takes what a move cost from main time.
    pub(crate) fn charge(&mut self, color: Color, spent: Duration) {
        let main = &mut self.main[color.index()];
        *main = main.saturating_sub(spent);
    }
}
