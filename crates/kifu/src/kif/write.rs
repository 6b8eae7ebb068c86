//! Writing KIF: UTF-8, one canonical form.

use super::closing::closing_line;
use super::handicap::is_handicap;
use super::head::{declared, holds_header, write_comment, write_headers, write_notes};
use super::{ending_of, is_kept, word_of};
use crate::loss::{Holds, Times};
use crate::notation::Japanese;
use crate::{Attempt, Cursor, Encoding, Ending, Illegal, Line, NodeId, Record, Step, kanji};
use shogi::{Color, Move, Piece, PieceKind, Position, Square};
use std::fmt::Write;
use std::time::Duration;

/// What a text has a place for.
pub(crate) const HOLDS: Holds =
    Holds { header: holds_header, times: Times::Seconds, ending: holds_ending, ..Holds::ALL };

/// Whether an ending comes back as it was: by its word, or by the remark on it.
fn holds_ending(ending: &Ending) -> bool {
    match ending {
        Ending::Other(word) => is_kept(word) || ending.fits_remark(),
        _ => true,
    }
}

/// The record as KIF, variations included. Times are whole seconds there, and fractions are dropped.
pub fn write(record: &Record) -> String {
    write_in(record, Encoding::Utf8)
}

/// The same, saying that it is in another encoding.
pub(crate) fn write_in(record: &Record, encoding: Encoding) -> String {
    let setup = record.start().to_setup();
    let mut text = format!("#KIF version=2.0 encoding={}\n", declared(encoding));
    write_headers(&mut text, record, &setup);
    text.push_str("手数----指手---------消費時間--\n");
    write_notes(&mut text, record, NodeId::START);
    let handicap = is_handicap(&setup);
    let cursor = Cursor::new(record);
    let mut writer = Writer { record, text, handicap, cursor, clocks: vec![[Duration::ZERO; 2]] };
    record.lines().for_each(|line| writer.write_line(line));
    writer.text
}

/// The text so far, and what its next line depends on.
struct Writer<'a> {
    record: &'a Record,
    text: String,
    /// Whether the players are called 下手 and 上手.
    handicap: bool,
    /// Before the next step.
    cursor: Cursor,
    /// The time of each player up to each node on the way to the cursor.
    clocks: Vec<[Duration; 2]>,
}

impl Writer<'_> {
    fn write_line(&mut self, line: Line) {
        self.cursor.back_to(self.record, line.plies);
        self.clocks.truncate(line.plies + 1);
        if line.first != NodeId::START {
            let _ = writeln!(self.text, "\n変化：{}手", line.plies + 1);
        }
        let record = self.record;
        for id in record.nodes_of(line) {
            self.write_step(id);
            self.cursor.enter(record, id);
        }
    }

    fn write_step(&mut self, id: NodeId) {
        let (position, last_to, turn) = (self.cursor.position(), self.cursor.last_to(), self.cursor.turn());
        let (by, what) = match self.record.step(id) {
            Some(Step::Move(m)) => (turn, move_text(position, last_to, m)),
            Some(Step::Illegal(illegal)) => {
                let mark = needed_mark(position, illegal, turn);
                (illegal.by, format!("{mark}{}", illegal_text(position, last_to, illegal)))
            }
            Some(Step::End(ending)) => (turn, word_of(ending, turn).to_owned()),
            None => return,
        };
        self.write_numbered(id, by, &what);
        if let Some(Step::End(ending)) = self.record.step(id) {
            self.write_end(id, ending, turn);
        } else {
            write_notes(&mut self.text, self.record, id);
        }
    }

    /// Number, move, time, and a `+` if a variation of it follows.
    fn write_numbered(&mut self, id: NodeId, by: Color, what: &str) {
        let mut clocks = self.clocks[self.clocks.len() - 1];
        let time = time_text(self.record.used(id), &mut clocks[by.index()]);
        self.clocks.push(clocks);
        // Kanji are two columns wide, so that the longest move, ７六成銀(77), takes thirteen.
        let columns: usize = what.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
        let blanks = if time.is_empty() { 0 } else { 14_usize.saturating_sub(columns).max(1) };
        let plus = match (self.record.sibling(id).is_some(), time.is_empty()) {
            (false, _) => "",
            (true, false) => "+",
            // Not to become part of a word.
            (true, true) => " +",
        };
        let _ = writeln!(self.text, "{:4} {what}{:blanks$}{time}{plus}", self.cursor.plies() + 1, "");
    }

    fn write_end(&mut self, id: NodeId, ending: &Ending, turn: Color) {
        let word = word_of(ending, turn);
        let said = match ending {
            // The closing line tells it from other fouls.
            Ending::PerpetualCheck { .. } => Some(ending.clone()),
            Ending::Other(own) if own == word => Some(ending.clone()),
            _ => ending_of(word, turn),
        };
        if ending.needs_remark(said.as_ref(), self.record.comment(id)) {
            write_comment(&mut self.text, &ending.remark());
        }
        write_notes(&mut self.text, self.record, id);
        let _ = writeln!(self.text, "{}", closing_line(self.cursor.plies(), ending, turn, self.handicap));
    }
}

/// Destination, piece before the move, 成 or 打, origin: `７六歩(77)`.
fn move_text(position: &Position, last_to: Option<Square>, m: Move) -> String {
    format!("{}{}", target(last_to, m.to()), what(position, m))
}

fn target(last_to: Option<Square>, to: Square) -> String {
    if last_to == Some(to) { "同\u{3000}".to_owned() } else { Japanese::KI2.square(to) }
}

fn what(position: &Position, m: Move) -> String {
    match m {
        Move::Drop { piece, .. } => format!("{}打", kanji::piece(piece.kind())),
        Move::Board { from, promote, .. } => {
            // From an empty square only a foul can come; the format wants a piece all the same.
            let kind = position.piece_at(from).map_or(PieceKind::Pawn, Piece::kind);
            format!("{}{}{}", kanji::piece(kind), if promote { "成" } else { "" }, origin(from))
        }
    }
}

fn origin(from: Square) -> String {
    format!("({}{})", from.file(), from.rank())
}

/// Whose move it is, where a reader would otherwise take it for the other's: out of turn, and with a piece of the opponent's,
/// which without a mark has been moved by its owner.
fn needed_mark(position: &Position, illegal: &Illegal, turn: Color) -> &'static str {
    let from = match illegal.attempt {
        Attempt::Move(m) => m.from(),
        Attempt::Changed { from, .. } => from,
    };
    let piece = from.and_then(|from| position.piece_at(from));
    let is_clear = illegal.by == turn && piece.is_none_or(|piece| piece.color() == turn);
    if is_clear { "" } else { mark(illegal.by) }
}

/// The sign of a side before a move that it may not make.
pub(crate) const fn mark(by: Color) -> &'static str {
    match by {
        Color::Black => "▼",
        Color::White => "▽",
    }
}

/// A foul as a move, with its origin.
pub(crate) fn illegal_text(position: &Position, last_to: Option<Square>, illegal: &Illegal) -> String {
    let what = match illegal.attempt {
        Attempt::Move(m) => what(position, m),
        Attempt::Changed { from: None, piece, .. } => format!("{}打", kanji::piece(piece)),
        Attempt::Changed { from: Some(from), piece, .. } => format!("{}{}", kanji::piece(piece), origin(from)),
    };
    format!("{}{what}", target(last_to, illegal.attempt.to()))
}

/// `( 0:16/00:00:16)`: this move, and all moves of the player together.
fn time_text(used: Option<Duration>, clock: &mut Duration) -> String {
    let Some(used) = used else { return String::new() };
    let used = used.as_secs();
    *clock = clock.saturating_add(Duration::from_secs(used));
    let total = clock.as_secs();
    format!("({:2}:{:02}/{:02}:{:02}:{:02})", used / 60, used % 60, total / 3600, total / 60 % 60, total % 60)
}
