//! KI2, the form of books and magazines: KIF with moves as people write them, `▲７六歩　△３四歩`, and without times.

mod write;

pub use write::write;

pub(crate) use write::{HOLDS, write_in};

use crate::scan::lines;
use crate::{Finding, Format, Reading, kif};

/// Reads a KI2 text. The reader is that of [`kif`]: either takes the other's lines too.
///
/// # Errors
/// If the text holds no record, or the start of the game cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    kif::first(Format::Ki2, text, false).alone_in(text)
}

/// Whether a text is KI2 rather than KIF, going by its first line or else by its first moves.
pub(crate) fn looks_like(text: &str) -> bool {
    if text.starts_with("#KI2") {
        return true;
    }
    let mut moves = lines(text).filter(|line| !line.starts_with(['*', '#', '&']));
    moves.find_map(kif::line::holds_moves).is_some_and(|numbered| !numbered)
}
