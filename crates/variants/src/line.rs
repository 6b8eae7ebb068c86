//! A position told by the moves that lead to it.

use crate::course::Course;
use crate::game::Game;
use crate::moves::{Action, Move};
use crate::position::Position;
use crate::text::ParsePositionError;
use std::sync::Arc;

impl Position {
    /// Reads `startpos`, `sfen …` or the position alone, each with ` moves …` behind it. Moves are written as
    /// [`Position::parse_move`] reads them, or by numbers as some programs for large boards do: `4,11-4,12`, file and rank
    /// counted from Black's left corner.
    ///
    /// # Errors
    /// At the first column that does not fit, or the first move that is not legal.
    pub fn parse_line(game: &Arc<Game>, text: &str) -> Result<Position, ParsePositionError> {
        let (mut position, words) = split(game, text)?;
        for (column, word) in words {
            let m = position.move_at(column, word)?;
            position.play(m);
        }
        Ok(position)
    }

    fn move_at(&self, column: usize, word: &str) -> Result<Move, ParsePositionError> {
        let expected = || ParsePositionError { column, expected: "a legal move".to_owned() };
        self.parse_move(word).ok().or_else(|| self.move_by_numbers(word)).ok_or_else(expected)
    }

    /// A legal move between two squares `file,rank-file,rank` counted from Black's left corner.
    fn move_by_numbers(&self, text: &str) -> Option<Move> {
        let (from, to) = text.split_once('-')?;
        let cell = |square: &str| {
            let (file, rank) = square.split_once(',')?;
            let (files, ranks) = (self.game.files(), self.game.ranks());
            let (file, rank): (u8, u8) = (file.parse().ok()?, rank.parse().ok()?);
            self.game.geometry.cell((files + 1).checked_sub(file)?, (ranks + 1).checked_sub(rank)?)
        };
        let (from, to) = (cell(from)?, cell(to)?);
        let wanted = |m: &Move| matches!(m.0, Action::Board { from: a, to: b, .. } if (a, b) == (from, to));
        self.legal_moves().into_iter().find(wanted)
    }
}

impl Course {
    /// Reads what [`Position::parse_line`] reads, as a game: nothing is played once it has ended, nor what would bring back a
    /// situation that may not come back.
    ///
    /// # Errors
    /// At the first column that does not fit, or the first move that may not be played.
    pub fn parse_line(game: &Arc<Game>, text: &str) -> Result<Course, ParsePositionError> {
        let (start, words) = split(game, text)?;
        let mut course = Course::new(start);
        for (column, word) in words {
            let expected = match course.outcome() {
                Some(_) => "no more moves: the game has ended",
                None => "a move that brings nothing back that may not come back",
            };
            if course.outcome().is_some() || !course.play(course.position().move_at(column, word)?) {
                return Err(ParsePositionError { column, expected: expected.to_owned() });
            }
        }
        Ok(course)
    }
}

/// The words of a line with their columns.
type Words<'a> = Vec<(usize, &'a str)>;

/// The position at the beginning of a line, and its moves.
fn split<'a>(game: &Arc<Game>, text: &'a str) -> Result<(Position, Words<'a>), ParsePositionError> {
    let text = text.trim();
    let (start, moves) = text.split_once("moves").map_or((text, ""), |(start, moves)| (start.trim(), moves));
    let start = match start.strip_prefix("sfen ").unwrap_or(start) {
        "startpos" => Position::start(game),
        sfen => Position::parse(game, sfen)?,
    };
    let mut at = text.len() - moves.len();
    let column = |word: &'a str| {
        at += text[at..].find(word).unwrap_or(0);
        let column = at + 1;
        at += word.len();
        (column, word)
    };
    Ok((start, moves.split_whitespace().map(column).collect()))
}
