//! The clocks of a game as every channel tells them, whether two sit at it or four.

use super::calendar::Rest;
use super::message::millis;
use arbiter::{Rounding, Stage, TimeControl, TimeLeft};
use serde::{Serialize, Serializer};
use std::time::Duration;

/// What a seat has left when a message is made.
pub struct SeatTime {
    /// What the protocol calls the seat.
    pub seat: &'static str,
    /// Main time, considerations and period, as they stand.
    pub left: TimeLeft,
    /// What is left in its bank for lag.
    pub lag_left: Duration,
    /// What was agreed.
    pub control: TimeControl,
    /// By the day: until when its time stands still, if it does.
    pub rests: Option<Rest>,
}

/// The clocks of all seats.
#[derive(Clone, Debug, Serialize)]
pub struct Clocks<const SEATS: usize> {
    running: Option<&'static str>,
    #[serde(flatten)]
    left: BySeat<Left, SEATS>,
    control: BySeat<Control, SEATS>,
}

/// Something for each seat, by its name.
#[derive(Clone, Debug)]
pub struct BySeat<T, const SEATS: usize>(pub [(&'static str, T); SEATS]);

#[derive(Clone, Debug, Serialize)]
struct Left {
    main_ms: u64,
    considerations: u32,
    period_ms: u64,
    stage: &'static str,
    lag_ms: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    rests: Option<Rest>,
}

/// A clock as it was agreed.
#[derive(Clone, Debug, Serialize)]
pub struct Control {
    kind: &'static str,
    main_ms: u64,
    considerations: u32,
    period_ms: u64,
    /// Whether the period is the last part of main time, so that the two are not to be added (CLOCK-02).
    period_within_main: bool,
    increment_ms: u64,
    counting: &'static str,
}

impl<const SEATS: usize> Clocks<SEATS> {
    /// The clocks of `seats`, of which `running` is the one that runs.
    pub fn new(running: Option<&'static str>, seats: [SeatTime; SEATS]) -> Clocks<SEATS> {
        Clocks {
            running,
            left: BySeat(seats.each_ref().map(|time| (time.seat, left(time)))),
            control: BySeat(seats.map(|time| (time.seat, control(time.control)))),
        }
    }
}

impl<T: Serialize, const SEATS: usize> Serialize for BySeat<T, SEATS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(seat, value)| (seat, value)))
    }
}

fn left(time: &SeatTime) -> Left {
    let TimeLeft { main, considerations, period, stage } = time.left;
    Left {
        main_ms: millis(main),
        considerations,
        period_ms: millis(period),
        stage: match stage {
            Stage::Main => "main",
            Stage::Consideration => "consideration",
            Stage::Byoyomi => "byoyomi",
        },
        lag_ms: millis(time.lag_left),
        rests: time.rests,
    }
}

/// What was agreed, as the live channel tells it.
pub fn control(control: TimeControl) -> Control {
    let rounding = match control {
        TimeControl::Untimed => Rounding::Exact,
        TimeControl::Stopwatch { .. } => Rounding::Exact,
        TimeControl::SuddenDeath { rounding, .. }
        | TimeControl::Byoyomi { rounding, .. }
        | TimeControl::Increment { rounding, .. } => rounding,
    };
    Control {
        kind: match control {
            TimeControl::Untimed => "none",
            TimeControl::Stopwatch { .. } => "stopwatch",
            TimeControl::SuddenDeath { .. } => "sudden_death",
            TimeControl::Byoyomi { .. } => "byoyomi",
            TimeControl::Increment { .. } => "increment",
        },
        main_ms: millis(control.main()),
        considerations: control.allotment().considerations,
        period_ms: millis(control.period()),
        period_within_main: matches!(control, TimeControl::Stopwatch { .. }),
        increment_ms: millis(control.increment()),
        counting: match (control, rounding) {
            (TimeControl::Stopwatch { .. }, _) => "minutes",
            (_, Rounding::Seconds) => "seconds",
            (_, Rounding::Exact) => "exact",
        },
    }
}
