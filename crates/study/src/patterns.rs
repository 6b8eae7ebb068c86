//! Castles, openings, attacks and tesuji by name (OPEN-01, OPEN-02): the shapes and moves of the [`Catalogue`], and what a
//! game has of them. The data is in `patterns/*.toml`; docs/patterns.md tells its form and how games are labelled.

pub mod cases;
mod catalogue;
mod course;
mod data;
mod examples;
mod labels;
mod lines;
mod names;
mod pattern;
mod proverbs;
mod set;
mod tables;
mod tesuji;
mod watch;

pub(crate) use labels::Labeller;

pub use catalogue::Catalogue;
pub use course::Standing;
pub use data::{BadPattern, Kind, Role};
pub use examples::Example;
pub use labels::{Labels, SideLabels, Span, Tesuji};
pub use lines::Building;
pub use pattern::{Pattern, PatternId};
pub use proverbs::Proverb;
pub use watch::Watch;

use serde::ser::{Serialize, SerializeMap, Serializer};
use shogi::Color;

/// Writes a side as programs call it.
pub(crate) fn side<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(color.name())
}

/// The same of a side that there may not be.
pub(crate) fn side_or_none<S: Serializer>(color: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
    match color {
        Some(color) => side(color, serializer),
        None => serializer.serialize_none(),
    }
}

/// What there is of Black and of White, by their names.
pub(crate) fn by_side<T: Serialize, S: Serializer>(both: &[T; 2], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(2))?;
    for color in Color::ALL {
        map.serialize_entry(color.name(), &both[color.index()])?;
    }
    map.end()
}
