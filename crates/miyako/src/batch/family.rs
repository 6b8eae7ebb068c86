//! Records of other games of the family than standard shogi, each alone in its file.

use super::Source;
use kifu::Encoding;
use std::io::Read;
use variants::{Record, RecordError};

/// No such record is longer.
const LONGEST: u64 = 4 << 20;

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
