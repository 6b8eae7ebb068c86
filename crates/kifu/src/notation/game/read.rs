//! Reading the text of a game: moves, numbers of either fashion or none, and the ending.

use super::ending;
use crate::Ending;
use crate::notation::{Notation, ReadError, Wrong};
use crate::scan::{Scanner, lines};
use shogi::{Color, IllegalMove, Move, Position, Square};
use std::fmt;

/// What a text of a game tells.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct GameText {
    /// The moves; only the last may be illegal.
    pub moves: Vec<Move>,
    /// How it ended, if the text tells.
    pub ending: Option<Ending>,
}

/// Where a text of a game makes no sense, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameError {
    /// Line, from 1.
    pub line: usize,
    /// Column, counted in characters from 1.
    pub column: usize,
    /// What is the matter.
    pub kind: GameErrorKind,
}

/// What can be the matter with the text of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameErrorKind {
    /// A move cannot be understood.
    Move(Wrong),
    /// Something stands after an illegal move that is not an ending.
    Illegal(Move, IllegalMove),
    /// The number is not the next one, whether moves are numbered singly or in pairs.
    WrongNumber,
    /// Three dots stand before a move of Black's.
    NotWhites,
    /// Something stands after the ending.
    AfterEnding,
}

impl GameErrorKind {
    /// A name for programs and message catalogues.
    pub fn code(&self) -> &'static str {
        match self {
            GameErrorKind::Move(wrong) => wrong.code(),
            GameErrorKind::Illegal(..) => "illegal_move",
            GameErrorKind::WrongNumber => "wrong_number",
            GameErrorKind::NotWhites => "not_whites",
            GameErrorKind::AfterEnding => "after_ending",
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for GameErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameErrorKind::Move(wrong) => wrong.fmt(f),
            GameErrorKind::Illegal(m, reason) => write!(f, "{m}, the move before, is illegal: {reason}"),
            GameErrorKind::WrongNumber => f.write_str("this is not the number of the next move"),
            GameErrorKind::NotWhites => f.write_str("three dots stand before White's moves, but Black is to move"),
            GameErrorKind::AfterEnding => f.write_str("expected nothing after the ending"),
        }
    }
}

impl std::error::Error for GameError {}

impl Notation {
    /// Reads a game that begins with `start`: its moves in this notation, however many stand on a line, with the
    /// players' marks, numbers, both or neither.
    ///
    /// ```
    /// use kifu::notation::Notation;
    /// let start = shogi::Position::even();
    /// let western = Notation::WESTERN.read_game(&start, "1.P-76 P-34\n2.Bx22+ Sx22").unwrap();
    /// let japanese = Notation::KI2.read_game(&start, "▲７六歩　△３四歩　▲２二角成　△同　銀").unwrap();
    /// assert_eq!(western, japanese);
    /// ```
    ///
    /// # Errors
    /// At the first thing that makes no sense.
    pub fn read_game(self, start: &Position, text: &str) -> Result<GameText, GameError> {
        let mut reader = Reader {
            notation: self,
            position: start.clone(),
            last_to: None,
            foul: None,
            numbers: Numbers::new(start),
            game: GameText::default(),
        };
        for (number, line) in (1..).zip(lines(text)) {
            let mut scanner = Scanner::new(line);
            reader.read_line(&mut scanner).map_err(|(column, kind)| GameError { line: number, column, kind })?;
        }
        Ok(reader.game)
    }
}

struct Reader {
    notation: Notation,
    position: Position,
    last_to: Option<Square>,
    /// An illegal move, after which only the ending can come.
    foul: Option<(Move, IllegalMove)>,
    numbers: Numbers,
    game: GameText,
}

type Fault = (usize, GameErrorKind);

impl Reader {
    fn read_line(&mut self, scanner: &mut Scanner<'_>) -> Result<(), Fault> {
        loop {
            scanner.skip_blanks();
            if scanner.peek().is_none() {
                return Ok(());
            }
            let column = scanner.column();
            if self.game.ending.is_some() {
                return Err((column, GameErrorKind::AfterEnding));
            }
            let number = scan_number(scanner);
            if number == Some(0) && self.game.moves.is_empty() && scanner.take("開始") {
                continue;
            }
            if number.is_some_and(|number| !self.numbers.fits(number, self.game.moves.len())) {
                return Err((column, GameErrorKind::WrongNumber));
            }
            let column = scanner.column();
            let dots = scan_dots(scanner);
            if dots && self.turn() == Color::Black {
                return Err((column, GameErrorKind::NotWhites));
            }
            scanner.skip_blanks();
            if scanner.peek().is_some() {
                self.read_move(scanner)?;
            }
        }
    }

    /// Whose move would be next.
    fn turn(&self) -> Color {
        if self.foul.is_some() { !self.position.turn() } else { self.position.turn() }
    }

    /// A move, or else the ending.
    fn read_move(&mut self, scanner: &mut Scanner<'_>) -> Result<(), Fault> {
        let column = scanner.column();
        let rest = scanner.rest();
        let read = self.notation.scan(scanner, &self.position, self.last_to);
        if (read.is_err() || self.foul.is_some())
            && let Some(ending) = ending::read(rest.trim(), self.position.turn())
        {
            self.game.ending = Some(ending);
            while scanner.take_map(Some).is_some() {}
            return Ok(());
        }
        if let Some((m, reason)) = self.foul {
            return Err((column, GameErrorKind::Illegal(m, reason)));
        }
        let m = read.map_err(|ReadError { column, wrong }| (column, GameErrorKind::Move(wrong)))?;
        match self.position.play(m) {
            Ok(()) => self.last_to = Some(m.to()),
            Err(reason) => self.foul = Some((m, reason)),
        }
        self.game.moves.push(m);
        Ok(())
    }
}

/// A number and what divides it from its move. Digits with anything else behind them are a square.
fn scan_number(scanner: &mut Scanner<'_>) -> Option<u32> {
    let mut ahead = scanner.clone();
    let number = ahead.take_number()?;
    let divided = ahead.take_any(&['.', '．', ':', '：', '、']).is_some()
        || ahead.take("手目")
        || matches!(ahead.peek(), None | Some(' ' | '\t' | '\u{3000}' | '…' | '‥'));
    if !divided {
        return None;
    }
    ahead.skip_blanks();
    *scanner = ahead;
    Some(number)
}

/// `…` or what is left of `...` after a number has taken its dot.
fn scan_dots(scanner: &mut Scanner<'_>) -> bool {
    let mut dots = false;
    while scanner.take_any(&['…', '‥', '.', '．']).is_some() {
        dots = true;
    }
    dots
}

/// Which numbers the moves have. Until the text contradicts, singly and in pairs are both possible.
struct Numbers {
    white_begins: bool,
    /// What the first move, or the first pair, would have as its number.
    single: First,
    pairs: First,
}

#[derive(Clone, Copy)]
enum First {
    Unknown,
    Known(i64),
    Contradicted,
}

impl Numbers {
    fn new(start: &Position) -> Numbers {
        let white_begins = start.turn() == Color::White;
        Numbers { white_begins, single: First::Unknown, pairs: First::Unknown }
    }

    /// Whether the move after so many others can have this number.
    fn fits(&mut self, number: u32, moves: usize) -> bool {
        let pair = (moves + usize::from(self.white_begins)) / 2;
        self.single = self.single.after(i64::from(number) - moves as i64);
        self.pairs = self.pairs.after(i64::from(number) - pair as i64);
        !matches!((self.single, self.pairs), (First::Contradicted, First::Contradicted))
    }
}

impl First {
    fn after(self, first: i64) -> First {
        match self {
            First::Unknown => First::Known(first),
            First::Known(known) if known == first => self,
            _ => First::Contradicted,
        }
    }
}
