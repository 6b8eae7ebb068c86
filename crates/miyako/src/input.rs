//! Positions and records that commands are given, on the command line or in files.

use crate::failure::Failure;
use kifu::{Finding, FindingKind, Reading, Record, Severity};
use shogi::Fault;
use std::io::Read;
use std::path::Path;

/// The game that the text of an option means: an SFEN, `startpos`, or either with moves; without one, an even game.
///
/// # Errors
/// If the text is malformed, or no game could come to such a position.
pub(crate) fn line(option: &str, text: Option<&str>) -> Result<Record, Failure> {
    let place = |_, column| format!("{option}: column {column}");
    match text {
        None => Ok(Record::with_handicap(shogi::Handicap::Even)),
        Some(text) => checked(kifu::usi::read(text), &place),
    }
}

/// The game in a file, `-` for standard input.
///
/// # Errors
/// If the file cannot be read, or something of the game in it cannot be understood.
pub(crate) fn file(path: &Path) -> Result<Record, Failure> {
    let name = path.display();
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        std::fs::read(path).map(|read| bytes = read)
    };
    read.map_err(|error| Failure::at(&name.to_string(), error))?;
    checked(kifu::read(&bytes), &|line, column| format!("{name}:{line}:{column}"))
}

/// The record, if nothing of it is lost. What is merely odd is said on standard error.
fn checked(reading: Result<Reading, Finding>, place: &dyn Fn(usize, usize) -> String) -> Result<Record, Failure> {
    let fail = |finding: &Finding| Failure::at(&place(finding.line, finding.column), &finding.kind);
    let Reading { record, findings, .. } = reading.map_err(|finding| fail(&finding))?;
    for finding in &findings {
        if finding.kind.severity() == Severity::Error || is_hopeless(&finding.kind) {
            return Err(fail(finding));
        }
        eprintln!("miyako: {}: {}", place(finding.line, finding.column), finding.kind);
    }
    Ok(record)
}

/// Whether the start is one from which legal moves mean nothing.
fn is_hopeless(kind: &FindingKind) -> bool {
    let FindingKind::OddStart(error) = kind else { return false };
    [Fault::OpponentInCheck, Fault::TooManyPieces].into_iter().any(|fault| error.faults().contains(fault))
}
