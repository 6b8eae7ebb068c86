//! Games for four (yonin shōgi): each has one task that owns it, as the games of two have, and the same referee.

mod agreed;
mod agreement;
mod command;
mod games;
mod message;
mod referee;
mod table;
mod view;
mod wishes;

pub use agreed::{Agreed, PLAYERS};
pub use agreement::Wish;
pub use view::{Played, Stands, Whole};
