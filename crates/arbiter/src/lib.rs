//! The referee: whose turn it is, how much time is left, whether a move counts, when a game is over and why.
//!
//! A [`Game`] is a pure state machine over a [`play::Board`]: standard shogi, another game of the family, or the game for
//! four. Whoever runs it brings every [`Event`] with the time it happened at, and carries out the [`Effect`]s that come
//! back; the same events at the same times always make the same game.
//!
//! ```
//! use arbiter::{Effect, Event, Game, Terms};
//! use shogi::Color;
//! use std::time::Duration;
//!
//! let mut game = Game::new(Terms::even().with_clock("10m+30s".parse().unwrap()));
//! let first = Event::played(Color::Black, 1, "7g7f".parse().unwrap());
//! let effects = game.handle(first, Duration::from_secs(5)).unwrap();
//! assert!(matches!(effects[..], [Effect::Moved { used, .. }] if used == Duration::from_secs(5)));
//! assert_eq!(game.deadline(), Some(Duration::from_secs(5 + 630)));
//! ```

#![forbid(unsafe_code)]

mod announcement;
mod clock;
mod event;
mod foul;
mod game;
pub mod handicap;
mod lag;
mod lateness;
mod no_contest;
mod outcome;
pub mod preset;
mod refusal;
mod repetition;
pub mod ritual;
mod ruleset;
mod side;
mod terms;
mod time_control;

pub use announcement::{Announcement, Call};
pub use clock::{Clock, Stage, TimeLeft};
pub use event::{Effect, Event, Offer, Ruling};
pub use foul::Foul;
pub use game::{Departure, EffectOn, EventOn, Game, ImpasseCount, Phase, Played, STANDSTILL, Standstill};
pub use lag::{LAG_BANK_CAP, LAG_BANK_REFILL, LagBank};
pub use lateness::{DefaultLoss, late_deduction, waiting_time};
pub use no_contest::{REPLAY_PAUSE, replay_time};
pub use outcome::{Goal, Outcome, ParseOutcomeError};
pub use refusal::Refusal;
pub use ruleset::{
    AgreedDraws, AtMate, Claims, Declaration, Fouls, ImpasseKings, MoveLimit, NoContest, ParseRulesetError, Ruleset,
    Takeback,
};
pub use side::Side;
pub use terms::{Beginning, Operator, Terms};
pub use time_control::{ParseTimeControlError, Remaining, Rounding, TimeControl};
