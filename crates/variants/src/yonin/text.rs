//! Positions and moves for four as text, in the way of SFEN and USI: a small letter before each piece says whose way it
//! faces; who is out stands behind the hands, `nw` for North mated by West, `e.` for East who has left.

use super::position::{EMPTY, Move, Position, Standing, parts, piece};
use super::rules::Rules;
use super::seat::Seat;
use crate::kind::KindId;
use crate::scan::Scanner;
use crate::text::{ParseMoveError, ParsePositionError, row_text};
use std::fmt;
use std::sync::Arc;

/// The largest position is shorter.
const LONGEST: usize = 1_000;

/// No move has a longer text.
const LONGEST_MOVE: usize = 10;

/// Pieces of a kind in a hand: no text may bring more into the game.
const MOST_HELD: u32 = 40;

struct Input<'a> {
    rules: &'a Rules,
    scan: Scanner,
}

impl Input<'_> {
    fn error<T>(&self, expected: impl Into<String>) -> Result<T, ParsePositionError> {
        Err(ParsePositionError { column: self.scan.at + 1, expected: expected.into() })
    }

    fn seat(&mut self) -> Result<Seat, ParsePositionError> {
        match self.scan.peek().and_then(Seat::from_letter) {
            Some(seat) => {
                self.scan.at += 1;
                Ok(seat)
            }
            None => self.error("s, w, n or e"),
        }
    }

    /// A square: `7g`.
    fn cell(&mut self) -> Option<u8> {
        let file = self.scan.peek().filter(|c| ('1'..='9').contains(c))?;
        self.scan.at += 1;
        let rank = self.scan.peek().filter(|c| ('a'..='i').contains(c))?;
        self.scan.at += 1;
        Some((rank as u8 - b'a') * 9 + (b'9' - file as u8))
    }

    fn piece(&mut self) -> Result<(Seat, KindId), ParsePositionError> {
        let seat = self.seat()?;
        let plus = if self.scan.eat('+') { "+" } else { "" };
        let name = self.scan.peek().map(|letter| format!("{plus}{letter}")).unwrap_or_default();
        match self.rules.kind_named(&name) {
            Some(kind) => {
                self.scan.at += 1;
                Ok((seat, kind))
            }
            None => {
                let names: Vec<&str> = self.rules.kinds().iter().map(|kind| kind.id.as_str()).collect();
                self.error(format!("one of the pieces {}", names.join(" ")))
            }
        }
    }

    fn board(&mut self, position: &mut Position) -> Result<(), ParsePositionError> {
        for row in 0..9 {
            let mut column = 0;
            while column < 9 {
                if let Some(empty) = self.scan.number() {
                    if empty == 0 || empty > 9 - column {
                        self.scan.at -= 1;
                        return self.error(format!("at most {} more empty squares on this rank", 9 - column));
                    }
                    column += empty;
                    continue;
                }
                let begin = self.scan.at;
                let (seat, kind) = self.piece()?;
                let cell = (row * 9 + column) as u8;
                if self.rules.kind(kind).royal && position.kings[seat.index()].replace(cell).is_some() {
                    self.scan.at = begin;
                    return self.error("one King for each player");
                }
                position.cells[usize::from(cell)] = piece(seat, kind);
                column += 1;
            }
            if row < 8 && !self.scan.eat('/') {
                return self.error("/ after a full rank");
            }
        }
        match Seat::ALL.into_iter().find(|seat| position.kings[seat.index()].is_none()) {
            Some(seat) => self.error(format!("a King for each player; {} has none", seat.code())),
            None => Ok(()),
        }
    }

    fn hands(&mut self, position: &mut Position) -> Result<(), ParsePositionError> {
        if self.scan.eat('-') {
            return Ok(());
        }
        while self.scan.peek().is_some_and(|c| c != ' ') {
            let begin = self.scan.at;
            let count = self.scan.number().unwrap_or(1);
            let (seat, kind) = self.piece()?;
            let held = &mut position.hands[seat.index()][kind.index()];
            let total = u32::from(*held) + count;
            if self.rules.kind(kind).in_hand(kind) != Some(kind) || count == 0 || total > MOST_HELD {
                self.scan.at = begin;
                return self.error("a piece that can be in hand, with its number before it, or -");
            }
            *held = total as u8;
        }
        Ok(())
    }

    fn out(&mut self, position: &mut Position) -> Result<(), ParsePositionError> {
        if self.scan.eat('-') {
            return Ok(());
        }
        while self.scan.peek().is_some_and(|c| c != ' ') {
            let begin = self.scan.at;
            let seat = self.seat()?;
            let mater = if self.scan.eat('.') { None } else { Some(self.seat()?) };
            let fresh = |seat: Seat| position.standing(seat) == Standing::Playing;
            if !fresh(seat) || mater.is_some_and(|mater| mater == seat || !fresh(mater)) || position.is_over() {
                self.scan.at = begin;
                return self.error("a player who is out and a dot, or who mated them and was not out then, or -");
            }
            position.standing[seat.index()] = mater.map_or(Standing::Left, Standing::Mated);
            position.out.push(seat);
        }
        position.find_commanders();
        Ok(())
    }
}

impl Position {
    /// Reads a position: ranks from the top, whose turn it is, hands, who is out, the number of the move. What follows the turn
    /// may be left out.
    ///
    /// # Errors
    /// At the first column that does not fit.
    pub fn parse(rules: &Arc<Rules>, text: &str) -> Result<Position, ParsePositionError> {
        let mut position = Position::empty(rules);
        let mut input = Input { rules, scan: Scanner::new(text.trim().chars().take(LONGEST)) };
        input.board(&mut position)?;
        if !input.scan.eat(' ') {
            return input.error("a space and whose turn it is, s, w, n or e");
        }
        position.turn = input.seat()?;
        if input.scan.eat(' ') {
            input.hands(&mut position)?;
        }
        if input.scan.eat(' ') {
            input.out(&mut position)?;
        }
        if input.scan.eat(' ') {
            let Some(ply) = input.scan.number() else { return input.error("the number of the move") };
            position.ply = ply.clamp(1, 65_535) as u16;
        }
        if input.scan.peek().is_some() {
            return input.error("the end");
        }
        if position.standing(position.turn) != Standing::Playing && !position.is_over() {
            return input.error("the turn of somebody who still plays");
        }
        Ok(position)
    }

    /// Reads `startpos` or a position, either with ` moves …` behind it.
    ///
    /// # Errors
    /// At the first column that does not fit, or the first move that is not legal.
    pub fn parse_line(rules: &Arc<Rules>, text: &str) -> Result<Position, ParsePositionError> {
        let text = text.trim();
        let (start, moves) = text.split_once(" moves").unwrap_or((text, ""));
        let mut position = match start.strip_prefix("sfen ").unwrap_or(start) {
            "startpos" => Position::start(rules),
            board => Position::parse(rules, board)?,
        };
        for word in moves.split_whitespace() {
            let m = position.parse_move(word);
            let column = word.as_ptr() as usize - text.as_ptr() as usize + 1;
            let m = m.map_err(|_| ParsePositionError { column, expected: "a legal move".to_owned() })?;
            position.make(m);
        }
        Ok(position)
    }

    /// A legal move of this position by its text: `7g7f`, `3c3b+`, `P*5e`.
    ///
    /// # Errors
    /// If no legal move is written so.
    pub fn parse_move(&self, text: &str) -> Result<Move, ParseMoveError> {
        let found = self.legal_moves().into_iter().find(|m| self.move_text(*m) == text);
        found.ok_or_else(|| ParseMoveError::of(text))
    }

    /// A move by its text, legal or not. [`Position::judge`] says what bars it.
    ///
    /// # Errors
    /// If the text names no squares of the board, or no piece of the game.
    pub fn read_move(&self, text: &str) -> Result<Move, ParseMoveError> {
        let mut input = Input { rules: &self.rules, scan: Scanner::new(text.chars().take(LONGEST_MOVE)) };
        let m = match text.split_once('*') {
            Some((name, square)) => {
                input.scan = Scanner::new(square.chars().take(LONGEST_MOVE));
                self.rules.kind_named(name).zip(input.cell()).map(|(kind, to)| Move::Drop { kind, to })
            }
            None => input.cell().zip(input.cell()).map(|(from, to)| {
                let promote = input.scan.eat('+');
                Move::Board { from, to, promote }
            }),
        };
        m.filter(|_| input.scan.peek().is_none()).ok_or_else(|| ParseMoveError::of(text))
    }

    /// The text of a move of this position.
    pub fn move_text(&self, m: Move) -> String {
        match m {
            Move::Board { from, to, promote } => {
                format!("{}{}{}", square_text(from), square_text(to), if promote { "+" } else { "" })
            }
            Move::Drop { kind, to } => format!("{}*{}", self.rules.kind(kind).id, square_text(to)),
        }
    }

    /// The squares of the pieces that give a player check.
    pub fn checking_squares(&self, seat: Seat) -> Vec<String> {
        self.checkers(seat).into_iter().map(square_text).collect()
    }

    /// Where the Kings stand that are in check.
    pub fn kings_in_check(&self) -> Vec<String> {
        let checked = Seat::ALL.into_iter().filter(|seat| self.in_check(*seat));
        checked.filter_map(|seat| self.king_square(seat)).collect()
    }

    /// The square of a player's King.
    pub fn king_square(&self, seat: Seat) -> Option<String> {
        self.kings[seat.index()].map(square_text)
    }
}

fn square_text(cell: u8) -> String {
    crate::text::square_name(9 - cell % 9, cell / 9 + 1)
}

impl fmt::Display for Position {
    /// The position as [`Position::parse`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |facing: Seat, kind: KindId| format!("{}{}", facing.letter(), self.rules.kind(kind).id);
        let square = |content: &u8| match *content {
            EMPTY => ".".to_owned(),
            content => {
                let (facing, kind) = parts(content);
                name(facing, kind)
            }
        };
        let row = |cells: &[u8]| row_text(&cells.iter().map(square).collect::<Vec<_>>(), false);
        let rows: Vec<String> = self.cells.chunks(9).map(row).collect();
        let mut hands = String::new();
        for seat in Seat::ALL {
            for (kind, count) in self.hand(seat) {
                if count > 1 {
                    hands += &count.to_string();
                }
                hands += &name(seat, kind);
            }
        }
        let out: String = self
            .out
            .iter()
            .flat_map(|seat| match self.standing(*seat) {
                Standing::Mated(by) => [seat.letter(), by.letter()],
                _ => [seat.letter(), '.'],
            })
            .collect();
        let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        write!(f, "{} {} {} {} {}", rows.join("/"), self.turn.letter(), dash(hands), dash(out), self.ply)
    }
}
