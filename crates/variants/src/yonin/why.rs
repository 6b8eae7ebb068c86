//! Why a move is barred among four: as in the games of two, the rule without which it could be played.

use super::position::{EMPTY, Move, Position, parts};
use super::rules::{CELLS, Rules};
use crate::kind::Kind;
use crate::why::Bar;
use std::sync::Arc;

/// Lifts a rule.
type Lift = fn(&mut Position);

/// Each rule, and how it is lifted.
const RULES: [(Bar, Lift); 5] = [
    (Bar::FullFile, |position| each_kind(position, |kind| kind.per_file = None)),
    (Bar::MateByDrop, |position| each_kind(position, |kind| kind.may_mate_by_drop = true)),
    (Bar::DeadEnd, |position| rules(position).faces.iter_mut().for_each(|face| face.alive = [true; CELLS])),
    (Bar::PartnerCheck, |position| rules(position).teams = false),
    // Whose King is nowhere is never in check.
    (Bar::Check, |position| position.kings[position.turn.index()] = None),
];

fn rules(position: &mut Position) -> &mut Rules {
    Arc::make_mut(&mut position.rules)
}

fn each_kind(position: &mut Position, change: impl FnMut(&mut Kind)) {
    rules(position).kinds.iter_mut().for_each(change);
}

impl Position {
    /// Whether a move may be played here.
    ///
    /// # Errors
    /// If not, with the rule that bars it: the first without which it would be legal. When the game is over no piece moves.
    pub fn judge(&self, m: Move) -> Result<(), Bar> {
        if self.legal_moves().contains(&m) {
            return Ok(());
        }
        let legal_without = |lift: Lift| {
            let mut without = self.clone();
            lift(&mut without);
            without.legal_moves().contains(&m)
        };
        let lifted = || RULES.into_iter().find(|(_, lift)| legal_without(*lift)).map(|(bar, _)| bar);
        let why = || self.cannot_begin(m).or_else(lifted).or_else(|| self.cannot_end(m));
        Err(Some(()).filter(|()| !self.is_over()).and_then(|()| why()).unwrap_or(Bar::Movement))
    }

    /// What keeps a move from beginning, whatever the rules.
    fn cannot_begin(&self, m: Move) -> Option<Bar> {
        match m {
            Move::Drop { kind, .. } => self.hand(self.turn).all(|(held, _)| held != kind).then_some(Bar::NotInHand),
            Move::Board { from, .. } => match self.cells[usize::from(from)] {
                EMPTY => Some(Bar::NoPiece),
                content => (self.commander(parts(content).0) != Some(self.turn)).then_some(Bar::OpponentsPiece),
            },
        }
    }

    /// What stands where a move ends that no single rule bars.
    fn cannot_end(&self, m: Move) -> Option<Bar> {
        let there = self.cells[usize::from(m.to())];
        match m {
            _ if there == EMPTY => None,
            Move::Drop { .. } => Some(Bar::DropOnPiece),
            Move::Board { .. } => (self.commander(parts(there).0) == Some(self.turn)).then_some(Bar::OwnPieceOnTarget),
        }
    }
}
