//! The problems that the arguments of a command mean: positions on the command line, lines of SFEN, records.

use crate::batch::{self, Source};
use kifu::{Finding, FindingKind, GameError, Options, Reading};
use serde_json::{Value, json};
use shogi::{Color, Faults, Move, ParseSfenError, Position, Setup};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use words::Language;

/// A position in which somebody is to be mated.
pub(super) struct Problem {
    /// Where it stands, a file and perhaps a line; empty for an argument.
    pub(super) place: String,
    pub(super) position: Position,
    /// The moves of its record after it: the solution that is meant, if there is one.
    pub(super) moves: Vec<Move>,
}

impl Problem {
    /// The side that gives mate: the one to move, unless it alone has a king (TSUME-04).
    pub(super) fn attacker(&self) -> Color {
        let turn = self.position.turn();
        if self.position.king(!turn).is_some() { turn } else { !turn }
    }
}

/// Something that is no problem, where it stands, and why.
pub(super) struct Unreadable {
    pub(super) place: String,
    pub(super) why: GameError,
}

impl Unreadable {
    /// What stands in its place in a list for programs.
    pub(super) fn json(&self) -> Value {
        let (line, column, code, text) = match &self.why {
            GameError::Unreadable(Finding { line, column, kind }) => {
                (Some(line), Some(column), kind.code(), kind.to_string())
            }
            GameError::Io(error) => (None, None, "not_readable", error.to_string()),
        };
        json!({
            "sfen": null,
            "verdict": "unreadable",
            "error": { "file": self.place, "line": line, "column": column, "code": code, "text": text },
        })
    }

    /// What is wrong, in the reader's language.
    pub(super) fn complaint(&self, language: Language) -> String {
        let place = &self.place;
        match &self.why {
            GameError::Unreadable(finding) => {
                let text = words::message(&finding.kind.message(), language);
                format!("{place}:{}:{}: {}: {text}", finding.line, finding.column, finding.kind.code())
            }
            GameError::Io(error) => format!("miyako: {place}: {error}"),
        }
    }
}

pub(super) type Found = Result<Problem, Unreadable>;

/// The problems that these arguments mean, in their order: an SFEN itself, or files, folders and patterns, `-` for
/// standard input. Of a record it is the position at its start, or at its end.
pub(super) fn find(arguments: &[PathBuf], at_end: bool) -> impl Iterator<Item = Found> + Send + use<> {
    let given: Vec<Given> = arguments.iter().flat_map(|argument| Given::of(argument)).collect();
    given.into_iter().flat_map(move |given| given.problems(at_end))
}

/// What an argument means.
enum Given {
    Line(String),
    Source(Source),
}

impl Given {
    fn of(argument: &Path) -> Vec<Given> {
        match argument.to_str().filter(|text| is_sfen(text)) {
            Some(text) => vec![Given::Line(text.to_owned())],
            None => batch::find(&[argument.to_path_buf()]).into_iter().map(Given::Source).collect(),
        }
    }

    fn problems(self, at_end: bool) -> Box<dyn Iterator<Item = Found> + Send> {
        match self {
            Given::Line(line) => {
                let found = of_line("SFEN", 1, &line, at_end);
                Box::new(std::iter::once(found.map(|problem| Problem { place: String::new(), ..problem })))
            }
            Given::Source(source) => of_source(&source, at_end).unwrap_or_else(|error| {
                Box::new(std::iter::once(Err(Unreadable { place: source.name(), why: GameError::Io(error) })))
            }),
        }
    }
}

/// Whether this is an SFEN, and not the name of a file: nobody keeps files nine folders deep with a blank in the last name.
fn is_sfen(text: &str) -> bool {
    let text = text.trim_start_matches("position ").trim_start_matches("sfen ");
    text.split_once(' ').is_some_and(|(board, _)| board.matches('/').count() == 8)
}

/// # Errors
/// If the file cannot be read.
fn of_source(source: &Source, at_end: bool) -> io::Result<Box<dyn Iterator<Item = Found> + Send>> {
    let name = source.name();
    let mut reader = BufReader::new(source.open()?);
    if looks_like_lines(reader.fill_buf()?) {
        return Ok(Box::new(lines(reader, name, at_end)));
    }
    let mut games = kifu::games(reader, Options::default()).peekable();
    if games.peek().is_none() {
        let why = GameError::Unreadable(Finding { line: 1, column: 1, kind: FindingKind::NotARecord });
        return Ok(Box::new(std::iter::once(Err(Unreadable { place: name, why }))));
    }
    Ok(Box::new(games.zip(1..).map(move |(game, number): (_, usize)| {
        let place = if number == 1 { name.clone() } else { format!("{name} ({number})") };
        match game.and_then(|reading| of_record(&reading, at_end).map_err(GameError::Unreadable)) {
            Ok((position, moves)) => Ok(Problem { place, position, moves }),
            Err(why) => Err(Unreadable { place: name.clone(), why }),
        }
    })))
}

/// Whether a file that begins like this has a problem on each line.
fn looks_like_lines(beginning: &[u8]) -> bool {
    let beginning = String::from_utf8_lossy(beginning);
    let first = beginning.lines().map(str::trim).find(|line| !is_remark(line));
    first.is_some_and(|line| is_sfen(line) || line.starts_with('{') && sfen_of_json(line).is_some())
}

fn is_remark(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}

fn lines(reader: impl BufRead + Send, name: String, at_end: bool) -> impl Iterator<Item = Found> + Send {
    reader.split(b'\n').zip(1..).filter_map(move |(line, number)| {
        let line = match line {
            Ok(line) => line,
            Err(error) => return Some(Err(Unreadable { place: name.clone(), why: GameError::Io(error) })),
        };
        let line = String::from_utf8_lossy(&line);
        let line = line.trim();
        (!is_remark(line)).then(|| of_line(&name, number, line, at_end))
    })
}

/// A problem on a line: an SFEN with anything behind it, an SFEN with moves, or an object of JSON that has an `sfen`.
fn of_line(name: &str, number: usize, line: &str, at_end: bool) -> Found {
    let json = if line.starts_with('{') { sfen_of_json(line) } else { None };
    let text = json.as_deref().unwrap_or(line);
    let position = if text.split_ascii_whitespace().any(|word| word == "moves") {
        kifu::usi::read(text).and_then(|reading| of_record(&reading, at_end))
    } else {
        read_sfen(text).map(|position| (position, Vec::new()))
    };
    match position {
        Ok((position, moves)) => Ok(Problem { place: format!("{name}:{number}"), position, moves }),
        Err(finding) => {
            let why = GameError::Unreadable(Finding { line: number, ..finding });
            Err(Unreadable { place: name.to_owned(), why })
        }
    }
}

fn sfen_of_json(line: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(line).ok()?;
    value["sfen"].as_str().map(str::to_owned)
}

/// Reads the SFEN that a text begins with: three words, and the move number if there is one.
fn read_sfen(text: &str) -> Result<Position, Finding> {
    let words = text.split_ascii_whitespace().filter(|word| !matches!(*word, "position" | "sfen"));
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let sfen: Vec<&str> =
        words.enumerate().take_while(|(i, word)| *i < 3 || *i == 3 && is_number(word)).map(|(_, word)| word).collect();
    let setup = sfen.join(" ").parse::<Setup>();
    let setup = setup.map_err(|ParseSfenError { column, kind }| Finding {
        line: 1,
        column,
        kind: FindingKind::BadSfen(kind),
    })?;
    to_position(setup)
}

fn of_record(reading: &Reading, at_end: bool) -> Result<(Position, Vec<Move>), Finding> {
    let record = &reading.record;
    // A solution with a move against the rules is none: what stands before that move must not pass for it.
    let illegal = reading.findings.iter().find(|finding| matches!(finding.kind, FindingKind::IllegalMove { .. }));
    if let Some(finding) = illegal.filter(|_| !at_end) {
        return Err(finding.clone());
    }
    let (position, moves) = if at_end {
        (record.last().position().clone(), Vec::new())
    } else {
        (record.start().clone(), record.moves().map(|played| played.m).collect())
    };
    Ok((to_position(position.to_setup())?, moves))
}

/// Readers of records forgive more than a solver can.
fn to_position(setup: Setup) -> Result<Position, Finding> {
    let position = setup.into_position().or_else(|error| error.forgive(Faults::PLAYABLE));
    position.map_err(|error| Finding { line: 1, column: 1, kind: FindingKind::ImpossibleStart(Box::new(error)) })
}

#[cfg(test)]
mod tests;
