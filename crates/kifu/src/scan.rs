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

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes the next character if `wanted` makes something of it.
    pub(crate) fn take_map<T>(&mut self, wanted: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let c = self.peek()?;
        let made = wanted(c)?;
        self.rest = &self.rest[c.len_utf8()..];
        self.column += 1;
        Some(made)
    }

    /// Takes the next character if it is one of these.
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

    /// Skips blanks, the full-width one too.
    pub(crate) fn skip_blanks(&mut self) {
        while self.take_any(&[' ', '\t', '\u{3000}']).is_some() {}
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

/// The lines of a text, however they end.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(['\n', '\r']).filter_map({
        let mut after_return = false;
        move |line| {
            let skip = after_return && line == "\n";
            after_return = line.ends_with('\r');
            (!skip).then(|| line.trim_end_matches(['\n', '\r']))
        }
    })
}
