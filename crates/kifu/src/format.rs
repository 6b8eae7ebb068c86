//! The formats of records: which one a text is in, and what each of them can hold.

use crate::stream::{Division, First};
use crate::{Encoding, Loss, Record, csa, jkf, ki2, kif, psn, usen, usi};
use std::fmt;
use std::str::FromStr;

/// A format of records. Each is a module of its own; this is the list of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// [`kif`]: the commonest form of records.
    Kif,
    /// [`ki2`]: the same with moves as books write them.
    Ki2,
    /// [`csa`]: of computer games and their servers.
    Csa,
    /// [`usi`]: lines of USI and SFEN.
    Usi,
    /// [`jkf`]: JSON, which holds all of a record.
    Jkf,
    /// [`usen`]: part of a web address.
    Usen,
    /// [`psn`]: after the model of chess, in Western notation.
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

    /// The format of a text, by what stands in it; KIF is the widest, and what nothing else claims.
    pub fn of(text: &str) -> Format {
        if jkf::looks_like(text) {
            Format::Jkf
        } else if csa::looks_like(text) {
            Format::Csa
        } else if psn::looks_like(text) {
            Format::Psn
        } else if usen::looks_like(text) {
            Format::Usen
        } else if usi::looks_like(text) {
            Format::Usi
        } else if ki2::looks_like(text) {
            Format::Ki2
        } else {
            Format::Kif
        }
    }

    /// What stands between two games of one text, which itself ends its last line; `None` if a text is to hold one game.
    pub const fn between_games(self) -> Option<&'static str> {
        match self {
            Format::Csa => Some("/\n"),
            Format::Usi => Some(""),
            _ => None,
        }
    }

    /// Reads the first game of a text.
    pub(crate) fn first(self, text: &str, trust: bool) -> First {
        match self {
            Format::Kif | Format::Ki2 => kif::first(self, text, trust),
            Format::Csa => csa::first(text, trust),
            Format::Usi => usi::first(text, trust),
            Format::Jkf => jkf::first(text, trust),
            Format::Usen => usen::first(text, trust),
            Format::Psn => psn::first(text, trust),
        }
    }

    /// What a line by itself says about where games begin.
    pub(crate) fn divides(self, line: &str) -> Division {
        match self {
            Format::Kif | Format::Ki2 => kif::divides(line),
            Format::Csa => csa::divides(line),
            Format::Usi | Format::Usen => Division::After,
            Format::Jkf => jkf::divides(line),
            Format::Psn => psn::divides(line),
        }
    }

    /// The record as a text that says it is in this encoding, where the format can say so.
    pub(crate) fn write(self, record: &Record, encoding: Encoding) -> String {
        match self {
            Format::Kif => kif::write_in(record, encoding),
            Format::Ki2 => ki2::write_in(record, encoding),
            Format::Csa => csa::write_in(record, encoding),
            Format::Usi => usi::write(record) + "\n",
            Format::Jkf => jkf::write(record),
            Format::Usen => usen::write(record) + "\n",
            Format::Psn => psn::write(record),
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

/// A record as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The content of the file.
    pub bytes: Vec<u8>,
    /// What of the record is not in it.
    pub losses: Vec<Loss>,
}

/// Writes a record. What the format or the encoding cannot hold is left out, and said.
///
/// ```
/// use kifu::{Encoding, Format, Record};
/// let record = Record::with_handicap(shogi::Handicap::Even);
/// let written = kifu::write(&record, Format::Usi, Encoding::Utf8);
/// assert_eq!((written.bytes.as_slice(), written.losses.len()), (b"startpos\n".as_slice(), 0));
/// ```
pub fn write(record: &Record, format: Format, encoding: Encoding) -> Written {
    let mut losses = crate::losses(record, format);
    let (bytes, missing) = encoding.encode(&format.write(record, encoding));
    if !missing.is_empty() {
        losses.push(Loss::Characters(missing));
    }
    Written { bytes, losses }
}
