//! Game after game from a file or a pipe of any size, in the memory that one game takes.

mod feed;

use crate::scan::{first_line, lines};
use crate::{Finding, FindingKind, Format, Options, Reading};
use feed::{Feed, Hunger};
use std::fmt;
use std::io::{self, Read};

/// The games of a file or a pipe, one after the other, whatever its format and encoding; its first part says which they
/// are. USI has a game on each line, CSA divides games by `/` or just begins the next.
///
/// Findings count lines from the beginning of all. What leaves one game unreadable does not hide those after it.
///
/// ```
/// let text = "startpos moves 7g7f\nstartpos moves 9z9z\nstartpos moves 2g2f\n";
/// let plies: Vec<usize> = kifu::games(text.as_bytes(), kifu::Options::default())
///     .map(|reading| reading.unwrap().record.plies())
///     .collect();
/// assert_eq!(plies, [1, 0, 1]);
/// ```
pub fn games<R: Read>(reader: R, options: Options) -> Games<R> {
    Games {
        feed: Feed::new(reader),
        format: options.format,
        trust: options.trust,
        limit: LARGEST,
        lines: 0,
        over: false,
    }
}

/// The most bytes of text that one game may take: 64 MiB, hundreds of times what the longest have.
const LARGEST: usize = 64 << 20;

/// The games of a stream; see [`games`].
#[derive(Debug)]
pub struct Games<R> {
    feed: Feed<R>,
    format: Option<Format>,
    trust: bool,
    limit: usize,
    /// How many lines stand before the text that is at hand.
    lines: usize,
    over: bool,
}

/// Why a stream has not given a game.
#[derive(Debug)]
pub enum GameError {
    /// The text at this place is no record; others may follow.
    Unreadable(Finding),
    /// The bytes could not be had; nothing follows.
    Io(io::Error),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Unreadable(finding) => finding.fmt(f),
            GameError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for GameError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            GameError::Unreadable(_) => None,
            GameError::Io(error) => Some(error),
        }
    }
}

/// The first game of a text that may hold more.
pub(crate) struct First {
    /// What was read; lines count from the beginning of the text.
    pub(crate) reading: Result<Reading, Finding>,
    /// Where what belongs to the next game begins, in bytes; the length of the text if there is no more.
    pub(crate) length: usize,
    /// How many lines end before that.
    pub(crate) lines: usize,
}

impl First {
    /// Of a text with a game on each line: the first line that is not empty, which `read` takes with its number.
    pub(crate) fn line(text: &str, read: impl FnOnce(usize, &str) -> Result<Reading, Finding>) -> First {
        let (mut at, mut lines) = (0, 0);
        loop {
            let (line, length) = first_line(&text[at..]);
            at += length;
            let number = lines + 1;
            lines += usize::from(line.len() < length);
            if !line.trim().is_empty() || length == 0 {
                return First { reading: read(number, line), length: at, lines };
            }
        }
    }
}

/// What a line says about where games begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Division {
    /// Nothing: it belongs to the game before it.
    None,
    /// The next game begins with it.
    Before,
    /// The next game begins after it.
    After,
}

/// The first game of a text, and where the next one stands, if there is one: its line.
pub(crate) fn first_of(format: Format, text: &str, trust: bool) -> Result<Reading, Finding> {
    let First { reading, length, lines } = format.first(text, trust);
    let mut reading = reading?;
    let blank = self::lines(&text[length..]).take_while(|line| is_blank(line)).count();
    if !is_blank(&text[length..]) {
        crate::finding::add(&mut reading.findings, Finding::new(lines + blank + 1, 1, FindingKind::OtherGamesNotRead));
    }
    Ok(reading)
}

fn is_blank(text: &str) -> bool {
    text.trim_start_matches(|c: char| c.is_whitespace() || c == feed::MARK).is_empty()
}

impl<R: Read> Games<R> {
    /// The same with another limit to the text of one game, in bytes. A game that goes beyond it is a finding.
    pub fn with_limit(self, limit: usize) -> Games<R> {
        Games { limit, ..self }
    }

    fn read_game(&mut self) -> Result<Option<Reading>, GameError> {
        loop {
            self.feed.skip_mark();
            let text = self.feed.text();
            if !is_blank(text) {
                let format = *self.format.get_or_insert_with(|| Format::of(text));
                let first = format.first(text, self.trust);
                if first.length < text.len() || self.feed.is_at_end() {
                    return self.take(first).map(Some);
                }
                if text.len() > self.limit {
                    return Err(GameError::Unreadable(self.pass_over(format)?));
                }
            } else if self.feed.is_at_end() {
                return Ok(None);
            }
            self.more()?;
        }
    }

    fn more(&mut self) -> Result<(), GameError> {
        self.feed.more().map_err(|hunger| match hunger {
            Hunger::Io(error) => GameError::Io(error),
            Hunger::NotText => GameError::Unreadable(Finding::new(self.lines + 1, 1, FindingKind::NotText)),
        })
    }

    /// Gives a game away and goes on to what is behind it.
    fn take(&mut self, first: First) -> Result<Reading, GameError> {
        let broken = self.feed.broken_lines(first.length);
        self.feed.consume(first.length);
        let before = self.lines;
        self.lines += first.lines;
        let mut reading = first.reading.map_err(|finding| GameError::Unreadable(finding.moved_down(before)))?;
        reading.move_down(before);
        reading.encoding = self.feed.encoding();
        for line in broken {
            crate::finding::add(&mut reading.findings, Finding::new(before + line, 1, FindingKind::NotText));
        }
        Ok(reading)
    }

    /// Leaves a game that is too large unread.
    fn pass_over(&mut self, format: Format) -> Result<Finding, GameError> {
        let finding = Finding::new(self.lines + 1, 1, FindingKind::TooLarge { limit: self.limit });
        // Of the line at hand nothing counts but its end: it begins the game, or its own beginning is gone.
        let mut is_rest = true;
        loop {
            let text = self.feed.text();
            let (line, length) = first_line(text);
            if line.len() == length {
                let endless = text.len() >= self.limit;
                is_rest |= endless;
                if endless || self.feed.is_at_end() {
                    self.feed.consume(length);
                }
                if self.feed.is_at_end() {
                    return Ok(finding);
                }
                self.more()?;
                continue;
            }
            let division = format.divides(if is_rest { "" } else { line });
            if division == Division::Before {
                return Ok(finding);
            }
            self.feed.consume(length);
            self.lines += 1;
            is_rest = false;
            if division == Division::After {
                return Ok(finding);
            }
        }
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = Result<Reading, GameError>;

    fn next(&mut self) -> Option<Result<Reading, GameError>> {
        if self.over {
            return None;
        }
        let game = self.read_game();
        let lasting = match &game {
            Ok(reading) => reading.is_none(),
            Err(GameError::Io(_)) => true,
            Err(GameError::Unreadable(finding)) => finding.kind == FindingKind::NotText,
        };
        self.over = lasting;
        game.transpose()
    }
}

#[cfg(test)]
mod tests;
