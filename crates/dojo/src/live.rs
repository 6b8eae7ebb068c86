//! Games being played: each has one task that owns it, and everybody talks to that task.

mod audience;
mod command;
mod draw;
mod hall;
mod hosted;
mod judging;
mod message;
mod opponent;
mod pulse;
mod review;
mod ritual;
mod stopwatch;
mod table;
mod thinking;
mod two;
mod view;
mod wishes;

pub use audience::Audience;
pub use command::{Answer, Courtesy, Errand, Intent, Refused};
pub use hall::{Full, Hall, Limits};
pub use hosted::{Command, Hosted, House, Incoming, LoadError};
pub use judging::is_crowded;
pub use message::{Clocks, Reader, SeatTime, agreement, millis, players, pong, refused, result, snapshot};
pub use pulse::{FILES as PULSE_FILES, LastEvent, Pulse, Running};
pub use review::LONGEST_REMARK;
pub use stopwatch::Stopwatch;
pub use thinking::QUIET;
pub use view::{Change, FoulView, MoveText, MoveView, PhaseView, Snapshot, Standing, Update};
