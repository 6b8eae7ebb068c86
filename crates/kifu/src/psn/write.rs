//! Writing PSN: one canonical form.

use super::{
    ANY_HEADER, BOOKMARK, END, HANDICAP, HEADERS, ILLEGAL, RESULT, SFEN, TIME, WORD, ending_of, header_of, result_of,
    word_of,
};
use crate::notation::Notation;
use crate::{Cursor, Ending, Key, NodeId, Record, Step};
use shogi::{Color, Handicap};
use std::time::Duration;

/// The record as PSN in the Western standard notation.
///
/// ```
/// use kifu::{Cursor, Record};
/// let mut record = Record::with_handicap(shogi::Handicap::Even);
/// let mut cursor = Cursor::new(&record);
/// for m in ["7g7f", "3c3d"] {
///     cursor.play(&mut record, m.parse().unwrap()).unwrap();
/// }
/// assert_eq!(kifu::psn::write(&record), "[Result \"*\"]\n\n1.P-76 P-34 *\n");
/// ```
pub fn write(record: &Record) -> String {
    write_in(record, Notation::WESTERN)
}

/// The same with moves in another notation, which should be a Western one or USI: others are not read back.
pub fn write_in(record: &Record, notation: Notation) -> String {
    let mut head = String::new();
    for (key, value) in record.headers.iter() {
        let word = match key {
            Key::Other(word) => word,
            key => HEADERS.iter().find(|(own, _)| own == key).map_or("", |(_, word)| *word),
        };
        if is_word(word) && header_of(word).as_ref() == Some(key) {
            write_header(&mut head, word, value);
        } else {
            write_header(&mut head, ANY_HEADER, &format!("{word}: {value}"));
        }
    }
    match record.handicap() {
        Some(Handicap::Even) => {}
        handicap => {
            handicap.iter().for_each(|handicap| write_header(&mut head, HANDICAP, handicap.code()));
            write_header(&mut head, SFEN, &record.start().to_string());
        }
    }
    let result = result_of(record.ending(), record.last().turn());
    write_header(&mut head, RESULT, result);
    head.push('\n');
    let mut writer = Writer { record, notation, cursor: Cursor::new(record), out: head, column: 0, told: None };
    writer.write_notes(NodeId::START);
    writer.write_lines();
    writer.put(result);
    writer.out.push('\n');
    writer.out
}

/// Whether a word can stand before a value.
fn is_word(word: &str) -> bool {
    !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || matches!(c, '"' | '[' | ']'))
}

fn write_header(out: &mut String, word: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    out.push_str(&format!("[{word} \"{value}\"]\n"));
}

struct Writer<'a> {
    record: &'a Record,
    notation: Notation,
    /// Before the step that is written.
    cursor: Cursor,
    out: String,
    /// How many characters the present line has.
    column: usize,
    /// The step before which no number is needed, as Black's move of the same number stands right before it.
    told: Option<usize>,
}

/// Lines are broken before they become longer than this.
const WIDTH: usize = 90;

/// What is still to be written, from the end: trees may be deeper than the stack.
enum Task {
    /// A line from this node on.
    Line(Option<NodeId>),
    /// The variations from this one on, beside the step that comes after `plies`.
    Beside { next: Option<NodeId>, plies: usize },
    /// The closing bracket of a variation.
    Close,
    /// Back on the line that the variations left.
    Enter(NodeId),
}

impl Writer<'_> {
    fn write_lines(&mut self) {
        let mut tasks = vec![Task::Line(self.record.next(NodeId::START))];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(None) => {}
                Task::Line(Some(id)) => {
                    self.write_step(id);
                    tasks.push(Task::Line(self.record.next(id)));
                    tasks.push(Task::Enter(id));
                    let is_first = self.record.next(self.cursor.id()) == Some(id);
                    let next = self.record.sibling(id).filter(|_| is_first);
                    tasks.push(Task::Beside { next, plies: self.cursor.plies() });
                }
                Task::Beside { next: None, plies } => self.cursor.back_to(self.record, plies),
                Task::Beside { next: Some(id), plies } => {
                    self.cursor.back_to(self.record, plies);
                    self.open();
                    tasks.push(Task::Beside { next: self.record.sibling(id), plies });
                    tasks.push(Task::Close);
                    tasks.push(Task::Line(Some(id)));
                }
                Task::Close => {
                    self.out.push(')');
                    self.column += 1;
                    self.told = None;
                }
                Task::Enter(id) => self.cursor.enter(self.record, id),
            }
        }
    }

    /// A word, on the next line if this one is full.
    fn put(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 && self.column + 1 + length > WIDTH {
            self.out.push('\n');
            self.column = 0;
        } else if self.column > 0 && !self.out.ends_with('(') {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(word);
        self.column += length;
    }

    fn open(&mut self) {
        self.put("(");
        self.told = None;
    }

    /// The number before a step, where one is needed: they go by pairs, Black first (NOTA-31, NOTA-38).
    fn number(&mut self) -> String {
        let plies = self.cursor.plies();
        let place = plies + usize::from(self.record.start().turn() == Color::White);
        let is_told = self.told == Some(plies);
        self.told = Some(plies + 1).filter(|_| place.is_multiple_of(2));
        match (place % 2, is_told) {
            (0, _) => format!("{}.", place / 2 + 1),
            (_, false) => format!("{}…", place / 2 + 1),
            (_, true) => String::new(),
        }
    }

    fn write_step(&mut self, id: NodeId) {
        match self.record.step(id) {
            Some(Step::Move(m)) => {
                let mut text = self.number();
                self.notation.write_to(&mut text, self.cursor.position(), m, self.cursor.last_to());
                self.put(&text);
            }
            Some(Step::Illegal(illegal)) => self.put_command(ILLEGAL, &illegal.to_string()),
            Some(Step::End(ending)) => {
                let turn = self.cursor.turn();
                let word = word_of(ending, turn);
                self.put(word);
                match ending {
                    Ending::Other(word) => self.put_command(WORD, word),
                    ending if ending_of(word, turn).as_ref() == Some(ending) => {}
                    ending => self.put_command(END, &ending.remark()),
                }
            }
            None => {}
        }
        self.write_notes(id);
    }

    fn write_notes(&mut self, id: NodeId) {
        if let Some(used) = self.record.used(id) {
            self.put_command(TIME, &time(used));
        }
        let bookmark = self.record.bookmark(id);
        if !bookmark.is_empty() {
            self.put_command(BOOKMARK, bookmark);
        }
        let comment = self.record.comment(id);
        if !comment.is_empty() {
            self.put_comment(comment);
        }
    }

    /// A command stands right behind the brace, which no remark of a person does that looks like one.
    fn put_command(&mut self, command: &str, value: &str) {
        if value.contains('}') {
            self.put_rest_of_line(&format!("{command}{value}]"));
        } else {
            self.put(&format!("{{{command}{value}]}}"));
        }
        self.told = None;
    }

    /// In braces, or line by line behind a semicolon what cannot stand there.
    fn put_comment(&mut self, comment: &str) {
        let is_blank = |c: Option<char>| c.is_some_and(char::is_whitespace);
        let looks_like_command = comment.trim_start().starts_with("[%");
        if comment.contains('}') || looks_like_command {
            comment.split('\n').for_each(|line| self.put_rest_of_line(&format!(" {line}")));
        } else if is_blank(comment.chars().next()) || is_blank(comment.chars().next_back()) {
            self.put(&format!("{{ {comment} }}"));
        } else {
            self.put(&format!("{{{comment}}}"));
        }
        if let Some((_, last)) = comment.rsplit_once('\n').filter(|_| self.column > 0) {
            self.column = last.chars().count();
        }
        self.told = None;
    }

    fn put_rest_of_line(&mut self, text: &str) {
        self.put(";");
        self.out.push_str(text);
        self.out.push('\n');
        self.column = 0;
    }
}

/// `0:01:15`, with a fraction where there is one.
fn time(used: Duration) -> String {
    let seconds = used.as_secs();
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match used.subsec_millis() {
        0 => whole,
        millis => format!("{whole}.{}", format!("{millis:03}").trim_end_matches('0')),
    }
}
