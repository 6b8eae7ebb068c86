//! The USI protocol: the engine for any shogi GUI. Nothing outside this folder knows protocol text.

mod command;
mod options;
mod reader;
mod session;
mod strength;
mod text;

pub use session::run;
