//! Games for four (yonin shōgi): each has one task that owns it, as the games of two have, with a referee of its own.

mod agreement;
mod games;
mod hall;
mod line;
mod message;
mod room;
mod table;

pub(crate) use agreement::Wish;
pub(crate) use hall::Hall;
pub(crate) use line::serve;
pub(crate) use message::write;
