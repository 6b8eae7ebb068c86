//! Positions and records that commands are given, on the command line or in files.

use crate::failure::Failure;
use kifu::{Finding, Reading, Record, Severity};
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

/// No record of one game comes near this size, in bytes.
const LARGEST: u64 = 16 << 20;

/// The bytes of a file, `-` for standard input, and what to call it.
///
/// # Errors
/// If it cannot be read, or is larger than any record.
pub(crate) fn bytes(path: &Path) -> Result<(String, Vec<u8>), Failure> {
    bytes_up_to(path, LARGEST)
}

/// The bytes of a file that may have so many, `-` for standard input, and what to call it.
///
/// # Errors
/// If it cannot be read, or is larger.
pub(crate) fn bytes_up_to(path: &Path, largest: u64) -> Result<(String, Vec<u8>), Failure> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        std::io::stdin().lock().take(largest + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(largest + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::at(&name, error))?;
    if bytes.len() as u64 > largest {
        return Err(Failure::at(&name, format_args!("larger than {} MiB, so no record of a game", largest >> 20)));
    }
    Ok((name, bytes))
}

/// The game in a file, `-` for standard input.
///
/// # Errors
/// If the file cannot be read, or something of the game in it cannot be understood.
pub(crate) fn file(path: &Path) -> Result<Record, Failure> {
    let (name, bytes) = bytes(path)?;
    checked(kifu::read(&bytes), &|line, column| format!("{name}:{line}:{column}"))
}

/// The record, if nothing of it is lost. What is merely odd is said on standard error.
fn checked(reading: Result<Reading, Finding>, place: &dyn Fn(usize, usize) -> String) -> Result<Record, Failure> {
    let fail = |finding: &Finding| Failure::at(&place(finding.line, finding.column), &finding.kind);
    let Reading { record, findings, .. } = reading.map_err(|finding| fail(&finding))?;
    for finding in &findings {
        if finding.kind.severity() == Severity::Error || study::judge::is_hopeless(&finding.kind) {
            return Err(fail(finding));
        }
        eprintln!("miyako: {}: {}", place(finding.line, finding.column), finding.kind);
    }
    Ok(record)
}
