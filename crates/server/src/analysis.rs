//! Analysis for people on the page: one place, a whole game, what threatens, what is wrong with a move. It comes over a
//! live channel of its own (`docs/live-protocol.md`), and stops when its channel closes.

mod game;
mod line;
mod request;
mod seat;
mod tell;
mod word;
mod work;

pub(crate) use line::{Reader, serve};
