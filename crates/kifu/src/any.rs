//! Records in any format: what is asked of a text or of a record, whatever the format, is passed on to the format's room.

use crate::loss::Holds;
use crate::reading::{Division, First};
use crate::{Encoding, Finding, FindingKind, Format, Loss, Reading, Record, encoding};
use crate::{csa, jkf, ki2, kif, psn, usen, usi};

/// How to read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The format; the text itself says which it is if this does not.
    pub format: Option<Format>,
    /// Moves are not checked against the rules, only against the pieces there are: for records that were checked before.
    pub trust: bool,
}

/// Reads a record, whatever its format and encoding; the text itself says which they are.
///
/// # Errors
/// With the one finding that left no record: the bytes are no text, or the text holds no record.
pub fn read(bytes: &[u8]) -> Result<Reading, Finding> {
    read_with(bytes, Options::default())
}

/// Reads a record as the options say.
///
/// # Errors
/// With the one finding that left no record: the bytes are no text, or the text holds no record.
pub fn read_with(bytes: &[u8], options: Options) -> Result<Reading, Finding> {
    let (encoding, text) = encoding::decode(bytes).ok_or(Finding::new(1, 1, FindingKind::NotText))?;
    let text = encoding::without_zeros(text);
    // Programs that put files together leave more marks than one.
    let text = text.trim_start_matches(encoding::MARK);
    let format = options.format.unwrap_or_else(|| format_of(text));
    let reading = first(format, text, options.trust).alone_in(text)?;
    Ok(Reading { format, encoding, ..reading })
}

/// The format of a text, by what stands in it; KIF is the widest, and what nothing else claims.
pub(crate) fn format_of(text: &str) -> Format {
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

/// Reads the first game of a text.
pub(crate) fn first(format: Format, text: &str, trust: bool) -> First {
    match format {
        Format::Kif | Format::Ki2 => kif::first(format, text, trust),
        Format::Csa => csa::first(text, trust),
        Format::Usi => usi::first(text, trust),
        Format::Jkf => jkf::first(text, trust),
        Format::Usen => usen::first(text, trust),
        Format::Psn => psn::first(text, trust),
    }
}

/// What a line by itself says about where games begin.
pub(crate) fn divides(format: Format, line: &str) -> Division {
    match format {
        Format::Kif | Format::Ki2 => kif::divides(line),
        Format::Csa => csa::divides(line),
        Format::Usi | Format::Usen => Division::After,
        Format::Jkf => jkf::divides(line),
        Format::Psn => psn::divides(line),
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
    let mut losses = losses(record, format);
    let (bytes, missing) = encoding.encode(&text_in(record, format, encoding));
    if !missing.is_empty() {
        losses.push(Loss::Characters(missing));
    }
    Written { bytes, losses }
}

/// The record as a text that says it is in this encoding, where the format can say so.
fn text_in(record: &Record, format: Format, encoding: Encoding) -> String {
    match format {
        Format::Kif => kif::write_in(record, encoding),
        Format::Ki2 => ki2::write_in(record, encoding),
        Format::Csa => csa::write_in(record, encoding),
        Format::Usi => usi::write(record) + "\n",
        Format::Jkf => jkf::write(record),
        Format::Usen => usen::write(record) + "\n",
        Format::Psn => psn::write(record),
    }
}

/// What a text of this format cannot hold of a record, each kind once. If it is nothing, the record comes back from its
/// text as it was.
pub fn losses(record: &Record, format: Format) -> Vec<Loss> {
    let holds = match format {
        Format::Kif => kif::HOLDS,
        Format::Ki2 => ki2::HOLDS,
        Format::Csa => csa::HOLDS,
        Format::Usi => Holds::MOVES,
        Format::Jkf | Format::Psn => Holds::ALL,
        Format::Usen => usen::HOLDS,
    };
    holds.losses(record)
}
