//! A solver so simple that it can be believed: it tries everything to a number of plies, and remembers nothing but exact
//! positions.

use shogi::{Checks, Color, Move, Position};
use std::collections::HashMap;

/// What the judge found within the plies that were allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judgement {
    /// The shortest mate takes so many plies.
    Mate(u16),
    /// No line of checks goes on so long: there is no mate at all.
    NoMate,
    /// There is none within the plies allowed.
    NoneSoFar,
}

pub(super) struct Judge {
    attacker: Color,
    seen: HashMap<(u64, u16), Found>,
}

#[derive(Clone, Copy)]
enum Found {
    Mate,
    /// No mate, and whether the plies mattered.
    None {
        ever: bool,
    },
}

impl Judge {
    pub(super) fn new(attacker: Color) -> Judge {
        Judge { attacker, seen: HashMap::new() }
    }

    pub(super) fn judge(&mut self, position: &Position, most: u16) -> Judgement {
        let first = u16::from(position.turn() == self.attacker);
        for plies in (first..=most).step_by(2) {
            match self.look(position, plies) {
                Found::Mate => return Judgement::Mate(plies),
                Found::None { ever: true } => return Judgement::NoMate,
                Found::None { ever: false } => {}
            }
        }
        Judgement::NoneSoFar
    }

    fn look(&mut self, position: &Position, plies: u16) -> Found {
        let key = (position.key(), plies);
        if let Some(found) = self.seen.get(&key) {
            return *found;
        }
        let attacks = position.turn() == self.attacker;
        let moves = if attacks { checks(position) } else { position.legal_moves() };
        let found = match (moves.is_empty(), plies) {
            (true, _) if attacks => Found::None { ever: true },
            (true, _) => Found::Mate,
            (false, 0) => Found::None { ever: false },
            (false, _) if attacks => self.attack(position, &moves, plies),
            (false, _) => self.defend(position, &moves, plies),
        };
        self.seen.insert(key, found);
        found
    }

    fn attack(&mut self, position: &Position, moves: &[Move], plies: u16) -> Found {
        let mut all_ever = true;
        for m in moves {
            match self.look(&after(position, *m), plies - 1) {
                Found::Mate => return Found::Mate,
                Found::None { ever } => all_ever &= ever,
            }
        }
        Found::None { ever: all_ever }
    }

    fn defend(&mut self, position: &Position, moves: &[Move], plies: u16) -> Found {
        let mut none = None;
        for m in moves {
            match self.look(&after(position, *m), plies - 1) {
                Found::Mate => {}
                found @ Found::None { ever: true } => return found,
                found @ Found::None { ever: false } => none = Some(found),
            }
        }
        none.unwrap_or(Found::Mate)
    }
}

fn checks(position: &Position) -> Vec<Move> {
    let checks = Checks::new(position);
    position.legal_moves().into_iter().filter(|m| checks.given_by(position, *m)).collect()
}

fn after(position: &Position, m: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(m);
    next
}
