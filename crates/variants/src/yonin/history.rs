//! What has happened in a game for four, as far as its rules ask afterwards: who gave check, and which situations came back.

use super::course::{Outcome, Reason};
use super::position::{Move, Position};
use super::seat::Seat;
use std::collections::HashMap;

/// Every step of a line of play, and how often each situation has been there.
#[derive(Clone, Debug)]
pub(super) struct History {
    past: Vec<Step>,
    /// How many of these were moves.
    plies: usize,
    /// By key.
    seen: HashMap<u64, usize>,
    /// The key of the situation that all this has led to.
    present: u64,
}

/// What happened, and the key of the situation before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    key: u64,
    what: Happened,
}

/// A move or somebody's leaving.
#[derive(Clone, Copy, Debug)]
enum Happened {
    Move {
        by: Seat,
        m: Move,
        /// Whether it gave check to anybody.
        checks: bool,
    },
    Leave(Seat),
}

impl Step {
    /// Plays a legal move.
    pub(super) fn play(position: &mut Position, m: Move) -> Step {
        let before = position.clone();
        position.make(m);
        Step::moved(&before, m, position)
    }

    /// A move that has led from one position to another.
    pub(super) fn moved(before: &Position, m: Move, after: &Position) -> Step {
        let by = before.turn();
        let mated = after.out().len() > before.out().len();
        let checks = mated || Seat::ALL.into_iter().any(|seat| seat != by && after.in_check(seat));
        Step { key: before.key(), what: Happened::Move { by, m, checks } }
    }

    /// Somebody has left in this position.
    pub(super) fn left(before: &Position, seat: Seat) -> Step {
        Step { key: before.key(), what: Happened::Leave(seat) }
    }

    /// The key of the situation before it.
    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// Does the same again.
    pub(super) fn repeat(&self, position: &mut Position) {
        match self.what {
            Happened::Move { m, .. } => position.make(m),
            Happened::Leave(seat) => position.leave(seat),
        }
    }

    const fn is_move(&self) -> bool {
        matches!(self.what, Happened::Move { .. })
    }

    /// Whether it was a move of this player, and if so, whether it gave check.
    fn checked_by(&self, seat: Seat) -> Option<bool> {
        match self.what {
            Happened::Move { by, checks, .. } if by == seat => Some(checks),
            Happened::Move { .. } | Happened::Leave(_) => None,
        }
    }
}

/// Who gave check with each of their moves in these steps, between a situation and its return.
pub(super) fn perpetual_checker<'a>(steps: impl Iterator<Item = &'a Step> + Clone) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| {
        let mut own = steps.clone().filter_map(|step| step.checked_by(*seat)).peekable();
        own.peek().is_some() && own.all(|checks| checks)
    })
}

impl History {
    /// Of a game that begins here.
    pub(super) fn new(start: &Position) -> History {
        let present = start.key();
        History { past: Vec::new(), plies: 0, seen: HashMap::from([(present, 1)]), present }
    }

    /// What happened, in order.
    pub(super) fn past(&self) -> &[Step] {
        &self.past
    }

    /// How many moves were played, those who left not counted.
    pub(super) fn plies(&self) -> usize {
        self.plies
    }

    /// A step has led here.
    pub(super) fn note(&mut self, step: Step, here: &Position) {
        self.plies += usize::from(step.is_move());
        self.past.push(step);
        self.present = here.key();
        *self.seen.entry(self.present).or_insert(0) += 1;
    }

    /// Forgets what happened until so many steps are left; with fewer, nothing.
    pub(super) fn back_to(&mut self, left: usize) {
        for step in self.past.drain(left.min(self.past.len())..).rev() {
            if let Some(times) = self.seen.get_mut(&self.present) {
                *times -= 1;
            }
            self.plies -= usize::from(step.is_move());
            self.present = step.key;
        }
    }

    /// How often a situation has been there, by its key; the present one counts.
    pub(super) fn times(&self, key: u64) -> usize {
        self.seen.get(&key).copied().unwrap_or(0)
    }

    /// What happened since a situation was there first, by its key; nothing if it never was, or is the present one.
    pub(super) fn since(&self, key: u64) -> &[Step] {
        let first = self.past.iter().position(|step| step.key == key).unwrap_or(self.past.len());
        &self.past[first..]
    }

    /// How the game has ended by what stands on the board and has stood there; `None` while it goes on.
    pub(super) fn decided(&self, here: &Position) -> Option<Outcome> {
        if here.is_over() {
            return Some(Outcome { places: here.places(), reason: Reason::Decided });
        }
        if self.times(self.present) < here.rules().occurrences {
            return None;
        }
        let culprit = perpetual_checker(self.since(self.present).iter());
        let reason = culprit.map_or(Reason::Repetition, Reason::PerpetualCheck);
        Some(Outcome { places: here.shared_places(culprit), reason })
    }

    /// How it has ended if this was its last move, whatever stands on the board (END-18); one that has gone on after it had none.
    pub(super) fn full(&self, here: &Position) -> Option<Outcome> {
        let is_full = self.plies == here.rules().most_moves;
        is_full.then(|| Outcome { places: here.shared_places(None), reason: Reason::MoveLimit })
    }
}
