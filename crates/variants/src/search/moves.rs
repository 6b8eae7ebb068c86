//! Lists of moves, in memory that is used over and over.

use super::Search;
use super::effect::Effect;
use super::picker::Candidate;
use crate::moves::Move;
use crate::position::Position;
use std::ops::ControlFlow;

impl Search<'_> {
    pub(super) fn list(&mut self) -> Vec<Candidate> {
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        list
    }

    pub(super) fn all_moves(&mut self) -> Vec<Candidate> {
        let mut list = self.list();
        self.add_all(&mut list);
        list
    }

    pub(super) fn add_all(&mut self, list: &mut Vec<Candidate>) {
        let moves = self.found(|position, moves| {
            let _ = position.each_legal(&mut |m| {
                moves.push(m);
                ControlFlow::<()>::Continue(())
            });
        });
        list.extend(moves.iter().map(|m| self.candidate(*m)));
        self.moves = moves;
    }

    /// Moves on the board that take something, or win by turning over.
    pub(super) fn captures(&mut self) -> Vec<Candidate> {
        let moves = self.found(|position, moves| {
            let _ = position.each_legal_on_board(Effect::may_be_loud, &mut |m| {
                moves.push(m);
                ControlFlow::<()>::Continue(())
            });
        });
        let mut list = self.list();
        list.extend(moves.iter().map(|m| self.candidate(*m)).filter(|candidate| !candidate.effect.is_quiet()));
        self.moves = moves;
        list
    }

    /// Adds the drops that give check and lose nothing by it.
    pub(super) fn add_checks(&mut self, list: &mut Vec<Candidate>) {
        let moves = self.found(|position, moves| position.each_checking_drop(&mut |m| moves.push(m)));
        let candidates = moves.iter().map(|m| self.candidate(*m));
        list.extend(candidates.filter(|candidate| !self.hangs(candidate, 0)));
        self.moves = moves;
    }

    /// What `look` finds, in a list that the caller gives back to `self.moves`.
    fn found(&mut self, look: impl FnOnce(&mut Position, &mut Vec<Move>)) -> Vec<Move> {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        look(self.position.rules(), &mut moves);
        moves
    }

    pub(super) fn candidate(&self, m: Move) -> Candidate {
        Candidate { m, effect: Effect::of(&self.position, m), score: 0 }
    }
}
