//! Games of two, of standard shogi or another game of the family, at their tables.

mod command;
mod conditional;
mod draw;
mod greeting;
mod message;
mod opponent;
mod overdue;
mod review;
mod ritual;
mod table;
mod view;
mod wishes;

pub use command::{Answer, Courtesy, Errand, Intent};
pub use conditional::{Edit, Line, MOST_MOVES, Prepared};
pub use message::{agreement, is_called_off, players, result, snapshot};
pub use review::LONGEST_REMARK;
pub use view::{Change, FoulView, MoveView, PhaseView, Snapshot, Standing, Update};
