//! 感想戦 kansōsen: after the game both look at it again, on a board they share (ETIQ-20).

use super::view::MoveView;
use crate::move_text::MoveText;
use crate::one_line::one_line;
use crate::referee::Game;
use play::{AnyBoard, AnyMove, Attempt, Board as _};

use shogi::Color;
use std::collections::VecDeque;
use std::time::Duration;

/// What the players look at together: a place in the game, and what they try from there.
#[derive(Clone, Debug)]
pub struct Review {
    /// Who has moved the pieces last.
    pub by: Color,
    pub ply: usize,
    pub line: Vec<MoveView>,
    /// What can be tried next.
    pub legal: Vec<AnyMove>,
}

/// Something a player said in the review. Like the review it is in memory only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub by: Color,
    /// The place in the game that was looked at.
    pub ply: usize,
    pub text: String,
}

/// No remark is longer, in characters.
pub const LONGEST_REMARK: usize = 500;

/// So many remarks are kept for those who come later.
pub(super) const MOST_REMARKS: usize = 100;

/// What is said, as everybody may be shown it; `None` if it is nothing, or too much.
pub(super) fn remark(text: &str) -> Option<String> {
    Some(one_line(text)).filter(|text| !text.is_empty() && text.chars().count() <= LONGEST_REMARK)
}

/// Adds a remark; the oldest makes room.
pub(super) fn add(said: &mut VecDeque<Said>, new: Said) {
    if said.len() == MOST_REMARKS {
        said.pop_front();
    }
    said.push_back(new);
}

/// No line is longer.
pub(super) const LONGEST_LINE: usize = 60;

impl Review {
    /// The place after `ply` moves and this line from there; `None` if it cannot be.
    pub(super) fn new(game: &Game, by: Color, ply: usize, line: &[String]) -> Option<Review> {
        if ply > game.moves().len() || line.len() > LONGEST_LINE {
            return None;
        }
        let mut position = game.terms().start.clone();
        let mut last = None;
        for played in &game.moves()[..ply] {
            position.play(played.m);
            last = Some(played.m);
        }
        let mut views = Vec::new();
        for (m, number) in line.iter().zip(ply + 1..) {
            let view = tried(&mut position, number, m, last)?;
            last = Some(view.m);
            views.push(view);
        }
        Some(Review { by, ply, line: views, legal: position.legal_moves() })
    }
}

fn tried(position: &mut AnyBoard, ply: usize, text: &str, last: Option<AnyMove>) -> Option<MoveView> {
    let Attempt::Move(m) = position.read(text)? else { return None };
    position.judge(m).ok()?;
    let (color, text) = (position.turn(), MoveText::new(position, m, last));
    position.play(m);
    Some(MoveView { ply, m, color, sfen: position.to_string(), check: position.check(), used: Duration::ZERO, text })
}

#[cfg(test)]
mod tests;
