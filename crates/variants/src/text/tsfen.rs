//! TSFEN, as programs for taikyoku shōgi write positions: commas between squares, small letters for Black, capitals for White,
//! a number behind a name for so many of it, no plus before promoted faces, and the number of moves played for the turn.

use super::{Input, ParsePositionError};
use crate::content::piece;
use crate::game::Game;
use crate::kind::KindId;
use crate::position::Position;
use shogi::Color;
use std::sync::Arc;

/// Whether a text is one rather than SFEN: no letter says whose turn it is.
pub(super) fn is(game: &Game, text: &str) -> bool {
    let has_figures = || game.kinds.iter().any(|kind| kind.id.contains(|c: char| c.is_ascii_digit()));
    let turn = text.split(' ').nth(1).unwrap_or_default();
    game.long_names && turn.starts_with(|c: char| c.is_ascii_digit()) && !has_figures()
}

pub(super) fn read(game: &Arc<Game>, mut input: Input) -> Result<Position, ParsePositionError> {
    let mut position = Position::empty(game);
    input.board(&mut position, Input::run)?;
    if !input.scan.eat(' ') {
        return Err(input.error("a space and the number of moves played"));
    }
    let played = input.scan.number().ok_or_else(|| input.error("the number of moves played"))?;
    position.turn = if played % 2 == 0 { Color::Black } else { Color::White };
    position.ply = played.saturating_add(1).min(65_535) as u16;
    match input.scan.peek() {
        None => Ok(position),
        Some(_) => Err(input.error("the end")),
    }
}

impl Input<'_> {
    /// So many pieces of a kind, or empty squares; tells how many squares it was.
    fn run(&mut self, position: &mut Position, file: u8, rank: u8) -> Result<u8, ParsePositionError> {
        if let Some(empty) = self.empty_squares(file)? {
            return Ok(empty);
        }
        let begin = self.scan.at;
        let name: String = self.scan.chars[begin..].iter().take_while(|c| c.is_ascii_alphabetic()).collect();
        let color = if name.starts_with(|c: char| c.is_ascii_lowercase()) { Color::Black } else { Color::White };
        let is_of_one_size = [name.to_ascii_lowercase(), name.to_ascii_uppercase()].contains(&name);
        let Some(kind) = self.face(&name.to_ascii_uppercase()).filter(|_| is_of_one_size) else {
            return Err(self.error("a piece's name in small letters or capitals, or a number of empty squares"));
        };
        self.scan.at += name.len();
        let count = self.scan.number().unwrap_or(1);
        if count == 0 || count > u32::from(file) {
            self.scan.at -= 1;
            return Err(self.error(format!("at most {file} more pieces on this rank")));
        }
        for place in 0..count as u8 {
            if let Some(cell) = self.game.geometry.cell(file - place, rank) {
                position.put(piece(color, kind), cell);
            }
        }
        Ok(count as u8)
    }

    /// The piece of a name: that of the start, or else the one that others become.
    fn face(&self, name: &str) -> Option<KindId> {
        self.game.kind_named(name).or_else(|| self.game.kind_named(&format!("+{name}")))
    }
}
