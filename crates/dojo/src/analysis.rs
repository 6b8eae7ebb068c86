//! Analysis for people on the page: one place, a whole game, what threatens, what is wrong with a move. It comes over a
//! live channel of its own (`docs/live-protocol.md`), and stops when its channel closes.

mod game;
mod questions;
mod request;
mod seat;
mod talk;
mod tell;
mod word;
mod work;

pub(crate) use game::{judge_once, look_again, look_through};
pub use questions::Questions;
pub use talk::Reader;
