//! The library: records that a visitor keeps, from files, from live games, or made by hand.
//!
//! What is kept is the whole record ([`Recorded`]) as one text, beside it what lists show and what searches look for, and
//! the file it came from, byte for byte.

mod collect;
mod content;
mod facts;
mod family;
mod four;
mod gate;
mod growth;
mod noted;
mod recorded;
mod shelf;
mod standard;
mod terms;
mod walk;

pub(crate) use collect::moves;
pub use collect::record_of_game;
pub use content::{Content, Header, TAGS, tag_of};
pub use facts::ENDINGS;
pub use gate::Gate;
pub use noted::Noted;
pub use recorded::{Recorded, game_of, last_position, record_of, seats};
pub(crate) use shelf::moved;
pub use terms::Query;
pub(crate) use terms::mark;
