//! JSON, taken apart as it is read: nothing is kept but the place, so that a text of any size and any depth is read in
//! bounded memory, and each value is known with its line and column.

use std::borrow::Cow;

/// A text of JSON and the place in it.
pub(crate) struct Json<'a> {
    text: &'a str,
    at: usize,
    /// A value has just ended: the next one of the same object or array comes after a comma.
    after_value: bool,
    place: Place,
}

/// Where a byte stands. Columns are counted on from the last place asked for.
#[derive(Clone, Copy)]
struct Place {
    at: usize,
    line: usize,
    column: usize,
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Object,
    Array,
    Text,
    Number,
    True,
    False,
    Null,
}

/// The text is no JSON at the place where it is: what should stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoJson(pub(crate) &'static str);

type Result<T> = std::result::Result<T, NoJson>;

const END_OF_TEXT: &str = "\" at the end of the text";

impl<'a> Json<'a> {
    pub(crate) fn new(text: &'a str) -> Json<'a> {
        Json { text, at: 0, after_value: false, place: Place { at: 0, line: 1, column: 1 } }
    }

    /// The line and the column of what comes next, counted from 1.
    pub(crate) fn place(&mut self) -> (usize, usize) {
        self.skip_blanks();
        let place = &mut self.place;
        let mut passed = self.text[place.at..self.at].chars().peekable();
        while let Some(c) = passed.next() {
            let ends_line = c == '\n' || c == '\r' && passed.peek() != Some(&'\n');
            if ends_line {
                (place.line, place.column) = (place.line + 1, 1);
            } else {
                place.column += 1;
            }
        }
        place.at = self.at;
        (place.line, place.column)
    }

    /// How many bytes have been taken.
    pub(crate) fn offset(&self) -> usize {
        self.at
    }

    /// A reader of its own that begins here.
    pub(crate) fn fork(&mut self) -> Json<'a> {
        self.place();
        Json { text: self.text, at: self.at, after_value: self.after_value, place: self.place }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.at += 1;
        }
    }

    /// Takes this character if it comes next.
    fn take(&mut self, c: u8) -> bool {
        self.skip_blanks();
        let found = self.peek() == Some(c);
        self.at += usize::from(found);
        found
    }

    /// What the next value is; it stays where it is.
    pub(crate) fn kind(&mut self) -> Result<Kind> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        match self.peek() {
            Some(b'{') => Ok(Kind::Object),
            Some(b'[') => Ok(Kind::Array),
            Some(b'"') => Ok(Kind::Text),
            Some(b'-' | b'0'..=b'9') => Ok(Kind::Number),
            _ if rest.starts_with("true") => Ok(Kind::True),
            _ if rest.starts_with("false") => Ok(Kind::False),
            _ if rest.starts_with("null") => Ok(Kind::Null),
            _ => Err(NoJson("a value")),
        }
    }

    /// Enters the object or array that comes next.
    pub(crate) fn enter(&mut self) {
        self.skip_blanks();
        self.at += 1;
        self.after_value = false;
    }

    /// Goes to the next value of an array; `false` at its end, which is taken.
    pub(crate) fn next_item(&mut self) -> Result<bool> {
        self.goes_on(b']', "a comma or ]")
    }

    /// Goes to the next value of an object and returns its key; `None` at the end of the object, which is taken.
    pub(crate) fn next_key(&mut self) -> Result<Option<Cow<'a, str>>> {
        if !self.goes_on(b'}', "a comma or }")? {
            return Ok(None);
        }
        if self.kind() != Ok(Kind::Text) {
            return Err(NoJson("a key in quotation marks"));
        }
        let key = self.text()?;
        if self.take(b':') { Ok(Some(key)) } else { Err(NoJson("a colon")) }
    }

    fn goes_on(&mut self, end: u8, expected: &'static str) -> Result<bool> {
        if self.take(end) {
            self.after_value = true;
            return Ok(false);
        }
        if self.after_value && !self.take(b',') {
            return Err(NoJson(expected));
        }
        self.after_value = true;
        Ok(true)
    }

    /// Takes the text that comes next.
    pub(crate) fn text(&mut self) -> Result<Cow<'a, str>> {
        self.skip_blanks();
        self.at += 1;
        let start = self.at;
        let rest = &self.text.as_bytes()[start..];
        let length = rest.iter().position(|byte| matches!(byte, b'"' | b'\\')).ok_or(NoJson(END_OF_TEXT))?;
        self.at += length;
        let plain = &self.text[start..self.at];
        if self.peek() == Some(b'"') {
            self.at += 1;
            self.after_value = true;
            return Ok(Cow::Borrowed(plain));
        }
        self.text_with_escapes(plain.to_owned()).map(Cow::Owned)
    }

    fn text_with_escapes(&mut self, mut text: String) -> Result<String> {
        loop {
            let c = self.text[self.at..].chars().next().ok_or(NoJson(END_OF_TEXT))?;
            self.at += c.len_utf8();
            match c {
                '"' => {
                    self.after_value = true;
                    return Ok(text);
                }
                '\\' => text.push(self.escaped()?),
                c => text.push(c),
            }
        }
    }

    fn escaped(&mut self) -> Result<char> {
        let c = self.peek().ok_or(NoJson(END_OF_TEXT))?;
        let plain = match c {
            b'"' | b'\\' | b'/' => char::from(c),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                self.at += 1;
                return self.escaped_unit();
            }
            _ => return Err(NoJson("one of \" \\ / b f n r t u after \\")),
        };
        self.at += 1;
        Ok(plain)
    }

    /// Four hexadecimal digits, or twice that for a character beyond them. Half of such a pair is no character.
    fn escaped_unit(&mut self) -> Result<char> {
        let high = self.hexadecimal()?;
        if let Some(c) = char::from_u32(high) {
            return Ok(c);
        }
        if (0xd800..0xdc00).contains(&high) && self.text[self.at..].starts_with("\\u") {
            let here = self.at;
            self.at += 2;
            let low = self.hexadecimal()?;
            if (0xdc00..0xe000).contains(&low) {
                let both = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
                return Ok(char::from_u32(both).unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            self.at = here;
        }
        Ok(char::REPLACEMENT_CHARACTER)
    }

    fn hexadecimal(&mut self) -> Result<u32> {
        let digits = self.text.get(self.at..self.at + 4).filter(|text| text.bytes().all(|b| b.is_ascii_hexdigit()));
        let value = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        self.at += if value.is_some() { 4 } else { 0 };
        value.ok_or(NoJson("four hexadecimal digits"))
    }

    /// Takes the number that comes next.
    pub(crate) fn number(&mut self) -> Result<f64> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let length = rest.find(|c: char| !matches!(c, '0'..='9' | '+' | '-' | '.' | 'e' | 'E')).unwrap_or(rest.len());
        let number = rest[..length].parse().map_err(|_| NoJson("a number"))?;
        self.at += length;
        self.after_value = true;
        Ok(number)
    }

    /// Passes over the next value, however deep it is.
    pub(crate) fn skip(&mut self) -> Result<()> {
        // One bit for each object or array that is open: whether it is an object.
        let mut open: Vec<bool> = Vec::new();
        loop {
            match self.kind()? {
                kind @ (Kind::Object | Kind::Array) => {
                    self.enter();
                    open.push(kind == Kind::Object);
                }
                Kind::Text => drop(self.text()?),
                Kind::Number => drop(self.number()?),
                Kind::True | Kind::Null => self.word(4),
                Kind::False => self.word(5),
            }
            loop {
                let Some(is_object) = open.last() else { return Ok(()) };
                let goes_on = if *is_object { self.next_key()?.is_some() } else { self.next_item()? };
                if goes_on {
                    break;
                }
                open.pop();
            }
        }
    }

    fn word(&mut self, length: usize) {
        self.at += length;
        self.after_value = true;
    }
}

/// Appends a text in quotation marks.
pub(crate) fn write_text(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests;
