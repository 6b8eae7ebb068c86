//! Where the search ends: captures until nothing hangs any more, first also drops that give check.

use super::history::DEEPEST;
use super::node::Window;
use super::picker::{Candidate, Picker};
use super::table::{Bound, Found};
use super::{LOST, MATE, Search, parameters as p};
use crate::geometry::Cell;
use crate::moves::Move;

/// What a call knows about its node. The depth of the window says what is tried: [`WITH_CHECKS`] or [`CAPTURES`].
#[derive(Clone, Copy)]
struct Leaf {
    window: Window,
    ply: usize,
    /// Where the move before ended.
    last: Option<Cell>,
    eval: i32,
    /// The side to move is in check and must parry.
    bound_by_check: bool,
}

/// Drops that give check are tried beside captures; what they lead to is left to captures.
const WITH_CHECKS: i32 = 0;
const CAPTURES: i32 = -1;

/// What has come out of the moves so far.
struct Outcome {
    best: i32,
    best_move: Option<Move>,
    alpha: i32,
}

/// What becomes of a move before it is searched.
enum Fate {
    Tried,
    LeftOut,
    /// It adds no more than this.
    WorthAtMost(i32),
    /// All that follow are left out too.
    LeftOutWithAllLater,
}

impl Search<'_> {
    /// The score once nothing hangs any more.
    pub(super) fn quiesce(&mut self, window: Window, ply: usize) -> i32 {
        self.leaf(Window { depth: WITH_CHECKS, ..window }, ply, self.last_target())
    }

    fn leaf(&mut self, mut window: Window, ply: usize, last: Option<Cell>) -> i32 {
        self.nodes += 1;
        if self.must_stop() {
            return 0;
        }
        if let Some(score) = self.decided(ply) {
            return score;
        }
        let eval = self.eval();
        if ply >= DEEPEST.min(self.horizon + p::exchanges(self.position.game.squares())) {
            return eval;
        }
        let check_binds = self.position.game.ending.check_binds;
        if !check_binds {
            window.depth = CAPTURES;
        }
        let key = self.position.key();
        if !window.is_open()
            && let Some(score) = self.table.get(key).and_then(|known| known.decides(&window, ply))
        {
            return score;
        }
        let bound_by_check = check_binds && self.position.in_check();
        let stand_pat = if bound_by_check { ply as i32 - MATE } else { eval };
        if stand_pat >= window.beta {
            return stand_pat;
        }
        let leaf = Leaf { window, ply, last, eval, bound_by_check };
        let mut outcome = Outcome { best: stand_pat, best_move: None, alpha: window.alpha.max(stand_pat) };
        let mut picker = self.loud_moves(&leaf);
        self.try_loud(&leaf, &mut picker, &mut outcome);
        self.put_away(picker);
        if self.stopped {
            return 0;
        }
        self.table.put(key, ply, leaf.found(&outcome));
        outcome.best
    }

    /// The moves that are not quiet; in check all.
    fn loud_moves(&mut self, leaf: &Leaf) -> Picker {
        let mut list = if leaf.bound_by_check { self.all_moves() } else { self.captures() };
        if leaf.window.depth == WITH_CHECKS && !leaf.bound_by_check {
            self.add_checks(&mut list);
        }
        self.picker_of(list)
    }

    fn try_loud(&mut self, leaf: &Leaf, picker: &mut Picker, outcome: &mut Outcome) {
        while let Some(candidate) = picker.next(&self.position) {
            match self.fate(leaf, &candidate, picker.given(), outcome) {
                Fate::Tried => {}
                Fate::LeftOut => continue,
                Fate::WorthAtMost(most) => {
                    outcome.best = outcome.best.max(most);
                    continue;
                }
                Fate::LeftOutWithAllLater => return,
            }
            let undo = self.position.make(candidate.m);
            let window = Window { alpha: outcome.alpha, ..leaf.window }.turned(CAPTURES);
            let score = -self.leaf(window, leaf.ply + 1, Some(candidate.m.to()));
            self.position.unmake(candidate.m, undo);
            if self.stopped {
                return;
            }
            outcome.best = outcome.best.max(score);
            if score > outcome.alpha {
                outcome.alpha = score;
                outcome.best_move = Some(candidate.m);
                if score >= leaf.window.beta {
                    return;
                }
            }
        }
    }

    /// Whether a move is tried, the `number`th from 1.
    fn fate(&self, leaf: &Leaf, candidate: &Candidate, number: usize, outcome: &Outcome) -> Fate {
        let (quiet, loses) = (candidate.effect.is_quiet(), candidate.loss().is_some());
        if leaf.bound_by_check {
            let parried = outcome.best > LOST && number > p::EVASIONS;
            return if parried && (quiet || loses) { Fate::LeftOut } else { Fate::Tried };
        }
        if self.overlooks(candidate, leaf.last, leaf.ply) {
            return Fate::LeftOut;
        }
        if loses || number > p::exchanges(self.position.game.squares()) {
            return Fate::LeftOutWithAllLater;
        }
        let most = leaf.eval + candidate.effect.captured + candidate.effect.promotion + p::DELTA_MARGIN;
        if most <= outcome.alpha && !quiet { Fate::WorthAtMost(most) } else { Fate::Tried }
    }
}

impl Leaf {
    /// What the table is told.
    fn found(&self, outcome: &Outcome) -> Found {
        let Outcome { best: score, best_move: best, .. } = *outcome;
        let bound = match score {
            _ if score >= self.window.beta => Bound::Lower,
            _ if best.is_some() => Bound::Exact,
            _ => Bound::Upper,
        };
        Found { best, score, depth: self.window.depth, bound }
    }
}
