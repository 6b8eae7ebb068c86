//! Reads what a GUI says.

use super::options::{self, Change};
use crate::{Game, Limits};
use shogi::{Move, Position, ReadPositionError};
use std::fmt;
use std::time::Duration;

/// What a GUI can ask for.
#[derive(Debug)]
pub(super) enum Command {
    Usi,
    IsReady,
    NewGame,
    /// A new value for the option of this name.
    SetOption(&'static str, Change),
    Position(Box<Setting>),
    Go(Limits),
    /// A mate problem, and how long to think about it; `None` until told to stop.
    GoMate(Option<Duration>),
    Stop,
    PonderHit,
    GameOver,
    Quit,
    /// An empty line, or a command that is not part of the protocol.
    Nothing,
}

/// A game that has been set up, and the line that did it.
///
/// GUIs say the whole game before each move: the next line is nearly always this one with two moves more, and only those
/// need be played.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    line: String,
    pub(super) game: Game,
}

impl Setting {
    /// What there is before anything is said: the start of an even game.
    pub(super) fn at_first() -> Setting {
        Setting::new("position startpos", Game::new(Position::even()))
    }

    fn new(line: &str, game: Game) -> Setting {
        Setting { line: line.trim_end().to_owned(), game }
    }

    /// The moves of this line that the setting does not know yet, if it begins with those that it knows.
    fn continued<'a>(&self, line: &'a str) -> Option<Words<'a>> {
        // Without moves there is little to save.
        let rest = line.strip_prefix(&self.line).filter(|_| !self.game.moves().is_empty())?;
        let whole_word = rest.is_empty() || rest.starts_with(char::is_whitespace);
        whole_word.then(|| Words { line, read: (self.line.len(), self.line.chars().count()) })
    }
}

/// What is wrong with a line, and the column (from 1, in characters) where.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LineError {
    pub(super) column: usize,
    pub(super) problem: String,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.problem)
    }
}

/// A word of a line and where it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub(super) column: usize,
    pub(super) text: &'a str,
    /// The line from this word on.
    rest: &'a str,
}

impl Word<'_> {
    pub(super) fn error(&self, problem: impl Into<String>) -> LineError {
        LineError { column: self.column, problem: problem.into() }
    }

    pub(super) fn expected(&self, what: &str) -> LineError {
        self.error(format!("expected {what}, found {}", self.quoted()))
    }

    /// The line from this word on, without blanks at the end.
    pub(super) fn rest_of_line(&self) -> &str {
        self.rest.trim_end()
    }

    /// The word in quotation marks, the beginning of it if it is long.
    pub(super) fn quoted(&self) -> String {
        match self.text.char_indices().nth(40) {
            None => format!("{:?}", self.text),
            Some((end, _)) => format!("{:?}…", &self.text[..end]),
        }
    }
}

/// The words of one line.
#[derive(Clone, Debug)]
pub(super) struct Words<'a> {
    line: &'a str,
    /// Bytes and characters already read.
    read: (usize, usize),
}

impl<'a> Words<'a> {
    fn new(line: &'a str) -> Words<'a> {
        Words { line, read: (0, 0) }
    }

    fn peek(&self) -> Option<Word<'a>> {
        self.clone().next()
    }

    /// The next word if it is of this kind.
    fn next_if(&mut self, fits: impl Fn(&Word<'a>) -> bool) -> Option<Word<'a>> {
        self.peek().filter(fits)?;
        self.next()
    }

    /// An error at the end of the line.
    pub(super) fn missing(&self, what: &str) -> LineError {
        LineError { column: self.line.trim_end().chars().count() + 1, problem: format!("{what} is missing") }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let (bytes, chars) = self.read;
        let rest = &self.line[bytes..];
        let blanks = rest.chars().take_while(|c| c.is_whitespace());
        let (skipped_bytes, skipped_chars) = blanks.fold((0, 0), |(b, n), c| (b + c.len_utf8(), n + 1));
        let rest = &rest[skipped_bytes..];
        let text = rest.split(char::is_whitespace).next().filter(|text| !text.is_empty())?;
        let column = chars + skipped_chars;
        self.read = (bytes + skipped_bytes + text.len(), column + text.chars().count());
        Some(Word { column: column + 1, text, rest })
    }
}

/// A command read from a line, and what could not be understood of it.
#[derive(Debug)]
pub(super) struct Reading {
    pub(super) command: Command,
    pub(super) errors: Vec<LineError>,
}

impl From<Command> for Reading {
    fn from(command: Command) -> Reading {
        Reading { command, errors: Vec::new() }
    }
}

/// Reads a line. Unknown words are skipped as the protocol wants; an `Err` is a line of which nothing can be used.
/// `setting` is the last position that was set up.
pub(super) fn read(line: &str, setting: Option<&Setting>) -> Result<Reading, LineError> {
    let mut words = Words::new(line);
    let Some(first) = words.next() else { return Ok(Command::Nothing.into()) };
    Ok(match first.text {
        "usi" => Command::Usi,
        "isready" => Command::IsReady,
        "usinewgame" => Command::NewGame,
        "setoption" => {
            let (name, change) = options::read(words)?;
            Command::SetOption(name, change)
        }
        "position" => {
            let known = setting.and_then(|known| Some((known, known.continued(line)?)));
            let game = match known {
                Some((known, new)) => play_moves(known.game.clone(), new)?,
                None => read_position(words)?,
            };
            Command::Position(Box::new(Setting::new(line, game)))
        }
        "go" => return Ok(read_go(words)),
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "gameover" => Command::GameOver,
        "quit" => Command::Quit,
        _ => {
            let problem = format!("{} is not a USI command; it is ignored", first.quoted());
            return Ok(Reading { command: Command::Nothing, errors: vec![first.error(problem)] });
        }
    }
    .into())
}

fn read_position(mut words: Words<'_>) -> Result<Game, LineError> {
    let start = match words.next() {
        Some(Word { text: "startpos", .. }) => Position::even(),
        Some(Word { text: "sfen", .. }) => read_sfen(&mut words)?,
        Some(other) => return Err(other.expected("`startpos` or `sfen`")),
        None => return Err(words.missing("`startpos` or `sfen`")),
    };
    match words.next() {
        Some(Word { text: "moves", .. }) | None => play_moves(Game::new(start), words),
        Some(other) => Err(other.expected("`moves` or the end of the line")),
    }
}

fn play_moves(mut game: Game, words: Words<'_>) -> Result<Game, LineError> {
    for word in words {
        let m: Move = word.text.parse().map_err(|error: shogi::ParseMoveError| LineError {
            column: word.column + error.column - 1,
            problem: format!("{} is not a move: expected {}", word.quoted(), error.expected),
        })?;
        game.play(m).map_err(|reason| {
            word.error(format!("move {} of the list, {m}, is illegal: {reason}", game.moves().len() + 1))
        })?;
    }
    Ok(game)
}

/// Reads the SFEN, which ends before `moves` or with the line.
fn read_sfen(words: &mut Words<'_>) -> Result<Position, LineError> {
    let Some(first) = words.peek() else { return Err(words.missing("the SFEN after `sfen`")) };
    let mut length = 0;
    while let Some(word) = words.peek().filter(|word| word.text != "moves") {
        length = first.rest.len() - word.rest.len() + word.text.len();
        words.next();
    }
    first.rest[..length].parse().map_err(|error| match error {
        ReadPositionError::Text(mut error) => {
            let column = first.column + error.column - 1;
            error.column = column;
            LineError { column, problem: error.to_string() }
        }
        ReadPositionError::Position(error) => first.error(error.to_string()),
    })
}

/// Reads `go`. A part that cannot be read is left out: the GUI still waits for its move.
fn read_go(mut words: Words<'_>) -> Reading {
    let mut limits = Limits::default();
    let mut errors = Vec::new();
    let mut mate = None;
    while let Some(word) = words.next() {
        match word.text {
            "mate" => {
                let time = words.next_if(|word| word.text == "infinite" || word.text.parse::<u64>().is_ok());
                mate = Some(time.and_then(|word| word.text.parse().ok()).map(Duration::from_millis));
            }
            "searchmoves" => read_first_moves(&mut words, &mut limits),
            _ => {
                if let Err(error) = read_limit(word, &mut words, &mut limits) {
                    errors.push(error);
                }
            }
        }
    }
    if let Some(time) = mate {
        return Reading { command: Command::GoMate(time.or(limits.movetime)), errors };
    }
    let bounded =
        limits.clocks.is_some() || limits.movetime.is_some() || limits.nodes.is_some() || limits.depth.is_some();
    if !errors.is_empty() && !bounded && !limits.infinite {
        // Rather a quick move than one that never comes.
        limits.movetime = Some(Duration::from_secs(1));
    }
    Reading { command: Command::Go(limits), errors }
}

fn read_first_moves(words: &mut Words<'_>, limits: &mut Limits) {
    while let Some(m) = words.peek().and_then(|word| word.text.parse().ok()) {
        limits.searchmoves.push(m);
        words.next();
    }
}

fn read_limit(word: Word<'_>, words: &mut Words<'_>, limits: &mut Limits) -> Result<(), LineError> {
    let mut clocks = limits.clocks.unwrap_or_default();
    match word.text {
        "infinite" => limits.infinite = true,
        "ponder" => limits.ponder = true,
        "depth" => limits.depth = Some(read_number(words, "a number of plies")?.clamp(1, 1000) as u16),
        "nodes" => limits.nodes = Some(read_number(words, "a number of nodes")?.max(1) as u64),
        "movetime" => limits.movetime = Some(read_time(words)?),
        "btime" => clocks.left[0] = read_time(words)?,
        "wtime" => clocks.left[1] = read_time(words)?,
        "binc" => clocks.increment[0] = read_time(words)?,
        "winc" => clocks.increment[1] = read_time(words)?,
        "byoyomi" => clocks.byoyomi = read_time(words)?,
        _ => return Err(word.error(format!("{} is not a part of `go`; it is skipped", word.quoted()))),
    }
    if matches!(word.text, "btime" | "wtime" | "binc" | "winc" | "byoyomi") {
        limits.clocks = Some(clocks);
    }
    Ok(())
}

/// Clocks of careless referees may stand below zero.
fn read_time(words: &mut Words<'_>) -> Result<Duration, LineError> {
    Ok(Duration::from_millis(read_number(words, "milliseconds")?.max(0) as u64))
}

fn read_number(words: &mut Words<'_>, what: &str) -> Result<i64, LineError> {
    let word = words.next().ok_or_else(|| words.missing(what))?;
    let digits = word.text.strip_prefix('-').unwrap_or(word.text);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(word.expected(&format!("{what}, a whole number")));
    }
    // More digits than fit mean "very many".
    Ok(word.text.parse().unwrap_or(if digits.len() == word.text.len() { i64::MAX } else { i64::MIN }))
}

#[cfg(test)]
mod tests;
