//! A position told by the moves that lead to it.

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
        let text = text.trim();
        let (start, moves) =
            text.split_once("moves").map_or((text, None), |(start, moves)| (start.trim(), Some(moves)));
        let mut position = match start.strip_prefix("sfen ").unwrap_or(start) {
            "startpos" => Position::start(game),
            sfen => Position::parse(game, sfen)?,
        };
        let mut column = text.len() - moves.map_or(0, str::len);
        for word in moves.unwrap_or_default().split_whitespace() {
            column += text[column..].find(word).unwrap_or(0);
            let by_numbers = || position.move_by_numbers(word);
            let Some(m) = position.parse_move(word).ok().or_else(by_numbers) else {
                return Err(ParsePositionError { column: column + 1, expected: "a legal move".to_owned() });
            };
            position.play(m);
            column += word.len();
        }
        Ok(position)
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
