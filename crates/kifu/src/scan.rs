//! Walking through the lines of a text, and through a line while knowing the column.

use crate::kanji;

/// What is left of a line, and where it stands.
#[derive(Clone)]
pub(crate) struct Scanner<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(line: &'a str) -> Scanner<'a> {
        Scanner { rest: line, column: 1 }
    }

    /// The column of the next character, counted in characters from 1.
    pub(crate) fn column(&self) -> usize {
        self.column
    }

    pub(crate) fn rest(&self) -> &'a str {
        self.rest
    }

    #[inline]
    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes the next character if `wanted` makes something of it.
    #[inline]
    pub(crate) fn take_map<T>(&mut self, wanted: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let c = self.peek()?;
        let made = wanted(c)?;
        self.rest = &self.rest[c.len_utf8()..];
        self.column += 1;
        Some(made)
    }

    /// Takes the next character if it is one of these.
    #[inline]
    pub(crate) fn take_any(&mut self, set: &[char]) -> Option<char> {
        self.take_map(|c| set.contains(&c).then_some(c))
    }

    /// Takes `text` if it comes next.
    pub(crate) fn take(&mut self, text: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(text) else { return false };
        self.rest = rest;
        self.column += text.chars().count();
        true
    }

    /// Skips blanks, the full-width one too. Every line is full of them, so that bytes are looked at.
    #[inline]
    pub(crate) fn skip_blanks(&mut self) {
        loop {
            let length = match self.rest.as_bytes() {
                [b' ' | b'\t', ..] => 1,
                [0xe3, 0x80, 0x80, ..] => '\u{3000}'.len_utf8(),
                _ => return,
            };
            self.rest = &self.rest[length..];
            self.column += 1;
        }
    }

    /// Takes a number in Arabic digits of either width; `None` if there is none, or it is too large to mean anything.
    pub(crate) fn take_number(&mut self) -> Option<u32> {
        let mut number = self.take_map(kanji::arabic_value).map(u32::from);
        while let Some(digit) = number.and_then(|_| self.take_map(kanji::arabic_value)) {
            number = number.and_then(|n| n.checked_mul(10)?.checked_add(u32::from(digit)));
        }
        number
    }
}

/// A blank within a line.
#[inline]
pub(crate) const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{3000}')
}

/// The first line of a text without its end, and how many bytes it takes with it: `\n`, `\r\n` or `\r`.
#[inline]
pub(crate) fn first_line(text: &str) -> (&str, usize) {
    let bytes = text.as_bytes();
    match bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
        None => (text, text.len()),
        Some(end) => (&text[..end], end + if bytes[end..].starts_with(b"\r\n") { 2 } else { 1 }),
    }
}

/// The lines of a text, however they end.
pub(crate) fn lines(mut text: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let (line, length) = (!text.is_empty()).then(|| first_line(text))?;
        text = &text[length..];
        Some(line)
    })
}

/// How many lines of a text have an end.
pub(crate) fn count_line_ends(mut text: &str) -> usize {
    let mut count = 0;
    while let (line, length @ 1..) = first_line(text) {
        count += usize::from(line.len() < length);
        text = &text[length..];
    }
    count
}
