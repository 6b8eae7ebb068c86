//! The boards that show a rule, a foul or an ending.

use kifu::notation::Notation;
use serde::Deserialize;
use shogi::{Move, Position, Square};

/// A position and, perhaps, a move that a rule is about or a foul, with the squares to look at.
pub struct Diagram {
    /// What stands on the board.
    pub position: Position,
    /// The move, if there is one.
    pub played: Option<Move>,
    besides: &'static str,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) about: Vec<String>,
    pub(super) sfen: String,
    #[serde(default, rename = "move")]
    pub(super) usi: String,
    #[serde(default)]
    pub(super) marked: String,
}

impl Diagram {
    /// The board beside the rule with this id, if it has one.
    pub fn of(id: &str) -> Option<Diagram> {
        let row = super::FILE.diagram.iter().find(|row| row.about.iter().any(|about| about == id))?;
        Some(Diagram { position: row.sfen.parse().ok()?, played: row.usi.parse().ok(), besides: &row.marked })
    }

    /// The squares concerned, as the game page shows them beside a refusal.
    pub fn marked(&self) -> Vec<Square> {
        let refusal = self.played.and_then(|m| Some((m, self.position.judge(m).err()?)));
        let squares = refusal.into_iter().flat_map(|(m, reason)| self.position.squares_concerned(m, reason));
        squares.chain(self.besides.split_whitespace().filter_map(Square::from_usi)).collect()
    }

    /// The square of a king in check.
    pub fn check(&self) -> Option<Square> {
        self.position.king(self.position.turn()).filter(|_| self.position.in_check() && self.played.is_none())
    }

    /// Whether the move may not be played.
    pub fn is_foul(&self) -> bool {
        self.played.is_some_and(|m| self.position.judge(m).is_err())
    }

    /// The move as the reader writes it.
    pub fn text(&self, notation: Notation) -> Option<String> {
        Some(notation.write(&self.position, self.played?, None))
    }
}

#[cfg(test)]
mod tests;
