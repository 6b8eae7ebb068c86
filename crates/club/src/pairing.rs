//! Who plays whom.

pub mod dutch;
pub mod knock_out;
pub mod matching;
pub mod round_robin;
pub mod swiss;
