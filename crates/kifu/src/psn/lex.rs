//! The words of a PSN text, with their places.

use super::{BOOKMARK, END, ILLEGAL, TIME, WORD};
use crate::encoding::MARK;
use std::time::Duration;

/// A text and the place in it.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    column: usize,
}

/// One word of the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Word<'a> {
    /// `[Event "…"]`: the word and the value.
    Header(&'a str, String),
    /// A number before a move.
    Number(usize),
    /// A move, an ending, a result or anything else.
    Plain(&'a str),
    /// A comment.
    Comment(String),
    /// A command within a comment; its name ends with a blank.
    Command(&'static str, &'a str),
    /// `(00:03 / 00:00:03)`: the time spent, if it can be understood.
    Time(Option<Duration>),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// A comment that has no end.
    Unclosed,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, at: 0, line: 1, column: 1 }
    }

    /// The line and the column of the next character, from 1.
    pub(super) fn place(&self) -> (usize, usize) {
        (self.line, self.column)
    }

    /// How many bytes have been taken.
    pub(super) fn offset(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes so many bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let taken = &self.rest()[..length];
        let mut passed = taken.chars().peekable();
        while let Some(c) = passed.next() {
            let ends_line = c == '\n' || c == '\r' && passed.peek() != Some(&'\n');
            (self.line, self.column) = if ends_line { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        self.at += length;
        taken
    }

    /// Takes up to the end of the line.
    fn take_line(&mut self) -> &'a str {
        let rest = self.rest();
        self.take(rest.find(['\n', '\r']).unwrap_or(rest.len()))
    }

    pub(super) fn skip_blanks(&mut self) {
        let rest = self.rest();
        let blank = |c: char| c.is_whitespace() || c == MARK;
        self.take(rest.find(|c| !blank(c)).unwrap_or(rest.len()));
    }

    /// Whether a header comes next; blanks before it must have been passed.
    pub(super) fn is_at_header(&self) -> bool {
        self.rest().starts_with('[')
    }

    /// Takes the next word; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Option<Word<'a>> {
        self.skip_blanks();
        let rest = self.rest();
        Some(match rest.chars().next()? {
            '%' if self.column == 1 => {
                self.take_line();
                return self.next_after_escape();
            }
            '[' => self.header(),
            '{' => self.comment(),
            ';' => {
                let line = self.take_line();
                note(&line[1..], false)
            }
            '(' => match time_length(rest) {
                Some(length) => Word::Time(read_time(&self.take(length)[1..])),
                None => {
                    self.take(1);
                    Word::Open
                }
            },
            ')' => {
                self.take(1);
                Word::Close
            }
            _ => self.plain(),
        })
    }

    /// Lines that begin with `%` are for programs: all of them are passed over at once.
    fn next_after_escape(&mut self) -> Option<Word<'a>> {
        loop {
            self.skip_blanks();
            if !(self.rest().starts_with('%') && self.column == 1) {
                return self.next();
            }
            self.take_line();
        }
    }

    /// To the end of the line; quotation marks within the value need no backslash.
    fn header(&mut self) -> Word<'a> {
        let line = self.take_line();
        let inner = line[1..].trim_end();
        let inner = inner.strip_suffix(']').unwrap_or(inner);
        let length = inner.find(|c: char| c.is_whitespace() || c == '"').unwrap_or(inner.len());
        let (word, value) = inner.split_at(length);
        let value = value.trim();
        let value = value.strip_prefix('"').unwrap_or(value);
        Word::Header(word, unescaped(value.strip_suffix('"').unwrap_or(value)))
    }

    fn comment(&mut self) -> Word<'a> {
        let Some(length) = self.rest().find('}') else {
            let rest = self.rest().len();
            self.take(rest);
            return Word::Unclosed;
        };
        note(&self.take(length + 1)[1..length], true)
    }

    /// Up to a blank or a sign of its own. The brackets around a square or a plus belong to the move.
    fn plain(&mut self) -> Word<'a> {
        let rest = self.rest();
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let dots = rest[digits..].find(|c| !matches!(c, '.' | '…')).unwrap_or(rest.len() - digits);
        if digits > 0 && dots > 0 {
            let number = self.take(digits).parse();
            self.take(dots);
            return number.map_or(Word::Plain(&rest[..digits + dots]), Word::Number);
        }
        let mut length = 0;
        while let Some(c) = rest[length..].chars().next() {
            if c.is_whitespace() || matches!(c, '{' | '}' | ')' | ';') && length > 0 {
                break;
            }
            length += match c {
                '(' if length > 0 => match bracket_length(&rest[length..]) {
                    Some(bracket) => bracket,
                    None => break,
                },
                c => c.len_utf8(),
            };
        }
        Word::Plain(self.take(length))
    }
}

/// A comment, or the command it is. Where blanks stand at both ends, one of each is only for looks.
fn note(text: &str, in_braces: bool) -> Word<'_> {
    let bare = if in_braces { text.trim() } else { text };
    let command = [TIME, BOOKMARK, ILLEGAL, END, WORD].into_iter().find_map(|command| {
        let value = bare.strip_prefix(command)?.strip_suffix(']')?;
        // Several commands in one comment are left as they stand.
        (command != TIME || !value.contains(']')).then_some(Word::Command(command, value))
    });
    if let Some(command) = command {
        return command;
    }
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let one_less = |text: &str| {
        let mut chars = text.chars();
        let first = chars.next().is_some_and(char::is_whitespace);
        let last = chars.next_back().is_some_and(char::is_whitespace);
        (first && last).then(|| chars.as_str().to_owned())
    };
    match in_braces {
        true => Word::Comment(one_less(&text).unwrap_or(text)),
        false => Word::Comment(text.strip_prefix(' ').unwrap_or(&text).to_owned()),
    }
}

fn unescaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        let escapes = c == '\\' && matches!(chars.peek(), Some('"' | '\\'));
        text.push(if escapes { chars.next().unwrap_or(c) } else { c });
    }
    text
}

/// The length of `(49)`, `(4i)` or `(+)` at the front of a text.
fn bracket_length(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('(')?.split_once(')')?.0;
    let mut chars = inner.chars();
    let is_square = matches!(
        (chars.next(), chars.next(), chars.next()),
        (Some('+'), None, None) | (Some('1'..='9'), Some('1'..='9' | 'a'..='i'), None)
    );
    is_square.then_some(inner.len() + 2)
}

/// The length of a time in brackets at the front of a text.
fn time_length(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('(')?.split_once([')', '\n', '\r', '('])?.0;
    let is_time = inner.contains(':') && inner.chars().all(|c| matches!(c, '0'..='9' | ':' | '/' | ' ' | '.'));
    is_time.then_some(inner.len() + 2).filter(|length| text.as_bytes()[length - 1] == b')')
}

/// Hours, minutes and seconds before a slash or the bracket.
pub(super) fn read_time(text: &str) -> Option<Duration> {
    let first = text.split(['/', ')']).next()?.trim();
    let (whole, fraction) = first.split_once('.').unwrap_or((first, ""));
    let mut seconds: u64 = 0;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(part.trim().parse().ok()?)?;
    }
    let digits = fraction.get(..fraction.len().min(3)).filter(|_| fraction.bytes().all(|b| b.is_ascii_digit()))?;
    let millis = format!("{digits:0<3}").parse().ok()?;
    Some(Duration::from_secs(seconds) + Duration::from_millis(millis))
}
