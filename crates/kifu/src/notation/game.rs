//! Whole games in a notation: numbers, lines, and the ending (NOTA-02, NOTA-03, NOTA-15, NOTA-16, NOTA-31, NOTA-38).

mod ending;
mod read;

pub use read::{GameError, GameErrorKind, GameText};

use super::{Form, Marks, Notation, Western};
use crate::Ending;
use shogi::{Color, IllegalMove, Move, Position};
use std::fmt::{self, Write};

/// How the text of a game is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// How moves are written.
    pub notation: Notation,
    /// How they are numbered.
    pub numbering: Numbering,
    /// Whether `0.開始` stands first, on a line of its own (NOTA-16).
    pub opening_line: bool,
    /// How many moves, or pairs of moves, stand on a line; 0 for all.
    pub per_line: usize,
}

/// How moves are numbered. The first number is that of the start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// Not at all: the players' marks tell the moves apart (NOTA-02).
    None,
    /// Each by itself, `31.` (NOTA-03).
    Single,
    /// One of Black's and the answer together, `16.`; `16…` where White begins (NOTA-31, NOTA-38).
    Pairs,
}

/// A game cannot be written: a move that others follow is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwritable {
    /// How many moves are before it.
    pub index: usize,
    /// Why it is illegal.
    pub reason: IllegalMove,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}", self.index + 1, self.reason)
    }
}

impl std::error::Error for Unwritable {}

impl Layout {
    /// The usual layout of a notation: Western ones in pairs, Japanese ones a move a line, others on one line without
    /// numbers. What has both numbers and marks is the caller's wish (NOTA-02).
    pub const fn of(notation: Notation) -> Layout {
        let (numbering, per_line) = match notation.form {
            Form::Japanese(_) => (Numbering::Single, 1),
            Form::Western(_) => (Numbering::Pairs, 1),
            Form::Usi | Form::Csa => (Numbering::None, 0),
        };
        Layout { notation, numbering, opening_line: false, per_line }
    }

    /// The text of a game, without a line break at its end. The last move may be illegal: games end so. It can be
    /// read back if its piece could go there by its movement.
    ///
    /// ```
    /// use kifu::Ending;
    /// use kifu::notation::{Layout, Notation};
    /// let start = shogi::Position::even();
    /// let moves = ["7g7f", "3c3d"].map(|m| m.parse().unwrap());
    /// let text = Layout::of(Notation::WESTERN).write(&start, moves, Some(&Ending::Resign)).unwrap();
    /// assert_eq!(text, "1.P-76 P-34\n2.resign");
    /// ```
    ///
    /// # Errors
    /// If another move is illegal, or starts where no piece stands.
    pub fn write(
        self,
        start: &Position,
        moves: impl IntoIterator<Item = Move>,
        ending: Option<&Ending>,
    ) -> Result<String, Unwritable> {
        let mut writer = Writer::new(self, start);
        if self.opening_line {
            writer.out.push_str("0.開始\n");
        }
        let mut position = start.clone();
        let mut last: Option<(Move, Result<(), IllegalMove>)> = None;
        for (index, m) in moves.into_iter().enumerate() {
            if let Some((_, Err(reason))) = last {
                return Err(Unwritable { index: index - 1, reason });
            }
            let played = position.judge(m);
            if played == Err(IllegalMove::NoPiece) {
                return Err(Unwritable { index, reason: IllegalMove::NoPiece });
            }
            writer.begin_move();
            self.notation.write_to(&mut writer.out, &position, m, last.map(|(m, _)| m.to()));
            if played.is_ok() {
                position.play_unchecked(m);
            }
            last = Some((m, played));
        }
        if let Some(ending) = ending {
            writer.begin_move();
            writer.out.push_str(&ending::word(ending, self.notation.form));
        }
        Ok(writer.out)
    }
}

/// Whether people who read this form read Japanese.
const fn in_japanese(form: Form) -> bool {
    matches!(form, Form::Japanese(_) | Form::Western(Western::KitaoKawasaki))
}

/// Puts numbers and blanks between moves.
struct Writer {
    layout: Layout,
    out: String,
    first: u32,
    white_begins: bool,
    /// How many moves there are so far.
    moves: u32,
    /// How many of them began a number, or would.
    items: usize,
}

impl Writer {
    fn new(layout: Layout, start: &Position) -> Writer {
        let white_begins = start.turn() == Color::White;
        Writer { layout, out: String::new(), first: u32::from(start.ply()), white_begins, moves: 0, items: 0 }
    }

    /// Everything that stands before a move, or before the ending in its place.
    fn begin_move(&mut self) {
        let index = self.moves;
        self.moves += 1;
        let whites = index.is_multiple_of(2) == self.white_begins;
        let Layout { numbering, per_line, notation, .. } = self.layout;
        if numbering == Numbering::Pairs && whites && index > 0 {
            return self.out.push(' ');
        }
        if self.items > 0 {
            let line_is_full = per_line > 0 && self.items.is_multiple_of(per_line);
            let blank = if matches!(notation.form, Form::Japanese(_)) { '\u{3000}' } else { ' ' };
            self.out.push(if line_is_full { '\n' } else { blank });
        }
        self.items += 1;
        // Writing to a string cannot fail.
        let _ = match numbering {
            Numbering::None => Ok(()),
            Numbering::Single => write!(self.out, "{}.", self.first + index),
            Numbering::Pairs => {
                let number = self.first.div_ceil(2) + (index + u32::from(self.white_begins)) / 2;
                // The players' marks say as well that White begins.
                let dots = whites && notation.marks == Marks::None;
                write!(self.out, "{number}{}", if dots { '…' } else { '.' })
            }
        };
    }
}
