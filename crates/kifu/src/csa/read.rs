//! Reading CSA of any version: the main line of the first game, and a finding for whatever is not in it.

use super::book;
use super::moves::MoveText;
use super::position::PositionReader;
use super::{FOUL, HEADERS, ReadMoveError, color_of, ending_of, is_of_word};
use crate::draft::Draft;
use crate::encoding::MARK;
use crate::reading::{Division, First};
use crate::scan::{Scanner, first_line, lines};
use crate::{Attempt, Ending, Finding, FindingKind, Format, Key, Reading};
use shogi::{Color, Move};
use std::time::Duration;

/// Whether a text is CSA, going by its first line that is no comment.
pub(crate) fn looks_like(text: &str) -> bool {
    let line = lines(text).map(str::trim).find(|line| !line.is_empty() && !line.starts_with(['\'', '/']));
    let Some(line) = line else { return false };
    if book::looks_like(text) {
        return true;
    }
    let digit_follows = |rest: &str| rest.is_empty() || rest.starts_with(|c: char| c.is_ascii_digit());
    match line.split_at_checked(1) {
        Some(("V" | "+" | "-", rest)) => digit_follows(rest),
        Some(("N", rest)) => rest.starts_with(['+', '-']),
        Some(("P", rest)) => {
            let cells = rest.strip_prefix(|c: char| matches!(c, '1'..='9'));
            rest.starts_with(['I', '+', '-']) || cells.is_some_and(|cells| cells.starts_with(['+', '-', ' ', '*']))
        }
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
    first(text, false).alone_in(text)
}

/// Reads the first game of a text.
pub(crate) fn first(text: &str, trust: bool) -> First {
    if book::looks_like(text) {
        return book::first(text, trust);
    }
    let mut reader = Reader::new(trust);
    let mut failed = None;
    let mut divided = false;
    let (mut at, mut lines) = (0, 0);
    while at < text.len() {
        if failed.is_none() && !divided {
            let passed = reader.read_plain_moves(&text[at..]);
            at += passed.bytes;
            lines += passed.lines;
        }
        let (line, length) = first_line(&text[at..]);
        let division = reader.division(line);
        let is_next = divided && division != Division::After && !line.trim().is_empty();
        if is_next || division == Division::Before {
            break;
        }
        at += length;
        lines += usize::from(line.len() < length);
        if division == Division::After {
            divided = true;
            continue;
        }
        reader.draft.line = lines + usize::from(line.len() == length);
        if failed.is_none() {
            failed = reader.read_line(line).err();
        }
    }
    let reading = failed.map_or_else(|| reader.finish(), Err);
    First { reading, length: at, lines }
}

/// What a line by itself says about where games begin.
pub(crate) fn divides(line: &str) -> Division {
    let line = line.trim_start_matches(MARK);
    if line.starts_with('/') {
        Division::After
    } else if is_version(line) || line.starts_with("'CSA encoding") || book::is_head(line) {
        Division::Before
    } else {
        Division::None
    }
}

fn is_version(line: &str) -> bool {
    line.strip_prefix('V').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// How much of a game has been read. What belongs to an earlier part begins the next game: files are joined without a
/// `/` between them, too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Head,
    Board,
    /// The side to move was the last thing to be said about the start.
    Moves,
}

/// What stands before the first move, and the record.
pub(super) struct Reader {
    pub(super) draft: Draft,
    part: Part,
    position: PositionReader,
    /// The line and column where the position begins.
    position_at: Option<(usize, usize)>,
}

impl Reader {
    fn new(trust: bool) -> Reader {
        Reader {
            draft: Draft::new(Format::Csa, trust),
            part: Part::Head,
            position: PositionReader::default(),
            position_at: None,
        }
    }

    /// Whether the next game begins before or after a line.
    fn division(&self, line: &str) -> Division {
        if self.part == Part::Head {
            let divided = line.starts_with('/') && self.draft.recognised;
            return if divided { Division::After } else { Division::None };
        }
        let is_player = || line.starts_with("N+") || line.starts_with("N-");
        let is_board = || line.starts_with("PI") || line.starts_with("P1");
        match divides(line) {
            Division::None if self.part == Part::Moves && (is_player() || is_board()) => Division::Before,
            division => division,
        }
    }

    fn finish(mut self) -> Result<Reading, Finding> {
        if self.draft.recognised {
            self.begin(Color::Black)?;
        }
        self.draft.finish()
    }

    /// One line: a comment, a header, or statements divided by commas.
    fn read_line(&mut self, line: &str) -> Result<(), Finding> {
        let line = line.trim_start_matches(MARK);
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
    fn take_comment(&mut self, comment: &str) -> Result<(), Finding> {
        let encoding = comment.strip_prefix("CSA ").unwrap_or(comment).starts_with("encoding=");
        match foul(comment) {
            Some((by, m)) if self.draft.recognised => {
                self.begin(by)?;
                self.draft.attempt(by, m.into(), None, 1);
            }
            _ if encoding || !self.draft.has_begun() && self.position.take_remark(comment) => {}
            _ => {
                self.check_summary(comment);
                self.draft.remark(comment.strip_prefix('*').unwrap_or(comment));
            }
        }
        Ok(())
    }

    /// Floodgate tells in a comment who won: `summary:illegal kachi:NAME lose:NAME win`. It knows better than a player who
    /// declared without the points for it.
    fn check_summary(&mut self, comment: &str) {
        let Some(summary) = comment.strip_prefix("summary:") else { return };
        let players = [(Key::Black, Color::Black), (Key::White, Color::White)].map(|(key, color)| {
            let name = self.draft.header_of(&key)?;
            let mut results = summary.split(':').filter_map(|part| part.strip_prefix(name)?.strip_prefix(' '));
            results.next_back().map(|result| (color, result))
        });
        let [Some((_, one)), Some((_, other))] = players else { return };
        let winner = players.into_iter().flatten().find(|(_, result)| *result == "win").map(|(color, _)| color);
        let is_told = winner.is_some() || (one, other) == ("draw", "draw");
        if let Some(ending) = self.draft.ending()
            && is_told
            && ending.winner(self.draft.turn()) != winner
        {
            self.draft.find(1, FindingKind::ContradictoryClosing);
        }
    }

    fn take_header(&mut self, text: &str) {
        let header = match text.split_at_checked(2) {
            Some(("N+", name)) => Some((Key::Black, name)),
            Some(("N-", name)) => Some((Key::White, name)),
            _ => {
                text.strip_prefix('$').and_then(|text| text.split_once(':')).map(|(word, value)| (key_of(word), value))
            }
        };
        let Some((key, value)) = header else { return self.draft.find(1, FindingKind::UnknownLine) };
        self.draft.recognised = true;
        self.draft.header(key, value);
    }

    fn read_statement(&mut self, scanner: &mut Scanner<'_>) -> Result<(), Finding> {
        let column = scanner.column();
        match scanner.peek() {
            Some('P') if !self.draft.has_begun() => self.read_position(scanner, column),
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
            Some('V') if is_version(scanner.rest()) => {
                self.draft.recognised = true;
                skip(scanner);
                Ok(())
            }
            _ => {
                self.draft.find(column, FindingKind::UnknownLine);
                skip(scanner);
                Ok(())
            }
        }
    }

    fn read_position(&mut self, scanner: &mut Scanner<'_>, column: usize) -> Result<(), Finding> {
        let (line, at) = (self.draft.line, self.position_at.unwrap_or((self.draft.line, column)));
        self.position_at = Some(at);
        self.part = Part::Board;
        self.draft.recognised = true;
        let wrong = |(column, expected)| Finding::new(line, column, FindingKind::BadDiagram { expected });
        self.position.read(scanner).map_err(wrong)
    }

    /// A sign alone says who moves first.
    fn read_turn_or_move(&mut self, scanner: &mut Scanner<'_>, column: usize, color: Color) -> Result<(), Finding> {
        let rest = scanner.rest()[1..].trim_start_matches([' ', '\t', '\u{3000}']);
        let alone = rest.is_empty() || rest.starts_with([',', '\'']);
        if alone && !self.draft.has_begun() {
            skip(scanner);
            self.draft.recognised = true;
            self.position.set_turn(color);
            self.part = Part::Moves;
            return Ok(());
        }
        match MoveText::scan(scanner) {
            Ok(text) => {
                self.begin(text.by)?;
                match text.attempt(self.draft.position()) {
                    Attempt::Move(m) if text.by == self.draft.turn() => self.draft.play(m, None, column),
                    attempt => self.draft.attempt(text.by, attempt, None, column),
                }
            }
            Err(error) => {
                skip(scanner);
                self.begin(color)?;
                if let ReadMoveError::Malformed { column, expected } = error {
                    self.draft.break_off(column, FindingKind::BadMove { expected });
                }
            }
        }
        Ok(())
    }

    fn take_ending(&mut self, word: &str, column: usize) -> Result<(), Finding> {
        self.begin(Color::Black)?;
        let ending = ending_of(word, self.draft.turn()).unwrap_or(Ending::Other(word.to_owned()));
        self.draft.end(ending, None, column);
        Ok(())
    }

    /// `T12` or `T12.345`: seconds for what stands before it. After moves that are lost it is lost with them.
    fn read_time(&mut self, scanner: &mut Scanner<'_>, column: usize) {
        let text = scanner.rest();
        let length = text.find([',', '\'', ' ', '\t']).unwrap_or(text.len());
        scanner.take(&text[..length]);
        if self.draft.is_broken() {
            return;
        }
        match seconds(&text[1..length]) {
            Some(time) if self.draft.plies() > 0 => self.draft.set_used(time),
            _ => self.draft.find(column, FindingKind::BadTime { expected: "T12 or T12.345, after a move" }),
        }
    }

    /// Settles the start when the first move is met, which old records begin with.
    fn begin(&mut self, by: Color) -> Result<(), Finding> {
        if self.draft.has_begun() {
            return Ok(());
        }
        self.draft.recognised = true;
        self.part = Part::Moves;
        self.position.set_turn_if_unsaid(by);
        let (line, column) = self.position_at.unwrap_or((self.draft.line, 1));
        self.draft.begin(self.position.setup(), line, column)
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
