//! Why a move is barred among four: as in the games of two, the rule without which it could be played.

use super::position::Position;
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
    /// The rule that bars a move, by the move's text: the first without which it would be legal. `None` if it is legal. When
    /// the game is over no piece moves.
    pub fn bar(&self, text: &str) -> Option<Bar> {
        if self.parse_move(text).is_ok() {
            return None;
        }
        let lifted = RULES.into_iter().filter(|_| !self.is_over()).find(|(_, lift)| {
            let mut without = self.clone();
            lift(&mut without);
            without.parse_move(text).is_ok()
        });
        Some(lifted.map_or(Bar::Movement, |(bar, _)| bar))
    }
}
