//! Game after game from a file or a pipe of any size, in the memory that one game takes.

mod feed;

use crate::Format;
use crate::any::{self, Options};
use crate::finding::{self, Finding, FindingKind};
use crate::reading::{Division, First, Reading, is_blank};
use crate::scan::first_line;
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
                let format = *self.format.get_or_insert_with(|| any::format_of(text));
                let first = any::first(format, text, self.trust);
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
            finding::add(&mut reading.findings, Finding::new(before + line, 1, FindingKind::NotText));
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
            let division = any::divides(format, if is_rest { "" } else { line });
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
