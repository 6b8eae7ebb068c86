//! Games for four (yonin shōgi): each has one task that owns it, as the games of two have, with a referee of its own.

mod agreement;
mod command;
mod games;
mod message;
mod proposal;
mod room;
mod table;

pub(crate) use agreement::Wish;
pub(crate) use command::Shown;
pub(crate) use games::Agreed;
pub(crate) use message::{listed, on_board, snapshot};
