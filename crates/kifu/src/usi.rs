//! Games and positions as lines of USI and SFEN: `startpos moves 7g7f …`, `sfen … moves …`, or an SFEN alone.

use crate::{End, Ending, Finding, FindingKind, Reading, Record};
use shogi::{Faults, Handicap, Move, ParseMoveError, ParseSfenError, Setup};
use std::fmt::Write;

/// The main line as USI; whatever else the record holds has no place in it.
///
/// ```
/// use kifu::{Played, Record};
/// let mut record = Record::with_handicap(shogi::Handicap::Even);
/// record.play(Played::new("7g7f".parse().unwrap())).unwrap();
/// assert_eq!(kifu::usi::write(&record), "startpos moves 7g7f");
/// ```
pub fn write(record: &Record) -> String {
    let mut line = match record.handicap() {
        Some(Handicap::Even) => "startpos".to_owned(),
        _ => format!("sfen {}", record.start()),
    };
    if record.moves().len() > 0 {
        line.push_str(" moves");
    }
    for played in record.moves() {
        let _ = write!(line, " {}", played.m);
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
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let (number, line) = lines.next().ok_or(Finding::new(1, 1, FindingKind::NotARecord))?;
    let mut reading = read_line(line).map_err(|finding| Finding { line: number, ..finding })?;
    reading.findings.iter_mut().for_each(|finding| finding.line = number);
    reading.lines.fill(number);
    if let Some((number, _)) = lines.next() {
        reading.findings.push(Finding::new(number, 1, FindingKind::OtherGamesNotRead));
    }
    Ok(reading)
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

/// Reads one line; findings have line 1.
fn read_line(line: &str) -> Result<Reading, Finding> {
    let words: Vec<(usize, &str)> = words(line).filter(|(_, word)| *word != "position").collect();
    let moves_at = words.iter().position(|(_, word)| *word == "moves").unwrap_or(words.len());
    let (start, moves) = words.split_at(moves_at);
    let mut findings = Vec::new();
    let setup = read_start(line, start)?;
    let column = start.first().map_or(1, |(column, _)| *column);
    if let Err(error) = setup.clone().into_position().or_else(|error| error.forgive(Faults::PLAYABLE)) {
        findings.push(Finding::new(1, column, FindingKind::OddStart(Box::new(error))));
    }
    let mut record =
        Record::new(setup).map_err(|error| Finding::new(1, column, FindingKind::ImpossibleStart(Box::new(error))))?;
    let mut words = moves.iter().skip(1);
    for (column, word) in words.by_ref() {
        if *word == "resign" {
            record.end = Some(End::from(Ending::Resign));
        } else if let Err(finding) = read_move(&mut record, *column, word) {
            findings.push(finding);
            break;
        }
    }
    let lines = vec![1; record.plies() + usize::from(record.end.is_some())];
    Ok(Reading { record, findings, lines, lost: words.count() })
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

fn read_move(record: &mut Record, column: usize, word: &str) -> Result<(), Finding> {
    let malformed = |error: ParseMoveError| Finding::new(1, column - 1 + error.column, FindingKind::BadUsiMove(error));
    let m: Move = word.parse().map_err(malformed)?;
    let turn = record.position().turn();
    record.attempt(turn, m.into(), None).map_err(|kind| Finding::new(1, column, kind))
}

#[cfg(test)]
mod tests;
