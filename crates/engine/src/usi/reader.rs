//! Lines of text from a stream that may hold anything.

use std::io::{self, BufRead, ErrorKind};

/// A line this long is no game: what is beyond is thrown away. A game of a thousand moves takes five thousand bytes.
const LONGEST: usize = 1 << 20;

/// The next line without its end, `None` at the end of the stream. What is not UTF-8 becomes replacement characters.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut anything = false;
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
        line.extend_from_slice(&part[..part.len().min(LONGEST - line.len())]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(anything.then(|| String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests;
