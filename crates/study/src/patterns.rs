//! Castles, openings, attacks and tesuji by name (OPEN-01, OPEN-02): the shapes and moves of the [`Catalogue`], and what a
//! game has of them. The data is in `patterns/*.toml`; docs/patterns.md tells its form and how games are labelled.

pub mod cases;
mod catalogue;
mod data;
mod labels;
mod pattern;
mod set;
mod tables;
mod tesuji;
mod watch;

pub use catalogue::Catalogue;
pub use data::{BadPattern, Kind, Role};
pub use labels::{Labels, SideLabels, Span, Tesuji};
pub use pattern::{Pattern, PatternId};
pub use watch::Watch;
