//! The site as browsers see it: pages, the JSON API, the live channel, and what keeps a visitor within bounds. The games
//! themselves, and everything else that is done here, know nothing of it.

mod api;
mod assets;
mod body;
mod calendar;
mod code;
mod connections;
mod cookie;
mod failure;
mod farewell;
mod found;
mod guarded;
mod identity;
mod language;
mod line;
pub(crate) mod notice;
mod openapi;
mod ops;
mod overload;
mod pages;
mod peer;
mod picture;
mod ping;
mod questions;
pub(crate) mod reach;
mod router;
mod scopes;
mod security;
mod send;
mod server;
mod site;
mod text_view;
mod writing;

pub use api::ceremony::told as ceremony_told;
pub use api::clocks::{round as tournament_clock, told as tournament_clocks};
pub use api::glossary::things as workshop_things;
pub use server::{Server, run};
pub use site::Site;
