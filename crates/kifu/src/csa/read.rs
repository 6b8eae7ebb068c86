//! Reading CSA of any version: the main line of the first game, and a finding for whatever is not in it.

use super::moves::MoveText;
use super::position::PositionReader;
use super::{FOUL, HEADERS, ReadMoveError, color_of, ending_of, is_of_word};
use crate::scan::{Scanner, lines};
use crate::{Attempt, End, Ending, Finding, FindingKind, Headers, Key, Reading, Record, finding};
use shogi::{Color, Faults, Move, Position};
use std::time::Duration;

/// Whether a text is CSA, going by its first line that is no comment.
pub(crate) fn looks_like(text: &str) -> bool {
    let line = lines(text).map(str::trim).find(|line| !line.is_empty() && !line.starts_with(['\'', '/']));
    let Some(line) = line else { return false };
    let digit_follows = |rest: &str| rest.is_empty() || rest.starts_with(|c: char| c.is_ascii_digit());
    match line.split_at_checked(1) {
        Some(("V" | "+" | "-", rest)) => digit_follows(rest),
        Some(("N", rest)) => rest.starts_with(['+', '-']),
        Some(("P", rest)) => rest.starts_with(['I', '+', '-', '1', '2', '3', '4', '5', '6', '7', '8', '9']),
        Some(("$", rest)) => rest.contains(':'),
        Some(("%", _)) => true,
        _ => false,
    }
}

/// Reads a CSA text. Of several games it reads the first.
///
/// # Errors
/// If the text holds no record, or the start of the game cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(lines(text)) {
        reader.line = number;
        if line.starts_with('/') && reader.recognised {
            reader.after_game = true;
        } else if reader.after_game {
            if !line.trim().is_empty() {
                reader.find(1, FindingKind::OtherGamesNotRead);
                break;
            }
        } else {
            reader.read_line(line)?;
        }
    }
    reader.finish()
}

/// What stands before the first move, and the record from then on.
#[derive(Default)]
struct Reader<'a> {
    /// The line being read, from 1.
    line: usize,
    findings: Vec<Finding>,
    headers: Headers,
    position: PositionReader,
    /// The line and column where the position begins.
    position_at: Option<(usize, usize)>,
    /// Comment lines not yet given to what they are about.
    remarks: Vec<&'a str>,
    record: Option<Record>,
    /// Something has been recognised as CSA.
    recognised: bool,
    /// A move could not be understood: the moves after it are lost, and their times.
    broken: bool,
    /// How many moves are lost.
    lost: usize,
    /// The line of each ply, and of the ending after them.
    lines: Vec<usize>,
    /// The game has been followed by a `/`.
    after_game: bool,
}

impl<'a> Reader<'a> {
    fn find(&mut self, column: usize, kind: FindingKind) {
        finding::add(&mut self.findings, Finding::new(self.line, column, kind));
    }

    /// One line: a comment, a header, or statements divided by commas.
    fn read_line(&mut self, line: &'a str) -> Result<(), Finding> {
        if let Some(comment) = line.strip_prefix('\'') {
            return self.take_comment(comment);
        }
        let text = line.trim_end_matches([' ', '\t', '\u{3000}']);
        if text.starts_with(['N', '$']) {
            self.take_header(text);
            return Ok(());
        }
        let mut scanner = Scanner::new(text);
        while !scanner.rest().is_empty() {
            scanner.skip_blanks();
            if scanner.take("'") {
                return self.take_comment(scanner.rest());
            }
            self.read_statement(&mut scanner)?;
            scanner.skip_blanks();
            let _ = scanner.take(",");
        }
        Ok(())
    }

    /// What a program has to say of itself at the head is no remark on the game; the foul that no move can say is one.
    fn take_comment(&mut self, comment: &'a str) -> Result<(), Finding> {
        let encoding = comment.strip_prefix("CSA ").unwrap_or(comment).starts_with("encoding=");
        match foul(comment) {
            Some((by, m)) if self.recognised => self.play(by, |_| m.into(), 1)?,
            _ if encoding => {}
            _ => self.remarks.push(comment.strip_prefix('*').unwrap_or(comment)),
        }
        Ok(())
    }

    fn take_header(&mut self, text: &str) {
        let header = match text.split_at_checked(2) {
            Some(("N+", name)) => Some((Key::Black, name)),
            Some(("N-", name)) => Some((Key::White, name)),
            _ => {
                text.strip_prefix('$').and_then(|text| text.split_once(':')).map(|(word, value)| (key_of(word), value))
            }
        };
        let Some((key, value)) = header else {
            self.find(1, FindingKind::UnknownLine);
            return;
        };
        self.recognised = true;
        match &mut self.record {
            Some(record) => record.headers.push(key, value),
            None => self.headers.push(key, value),
        }
    }

    fn read_statement(&mut self, scanner: &mut Scanner<'a>) -> Result<(), Finding> {
        let column = scanner.column();
        match scanner.peek() {
            Some('P') if self.record.is_none() => self.read_position(scanner, column),
            Some('T') => {
                self.read_time(scanner, column);
                Ok(())
            }
            Some('%') => {
                scanner.take("%");
                let length = scanner.rest().find(|c| !is_of_word(c)).unwrap_or(scanner.rest().len());
                let word = &scanner.rest()[..length];
                scanner.take(word);
                self.take_ending(word, column)
            }
            Some(sign) if let Some(color) = color_of(sign) => self.read_turn_or_move(scanner, column, color),
            Some('V') if scanner.rest()[1..].starts_with(|c: char| c.is_ascii_digit()) => {
                self.recognised = true;
                skip(scanner);
                Ok(())
            }
            _ => {
                self.find(column, FindingKind::UnknownLine);
                skip(scanner);
                Ok(())
            }
        }
    }

    fn read_position(&mut self, scanner: &mut Scanner<'_>, column: usize) -> Result<(), Finding> {
        let (line, at) = (self.line, self.position_at.unwrap_or((self.line, column)));
        self.position_at = Some(at);
        self.recognised = true;
        let wrong = |(column, expected)| Finding::new(line, column, FindingKind::BadDiagram { expected });
        self.position.read(scanner).map_err(wrong)
    }

    /// A sign alone says who moves first.
    fn read_turn_or_move(&mut self, scanner: &mut Scanner<'_>, column: usize, color: Color) -> Result<(), Finding> {
        let rest = scanner.rest()[1..].trim_start_matches([' ', '\t', '\u{3000}']);
        let alone = rest.is_empty() || rest.starts_with([',', '\'']);
        if alone && self.record.is_none() {
            skip(scanner);
            self.recognised = true;
            self.position.set_turn(color);
            return Ok(());
        }
        match MoveText::scan(scanner) {
            Ok(text) => self.play(text.by, |position| text.attempt(position), column),
            Err(error) => {
                skip(scanner);
                self.break_off(error, column)
            }
        }
    }

    /// A move that cannot be understood ends the main line, but not the reading.
    fn break_off(&mut self, error: ReadMoveError, column: usize) -> Result<(), Finding> {
        if let ReadMoveError::Malformed { column: at, expected } = error
            && !self.is_closed(column)
        {
            self.flush_remarks()?;
            self.record()?;
            self.broken = true;
            self.find(at, FindingKind::BadMove { expected });
        }
        Ok(())
    }

    fn play(&mut self, by: Color, attempt: impl FnOnce(&Position) -> Attempt, column: usize) -> Result<(), Finding> {
        if self.is_closed(column) {
            return Ok(());
        }
        self.recognised = true;
        if self.record.is_none() {
            self.position.set_turn_if_unsaid(by);
        }
        self.flush_remarks()?;
        let record = self.record()?;
        let attempt = attempt(record.position());
        let taken = record.attempt(by, attempt, None);
        self.lines.push(self.line);
        if let Err(kind) = taken {
            self.find(column, kind);
        }
        Ok(())
    }

    /// Whether no more moves can be taken: one before could not be played, or the game has ended.
    fn is_closed(&mut self, column: usize) -> bool {
        let over = |record: &Record| record.end.is_some() || record.illegal().is_some();
        let closed = self.broken || self.record.as_ref().is_some_and(over);
        if closed {
            if self.lost == 0 {
                self.find(column, FindingKind::MovesNotRead);
            }
            self.lost += 1;
        }
        closed
    }

    fn take_ending(&mut self, word: &str, column: usize) -> Result<(), Finding> {
        self.recognised = true;
        self.flush_remarks()?;
        let record = self.record()?;
        if record.end.is_some() {
            self.find(column, FindingKind::UnknownLine);
            return Ok(());
        }
        let known = ending_of(word, record.turn());
        let unknown = known.is_none().then(|| FindingKind::UnknownEnding(word.to_owned()));
        record.end = Some(End::from(known.unwrap_or(Ending::Other(word.to_owned()))));
        unknown.into_iter().for_each(|kind| self.find(column, kind));
        self.lines.push(self.line);
        Ok(())
    }

    /// `T12` or `T12.345`: seconds for what stands before it. After moves that are lost it is lost with them.
    fn read_time(&mut self, scanner: &mut Scanner<'_>, column: usize) {
        let text = scanner.rest();
        let length = text.find([',', '\'', ' ', '\t']).unwrap_or(text.len());
        scanner.take(&text[..length]);
        if self.lost > 0 || self.broken {
            return;
        }
        let last = self.record.as_mut().and_then(Record::last_used);
        match (last, seconds(&text[1..length])) {
            (Some(used), Some(time)) => *used = Some(time),
            _ => self.find(column, FindingKind::BadTime { expected: "T12 or T12.345, after a move" }),
        }
    }

    /// The record, begun with what the head said when the first move is met.
    fn record(&mut self) -> Result<&mut Record, Finding> {
        let record = match self.record.take() {
            Some(record) => record,
            None => self.begin()?,
        };
        Ok(self.record.insert(record))
    }

    fn begin(&mut self) -> Result<Record, Finding> {
        let (line, column) = self.position_at.unwrap_or((self.line, 1));
        let setup = self.position.setup();
        if let Err(error) = setup.clone().into_position().or_else(|error| error.forgive(Faults::PLAYABLE)) {
            self.findings.push(Finding::new(line, column, FindingKind::OddStart(Box::new(error))));
        }
        let mut record = Record::new(setup)
            .map_err(|error| Finding::new(line, column, FindingKind::ImpossibleStart(Box::new(error))))?;
        record.headers = std::mem::take(&mut self.headers);
        Ok(record)
    }

    /// Gives the comment lines read so far to what they followed.
    fn flush_remarks(&mut self) -> Result<(), Finding> {
        if self.record.is_none() {
            self.remarks.retain(|line| !self.position.take_remark(line));
        }
        if !self.remarks.is_empty() {
            let lines = std::mem::take(&mut self.remarks).join("\n");
            self.record()?.remark(&lines);
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Reading, Finding> {
        let not_a_record = Finding::new(1, 1, FindingKind::NotARecord);
        if !self.recognised {
            return Err(not_a_record);
        }
        self.flush_remarks()?;
        self.record()?;
        let record = self.record.ok_or(not_a_record)?;
        Ok(Reading { record, findings: self.findings, lines: self.lines, lost: self.lost })
    }
}

/// Skips to the end of the statement.
fn skip(scanner: &mut Scanner<'_>) {
    while scanner.take_map(|c| (c != ',' && c != '\'').then_some(())).is_some() {}
}

/// The foul that a comment tells because no move can.
fn foul(comment: &str) -> Option<(Color, Move)> {
    let mut text = comment.strip_prefix(FOUL)?.chars();
    Some((color_of(text.next()?)?, text.as_str().parse().ok()?))
}

fn key_of(word: &str) -> Key {
    HEADERS.iter().find(|(_, own)| *own == word).map_or_else(|| Key::Other(word.to_owned()), |(key, _)| key.clone())
}

/// Seconds with up to nine decimals.
fn seconds(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    if whole.is_empty() || !digits(whole) || !digits(fraction) {
        return None;
    }
    let nanos = format!("{:0<9}", fraction.get(..9).unwrap_or(fraction)).parse().ok()?;
    // A number of this size means nothing; larger ones do not fit.
    Some(Duration::new(whole.parse::<u32>().ok()?.into(), nanos))
}
