//! Alpha-beta: the value of a position to a depth. The stages of a node, in order: what is decided without a search,
//! what the evaluation settles ([`super::prune`]), how sure the table's move is ([`super::singular`]), and the moves
//! ([`super::trial`]).

use super::corrections::Places;
use super::history;
use super::moves::{self, Scene};
use super::singular::Verdict;
use super::table::{Bound, Entry};
use super::trial::Outcome;
use super::{Search, mate, parameters as p};
use crate::game::Moment;
use crate::score::{DRAW, INFINITE, MAX_PLY, Value, is_decided, mate_at, mated_at};
use shogi::{Move, Position};

/// What a call knows about its node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    /// A move is expected to be too good for the opponent to allow this node.
    pub(super) expect_cut: bool,
    pub(super) in_check: bool,
    /// The static evaluation before corrections; `None` in check.
    pub(super) raw: Option<Value>,
    /// The static evaluation, or what the table knows better; `None` in check.
    pub(super) eval: Option<Value>,
    /// The side to move stands better than at its last turn, or above the window.
    pub(super) improving: bool,
    /// The position is, or once was, on the best line.
    pub(super) was_pv: bool,
    pub(super) table_move: Option<Move>,
}

impl Node<'_> {
    /// On the line that both sides consider best so far.
    pub(super) fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }

    pub(super) fn position(&self) -> &Position {
        self.scene.position
    }
}

impl Search<'_> {
    /// The value of the position after the move of the ply before, at least exact within the window.
    pub(super) fn visit(
        &mut self,
        position: &Position,
        ply: usize,
        depth: i32,
        (alpha, beta): (Value, Value),
        expect_cut: bool,
    ) -> Value {
        let constraints = position.constraints();
        self.path.push(Moment { key: position.key(), in_check: constraints.in_check() });
        self.frames[ply].line.clear();
        self.farthest = self.farthest.max(ply);
        let value = match self.path.repetition(ply) {
            Some(DRAW) => self.draw_value(ply),
            Some(value) => value,
            None if depth <= 0 => self.quiescence(position, &constraints, ply, (alpha, beta)),
            None => self.node(Node {
                scene: Scene { position, constraints: &constraints, context: self.context(position, ply) },
                ply,
                depth: depth.min(MAX_PLY as i32 - 1),
                alpha,
                beta,
                expect_cut,
                in_check: constraints.in_check(),
                raw: None,
                eval: None,
                improving: false,
                was_pv: beta - alpha > 1,
                table_move: None,
            }),
        };
        self.path.pop();
        value
    }

    pub(super) fn node(&mut self, mut node: Node<'_>) -> Value {
        let (ply, key) = (node.ply, node.position().key());
        if self.aborted {
            return DRAW;
        }
        if ply >= MAX_PLY - 1 {
            return if node.in_check { DRAW } else { self.evaluate(node.scene.position, ply) };
        }
        // Whatever happens here, a mate found elsewhere may be shorter.
        node.alpha = node.alpha.max(mated_at(ply));
        node.beta = node.beta.min(mate_at(ply + 1));
        if node.alpha >= node.beta {
            return node.alpha;
        }
        let excluded = self.frames[ply].excluded;
        self.frames[ply + 1].cutoffs = 0;
        self.frames[ply].context = node.scene.context;
        self.frames[ply].was_pv = node.was_pv;
        let entry = if excluded.is_none() { self.table.probe(key, ply) } else { None };
        if let Some(value) = self.table_value(&node, entry) {
            return value;
        }
        if excluded.is_none() {
            if let Some(value) = self.decided_at_once(&node, entry) {
                return value;
            }
            node.table_move = entry.and_then(|entry| entry.best);
            node.was_pv |= entry.is_some_and(|entry| entry.was_pv);
            self.frames[ply].was_pv = node.was_pv;
            self.judge(&mut node, entry);
            if self.seems_settled(&node) {
                node.depth -= 1;
            }
            if let Some(value) = self.prune(&node, entry) {
                return value;
            }
            node.improving |= self.frames[ply].eval.is_some_and(|eval| eval >= node.beta);
            if node.table_move.is_none() && node.depth >= 4 && (node.is_pv() || node.expect_cut) {
                // Without a good first move a deep search is slow: let a shallower one find it.
                node.depth -= 1;
            }
        }
        let extension = match self.singular(&node, entry) {
            Verdict::Extend(plies) => plies,
            Verdict::Cut(value) => return value,
        };
        if self.aborted {
            return DRAW;
        }
        let outcome = self.try_moves(&node, extension);
        if self.aborted {
            return DRAW;
        }
        self.conclude(&node, excluded, &outcome)
    }

    /// What the table knows is enough.
    fn table_value(&mut self, node: &Node<'_>, entry: Option<Entry>) -> Option<Value> {
        let entry = entry?;
        if node.is_pv() || entry.depth < node.depth || !entry.bound.decides(entry.value, node.beta) {
            return None;
        }
        if let Some(m) = entry.best
            && entry.value >= node.beta
            && !moves::is_tactical(node.scene.position, m)
            && node.scene.position.is_legal_within(node.scene.constraints, m)
        {
            let step = history::Step::of(node.scene.position, m);
            self.history.adjust_quiet(step, &node.scene.context, history::bonus(node.depth) / 2);
        }
        Some(entry.value)
    }

    /// A declaration or a mate in one ends the game here.
    fn decided_at_once(&mut self, node: &Node<'_>, entry: Option<Entry>) -> Option<Value> {
        if node.in_check || entry.is_some() || self.attention.is_some() {
            return None;
        }
        let position = node.scene.position;
        if self.stakes.declaration.is_some_and(|rule| rule.wins(position)) {
            return Some(mate_at(node.ply + 1));
        }
        let m = mate::in_one(position, node.scene.constraints)?;
        Some(self.mate_by(position, node.ply, m))
    }

    /// The value of a position where this move mates; the table hears of it.
    pub(super) fn mate_by(&mut self, position: &Position, ply: usize, m: Move) -> Value {
        let line = &mut self.frames[ply].line;
        line.clear();
        line.push(m);
        let value = mate_at(ply + 1);
        let entry =
            Entry { best: Some(m), value, eval: None, depth: MAX_PLY as i32, bound: Bound::Exact, was_pv: false };
        self.table.store(position.key(), ply, entry);
        value
    }

    /// Fills in what the static evaluation tells about the node.
    fn judge(&mut self, node: &mut Node<'_>, entry: Option<Entry>) {
        if node.in_check {
            self.frames[node.ply].eval = None;
            return;
        }
        let raw = entry.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluate(node.scene.position, node.ply));
        let eval = self.corrected(&node.scene, raw);
        self.frames[node.ply].eval = Some(eval);
        let earlier = [2, 4].into_iter().find_map(|back| self.frames.get(node.ply.checked_sub(back)?)?.eval);
        node.improving = earlier.is_none_or(|earlier| eval > earlier);
        node.raw = Some(raw);
        node.eval = match entry {
            Some(entry) if !is_decided(entry.value) && entry.bound.decides(entry.value, eval + 1) => Some(entry.value),
            _ => Some(eval),
        };
    }

    /// The move that led here is searched less deep anyway, and the side to move stands better than the other side's evaluation
    /// before it said: a look one ply less deep will do.
    fn seems_settled(&self, node: &Node<'_>) -> bool {
        let Some(before) = node.ply.checked_sub(1).map(|ply| &self.frames[ply]) else { return false };
        let sum = before.eval.zip(self.frames[node.ply].eval).map(|(theirs, ours)| theirs + ours);
        node.depth >= 2
            && before.reduction >= p::HINDSIGHT_REDUCTION
            && sum.is_some_and(|sum| sum > p::HINDSIGHT_MARGIN)
    }

    /// What came out of the moves is told to the table and to the corrections.
    fn conclude(&mut self, node: &Node<'_>, excluded: Option<Move>, outcome: &Outcome) -> Value {
        if outcome.tried == 0 {
            return if excluded.is_some() { node.alpha } else { mated_at(node.ply) };
        }
        if outcome.best == -INFINITE {
            // Every move was overlooked.
            return node.raw.unwrap_or(node.alpha);
        }
        if excluded.is_some() {
            return outcome.best;
        }
        let bound = Bound::of(outcome.best, node.alpha, node.beta);
        // Where nothing is good enough for one side, the move before is one for the other side's best line.
        let was_pv =
            node.was_pv || bound == Bound::Upper && node.ply.checked_sub(1).is_some_and(|ply| self.frames[ply].was_pv);
        let entry =
            Entry { best: outcome.best_move, value: outcome.best, eval: node.raw, depth: node.depth, bound, was_pv };
        self.table.store(node.position().key(), node.ply, entry);
        let quiet = outcome.best_move.is_none_or(|m| !moves::is_tactical(node.position(), m));
        if let Some(eval) = self.frames[node.ply].eval
            && quiet
            && !is_decided(outcome.best)
            && bound.decides(outcome.best, eval + 1)
        {
            let places = Places::of(node.position(), &node.scene.context);
            self.corrections.learn(places, node.depth, outcome.best - eval);
        }
        outcome.best
    }
}
