//! The library: records that a visitor keeps, from files, from live games, or made by hand.
//!
//! What is kept is the whole record ([`AnyRecord`]) as one text, beside it what lists show and what searches look for, and
//! the file it came from, byte for byte.

mod collect;
mod content;
mod facts;
mod gate;
mod growth;
mod noted;
mod record;
mod shelf;
mod terms;
mod walk;

pub use content::{Content, Header, Node, TAGS, tag_of};
pub use facts::ENDINGS;
pub use gate::Gate;
pub use noted::Noted;
pub use record::AnyRecord;
pub use terms::Query;
pub use walk::{Visited, walk};
