//! The deeds of the main line on one line: `variant yonin sfen … moves 5g5f 7e6e n.`.

use super::{Cursor, Deed, Leaving, Record};
use crate::record::line::Parts;
use crate::record::{Fault, RecordError};
use crate::yonin::NAME;
use crate::yonin::seat::Seat;

/// Reads such a line; that of another game is none of these records.
pub(super) fn read(text: &str) -> Option<Result<Record, RecordError>> {
    let parts = Parts::of(text).filter(|parts| parts.name == NAME)?;
    Some(record(&parts).map_err(|fault| fault.at(1)))
}

fn record(parts: &Parts) -> Result<Record, Fault> {
    let mut record = Record::begin(&parts.choices, parts.start)?;
    let mut cursor = Cursor::new(&record);
    for word in parts.moves.split_whitespace() {
        match leaver(word) {
            Some(seat) => cursor.leave(&mut record, seat, Leaving::Resigned)?,
            None => cursor.play(&mut record, word)?,
        };
    }
    Ok(record)
}

/// Who leaves, if a word says that.
fn leaver(word: &str) -> Option<Seat> {
    let mut letters = word.strip_suffix('.')?.chars();
    let seat = letters.next().and_then(Seat::from_letter)?;
    letters.next().is_none().then_some(seat)
}

pub(super) fn write(record: &Record) -> String {
    let options: String = record.rules().readings().iter().map(|(name, chosen)| format!(" {name}={chosen}")).collect();
    let word = |(_, deed): (_, Deed)| match deed {
        Deed::Move(m) => format!(" {}", record.start().move_text(m)),
        Deed::Leave { seat, .. } => format!(" {}.", seat.letter()),
    };
    let deeds: String = record.deeds().map(word).collect();
    format!("variant {NAME}{options} sfen {} moves{deeds}\n", record.start())
}
