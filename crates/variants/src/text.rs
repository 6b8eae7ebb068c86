//! Positions and moves as text, in the way of SFEN and USI: ranks from the top, capitals for Black, a plus before a promoted
//! piece; squares by file from the right and rank from the top.

use crate::game::Game;
use crate::geometry::Cell;
use crate::moves::{Action, Move};
use crate::position::{EMPTY, Position, parts, piece};
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

/// No hand holds more of a kind: as many as the largest board has squares.
const MOST_HELD: u32 = 1_296;

struct Input<'a> {
    game: &'a Game,
    chars: Vec<char>,
    at: usize,
}

impl Input<'_> {
    fn error(&self, expected: impl Into<String>) -> ParsePositionError {
        ParsePositionError { column: self.at + 1, expected: expected.into() }
    }

    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn number(&mut self) -> Option<u32> {
        let begin = self.at;
        let mut number = 0_u32;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            number = number.saturating_mul(10).saturating_add(digit);
            self.at += 1;
        }
        (self.at > begin).then_some(number)
    }

    fn piece(&mut self) -> Result<(Color, crate::KindId), ParsePositionError> {
        let begin = self.at;
        let plus = self.eat('+');
        let letter = self.peek().filter(char::is_ascii_alphabetic);
        let letter = letter.ok_or_else(|| self.error("a piece's letter"))?;
        let id = format!("{}{}", if plus { "+" } else { "" }, letter.to_ascii_uppercase());
        let color = if letter.is_ascii_uppercase() { Color::Black } else { Color::White };
        let Some(kind) = self.game.kind_named(&id) else {
            let names: Vec<&str> = self.game.kinds.iter().map(|kind| kind.id.as_str()).collect();
            self.at = begin;
            return Err(self.error(format!("one of the pieces {}", names.join(" "))));
        };
        self.at += 1;
        Ok((color, kind))
    }

    fn board(&mut self, position: &mut Position) -> Result<(), ParsePositionError> {
        let (files, ranks) = (self.game.files(), self.game.ranks());
        for rank in 1..=ranks {
            let mut file = files;
            while file > 0 {
                if let Some(empty) = self.number() {
                    if empty == 0 || empty > u32::from(file) {
                        self.at -= 1;
                        return Err(self.error(format!("at most {file} more empty squares on this rank")));
                    }
                    file -= empty as u8;
                    continue;
                }
                let (color, kind) = self.piece()?;
                if let Some(cell) = self.game.geometry.cell(file, rank) {
                    position.put(piece(color, kind), cell);
                }
                file -= 1;
            }
            if rank < ranks && !self.eat('/') {
                return Err(self.error("/ after a full rank"));
            }
        }
        Ok(())
    }

    fn hands(&mut self, position: &mut Position) -> Result<(), ParsePositionError> {
        if self.eat('-') {
            return Ok(());
        }
        while self.peek().is_some_and(|c| c != ' ') {
            let begin = self.at;
            let count = self.number().unwrap_or(1);
            let (color, kind) = self.piece()?;
            let face = self.game.kind(kind);
            let total = u32::from(position.hands.count(color, kind)) + count;
            if self.game.drops.is_none() || face.in_hand(kind) != Some(kind) || count == 0 || total > MOST_HELD {
                self.at = begin;
                return Err(self.error("a piece that can be in hand, with its number before it, or -"));
            }
            position.set_held(color, kind, total as u16);
        }
        Ok(())
    }
}

impl Position {
    /// Reads a position: `rbsgk/4p/5/P4/KGSBR b - 1`. Hands and number may be left out.
    ///
    /// # Errors
    /// At the first column that does not fit.
    pub fn parse(game: &Arc<Game>, text: &str) -> Result<Position, ParsePositionError> {
        let mut position = Position::empty(game);
        let mut input = Input { game, chars: text.trim().chars().take(10_000).collect(), at: 0 };
        input.board(&mut position)?;
        if !input.eat(' ') {
            return Err(input.error("a space and whose turn it is, b or w"));
        }
        position.turn = match input.peek() {
            Some('b') => Color::Black,
            Some('w') => Color::White,
            _ => return Err(input.error("whose turn it is, b or w")),
        };
        input.at += 1;
        if input.eat(' ') {
            input.hands(&mut position)?;
        }
        if input.eat(' ') {
            position.ply = input.number().ok_or_else(|| input.error("the number of the move"))?.clamp(1, 65_535) as u16;
        }
        match input.peek() {
            None => Ok(position),
            Some(_) => Err(input.error("the end")),
        }
    }

    /// A legal move of this position by its text: `3c3b+`, `P*3c`, in Kyoto shōgi `R*3c` as well.
    ///
    /// # Errors
    /// If no legal move is written so.
    pub fn parse_move(&self, text: &str) -> Result<Move, ParseMoveError> {
        let found = self.legal_moves().into_iter().find(|m| self.move_text(*m) == text);
        found.ok_or_else(|| ParseMoveError(text.chars().take(20).collect()))
    }

    /// The text of a move of this position.
    pub fn move_text(&self, m: Move) -> String {
        match m.0 {
            Action::Board { from, to, promote } => {
                format!("{}{}{}", self.square_text(from), self.square_text(to), if promote { "+" } else { "" })
            }
            Action::Drop { kind, to } => format!("{}*{}", self.game.kind(kind).id, self.square_text(to)),
        }
    }

    fn square_text(&self, cell: Cell) -> String {
        let (file, rank) = self.game.geometry.square(cell);
        format!("{file}{}", rank_letters(rank))
    }
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
            rows.push(crate::reader::run_lengths(&squares.iter().map(String::as_str).collect::<Vec<_>>()));
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
        let hands = if hands.is_empty() { "-" } else { &hands };
        let turn = if self.turn == Color::Black { 'b' } else { 'w' };
        write!(f, "{} {turn} {hands} {}", rows.join("/"), self.ply)
    }
}
