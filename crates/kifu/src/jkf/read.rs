//! Reading JKF. Objects are read field by field as they come, and variations from a stack of our own, so that a text of
//! any size and depth needs no more memory than its record.

mod start;
mod step;

use crate::draft::Draft;
use crate::json::{Json, Kind, NoJson};
use crate::reading::{Division, First};
use crate::scan::first_line;
use crate::{Finding, FindingKind, Format, Key, Reading, kif};
use start::Start;
use std::borrow::Cow;
use step::StepText;

/// Whether a text is JSON rather than anything else.
pub(crate) fn looks_like(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// Reads a JKF text. Fields may stand in any order, and whatever the board tells may be missing.
///
/// # Errors
/// If the text holds no record, or the start of the game cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    first(text, false).alone_in(text)
}

/// Whether another record begins with this line, by itself: a record's own lines do not begin with its fields.
pub(crate) fn divides(line: &str) -> Division {
    let begins = line.strip_prefix('{').map(str::trim).is_some_and(|rest| {
        rest.is_empty() || ["\"header", "\"initial\"", "\"moves\""].iter().any(|key| rest.starts_with(key))
    });
    if begins { Division::Before } else { Division::None }
}

/// Reads the first record of a text. Where it is no JSON any more, the next one begins with the next line that looks
/// like it.
pub(crate) fn first(text: &str, trust: bool) -> First {
    let mut reader = Reader {
        json: Json::new(text),
        draft: Draft::new(Format::Jkf, trust),
        start: Start::default(),
        frames: Vec::new(),
    };
    let read = reader.read_root();
    let (line, column) = reader.json.place();
    let (reading, is_whole) = match read {
        Ok(()) => (reader.draft.finish(), true),
        Err(Stop::NoStart(finding)) => (Err(finding), false),
        Err(Stop::NoJson(NoJson(expected))) => {
            reader.draft.find_at(line, column, FindingKind::BadJson { expected });
            (reader.begin().and_then(|()| reader.draft.finish()), false)
        }
    };
    let (mut length, mut lines) = (reader.json.offset(), line - 1);
    while !is_whole && length < text.len() {
        let (line, taken) = first_line(&text[length..]);
        let (is_begin, is_ended) = (divides(line) == Division::Before, line.len() < taken);
        if is_begin && text[..length].ends_with(['\n', '\r']) {
            break;
        }
        length += taken;
        lines += usize::from(is_ended);
    }
    First { reading, length, lines }
}

/// Why nothing more can be read.
enum Stop {
    NoJson(NoJson),
    NoStart(Finding),
}

impl From<NoJson> for Stop {
    fn from(error: NoJson) -> Stop {
        Stop::NoJson(error)
    }
}

impl From<Finding> for Stop {
    fn from(finding: Finding) -> Stop {
        Stop::NoStart(finding)
    }
}

struct Reader<'a> {
    json: Json<'a>,
    draft: Draft,
    start: Start<'a>,
    frames: Vec<Frame<'a>>,
}

/// What is open, from the outermost on.
enum Frame<'a> {
    /// An array of steps.
    Line { is_main: bool, steps: usize },
    /// One of its steps.
    Step(Box<StepText<'a>>),
    /// The array of lines beside a step.
    Forks { plies: usize },
}

impl<'a> Reader<'a> {
    fn read_root(&mut self) -> Result<(), Stop> {
        let mut moves = None;
        if self.json.kind() != Ok(Kind::Object) {
            return Err(NoJson("an object").into());
        }
        self.json.enter();
        while let Some(key) = self.json.next_key()? {
            match &*key {
                "header" => self.read_headers()?,
                "headers" => self.read_all_headers()?,
                "initial" => self.start.read(&mut self.json, &mut self.draft)?,
                "moves" if self.start.is_told() => self.read_moves()?,
                // How the game begins may be said later.
                "moves" => {
                    moves = Some(self.json.fork());
                    self.json.skip().or_else(|error| self.give_up_skipping(error, &mut moves))?;
                }
                _ => self.unknown(&key)?,
            }
        }
        if let Some(moves) = moves {
            let rest = std::mem::replace(&mut self.json, moves);
            self.read_moves()?;
            self.json = rest;
        }
        Ok(self.begin()?)
    }

    /// The text stops to be JSON within the moves: those before are read all the same.
    fn give_up_skipping(&mut self, error: NoJson, moves: &mut Option<Json<'a>>) -> Result<(), Stop> {
        if let Some(moves) = moves.take() {
            self.json = moves;
            self.read_moves()?;
        }
        Err(error.into())
    }

    fn find(&mut self, kind: FindingKind) {
        let (line, column) = self.json.place();
        self.draft.find_at(line, column, kind);
    }

    fn unknown(&mut self, key: &str) -> Result<(), NoJson> {
        self.find(FindingKind::UnknownField(key.to_owned()));
        self.json.skip()
    }

    /// Whether the next value is of this kind; if not, it is passed over and said, but for null, which is nothing.
    fn is(&mut self, kind: Kind, field: &'static str, expected: &'static str) -> Result<bool, NoJson> {
        is(&mut self.json, &mut self.draft, kind, field, expected)
    }

    fn read_headers(&mut self) -> Result<(), NoJson> {
        if !self.is(Kind::Object, "header", "an object")? {
            return Ok(());
        }
        self.json.enter();
        while let Some(word) = self.json.next_key()? {
            let (line, column) = self.json.place();
            if let Some(value) = self.read_value()? {
                self.take_header(&word, value, line, column);
            }
        }
        Ok(())
    }

    /// The value of a header, which some programs write as a number.
    fn read_value(&mut self) -> Result<Option<Cow<'a, str>>, NoJson> {
        if self.json.kind()? == Kind::Number {
            return Ok(Some(self.json.number()?.to_string().into()));
        }
        let is_text = self.is(Kind::Text, "header", "a text")?;
        is_text.then(|| self.json.text()).transpose()
    }

    /// Our own field: all headers in their order, with those that JKF cannot hold. It counts for more than the other.
    fn read_all_headers(&mut self) -> Result<(), NoJson> {
        if !self.is(Kind::Array, "headers", "an array")? {
            return Ok(());
        }
        self.draft.forget_headers();
        self.start.has_all_headers = true;
        self.json.enter();
        while self.json.next_item()? {
            if !self.is(Kind::Array, "headers", "a word and a value")? {
                continue;
            }
            let (line, column) = self.json.place();
            self.json.enter();
            let mut parts = Vec::new();
            while self.json.next_item()? {
                parts.extend(self.read_value()?.filter(|_| parts.len() < 2));
            }
            match &parts[..] {
                [word, value] => match word.strip_prefix(':') {
                    Some(word) => self.draft.header(Key::Other(word.to_owned()), value),
                    None => self.draft.header(kif::header_of(word).unwrap_or(Key::Other(word.to_string())), value),
                },
                _ => {
                    let kind = FindingKind::BadField { field: "headers", expected: "a word and a value" };
                    self.draft.find_at(line, column, kind);
                }
            }
        }
        Ok(())
    }

    fn take_header(&mut self, word: &str, value: Cow<'a, str>, line: usize, column: usize) {
        match kif::header_of(word) {
            None => self.start.take_name(value, line, column),
            Some(_) if self.start.has_all_headers => {}
            Some(key) => self.draft.header(key, &value),
        }
    }

    fn begin(&mut self) -> Result<(), Finding> {
        if self.draft.has_begun() { Ok(()) } else { self.start.settle(&mut self.draft) }
    }

    fn read_moves(&mut self) -> Result<(), Stop> {
        self.begin()?;
        if !self.is(Kind::Array, "moves", "an array of steps")? {
            return Ok(());
        }
        self.draft.recognised = true;
        self.json.enter();
        self.frames.push(Frame::Line { is_main: true, steps: 0 });
        while let Some(frame) = self.frames.pop() {
            match frame {
                Frame::Line { is_main, steps } => self.next_step(is_main, steps)?,
                Frame::Step(step) => self.next_field(step)?,
                Frame::Forks { plies } => self.next_fork(plies)?,
            }
        }
        Ok(())
    }

    fn next_step(&mut self, is_main: bool, steps: usize) -> Result<(), NoJson> {
        if !self.json.next_item()? {
            return Ok(());
        }
        self.frames.push(Frame::Line { is_main, steps: steps + 1 });
        if self.is(Kind::Object, "moves", "an object")? {
            let is_head = is_main && steps == 0;
            let step = StepText::new(&mut self.json, &self.draft, is_main, is_head);
            self.json.enter();
            self.frames.push(Frame::Step(Box::new(step)));
        }
        Ok(())
    }

    fn next_field(&mut self, mut step: Box<StepText<'a>>) -> Result<(), NoJson> {
        match self.json.next_key()? {
            None => step.take_place(&mut self.draft),
            Some(key) if key == "forks" => {
                self.frames.push(Frame::Step(step));
                if self.is(Kind::Array, "forks", "an array of lines")? {
                    if self.draft.is_broken() {
                        // Nobody knows the position they leave.
                        self.find(FindingKind::VariationNotRead);
                        return self.json.skip();
                    }
                    self.json.enter();
                    self.frames.push(Frame::Forks { plies: self.draft.plies() });
                }
            }
            Some(key) => {
                if !step.read_field(&key, &mut self.json, &mut self.draft)? {
                    self.unknown(&key)?;
                }
                self.frames.push(Frame::Step(step));
            }
        }
        Ok(())
    }

    fn next_fork(&mut self, plies: usize) -> Result<(), NoJson> {
        let goes_on = self.json.next_item()?;
        self.draft.back_to(plies);
        if goes_on {
            self.frames.push(Frame::Forks { plies });
            if self.is(Kind::Array, "forks", "an array of steps")? {
                self.json.enter();
                self.frames.push(Frame::Line { is_main: false, steps: 0 });
            }
        }
        Ok(())
    }
}

/// Whether the next value is of this kind; if not, it is passed over and said, but for null, which is nothing.
fn is(
    json: &mut Json<'_>,
    draft: &mut Draft,
    wanted: Kind,
    field: &'static str,
    expected: &'static str,
) -> Result<bool, NoJson> {
    let kind = json.kind()?;
    if kind == wanted {
        return Ok(true);
    }
    if kind != Kind::Null {
        let (line, column) = json.place();
        draft.find_at(line, column, FindingKind::BadField { field, expected });
    }
    json.skip()?;
    Ok(false)
}
