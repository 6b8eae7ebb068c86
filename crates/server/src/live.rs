//! Games being played: each has one task that owns it, and everybody talks to that task.

mod audience;
mod command;
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
mod tables;
mod thinking;
mod view;
mod wishes;

pub(crate) use command::{Answer, Command, Intent};
pub(crate) use line::{DEAF, OUTBOX, SILENCE, SLUGGISH, limiter, serve};
pub(crate) use message::{Reader, agreement, players, result, snapshot};
pub(crate) use ping::Pings;
pub(crate) use pulse::{Pulse, Running};
pub(crate) use review::LONGEST_REMARK;
pub(crate) use ritual::Courtesy;
pub(crate) use stopwatch::Stopwatch;
pub(crate) use tables::{Full, Limits, Tables};
pub(crate) use view::{Change, FoulView, MoveView, PhaseView, Snapshot, Standing, Update};
