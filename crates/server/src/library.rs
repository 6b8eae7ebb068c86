//! The library: records that a visitor keeps, from files, from live games, or made by hand.
//!
//! What is kept is the whole record ([`AnyRecord`]) as one text, beside it what lists show and what searches look for, and
//! the file it came from, byte for byte.

mod collect;
mod content;
mod facts;
mod gate;
mod noted;
mod record;
mod shelf;
mod terms;
mod walk;

pub(crate) use content::{Content, Header, Node, TAGS, Wrong, tag_of};
pub(crate) use gate::Gate;
pub(crate) use noted::Noted;
pub(crate) use record::AnyRecord;
pub(crate) use terms::Query;
pub(crate) use walk::{Visited, walk};
