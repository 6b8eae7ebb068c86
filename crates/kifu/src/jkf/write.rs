//! Writing JKF: one canonical form, one step a line.

use super::{OTHER_START, SIGNS, ending, preset_of};
use crate::csa::{self, MoveText};
use crate::json::write_text;
use crate::kif::handicap::is_handicap;
use crate::notation::Notation;
use crate::{Attempt, Cursor, Ending, Illegal, Key, NodeId, Record, Step, diagram, kif};
use shogi::{Color, Move, Piece, Position, Setup, Square};
use std::collections::HashSet;
use std::fmt::Write;
use std::time::Duration;

/// The record as JKF. Nothing of it is lost: what the format has no place for stands in fields of our own, which other
/// programs pass over.
///
/// ```
/// use kifu::{Cursor, Record};
/// let mut record = Record::with_handicap(shogi::Handicap::Even);
/// Cursor::new(&record).play(&mut record, "7g7f".parse().unwrap()).unwrap();
/// let text = kifu::jkf::write(&record);
/// assert_eq!(text.lines().nth(4), Some(r#"{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}}"#));
/// assert_eq!(kifu::read(text.as_bytes()).unwrap().record, record);
/// ```
pub fn write(record: &Record) -> String {
    let setup = record.start().to_setup();
    let mut out = String::from("{\"header\":{");
    write_headers(&mut out, record, is_handicap(&setup));
    write_start(&mut out, &setup);
    out.push_str("\"moves\":[\n{");
    let mut writer = Writer { record, cursor: Cursor::new(record), out, fields: 0 };
    let mut clocks = [Duration::ZERO; 2];
    writer.write_notes(NodeId::START, &mut clocks, record.start().turn());
    writer.out.push('}');
    writer.write_lines(clocks);
    writer.out.push_str("\n]}\n");
    writer.out
}

/// The headers, the first of each word as the format has them; all of them again where that leaves some out.
fn write_headers(out: &mut String, record: &Record, handicap: bool) {
    let word = |key: &Key| match key {
        Key::Black => diagram::player(Color::Black, handicap).to_owned(),
        Key::White => diagram::player(Color::White, handicap).to_owned(),
        key => kif::word_of_header(key).to_owned(),
    };
    let mut written: HashSet<String> = HashSet::new();
    let mut whole = true;
    for (key, value) in record.headers.iter() {
        let word = word(key);
        whole &= kif::header_of(&word).as_ref() == Some(key) && !written.contains(&word);
        if written.contains(&word) {
            continue;
        }
        write_header(out, if written.is_empty() { "" } else { "," }, &word, ':', value);
        written.insert(word);
    }
    out.push_str("},\n");
    if whole {
        return;
    }
    out.push_str("\"headers\":[");
    for (index, (key, value)) in record.headers.iter().enumerate() {
        let word = word(key);
        // A word that would be taken for another one is marked.
        let mark = if kif::header_of(&word).as_ref() == Some(key) { "" } else { ":" };
        write_header(out, if index == 0 { "[" } else { ",[" }, &format!("{mark}{word}"), ',', value);
        out.push(']');
    }
    out.push_str("],\n");
}

fn write_header(out: &mut String, before: &str, word: &str, between: char, value: &str) {
    out.push_str(before);
    write_text(out, word);
    out.push(between);
    write_text(out, value);
}

/// The start by its name, or piece by piece.
fn write_start(out: &mut String, setup: &Setup) {
    if let Some(preset) = preset_of(setup) {
        let _ = writeln!(out, "\"initial\":{{\"preset\":\"{preset}\"}},");
        return;
    }
    let _ = write!(out, "\"initial\":{{\"preset\":\"{OTHER_START}\",\"data\":{{\"color\":{},", setup.turn.index());
    if setup.ply > 1 {
        let _ = write!(out, "\"ply\":{},", setup.ply);
    }
    out.push_str("\"board\":[");
    for file in 1..=9 {
        out.push_str(if file == 1 { "[" } else { ",[" });
        for rank in 1..=9 {
            out.push_str(if rank == 1 { "{" } else { ",{" });
            if let Some(piece) = setup.board[Square::new(file, rank).index()] {
                let _ = write!(out, "\"color\":{},\"kind\":\"{}\"", piece.color().index(), csa::code(piece.kind()));
            }
            out.push('}');
        }
        out.push(']');
    }
    out.push_str("],\"hands\":[");
    for (index, hand) in setup.hands.iter().enumerate() {
        out.push_str(if index == 0 { "{" } else { ",{" });
        for (index, piece) in shogi::HandPiece::ALL.into_iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            let _ = write!(out, "{comma}\"{}\":{}", csa::code(piece.kind()), hand.count(piece));
        }
        out.push('}');
    }
    out.push_str("]}},\n");
}

struct Writer<'a> {
    record: &'a Record,
    /// Before the step that is written.
    cursor: Cursor,
    out: String,
    /// How many fields of the present step are written.
    fields: usize,
}

/// What is still to be written, from the end: trees may be deeper than the stack.
enum Task {
    /// A line from this node on.
    Line { next: Option<NodeId>, clocks: [Duration; 2] },
    /// The variations from this one on, beside the step before `plies`.
    Forks { next: Option<NodeId>, first: bool, plies: usize, clocks: [Duration; 2] },
    /// The end of a step.
    Close(NodeId),
}

impl Writer<'_> {
    fn write_lines(&mut self, clocks: [Duration; 2]) {
        let mut tasks = vec![Task::Line { next: self.record.next(NodeId::START), clocks }];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line { next: None, .. } => {}
                Task::Line { next: Some(id), mut clocks } => {
                    let before = clocks;
                    // The first step of a variation follows the bracket that opens it.
                    self.out.push_str(if self.out.ends_with('[') { "\n{" } else { ",\n{" });
                    self.write_step(id, &mut clocks);
                    tasks.push(Task::Line { next: self.record.next(id), clocks });
                    tasks.push(Task::Close(id));
                    let is_first = self.record.next(self.cursor.id()) == Some(id);
                    if let Some(fork) = self.record.sibling(id).filter(|_| is_first) {
                        self.field("forks");
                        self.out.push('[');
                        let plies = self.cursor.plies();
                        tasks.push(Task::Forks { next: Some(fork), first: true, plies, clocks: before });
                    }
                }
                Task::Forks { next: Some(id), first, plies, clocks } => {
                    self.out.push_str(if first { "[" } else { "],[" });
                    self.cursor.back_to(self.record, plies);
                    tasks.push(Task::Forks { next: self.record.sibling(id), first: false, plies, clocks });
                    tasks.push(Task::Line { next: Some(id), clocks });
                }
                Task::Forks { next: None, plies, .. } => {
                    self.out.push_str("]]");
                    self.cursor.back_to(self.record, plies);
                }
                Task::Close(id) => {
                    self.out.push('}');
                    self.cursor.enter(self.record, id);
                }
            }
        }
    }

    /// The key of another field of the present step.
    fn field(&mut self, key: &str) {
        let comma = if self.fields == 0 { "" } else { "," };
        let _ = write!(self.out, "{comma}\"{key}\":");
        self.fields += 1;
    }

    fn write_step(&mut self, id: NodeId, clocks: &mut [Duration; 2]) {
        self.fields = 0;
        let turn = self.cursor.turn();
        let mut by = turn;
        match self.record.step(id) {
            Some(Step::Move(m)) => {
                self.field("move");
                write_move(&mut self.out, self.cursor.position(), turn, m.into());
                write_text_of_move(&mut self.out, self.cursor.position(), m, self.cursor.last_to());
                self.out.push('}');
            }
            Some(Step::Illegal(illegal)) => {
                by = illegal.by;
                self.write_illegal(illegal);
            }
            Some(Step::End(ending)) => self.write_end(ending, turn),
            None => {}
        }
        self.write_notes(id, clocks, by);
    }

    fn write_illegal(&mut self, illegal: &Illegal) {
        self.field("move");
        write_move(&mut self.out, self.cursor.position(), illegal.by, illegal.attempt);
        self.out.push('}');
        self.field("illegal");
        let _ = write!(self.out, "\"{illegal}\"");
    }

    fn write_end(&mut self, ending: &Ending, turn: Color) {
        let word = csa::word_of(ending, turn);
        self.field("special");
        write_text(&mut self.out, &word);
        if csa::ending_of(&word, turn).as_ref() != Some(ending) {
            self.field("ending");
            ending::write(&mut self.out, ending);
        }
    }

    fn write_notes(&mut self, id: NodeId, clocks: &mut [Duration; 2], by: Color) {
        if let Some(used) = self.record.used(id) {
            clocks[by.index()] += used;
            self.field("time");
            self.out.push_str("{\"now\":");
            write_time(&mut self.out, used);
            self.out.push_str(",\"total\":");
            write_time(&mut self.out, clocks[by.index()]);
            self.out.push('}');
        }
        let comment = self.record.comment(id);
        if !comment.is_empty() {
            self.field("comments");
            for (index, line) in comment.split('\n').enumerate() {
                self.out.push(if index == 0 { '[' } else { ',' });
                write_text(&mut self.out, line);
            }
            self.out.push(']');
        }
        let bookmark = self.record.bookmark(id);
        if !bookmark.is_empty() {
            self.field("bookmark");
            write_text(&mut self.out, bookmark);
        }
    }
}

/// Appends what is done, without the bracket at the end.
fn write_move(out: &mut String, position: &Position, by: Color, attempt: Attempt) {
    let MoveText { from, to, piece, .. } = MoveText::new(position, by, attempt);
    let _ = write!(out, "{{\"color\":{}", by.index());
    if let Some(from) = from {
        write_square(out, "from", from);
    }
    write_square(out, "to", to);
    // The piece as it was before the move, where one stood.
    let stood = from.and_then(|from| position.piece_at(from)).map_or(piece, Piece::kind);
    let _ = write!(out, ",\"piece\":\"{}\"", csa::code(stood));
}

fn write_square(out: &mut String, key: &str, square: Square) {
    let _ = write!(out, ",\"{key}\":{{\"x\":{},\"y\":{}}}", square.file(), square.rank());
}

/// Appends what texts of a move need to be made: 同, promotion, capture and the signs that tell pieces apart.
fn write_text_of_move(out: &mut String, position: &Position, m: Move, last_to: Option<Square>) {
    if last_to == Some(m.to()) {
        out.push_str(",\"same\":true");
    }
    let text = Notation::KI2.write(position, m, None);
    if m.promotes() {
        out.push_str(",\"promote\":true");
    } else if text.ends_with("不成") {
        out.push_str(",\"promote\":false");
    }
    if let Some(captured) = position.piece_at(m.to()) {
        let _ = write!(out, ",\"capture\":\"{}\"", csa::code(captured.kind()));
    }
    let signs = text.chars().filter_map(|c| SIGNS.iter().find(|(_, kanji)| *kanji == c).map(|(sign, _)| *sign));
    let relative: String = signs.collect();
    if !relative.is_empty() {
        let _ = write!(out, ",\"relative\":\"{relative}\"");
    }
}

/// Whole seconds in the format's own fields, what is beyond them in one of ours.
fn write_time(out: &mut String, time: Duration) {
    let seconds = time.as_secs();
    let _ = write!(out, "{{\"h\":{},\"m\":{},\"s\":{}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match time.subsec_millis() {
        0 => out.push('}'),
        millis => {
            let _ = write!(out, ",\"ms\":{millis}}}");
        }
    }
}
