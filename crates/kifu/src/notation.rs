//! Moves as people write them (requirements §7), in every notation, written and read (NOTA-45).
//!
//! All of them leave out what the position makes plain, so a move is written and read together with the position it is
//! played in. Legality beyond the movement of the pieces plays no part: a pinned piece still makes a sign necessary, and
//! what is read may be a foul.

mod coordinates;
mod error;
mod game;
pub(crate) mod japanese;
mod marks;
mod name;
mod read;
mod signs;
mod spoken;
mod subject;
pub(crate) mod text;
pub(crate) mod western;

pub use coordinates::Coordinates;
pub use error::{ReadError, Wrong};
pub use game::{GameError, GameErrorKind, GameText, Layout, Numbering, Unwritable};
pub use japanese::{Forward, Japanese, interposition};
pub use marks::Marks;
pub use name::UnknownNotation;
pub use read::read;
pub use signs::{Motion, Side, Signs};
pub use spoken::{Action, Spoken};
pub use western::Western;

use crate::csa;
use crate::scan::Scanner;
use marks::scan_mark;
use shogi::{Move, Position, Square};
use std::fmt::Write;
use subject::Subject;

/// A way to write moves. [`Notation::ALL`] has their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Notation {
    /// How the move itself is written.
    pub form: Form,
    /// The sign before it that says whose it is: it can stand before any form (NOTA-44).
    pub marks: Marks,
}

/// How a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Destination first, as in Japan.
    Japanese(Japanese),
    /// Piece first, as in the West.
    Western(Western),
    /// Origin and destination, as engines write: `7g7f` (NOTA-46).
    Usi,
    /// As CSA files write: `+7776FU` (NOTA-46).
    Csa,
}

impl Notation {
    /// As in KI2 files: ▲７六歩.
    pub const KI2: Notation = Notation::new(Form::Japanese(Japanese::KI2), Marks::Triangles);
    /// As in Japanese books: ☗7六歩.
    pub const COMMON: Notation = Notation::new(Form::Japanese(Japanese::COMMON), Marks::Pieces);
    /// The Western standard: P-76.
    pub const WESTERN: Notation = Notation::new(Form::Western(Western::Standard), Marks::None);

    /// This form with these marks.
    pub const fn new(form: Form, marks: Marks) -> Notation {
        Notation { form, marks }
    }

    /// A square as this notation writes it: `33`, `3c` or `３三`.
    pub fn square(self, square: Square) -> String {
        match self.form {
            Form::Japanese(style) => style.square(square),
            Form::Usi | Form::Western(Western::Hodges | Western::Hodges1976) => square.to_string(),
            Form::Western(_) | Form::Csa => format!("{}{}", square.file(), square.rank()),
        }
    }

    /// The text of `m` in `position`; `last_to` is where the move before went, to write 同 (NOTA-05). Empty if no piece
    /// stands where the move starts.
    ///
    /// ```
    /// use kifu::notation::Notation;
    /// let position: shogi::Position = "4k4/9/9/9/9/9/9/9/3GKG3 b - 1".parse().unwrap();
    /// let write = |name: &str| name.parse::<Notation>().unwrap().write(&position, "4i5h".parse().unwrap(), None);
    /// assert_eq!(write("japanese"), "▲５八金右");
    /// assert_eq!(write("iroha"), "▲す金右");
    /// assert_eq!(write("western"), "G49-58");
    /// ```
    pub fn write(self, position: &Position, m: Move, last_to: Option<Square>) -> String {
        let mut text = String::with_capacity(32);
        self.write_to(&mut text, position, m, last_to);
        text
    }

    /// Appends what [`Notation::write`] returns.
    pub fn write_to(self, out: &mut String, position: &Position, m: Move, last_to: Option<Square>) {
        let Some(subject) = Subject::new(position, m) else { return };
        out.push_str(self.marks.sign(subject.mover));
        match self.form {
            Form::Japanese(style) => style.write_to(out, &subject, last_to),
            Form::Western(style) => style.write_to(out, &subject, last_to),
            // Writing to a string cannot fail.
            Form::Usi => drop(write!(out, "{m}")),
            Form::Csa => out.push_str(&csa::write_move(position, m)),
        }
    }

    /// The move that `text` means in this notation; marks and signs that are not needed may stand there or not. Whether
    /// it is legal is another question.
    ///
    /// ```
    /// use kifu::notation::{Notation, Wrong};
    /// let golds: shogi::Position = "4k4/9/9/9/9/9/9/9/3GKG3 b - 1".parse().unwrap();
    /// assert_eq!(Notation::KI2.read(&golds, "58金右", None), Ok("4i5h".parse().unwrap()));
    /// let error = Notation::KI2.read(&golds, "58金", None).unwrap_err();
    /// assert_eq!(error.to_string(), "column 4: this could be 4i5h or 6i5h");
    /// ```
    ///
    /// # Errors
    /// If the text is malformed, or no move fits it, or several do.
    pub fn read(self, position: &Position, text: &str, last_to: Option<Square>) -> Result<Move, ReadError> {
        let mut scanner = Scanner::new(text);
        scanner.skip_blanks();
        let m = self.scan(&mut scanner, position, last_to)?;
        scanner.skip_blanks();
        match scanner.peek() {
            None => Ok(m),
            Some(_) => Err(ReadError::malformed(scanner.column(), "the end of the move")),
        }
    }

    /// Takes a move from the front of a text; what follows it stays. Columns are those of the scanner.
    ///
    /// # Errors
    /// As [`Notation::read`].
    pub(crate) fn scan(
        self,
        scanner: &mut Scanner<'_>,
        position: &Position,
        last_to: Option<Square>,
    ) -> Result<Move, ReadError> {
        match self.form {
            Form::Japanese(style) => japanese::parse(scanner, style.coordinates)?.resolve(position, last_to),
            Form::Western(_) => western::parse(scanner)?.resolve(position, last_to),
            Form::Usi => scan_word(scanner, position, |word| {
                word.parse().map_err(|error: shogi::ParseMoveError| ReadError::malformed(error.column, error.expected))
            }),
            Form::Csa => scan_word(scanner, position, |word| Ok(csa::read_move(word, position)?)),
        }
    }
}

/// Takes a mark and a word up to the next blank; `read` counts its columns from the word's first character.
fn scan_word(
    scanner: &mut Scanner<'_>,
    position: &Position,
    read: impl FnOnce(&str) -> Result<Move, ReadError>,
) -> Result<Move, ReadError> {
    let start = scanner.column();
    if scan_mark(scanner).is_some_and(|mark| mark != position.turn()) {
        return Err(ReadError::new(start, Wrong::OtherSide));
    }
    let before = scanner.column() - 1;
    let rest = scanner.rest();
    let word = rest.split([' ', '\t', '\u{3000}']).next().unwrap_or_default();
    let m = read(word).map_err(|error| ReadError { column: before + error.column, ..error })?;
    scanner.take(word);
    Ok(m)
}

#[cfg(test)]
mod tests;
