//! What a reader makes of a text: the game, and where the next one begins.

use crate::encoding::MARK;
use crate::finding::{self, Finding, FindingKind};
use crate::scan::{first_line, lines};
use crate::{Encoding, Format, NodeId, Record};

/// What a reader makes of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The game.
    pub record: Record,
    /// What is to be said about the text.
    pub findings: Vec<Finding>,
    /// The format of the text.
    pub format: Format,
    /// The encoding of the text.
    pub encoding: Encoding,
    /// The line of each node, by [`NodeId::index`]; 0 for the start.
    pub(crate) lines: Vec<u32>,
    /// How many moves stand after one that could not be played, or after an ending; they are not in the record.
    pub lost: usize,
}

impl Reading {
    /// The record, if there is nothing to be said against its text.
    ///
    /// # Errors
    /// With what there is.
    pub fn strict(self) -> Result<Record, Vec<Finding>> {
        if self.findings.is_empty() { Ok(self.record) } else { Err(self.findings) }
    }

    /// The text is part of a longer one, where so many lines stand before it.
    pub(crate) fn move_down(&mut self, lines: usize) {
        self.findings.iter_mut().for_each(|finding| finding.line += lines);
        let lines = u32::try_from(lines).unwrap_or(u32::MAX);
        self.lines.iter_mut().filter(|line| **line > 0).for_each(|line| *line = line.saturating_add(lines));
    }

    /// The line of the text, from 1, where a step stands; `None` for the start, and for steps added since.
    pub fn line_of(&self, id: NodeId) -> Option<usize> {
        self.lines.get(id.index()).filter(|line| **line > 0).map(|line| *line as usize)
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

    /// The game, where the text was to hold one: if there is a next one, a finding says on which line.
    pub(crate) fn alone_in(self, text: &str) -> Result<Reading, Finding> {
        let mut reading = self.reading?;
        let rest = &text[self.length..];
        if !is_blank(rest) {
            let line = self.lines + lines(rest).take_while(|line| is_blank(line)).count() + 1;
            finding::add(&mut reading.findings, Finding::new(line, 1, FindingKind::OtherGamesNotRead));
        }
        Ok(reading)
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

/// Whether there is no game in a text, for nothing stands in it.
pub(crate) fn is_blank(text: &str) -> bool {
    text.trim_start_matches(|c: char| c.is_whitespace() || c == MARK).is_empty()
}
