//! Games and positions as lines of USI and SFEN: `startpos moves 7g7f …`, `sfen … moves …`, or an SFEN alone.

use crate::draft::Draft;
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
    matches!(first, "position" | "startpos" | "sfen" | "moves") || first.matches('/').count() == 8 && line.is_ascii()
}

/// Reads the first line that is not empty.
///
/// A move that cannot be played ends the line with a finding; the moves before it are kept.
///
/// # Errors
/// If the start cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    read_with(text, false)
}

pub(crate) fn read_with(text: &str, trust: bool) -> Result<Reading, Finding> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let (number, line) = lines.next().ok_or(Finding::new(1, 1, FindingKind::NotARecord))?;
    let mut draft = Draft::new(Format::Usi, trust);
    draft.line = number;
    read_line(&mut draft, line)?;
    if let Some((number, _)) = lines.next() {
        draft.line = number;
        draft.find(1, FindingKind::OtherGamesNotRead);
    }
    draft.finish()
}

/// The words of a line with their columns.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut column = 1;
    line.split(|c: char| c.is_ascii_whitespace()).filter_map(move |word| {
        let start = column;
        column += word.chars().count() + 1;
        (!word.is_empty()).then_some((start, word))
    })
}

fn read_line(draft: &mut Draft, line: &str) -> Result<(), Finding> {
    let words: Vec<(usize, &str)> = words(line).filter(|(_, word)| *word != "position").collect();
    let moves_at = words.iter().position(|(_, word)| *word == "moves").unwrap_or(words.len());
    let (start, moves) = words.split_at(moves_at);
    let setup = read_start(line, start).map_err(|finding| Finding { line: draft.line, ..finding })?;
    let column = start.first().map_or(1, |(column, _)| *column);
    draft.recognised = true;
    draft.begin(setup, draft.line, column)?;
    for (column, word) in moves.iter().skip(1) {
        match word.parse::<Move>() {
            _ if *word == "resign" => draft.end(Ending::Resign, None, *column),
            Ok(m) => draft.play(m, None, *column),
            Err(error) => draft.break_off(column - 1 + error.column, FindingKind::BadUsiMove(error)),
        }
    }
    Ok(())
}

fn read_start(line: &str, words: &[(usize, &str)]) -> Result<Setup, Finding> {
    let unexpected = |column, found: &str, expected| {
        Finding::new(1, column, FindingKind::UnexpectedWord { found: found.to_owned(), expected })
    };
    match words {
        [] => Ok(Handicap::Even.setup()),
        [(_, "startpos")] => Ok(Handicap::Even.setup()),
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
        return Ok(Handicap::Even.setup());
    };
    let length = last + word.chars().count() - start;
    let sfen: String = line.chars().skip(start - 1).take(length).collect();
    sfen.parse()
        .map_err(|error: ParseSfenError| Finding::new(1, start - 1 + error.column, FindingKind::BadSfen(error.kind)))
}

#[cfg(test)]
mod tests;
