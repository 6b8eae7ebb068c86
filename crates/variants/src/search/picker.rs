//! In which order moves are tried.

use super::effect::Effect;
use super::history::History;
use super::weighed::Weighed;
use super::worth::Worth;
use super::{Search, exchange, parameters as p};
use crate::content::{Content, EMPTY, RIM, parts};
use crate::geometry::Cell;
use crate::moves::{Action, Move};
use crate::position::Position;

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
#[derive(Clone, Copy, Debug, Default)]
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

/// The moves of a position one after the other, the best bets first.
pub(super) struct Picker {
    list: Vec<Candidate>,
    /// So many have been given out.
    given: usize,
    /// So many are known without a look at all; `None` once the others are listed.
    known: Option<usize>,
}

impl Picker {
    /// So many moves have been given out.
    pub(super) fn given(&self) -> usize {
        self.given
    }

    /// The next move of the list.
    pub(super) fn next(&mut self, position: &Weighed<'_>) -> Option<Candidate> {
        let next = next(&mut self.list, self.given, position)?;
        self.given += 1;
        Some(next)
    }
}

impl Search<'_> {
    /// The moves of the present position. The table's is tried before the others are looked for.
    pub(super) fn picker(&mut self, hints: &Hints) -> Picker {
        let mut list = self.list();
        let known = hints.best.filter(|m| is_plausible(&self.position, *m));
        list.extend(known.map(|m| self.candidate(m)));
        Picker { known: Some(list.len()), given: 0, list }
    }

    /// Moves that are all there is to look at.
    pub(super) fn picker_of(&self, mut list: Vec<Candidate>) -> Picker {
        score(&mut list, self.position.worth(), self.history, &Hints::default());
        Picker { list, given: 0, known: None }
    }

    /// The next move to try.
    pub(super) fn next(&mut self, picker: &mut Picker, hints: &Hints) -> Option<Candidate> {
        match picker.known {
            Some(known) if picker.given < known => {
                picker.given += 1;
                return picker.list.get(picker.given - 1).copied();
            }
            Some(known) => self.list_the_others(picker, known, hints),
            None => {}
        }
        picker.next(&self.position)
    }

    fn list_the_others(&mut self, picker: &mut Picker, known: usize, hints: &Hints) {
        let list = &mut picker.list;
        self.add_all(list);
        let best = list[..known].first().map(|candidate| candidate.m);
        if let Some(again) = (known..list.len()).find(|i| Some(list[*i].m) == best) {
            list.swap_remove(again);
        }
        score(&mut list[known..], self.position.worth(), self.history, hints);
        picker.known = None;
    }

    /// Keeps a picker's list to be used again.
    pub(super) fn put_away(&mut self, picker: Picker) {
        self.lists.push(picker.list);
    }
}

/// Gives all moves of a list their first score.
pub(super) fn score(list: &mut [Candidate], worth: &Worth, history: &History, hints: &Hints) {
    for candidate in list {
        let effect = &candidate.effect;
        candidate.score = if hints.best == Some(candidate.m) {
            KNOWN
        } else if !effect.is_quiet() {
            CAPTURE + p::capture_mark(effect.captured + effect.promotion, worth.exchange(effect.mover))
        } else if let Some(place) = hints.killers.iter().position(|killer| *killer == Some(candidate.m)) {
            KILLER - place as i32
        } else {
            history.of(effect, hints.before) + effect.promotion.min(0)
        };
    }
}

/// The next move of a list, the best first; what came before `at` is done with.
fn next(list: &mut [Candidate], at: usize, position: &Weighed<'_>) -> Option<Candidate> {
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
    /// What it was found to lose in the exchange, below zero; `None` if nothing is known of that.
    pub(super) fn loss(&self) -> Option<i32> {
        (self.score < LOSING / 2).then_some(self.score - LOSING)
    }
}
