//! Cutting what a client sends into lines.

use std::collections::VecDeque;

/// A line is never longer, in bytes: a move with a long comment, or a game set up in advance.
pub(crate) const LONGEST: usize = 4096;

/// A line came that is longer than [`LONGEST`]; whatever follows is not read any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooLong;

/// Lines that are being received.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    complete: VecDeque<Result<String, TooLong>>,
    begun: Vec<u8>,
}

impl Lines {
    /// Takes what has come; whether there is room for more before some lines are taken out is for the caller to say.
    pub(crate) fn push(&mut self, bytes: &[u8]) {
        let mut pieces = bytes.split(|byte| *byte == b'\n');
        let last = pieces.next_back().unwrap_or_default();
        for piece in pieces {
            self.add(piece);
            let line = std::mem::take(&mut self.begun);
            if !self.is_broken() {
                self.complete.push_back(Ok(read(&line)));
            }
        }
        self.add(last);
    }

    fn add(&mut self, piece: &[u8]) {
        if self.is_broken() {
            return;
        }
        if self.begun.len() + piece.len() > LONGEST {
            self.begun = Vec::new();
            self.complete.push_back(Err(TooLong));
        } else {
            self.begun.extend_from_slice(piece);
        }
    }

    fn is_broken(&self) -> bool {
        matches!(self.complete.back(), Some(Err(TooLong)))
    }

    /// The next line, without its end.
    pub(crate) fn next(&mut self) -> Option<Result<String, TooLong>> {
        match self.complete.front()? {
            Ok(_) => self.complete.pop_front(),
            Err(TooLong) => Some(Err(TooLong)),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.complete.is_empty()
    }
}

/// The text of a line. Comments come in all kinds of encodings; nothing that could pass for a line of its own, or upset a
/// terminal, remains.
fn read(line: &[u8]) -> String {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    String::from_utf8_lossy(line).chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

#[cfg(test)]
mod tests;
