//! The formats of records, by their names.

use crate::Encoding;
use std::fmt;
use std::str::FromStr;

/// A format of records. Each is a module of its own; this is the list of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// [`kif`](crate::kif): the commonest form of records.
    Kif,
    /// [`ki2`](crate::ki2): the same with moves as books write them.
    Ki2,
    /// [`csa`](crate::csa): of computer games and their servers.
    Csa,
    /// [`usi`](crate::usi): lines of USI and SFEN.
    Usi,
    /// [`jkf`](crate::jkf): JSON, which holds all of a record.
    Jkf,
    /// [`usen`](crate::usen): part of a web address.
    Usen,
    /// [`psn`](crate::psn): after the model of chess, in Western notation.
    Psn,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 7] =
        [Format::Kif, Format::Ki2, Format::Csa, Format::Usi, Format::Jkf, Format::Usen, Format::Psn];

    /// Its name for programs, which is also the end of file names.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Kif => "kif",
            Format::Ki2 => "ki2",
            Format::Csa => "csa",
            Format::Usi => "usi",
            Format::Jkf => "jkf",
            Format::Usen => "usen",
            Format::Psn => "psn",
        }
    }

    /// The format and the encoding that the end of a file name stands for by custom, in any case; an encoding of `None`
    /// is not said by it.
    pub fn of_extension(extension: &str) -> Option<(Format, Option<Encoding>)> {
        Some(match extension.to_ascii_lowercase().as_str() {
            "kif" => (Format::Kif, Some(Encoding::ShiftJis)),
            "kifu" => (Format::Kif, Some(Encoding::Utf8)),
            "ki2" => (Format::Ki2, Some(Encoding::ShiftJis)),
            "ki2u" => (Format::Ki2, Some(Encoding::Utf8)),
            "csa" => (Format::Csa, None),
            "usi" | "sfen" => (Format::Usi, None),
            "usen" => (Format::Usen, None),
            "psn" | "psn2" => (Format::Psn, None),
            "jkf" | "json" => (Format::Jkf, Some(Encoding::Utf8)),
            _ => return None,
        })
    }

    /// What stands between two games of one text, which itself ends its last line; `None` if a text is to hold one game.
    pub const fn between_games(self) -> Option<&'static str> {
        match self {
            Format::Csa => Some("/\n"),
            Format::Usi => Some(""),
            _ => None,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No format has this name; the message names them all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFormat;

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of {}", Format::ALL.map(Format::name).join(", "))
    }
}

impl std::error::Error for UnknownFormat {}

impl FromStr for Format {
    type Err = UnknownFormat;

    /// By [`Format::name`] or a customary end of file names, in any case.
    fn from_str(name: &str) -> Result<Format, UnknownFormat> {
        Format::of_extension(name).map(|(format, _)| format).ok_or(UnknownFormat)
    }
}
