//! Records of other games of the family than standard shogi, each alone in its file.

use super::Source;
use kifu::{Encoding, Format};
use std::io::Read;
use variants::{RecordError, RecordForm, yonin};

/// No such record is longer.
const LONGEST: u64 = 4 << 20;

/// A record of another game.
pub(crate) enum Record {
    Two(Box<variants::Record>),
    Four(Box<yonin::Record>),
}

impl Record {
    fn read(text: &str) -> Option<Result<Record, RecordError>> {
        let four = yonin::Record::read(text).map(|read| read.map(|record| Record::Four(Box::new(record))));
        four.or_else(|| Some(variants::Record::read(text)?.map(|record| Record::Two(Box::new(record)))))
    }

    pub(crate) fn plies(&self) -> usize {
        match self {
            Record::Two(record) => record.plies(),
            Record::Four(record) => record.plies(),
        }
    }

    /// The endings of files that can hold it.
    pub(crate) const fn endings(&self) -> &'static str {
        match self {
            Record::Two(_) => "kif, json, usi",
            Record::Four(_) => "json, usi",
        }
    }

    /// The record in a format; `None` if that cannot hold it.
    pub(crate) fn write(&self, format: Format) -> Option<String> {
        match (self, format) {
            (Record::Two(record), Format::Kif) => Some(record.write(RecordForm::Kif)),
            (Record::Two(record), Format::Jkf) => Some(record.write(RecordForm::Json)),
            (Record::Two(record), Format::Usi) => Some(record.write(RecordForm::Line)),
            (Record::Four(record), Format::Jkf) => Some(record.to_json()),
            (Record::Four(record), Format::Usi) => Some(record.to_line()),
            _ => None,
        }
    }
}

/// The same for JSON, of which anything passes for a record of standard shogi.
pub(crate) fn read_json(source: &Source) -> Option<Result<(Encoding, Record), RecordError>> {
    source.path.extension().filter(|end| end.eq_ignore_ascii_case("json")).and_then(|_| read(source))
}

/// What a file holds if it is a record of another game. Standard input is never looked at: it cannot be read twice.
pub(crate) fn read(source: &Source) -> Option<Result<(Encoding, Record), RecordError>> {
    if source.is_stdin() {
        return None;
    }
    let mut bytes = Vec::new();
    source.open().ok()?.take(LONGEST).read_to_end(&mut bytes).ok()?;
    let (encoding, text) = kifu::decode(&bytes)?;
    Some(Record::read(&text)?.map(|record| (encoding, record)))
}
