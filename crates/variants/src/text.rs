//! Positions and moves as text, in the way of SFEN and USI: ranks from the top, capitals for Black, a plus before a promoted
//! piece; squares by file from the right and rank from the top.

mod tsfen;

use crate::content::{EMPTY, parts, piece};
use crate::game::Game;
use crate::geometry::Cell;
use crate::moves::{Action, Move, NOWHERE, Via};
use crate::position::Position;
use crate::scan::Scanner;
use shogi::Color;
use std::fmt;
use std::sync::Arc;

/// Why a text is not a position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePositionError {
    /// Column of the first wrong character, from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: String,
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl std::error::Error for ParsePositionError {}

/// A text that is no legal move of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError(String);

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move here", self.0)
    }
}

impl std::error::Error for ParseMoveError {}

impl ParseMoveError {
    pub(crate) fn of(text: &str) -> ParseMoveError {
        ParseMoveError(text.chars().take(20).collect())
    }
}

/// No hand holds more of a kind: as many as the largest board has squares.
const MOST_HELD: u32 = 1_296;

/// What comes before a square that is shot at.
pub(crate) const SHOT: char = '!';

/// No move has a longer text.
const LONGEST_MOVE: usize = 60;

/// The largest board in full is shorter.
const LONGEST: usize = 20_000;

struct Input<'a> {
    game: &'a Game,
    scan: Scanner,
}

impl Input<'_> {
    fn error(&self, expected: impl Into<String>) -> ParsePositionError {
        ParsePositionError { column: self.scan.at + 1, expected: expected.into() }
    }

    /// A piece's name: a letter with ' or ! behind it, or as many letters as there are where names are long, and a plus before a
    /// promoted one.
    fn piece(&mut self) -> Result<(Color, crate::KindId), ParsePositionError> {
        let begin = self.scan.at;
        let plus = if self.scan.eat('+') { "+" } else { "" };
        let letters = if self.game.long_names { usize::MAX } else { 1 };
        let mut name: String =
            self.scan.chars[self.scan.at..].iter().take_while(|c| c.is_ascii_alphabetic()).take(letters).collect();
        if name.is_empty() {
            return Err(self.error("a piece's letter"));
        }
        self.scan.at += name.len();
        let color = if name.starts_with(|c: char| c.is_ascii_uppercase()) { Color::Black } else { Color::White };
        name.make_ascii_uppercase();
        let marks = if self.game.long_names { |c: char| c.is_ascii_digit() } else { |c: char| "'!".contains(c) };
        if let Some(mark) = self.scan.peek().filter(|c| marks(*c)) {
            name.push(mark);
            self.scan.at += 1;
        }
        let Some(kind) = self.game.kind_named(&format!("{plus}{name}")) else {
            let names: Vec<&str> = self.game.kinds.iter().map(|kind| kind.id.as_str()).collect();
            self.scan.at = begin;
            return Err(self.error(format!("one of the pieces {}", names.join(" "))));
        };
        Ok((color, kind))
    }

    /// All ranks, each made up of what `squares` reads; that tells how many squares it was.
    fn board(
        &mut self,
        position: &mut Position,
        squares: impl Fn(&mut Self, &mut Position, u8, u8) -> Result<u8, ParsePositionError>,
    ) -> Result<(), ParsePositionError> {
        let (files, ranks) = (self.game.files(), self.game.ranks());
        for rank in 1..=ranks {
            let mut file = files;
            while file > 0 {
                file -= squares(self, position, file, rank)?;
                if self.game.long_names && file > 0 && !self.scan.eat(',') {
                    return Err(self.error("a comma"));
                }
            }
            if rank < ranks && !self.scan.eat('/') {
                return Err(self.error("/ after a full rank"));
            }
        }
        Ok(())
    }

    /// A number of empty squares, of so many at most.
    fn empty_squares(&mut self, most: u8) -> Result<Option<u8>, ParsePositionError> {
        match self.scan.number() {
            Some(empty) if empty == 0 || empty > u32::from(most) => {
                self.scan.at -= 1;
                Err(self.error(format!("at most {most} more empty squares on this rank")))
            }
            number => Ok(number.map(|empty| empty as u8)),
        }
    }

    /// A piece on a square, or a number of empty ones; tells how many squares it was.
    fn squares(&mut self, position: &mut Position, file: u8, rank: u8) -> Result<u8, ParsePositionError> {
        if let Some(empty) = self.empty_squares(file)? {
            return Ok(empty);
        }
        let (color, kind) = self.piece()?;
        if let Some(cell) = self.game.geometry.cell(file, rank) {
            position.put(piece(color, kind), cell);
        }
        Ok(1)
    }

    /// A square: `7g`, `12aa`.
    fn square(&mut self) -> Option<Cell> {
        let begin = self.scan.at;
        let file = self.scan.number()?;
        let letters: String =
            self.scan.chars[self.scan.at..].iter().take_while(|c| c.is_ascii_lowercase()).take(2).collect();
        let digit = |c: char| c as u32 - 'a' as u32;
        let rank = match letters.chars().collect::<Vec<_>>()[..] {
            [one] => Some(digit(one) + 1),
            [one, two] => Some(26 * (digit(one) + 1) + digit(two) + 1),
            _ => None,
        };
        let cell = rank.and_then(|rank| self.game.geometry.cell(file.try_into().ok()?, rank.try_into().ok()?));
        self.scan.at = if cell.is_some() { self.scan.at + letters.len() } else { begin };
        cell
    }

    fn hands(&mut self, position: &mut Position) -> Result<(), ParsePositionError> {
        if self.scan.eat('-') {
            return Ok(());
        }
        while self.scan.peek().is_some_and(|c| c != ' ') {
            let begin = self.scan.at;
            let count = self.scan.number().unwrap_or(1);
            let (color, kind) = self.piece()?;
            let face = self.game.kind(kind);
            let total = u32::from(position.hands.count(color, kind)) + count;
            if self.game.drops.is_none() || face.in_hand(kind) != Some(kind) || count == 0 || total > MOST_HELD {
                self.scan.at = begin;
                return Err(self.error("a piece that can be in hand, with its number before it, or -"));
            }
            position.set_held(color, kind, total as u16);
        }
        Ok(())
    }
}

impl Position {
    /// Reads a position: `rbsgk/4p/5/P4/KGSBR b - 1`. Hands and number may be left out. Where the exchange of Lions is
    /// restricted, the square on which one was just taken by another piece stands in place of the hands. Games with names of
    /// several letters have commas between the squares of a rank, and may come as TSFEN, which ends with the number of moves played.
    ///
    /// # Errors
    /// At the first column that does not fit.
    pub fn parse(game: &Arc<Game>, text: &str) -> Result<Position, ParsePositionError> {
        let text = text.trim();
        let mut input = Input { game, scan: Scanner::new(text.chars().take(LONGEST)) };
        if tsfen::is(game, text) {
            return tsfen::read(game, input);
        }
        let mut position = Position::empty(game);
        input.board(&mut position, Input::squares)?;
        if !input.scan.eat(' ') {
            return Err(input.error("a space and whose turn it is, b or w"));
        }
        position.turn = match input.scan.peek() {
            Some('b') => Color::Black,
            Some('w') => Color::White,
            _ => return Err(input.error("whose turn it is, b or w")),
        };
        input.scan.at += 1;
        if input.scan.eat(' ') {
            match game.lion_trading.and_then(|_| input.square()) {
                Some(cell) => position.struck = cell,
                None => input.hands(&mut position)?,
            }
        }
        if input.scan.eat(' ') {
            position.ply =
                input.scan.number().ok_or_else(|| input.error("the number of the move"))?.clamp(1, 65_535) as u16;
        }
        match input.scan.peek() {
            None => Ok(position),
            Some(_) => Err(input.error("the end")),
        }
    }

    /// A legal move of this position by its text: `3c3b+`, `P*3c`, in Kyoto shōgi `R*3c` as well. Captures on the way stand
    /// between, `6f6e6d`; who takes without moving, or passes, comes back: `6f6e6f`, `6f6f`. Empty squares on the way may be
    /// named as well, as other programs do. What a piece that shoots takes beside its last square comes behind it, `5c6d!6g`.
    ///
    /// # Errors
    /// If no legal move is written so.
    pub fn parse_move(&self, text: &str) -> Result<Move, ParseMoveError> {
        let found = match self.way(text) {
            Some(wanted) => {
                let own = wanted.origin().map_or_else(Vec::new, |from| self.legal_moves_from(from));
                own.into_iter().find(|m| m.unordered() == wanted)
            }
            None => self.legal_moves().into_iter().find(|m| self.move_text(*m) == text),
        };
        found.ok_or_else(|| ParseMoveError::of(text))
    }

    /// A move by its text, legal or not: what [`Position::parse_move`] reads, or any other way from square to square, or a
    /// drop of any piece of the game. [`Position::judge`] says what bars it.
    ///
    /// # Errors
    /// If the text names no squares of the board, or no piece of the game.
    pub fn read_move(&self, text: &str) -> Result<Move, ParseMoveError> {
        self.parse_move(text).or_else(|error| self.way(text).or_else(|| self.dropped(text)).ok_or(error))
    }

    /// A drop as its text says it.
    fn dropped(&self, text: &str) -> Option<Move> {
        let (name, square) = text.split_once('*')?;
        let kind = self.game.kind_named(name)?;
        let mut input = Input { game: &self.game, scan: Scanner::new(square.chars().take(LONGEST_MOVE)) };
        let to = input.square()?;
        input.scan.peek().is_none().then_some(Move(Action::Drop { kind, to }))
    }

    /// A move on the board as its text says it, whoever is taken in whatever order.
    fn way(&self, text: &str) -> Option<Move> {
        let mut input = Input { game: &self.game, scan: Scanner::new(text.chars().take(LONGEST_MOVE)) };
        let stops: Vec<Cell> = std::iter::from_fn(|| input.square()).collect();
        let [from, between @ .., to] = &stops[..] else { return None };
        let mut taken: Vec<Cell> = between.iter().copied().filter(|cell| self.content(*cell) != EMPTY).collect();
        while input.scan.eat(SHOT) {
            taken.push(input.square().filter(|cell| self.content(*cell) != EMPTY)?);
        }
        let promote = input.scan.eat('+');
        if input.scan.peek().is_some() || taken.len() > Via::MOST {
            return None;
        }
        let via = Via::of(taken);
        Some(Move(Action::Board { from: *from, to: *to, promote, via }).unordered())
    }

    /// The text of a move of this position.
    pub fn move_text(&self, m: Move) -> String {
        match m.0 {
            Action::Board { from, to, promote, via } => {
                let taken: Vec<String> = via.cells().map(|cell| self.square_text(cell)).collect();
                let (from_text, to_text) = (self.square_text(from), self.square_text(to));
                let plus = if promote { "+" } else { "" };
                let content = self.content(from);
                if content != EMPTY && self.traits(parts(content).1).shoots {
                    let shots: String = taken.iter().map(|square| format!("{SHOT}{square}")).collect();
                    return format!("{from_text}{to_text}{shots}{plus}");
                }
                format!("{from_text}{}{to_text}{plus}", taken.concat())
            }
            Action::Drop { kind, to } => format!("{}*{}", self.game.kind(kind).id, self.square_text(to)),
        }
    }

    pub(crate) fn square_text(&self, cell: Cell) -> String {
        let (file, rank) = self.game.geometry.square(cell);
        square_name(file, rank)
    }

    /// The square of the only royal piece of the side to move, if it is attacked.
    pub fn checked_royal(&self) -> Option<String> {
        self.royals[self.turn.index()].first().filter(|_| self.in_check()).map(|cell| self.square_text(*cell))
    }
}

/// A square as moves name it, by file and rank, which count from 1: `7f`, `12aa`.
pub fn square_name(file: u8, rank: u8) -> String {
    format!("{file}{}", rank_letters(rank))
}

/// a to z, then aa, ab and so on.
fn rank_letters(rank: u8) -> String {
    let letter = |i: u8| char::from(b'a' + i);
    match rank - 1 {
        i @ 0..26 => letter(i).to_string(),
        i => [letter(i / 26 - 1), letter(i % 26)].iter().collect(),
    }
}

impl fmt::Display for Position {
    /// The position as [`Position::parse`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |content| {
            let (color, kind) = parts(content);
            let id = &self.game.kind(kind).id;
            if color == Color::Black { id.clone() } else { id.to_ascii_lowercase() }
        };
        let mut rows = Vec::new();
        for rank in 1..=self.game.ranks() {
            let cells = (1..=self.game.files()).rev().filter_map(|file| self.game.geometry.cell(file, rank));
            let squares: Vec<String> = cells
                .map(|cell| self.content(cell))
                .map(|content| if content == EMPTY { ".".to_owned() } else { letters(content) })
                .collect();
            rows.push(row_text(&squares, self.game.long_names));
        }
        let mut hands = String::new();
        for color in Color::ALL {
            for (kind, count) in self.hands.held(color) {
                if count > 1 {
                    hands += &count.to_string();
                }
                hands += &letters(piece(color, kind));
            }
        }
        if self.struck != NOWHERE && self.game.lion_trading.is_some() {
            hands = self.square_text(self.struck);
        }
        let hands = if hands.is_empty() { "-" } else { &hands };
        let turn = if self.turn == Color::Black { 'b' } else { 'w' };
        write!(f, "{} {turn} {hands} {}", rows.join("/"), self.ply)
    }
}

/// A row of squares, `.` for an empty one, with numbers for those; with commas between long names.
pub(crate) fn row_text(squares: &[impl AsRef<str>], long_names: bool) -> String {
    let mut items: Vec<String> = Vec::new();
    let mut empty = 0;
    for square in squares.iter().map(AsRef::as_ref).chain([""]) {
        if square == "." {
            empty += 1;
            continue;
        }
        if empty > 0 {
            items.push(empty.to_string());
            empty = 0;
        }
        if !square.is_empty() {
            items.push(square.to_owned());
        }
    }
    items.join(if long_names { "," } else { "" })
}
