//! Games being played: each has one task that owns it, and everybody talks to that task.

mod audience;
mod command;
mod hall;
mod hosted;
mod judging;
mod line;
mod message;
mod opponent;
mod ping;
mod pulse;
mod review;
mod ritual;
mod stopwatch;
mod table;
mod thinking;
mod view;
mod wishes;

pub(crate) use audience::Audience;
pub(crate) use command::{Answer, Errand, Intent, Refused};
pub(crate) use hall::{Full, Hall, Limits};
pub(crate) use hosted::{Command, Hosted, House, Incoming, LoadError};
pub(crate) use line::serve;
pub(crate) use message::{Clocks, Reader, SeatTime, agreement, millis, players, refused, result, snapshot};
pub(crate) use pulse::{FILES as PULSE_FILES, LastEvent, Pulse, Running};
pub(crate) use review::LONGEST_REMARK;
pub(crate) use ritual::Courtesy;
pub(crate) use stopwatch::Stopwatch;
pub(crate) use thinking::QUIET;
pub(crate) use view::{Change, FoulView, MoveText, MoveView, PhaseView, Snapshot, Standing, Update};
