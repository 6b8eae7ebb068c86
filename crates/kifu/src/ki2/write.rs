//! Writing KI2: six moves a line, in columns.

use crate::kif::closing::{closing_line, tells_all};
use crate::kif::handicap::is_handicap;
use crate::kif::head::{declared, write_comment, write_headers, write_notes};
use crate::kif::write::{illegal_text, mark};
use crate::loss::{Holds, Times};
use crate::notation::{Marks, Notation};
use crate::{Cursor, Encoding, Ending, Line, NodeId, Record, Step};
use shogi::Color;
use std::fmt::Write;

/// What a text has a place for: what KIF has, but no times.
pub(crate) const HOLDS: Holds = Holds { times: Times::None, ..crate::kif::HOLDS };

/// The record as KI2, variations included. There is no place for times.
pub fn write(record: &Record) -> String {
    write_in(record, Encoding::Utf8)
}

/// The same, saying that it is in another encoding.
pub(crate) fn write_in(record: &Record, encoding: Encoding) -> String {
    let setup = record.start().to_setup();
    let mut text = format!("#KI2 version=2.0 encoding={}\n", declared(encoding));
    write_headers(&mut text, record, &setup);
    text.push('\n');
    write_notes(&mut text, record, NodeId::START);
    let cursor = Cursor::new(record);
    let mut writer = Writer { record, text, handicap: is_handicap(&setup), cursor, on_line: 0, blanks: 0 };
    record.lines().for_each(|line| writer.write_line(line));
    writer.text
}

/// How many moves stand on a line, and how many columns each has; a kanji takes two.
const MOVES: usize = 6;
const COLUMNS: usize = 12;

/// The text so far, and what its next move depends on.
struct Writer<'a> {
    record: &'a Record,
    text: String,
    /// Whether the players are called 下手 and 上手.
    handicap: bool,
    /// Before the next step.
    cursor: Cursor,
    /// How many moves stand on this line.
    on_line: usize,
    /// How many blanks come before the next one.
    blanks: usize,
}

impl Writer<'_> {
    fn write_line(&mut self, line: Line) {
        self.cursor.back_to(self.record, line.plies);
        if line.first != NodeId::START {
            let _ = writeln!(self.text, "\n変化：{}手", line.plies + 1);
        }
        let record = self.record;
        for id in record.nodes_of(line) {
            self.write_step(id);
            self.cursor.enter(record, id);
        }
        self.end_line();
    }

    fn write_step(&mut self, id: NodeId) {
        let (position, last_to, turn) = (self.cursor.position(), self.cursor.last_to(), self.cursor.turn());
        match self.record.step(id) {
            Some(Step::Move(m)) => {
                self.separate();
                let start = self.text.len();
                Notation::KI2.write_to(&mut self.text, self.cursor.position(), m, last_to);
                self.count(start);
            }
            Some(Step::Illegal(illegal)) => {
                let what = illegal_text(position, last_to, illegal);
                let mark = if illegal.by == turn { Marks::Triangles.sign(turn) } else { mark(illegal.by) };
                self.separate();
                let start = self.text.len();
                let _ = write!(self.text, "{mark}{what}");
                self.count(start);
            }
            Some(Step::End(ending)) => return self.write_end(id, ending, turn),
            None => return,
        }
        if self.record.is_noted(id) {
            self.end_line();
            write_notes(&mut self.text, self.record, id);
        }
    }

    /// Before a move.
    fn separate(&mut self) {
        if self.on_line == MOVES {
            self.end_line();
        }
        let _ = write!(self.text, "{:1$}", "", self.blanks);
    }

    /// After a move that begins there.
    fn count(&mut self, start: usize) {
        let columns: usize = self.text[start..].chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
        self.blanks = COLUMNS.saturating_sub(columns).max(1);
        self.on_line += 1;
    }

    fn end_line(&mut self) {
        if self.on_line > 0 {
            self.text.push('\n');
        }
        (self.on_line, self.blanks) = (0, 0);
    }

    fn write_end(&mut self, id: NodeId, ending: &Ending, turn: Color) {
        self.end_line();
        let _ = writeln!(self.text, "{}", closing_line(self.cursor.plies(), ending, turn, self.handicap));
        let said = tells_all(ending, turn).then_some(ending);
        if ending.needs_remark(said, self.record.comment(id)) {
            write_comment(&mut self.text, &ending.remark());
        }
        write_notes(&mut self.text, self.record, id);
    }
}
