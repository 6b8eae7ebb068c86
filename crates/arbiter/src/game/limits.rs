//! Games that go on for too long: the same situation again (千日手 sennichite), or too many moves.

use super::Game;
use crate::repetition::LIMIT;
use crate::{Board, Foul, MoveLimit, Outcome};
use shogi::{Color, Position};

impl<B: Board> Game<B> {
    /// How the game ends because the position on the board has come back; `None` if it has not come back often enough
    /// (END-12, END-13).
    pub(super) fn repetition(&self, position: &Position) -> Option<Outcome> {
        let mut met = Vec::new();
        self.visit_positions(|ply, other| {
            if other.standard().is_some_and(|other| other.same_situation(position)) {
                met.push(ply);
            }
        });
        if met.len() < LIMIT {
            return None;
        }
        let ply = self.played.len() as u32;
        let between = met[0] as u32 + 1..=ply;
        let only_checks = |color: Color| {
            let mut own = between.clone().filter(|ply| self.color_of(*ply) == color);
            own.all(|ply| self.gave_check(ply))
        };
        // If both sides have checked all along, the loser is who completes the repetition (END-13).
        let mover = !self.turn();
        let loser = [mover, !mover].into_iter().find(|color| only_checks(*color));
        Some(loser.map_or(Outcome::Repetition { agreed: false }, |loser| Outcome::Foul {
            loser,
            foul: Foul::PerpetualCheck,
            ply,
        }))
    }

    /// How the game ends because it has had all its moves (END-18). If the last of them gives check, the series of checks is
    /// played out: until a move of the same side gives none.
    pub(super) fn move_limit(&self) -> Option<Outcome> {
        let ply = self.played.len() as u32;
        let over = match self.terms.ruleset.move_limit {
            MoveLimit::None => false,
            MoveLimit::AtOnce(limit) => ply >= limit,
            MoveLimit::AfterChecks(limit) => {
                ply >= limit && self.color_of(ply) == self.color_of(limit) && !self.gave_check(ply)
            }
        };
        over.then_some(Outcome::MoveLimit)
    }

    fn gave_check(&self, ply: u32) -> bool {
        self.played[ply as usize - 1].gave_check
    }
}
