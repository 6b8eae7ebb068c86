//! Pictures of shogi: a position as in a printed book or on wood, a whole game as an animation or as a sheet to print,
//! its course as a curve.
//!
//! A [`Picture`] says what is to be seen and in which [`Style`]. It becomes SVG, or PNG of any width; the fonts are
//! inside, so it looks the same on every machine, and the same picture is always the same bytes.
//!
//! ```
//! use diagram::Picture;
//! use shogi::Setup;
//! let mut picture = Picture::new(Setup::even());
//! picture.title = "平手".to_owned();
//! assert!(picture.svg().starts_with("<svg "));
//! assert!(picture.png(600).unwrap().starts_with(b"\x89PNG"));
//! ```
#![forbid(unsafe_code)]

/// The names by which users choose among the values of a type.
macro_rules! names {
    ($type:ident, $what:literal, { $($value:ident = $name:literal),+ $(,)? }) => {
        impl $type {
            /// Every value, in the order of the names.
            pub const ALL: &[$type] = &[$($type::$value),+];

            /// Its name, as options take it.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$value => $name),+
                }
            }
        }

        impl std::str::FromStr for $type {
            type Err = crate::UnknownName;

            fn from_str(text: &str) -> Result<$type, crate::UnknownName> {
                let found = $type::ALL.iter().copied().find(|value| value.name() == text);
                let expected = || $type::ALL.iter().map(|value| value.name()).collect::<Vec<_>>().join(", ");
                found.ok_or_else(|| crate::UnknownName { what: $what, expected: expected() })
            }
        }
    };
}

mod animation;
mod book;
mod booklet;
mod catalogue;
mod certificate;
mod chart;
mod chess;
mod corner;
mod craft;
mod dress;
mod face;
mod figure;
mod font;
mod graph;
mod koma;
mod log;
mod marks;
mod measure;
mod memorial;
mod natural;
mod pdf;
mod picture;
mod placard;
mod raster;
mod scene;
mod sheet;
mod space;
mod svg;
mod tableau;
mod text;
mod view;
mod worn;

pub use animation::{AnimationError, MOST_FRAMES, Pace, WIDEST_GIF, animated_svg, gif};
pub use book::Book;
pub use booklet::{Block, Board, Booklet, Leaves, Plate, Reach, Way};
pub use catalogue::{Drawing, Entry, Section, What, catalogue};
pub use certificate::{Certificate, Explanation, Paper};
pub use chart::{Chart, Column, Slip, Slips};
pub use craft::{BoardWood, BoxWood, Cut, Grain, Lacquer, Lines, Making, PieceWood, StandKind, StandWood};
pub use face::{Faces, Lettering};
pub use figure::Figure;
pub use font::letter;
pub use graph::{Flag, Graph};
pub use koma::Set;
pub use memorial::{MOST_SIGNERS, Memorial};
pub use natural::{Komadai, Natural, Sun};
pub use picture::{Coordinates, Hands, LARGEST, Picture, SizeError, Style};
pub use placard::Placard;
pub use sheet::{Exercise, MOST_PAGES, Part, Sheet, TooLong};
pub use text::missing;

/// Names the state of all drawings: it stands in their addresses, so that browsers may keep them for ever.
pub const VERSION: &str = env!("DIAGRAM_VERSION");

/// The ceremony around a game, drawn from above.
pub mod ceremony {
    pub use crate::tableau::{Case, Fallen, Lie, Reach, Room, Tableau};
}

/// A name that none of the choices has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    what: &'static str,
    expected: String,
}

impl UnknownName {
    /// The names that there are, with commas between them.
    pub fn expected(&self) -> &str {
        &self.expected
    }
}

impl std::fmt::Display for UnknownName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "no such {}; expected one of {}", self.what, self.expected)
    }
}

impl std::error::Error for UnknownName {}
