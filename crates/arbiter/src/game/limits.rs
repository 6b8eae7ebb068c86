//! Games that go on for too long: the same situation again (千日手 sennichite), or too many moves.

use super::Game;
use crate::repetition::LIMIT;
use crate::{Foul, MoveLimit, Outcome, Side};
use play::Board;
use shogi::Position;

impl<B: Board<Seat: Side>> Game<B> {
    /// How the game ends because the position on the board has come back; `None` if it has not come back often enough
    /// (END-12, END-13).
    pub(super) fn repetition(&self, position: &Position) -> Option<Outcome<B::Seat>> {
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
        let only_checks = |seat: &B::Seat| {
            let mut own = between.clone().filter(|ply| self.mover(*ply) == *seat);
            own.all(|ply| self.gave_check(ply))
        };
        // If both sides have checked all along, the loser is who completes the repetition (END-13).
        let loser = [self.mover(ply), self.turn()].into_iter().find(only_checks);
        Some(loser.map_or(Outcome::Repetition { agreed: false }, |loser| Outcome::Foul {
            loser,
            foul: Foul::PerpetualCheck,
            ply,
        }))
    }

    /// How the game ends because it has had all its moves (END-18). If the last of them gives check, the series of checks is
    /// played out: until a move of the same side gives none.
    pub(super) fn move_limit(&self) -> Option<Outcome<B::Seat>> {
        let ply = self.played.len() as u32;
        let over = match self.terms.ruleset.move_limit {
            MoveLimit::None => false,
            MoveLimit::AtOnce(limit) => ply >= limit,
            MoveLimit::AfterChecks(limit) => {
                ply >= limit && self.mover(ply) == self.mover(limit) && !self.gave_check(ply)
            }
        };
        over.then_some(Outcome::MoveLimit)
    }

    fn gave_check(&self, ply: u32) -> bool {
        self.played[ply as usize - 1].gave_check
    }
}
