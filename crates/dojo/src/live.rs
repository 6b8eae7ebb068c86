//! Games being played, whichever: each has one task that owns it, and everybody talks to that task.

mod abandon;
mod audience;
mod by_the_day;
mod calendar;
mod clocks;
mod coming;
mod course;
mod hall;
mod hosted;
mod judging;
mod message;
mod pulse;
mod refused;
mod sitting;
mod stopwatch;
mod table;
mod thinking;
mod wake;

pub use audience::Presence;
pub use calendar::{DAY_MS, Rest};
pub use clocks::{BySeat, Clocks, Control, SeatTime, control};
pub(crate) use coming::PEOPLE_EACH;
pub use course::Course;
pub use hall::{Full, Hall, Limits};
pub use hosted::{Channel, Command, Done, Hosted, Incoming, News};
pub(crate) use judging::{MOST_EVENTS, is_crowded};
pub use message::{Reader, millis, pong, refused, ruleset};
pub use pulse::{FILES as PULSE_FILES, Pulse};
pub use refused::Refused;
pub use sitting::is_untaken;
pub use table::{NotStored, Table};
pub use thinking::Purpose;
pub(crate) use thinking::tell;
pub(crate) use wake::{can_still_close, first_wake};
