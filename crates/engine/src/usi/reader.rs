//! Lines of text from a stream that may hold anything.

use std::io::{self, BufRead, ErrorKind};

/// A line with more bytes is no game: one of a thousand moves takes five thousand.
pub(super) const LONGEST: usize = 1 << 20;

/// A line of the input.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// The line without its end. What is not UTF-8 has become replacement characters.
    Text(String),
    /// Longer than [`LONGEST`]; nothing of it is kept.
    TooLong,
}

/// The next line, `None` at the end of the stream.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut anything = false;
    let mut too_long = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            break;
        }
        anything = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= line.len() + part.len() > LONGEST;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    let line = || if too_long { Line::TooLong } else { Line::Text(String::from_utf8_lossy(&line).into_owned()) };
    Ok(anything.then(line))
}

#[cfg(test)]
mod tests;
