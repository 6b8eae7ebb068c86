//! The referee: whose turn it is, how much time is left, whether a move counts, when a game is over and why.
//!
//! A [`Game`] is a pure state machine. Whoever runs it brings every [`Event`] with the time it happened at, and carries
//! out the [`Effect`]s that come back; the same events at the same times always make the same game.
//!
//! ```
//! use arbiter::{Effect, Event, Game, Terms};
//! use shogi::Color;
//! use std::time::Duration;
//!
//! let mut game = Game::new(Terms { clock: "10m+30s".parse().unwrap(), ..Terms::even() });
//! let first = Event::Move { by: Color::Black, ply: 1, m: "7g7f".parse().unwrap() };
//! let effects = game.handle(first, Duration::from_secs(5)).unwrap();
//! assert!(matches!(effects[..], [Effect::Moved { used, .. }] if used == Duration::from_secs(5)));
//! assert_eq!(game.deadline(), Some(Duration::from_secs(5 + 630)));
//! ```

#![forbid(unsafe_code)]

mod announcement;
mod clock;
mod game;
pub mod handicap;
mod lag;
mod lateness;
mod no_contest;
mod outcome;
pub mod preset;
mod refusal;
mod repetition;
mod time_control;

pub use announcement::{Announcement, Call};
pub use clock::{Clock, Stage, TimeLeft};
pub use game::{Effect, Event, Game, Played, Terms};
pub use lag::{LAG_BANK_CAP, LAG_BANK_REFILL, LagBank};
pub use lateness::{DefaultLoss, late_start, waiting_time};
pub use no_contest::{REPLAY_PAUSE, replay_time};
pub use outcome::Outcome;
pub use refusal::Refusal;
pub use time_control::{ParseTimeControlError, Remaining, Rounding, TimeControl};
