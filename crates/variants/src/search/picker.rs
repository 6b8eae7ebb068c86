//! In which order moves are tried.

use super::effect::Effect;
use super::exchange;
use super::history::History;
use super::weighed::Weighed;
use super::worth::Worth;
use crate::geometry::Cell;
use crate::moves::{Action, Move};
use crate::position::{Content, EMPTY, Position, RIM, parts};

/// A move with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) m: Move,
    pub(super) effect: Effect,
    pub(super) score: i32,
}

const KNOWN: i32 = 4_000_000;
const CAPTURE: i32 = 1_000_000;
const KILLER: i32 = 900_000;
/// What loses in the exchange comes last.
const LOSING: i32 = -1_000_000;

/// So many are looked for one by one; the rest is sorted at once.
const ONE_BY_ONE: usize = 12;

/// What is known of a position before its moves are tried.
pub(super) struct Hints {
    pub(super) best: Option<Move>,
    pub(super) killers: [Option<Move>; 2],
    /// The move before: its piece and target.
    pub(super) before: Option<(Content, Cell)>,
}

/// Whether a move that was legal in a position with the same key can be made and taken back here, whatever position that was.
pub(super) fn is_plausible(position: &Position, m: Move) -> bool {
    let us = position.turn;
    let is_foe = |cell: Cell| !matches!(position.content(cell), EMPTY | RIM) && parts(position.content(cell)).0 != us;
    let is_ours = |cell: Cell| !matches!(position.content(cell), EMPTY | RIM) && parts(position.content(cell)).0 == us;
    match m.0 {
        Action::Board { from, to, via, .. } => {
            let takes = via.cells().all(is_foe);
            is_ours(from) && takes && (to == from || position.content(to) == EMPTY || is_foe(to))
        }
        Action::Drop { kind, to } => {
            let held = position.traits(kind).in_hand.unwrap_or(kind);
            position.held(us, held) > 0 && position.content(to) == EMPTY
        }
    }
}

/// Gives all moves of a list their first score.
pub(super) fn score(list: &mut [Candidate], worth: &Worth, history: &History, hints: &Hints) {
    for candidate in list {
        let effect = &candidate.effect;
        candidate.score = if hints.best == Some(candidate.m) {
            KNOWN
        } else if !effect.is_quiet() {
            CAPTURE + 8 * (effect.captured + effect.promotion) - worth.exchange(effect.mover).min(4_000) / 8
        } else if let Some(place) = hints.killers.iter().position(|killer| *killer == Some(candidate.m)) {
            KILLER - place as i32
        } else {
            history.of(effect, hints.before) + effect.promotion.min(0)
        };
    }
}

/// The next move of a list, the best first; what came before `at` is done with.
pub(super) fn next(list: &mut [Candidate], at: usize, position: &Weighed<'_>) -> Option<Candidate> {
    if at == ONE_BY_ONE {
        list[at..].sort_by_key(|candidate| -candidate.score);
    }
    loop {
        if at < ONE_BY_ONE {
            let best = (at..list.len()).max_by_key(|i| (list[*i].score, usize::MAX - i))?;
            list.swap(at, best);
        }
        let candidate = list.get_mut(at)?;
        let unproven = candidate.score > KILLER && candidate.score < KNOWN;
        if !unproven || at >= ONE_BY_ONE {
            return Some(*candidate);
        }
        let outcome = exchange::outcome(position, candidate.m, &candidate.effect);
        if outcome >= 0 {
            return Some(*candidate);
        }
        candidate.score = LOSING + outcome;
    }
}

impl Candidate {
    /// Whether it was found to lose in the exchange.
    pub(super) fn loses(&self) -> bool {
        self.score < LOSING / 2
    }
}
