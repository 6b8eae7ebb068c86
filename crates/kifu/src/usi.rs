//! Games and positions as lines of USI and SFEN: `startpos moves 7g7f …`, `sfen … moves …`, or an SFEN alone.

use crate::draft::Draft;
use crate::reading::First;
use crate::{Ending, Finding, FindingKind, Format, Reading, Record};
use shogi::{Handicap, Move, ParseSfenError, Setup};
use std::fmt::Write;

/// The main line as USI; whatever else the record holds has no place in it.
///
/// ```
/// use kifu::{Cursor, Record};
/// let mut record = Record::with_handicap(shogi::Handicap::Even);
/// Cursor::new(&record).play(&mut record, "7g7f".parse().unwrap()).unwrap();
/// assert_eq!(kifu::usi::write(&record), "startpos moves 7g7f");
/// ```
pub fn write(record: &Record) -> String {
    let mut line = match record.handicap() {
        Some(Handicap::Even) => "startpos".to_owned(),
        _ => format!("sfen {}", record.start()),
    };
    for (index, played) in record.moves().enumerate() {
        let _ = write!(line, "{} {}", if index == 0 { " moves" } else { "" }, played.m);
    }
    line
}

/// Whether a text is lines of USI or SFEN rather than KIF.
pub(crate) fn looks_like(text: &str) -> bool {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let first = line.split_ascii_whitespace().next().unwrap_or_default();
    matches!(first, "position" | "startpos" | "sfen" | "moves")
        || first.parse::<Move>().is_ok()
        || first.matches('/').count() == 8 && line.is_ascii()
}

/// Reads the first line that is not empty.
///
/// A move that cannot be played ends the line with a finding; the moves before it are kept.
///
/// # Errors
/// If the start cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    first(text, false).alone_in(text)
}

/// Reads the first line of a text that is not empty.
pub(crate) fn first(text: &str, trust: bool) -> First {
    First::line(text, |number, line| read_line(number, line, trust))
}

/// The words of a line, and where they begin, in bytes.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let bytes = line.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + bytes[at..].iter().position(|byte| !byte.is_ascii_whitespace())?;
        at = bytes[start..].iter().position(u8::is_ascii_whitespace).map_or(bytes.len(), |length| start + length);
        Some((start, &line[start..at]))
    })
}

fn read_line(number: usize, line: &str, trust: bool) -> Result<Reading, Finding> {
    let mut draft = Draft::new(Format::Usi, trust);
    draft.line = number;
    let is_ascii = line.is_ascii();
    let column = |at: usize| 1 + if is_ascii { at } else { line[..at].chars().count() };
    let mut words = words(line).map(|(at, word)| (column(at), word)).filter(|(_, word)| *word != "position").peekable();
    let mut start = Vec::new();
    if words.peek().is_none_or(|(_, word)| word.parse::<Move>().is_err()) {
        start.extend(words.by_ref().take_while(|(_, word)| *word != "moves"));
    }
    draft.recognised = !line.trim().is_empty();
    let setup = read_start(line, &start).map_err(|finding| Finding { line: number, ..finding })?;
    draft.begin(setup, number, start.first().map_or(1, |(column, _)| *column))?;
    for (column, word) in words {
        match word.parse::<Move>() {
            Ok(m) => draft.play(m, None, column),
            Err(error) => match ENDINGS.iter().find(|(own, _)| *own == word) {
                Some((_, ending)) => draft.end(ending.clone(), None, column),
                None => draft.break_off(column - 1 + error.column, FindingKind::BadUsiMove(error)),
            },
        }
    }
    draft.finish()
}

/// What engines say in place of a move.
const ENDINGS: [(&str, Ending); 2] = [("resign", Ending::Resign), ("win", Ending::Declaration)];

fn read_start(line: &str, words: &[(usize, &str)]) -> Result<Setup, Finding> {
    let unexpected = |column, found: &str, expected| {
        Finding::new(1, column, FindingKind::UnexpectedWord { found: found.to_owned(), expected })
    };
    match words {
        [] => Ok(Setup::even()),
        [(_, "startpos")] => Ok(Setup::even()),
        [(_, "startpos"), (column, found), ..] => Err(unexpected(*column, found, "\"moves\" or the end of the line")),
        [(_, "sfen")] => Err(Finding::new(
            1,
            line.chars().count() + 1,
            FindingKind::UnexpectedWord { found: String::new(), expected: "an SFEN" },
        )),
        [(_, "sfen"), rest @ ..] | rest => read_sfen(line, rest),
    }
}

/// Reads the SFEN that goes from the first of these words to the last.
fn read_sfen(line: &str, words: &[(usize, &str)]) -> Result<Setup, Finding> {
    let (Some((start, _)), Some((last, word))) = (words.first(), words.last()) else {
        return Ok(Setup::even());
    };
    let length = last + word.chars().count() - start;
    let sfen: String = line.chars().skip(start - 1).take(length).collect();
    sfen.parse()
        .map_err(|error: ParseSfenError| Finding::new(1, start - 1 + error.column, FindingKind::BadSfen(error.kind)))
}

#[cfg(test)]
mod tests;
