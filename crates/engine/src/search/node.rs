//! Alpha-beta: the value of a position to a depth, from the best of its moves.

use super::checks::Checks;
use super::history::{self, Step};
use super::picker::{Hints, Picker, Wanted};
use super::table::{Bound, Entry};
use super::{Search, exchange, moves, pruning};
use crate::game::Moment;
use crate::score::{DRAW, INFINITE, MAX_PLY, Value, is_decided, mate_at, mated_at};
use shogi::{Move, Position};

/// What a call knows about its node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    /// A move is expected to be too good for the opponent to allow this node.
    pub(super) expect_cut: bool,
    pub(super) in_check: bool,
    /// The static evaluation corrected by what the table knows; `None` in check.
    pub(super) eval: Option<Value>,
    /// The side to move stands better than at its last turn.
    pub(super) improving: bool,
    pub(super) table_move: Option<Move>,
}

impl Node {
    /// On the line that both sides consider best so far.
    pub(super) fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// What came out of trying the moves of a node.
struct Outcome {
    best: Value,
    best_move: Option<Move>,
    tried: i32,
}

impl Search<'_> {
    /// The value of the position after the move of the ply before, at least exact within the window.
    pub(super) fn visit(
        &mut self,
        position: &Position,
        ply: usize,
        depth: i32,
        alpha: Value,
        beta: Value,
        expect_cut: bool,
    ) -> Value {
        let moment = Moment::of(position);
        self.path.push(moment);
        self.frames[ply].line.clear();
        let value = match self.path.repetition(ply) {
            Some(value) => value,
            None if depth <= 0 => self.quiescence(position, ply, alpha, beta, Wanted::CapturesAndChecks),
            None => {
                let node = Node {
                    ply,
                    depth: depth.min(MAX_PLY as i32 - 1),
                    alpha,
                    beta,
                    expect_cut,
                    in_check: moment.in_check,
                    eval: None,
                    improving: false,
                    table_move: None,
                };
                self.node(position, node)
            }
        };
        self.path.pop();
        value
    }

    fn node(&mut self, position: &Position, mut node: Node) -> Value {
        self.count_node(node.ply);
        if self.aborted {
            return DRAW;
        }
        if node.ply >= MAX_PLY - 1 {
            return if node.in_check { DRAW } else { self.evaluate(position, node.ply) };
        }
        // Whatever happens here, a mate found elsewhere may be shorter.
        node.alpha = node.alpha.max(mated_at(node.ply));
        node.beta = node.beta.min(mate_at(node.ply + 1));
        if node.alpha >= node.beta {
            return node.alpha;
        }
        let excluded = self.frames[node.ply].excluded;
        let key = position.key();
        let entry = if excluded.is_none() { self.table.probe(key, node.ply) } else { None };
        if let Some(entry) = entry
            && !node.is_pv()
            && entry.depth >= node.depth
            && entry.bound.decides(entry.value, node.beta)
        {
            return entry.value;
        }
        node.table_move = entry.and_then(|entry| entry.best);
        let static_eval = self.judge(position, &mut node, entry);
        if excluded.is_none()
            && let Some(value) = self.prune_node(position, &node)
        {
            return value;
        }
        if node.table_move.is_none() && excluded.is_none() && node.depth >= 4 && (node.is_pv() || node.expect_cut) {
            // Without a good first move a deep search is slow: let a shallower one find it.
            node.depth -= 1;
        }
        let singular = self.singular_extension(position, &node, entry);
        if self.aborted {
            return DRAW;
        }
        let outcome = self.try_moves(position, &node, singular);
        if self.aborted {
            return DRAW;
        }
        if outcome.tried == 0 {
            return if excluded.is_some() { node.alpha } else { mated_at(node.ply) };
        }
        if outcome.best == -INFINITE {
            // Every move was overlooked.
            return static_eval.unwrap_or(node.alpha);
        }
        if excluded.is_none() {
            let bound = Bound::of(outcome.best, node.alpha, node.beta);
            let entry =
                Entry { best: outcome.best_move, value: outcome.best, eval: static_eval, depth: node.depth, bound };
            self.table.store(key, node.ply, entry);
        }
        outcome.best
    }

    /// Fills in what the static evaluation tells about the node, and returns it raw.
    fn judge(&mut self, position: &Position, node: &mut Node, entry: Option<Entry>) -> Option<Value> {
        if node.in_check {
            self.frames[node.ply].eval = None;
            return None;
        }
        let raw = entry.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluate(position, node.ply));
        self.frames[node.ply].eval = Some(raw);
        let earlier = [2, 4].into_iter().find_map(|back| self.frames.get(node.ply.checked_sub(back)?)?.eval);
        node.improving = earlier.is_none_or(|earlier| raw > earlier);
        node.eval = match entry {
            Some(entry) if !is_decided(entry.value) && entry.bound.decides(entry.value, raw + 1) => Some(entry.value),
            _ => Some(raw),
        };
        Some(raw)
    }

    /// Stages that may settle a node without trying its moves.
    fn prune_node(&mut self, position: &Position, node: &Node) -> Option<Value> {
        if node.is_pv() || is_decided(node.beta) {
            return None;
        }
        let eval = node.eval?;
        self.razor(position, node, eval)
            .or_else(|| reverse_futility(node, eval))
            .or_else(|| self.null_move(position, node, eval))
    }

    /// Hopelessly low: look only at captures.
    fn razor(&mut self, position: &Position, node: &Node, eval: Value) -> Option<Value> {
        if node.depth > pruning::RAZOR_DEPTH || eval + pruning::razor_margin(node.depth) > node.alpha {
            return None;
        }
        let value = self.quiescence(position, node.ply, node.alpha, node.alpha + 1, Wanted::CapturesAndChecks);
        (value <= node.alpha).then_some(value)
    }

    /// Who could pass and still be too good need not look for the best move.
    fn null_move(&mut self, position: &Position, node: &Node, eval: Value) -> Option<Value> {
        let passed_before = node.ply > 0 && self.frames[node.ply - 1].step.is_none();
        if passed_before || node.depth < pruning::NULL_MOVE_DEPTH || eval < node.beta {
            return None;
        }
        let depth = node.depth - pruning::null_move_reduction(node.depth, eval - node.beta);
        let passed = self.make(node.ply, position, None);
        self.path.begin_pass();
        let value = -self.visit(&passed, node.ply + 1, depth, -node.beta, -node.beta + 1, !node.expect_cut);
        self.path.end_pass();
        if self.aborted || value < node.beta {
            return None;
        }
        // A mate after a pass is no mate.
        Some(if is_decided(value) { node.beta } else { value })
    }

    /// One ply more for a table move that beats all others by far, less for one among many.
    fn singular_extension(&mut self, position: &Position, node: &Node, entry: Option<Entry>) -> i32 {
        let (Some(entry), Some(m)) = (entry, node.table_move) else { return 0 };
        let trusted = entry.depth >= node.depth - 3 && entry.bound != Bound::Upper && !is_decided(entry.value);
        if node.ply == 0
            || node.depth < pruning::SINGULAR_DEPTH
            || !trusted
            || node.ply as i32 > 2 * self.root_depth
            || !position.is_legal(m)
        {
            return 0;
        }
        let target = entry.value - 3 * node.depth;
        let probe = Node { depth: (node.depth - 1) / 2, alpha: target - 1, beta: target, ..*node };
        self.frames[node.ply].excluded = Some(m);
        let value = self.node(position, probe);
        self.frames[node.ply].excluded = None;
        match value {
            _ if value < target => 1,
            _ if entry.value >= node.beta => -1,
            _ => 0,
        }
    }

    /// Tries the moves, best bets first, until one is too good or none is left.
    fn try_moves(&mut self, position: &Position, node: &Node, singular: i32) -> Outcome {
        let excluded = self.frames[node.ply].excluded;
        let hints = Hints {
            table_move: node.table_move,
            killers: self.frames[node.ply].killers,
            before: self.steps_before(node.ply),
        };
        let checks = Checks::new(position);
        let mut picker = Picker::new(position, node.in_check, Wanted::All, hints, &self.moves);
        let mut outcome = Outcome { best: -INFINITE, best_move: None, tried: 0 };
        let mut tried = Tried::default();
        let mut alpha = node.alpha;
        while let Some(m) = picker.next(position, &mut self.moves, self.history) {
            if Some(m) == excluded {
                continue;
            }
            outcome.tried += 1;
            if !node.in_check && self.overlooks(position, m, node.ply) {
                continue;
            }
            let attempt = Attempt { m, number: outcome.tried, gives_check: checks.given_by(position, m), alpha };
            if outcome.best > -INFINITE {
                match self.fate(position, node, &attempt, &hints) {
                    Fate::Tried => {}
                    Fate::LeftOut => continue,
                    Fate::LeftOutLikeAllLater => {
                        picker.leave_out_quiets(position, &checks, &mut self.moves);
                        continue;
                    }
                }
            }
            let extension = if Some(m) == node.table_move { singular } else { 0 };
            let value = self.attempt(position, node, &attempt, extension);
            if self.aborted {
                break;
            }
            tried.push(m);
            if value > outcome.best {
                outcome.best = value;
                if value > alpha {
                    outcome.best_move = Some(m);
                    alpha = value;
                    self.extend_line(node.ply, m);
                }
            }
            if value >= node.beta {
                self.reward(position, node, m, &tried, &hints);
                break;
            }
        }
        self.moves.truncate(picker.start());
        outcome
    }

    /// Whether a move that seems hopeless is left out.
    fn fate(&self, position: &Position, node: &Node, attempt: &Attempt, hints: &Hints) -> Fate {
        let Attempt { m, number, gives_check, alpha } = *attempt;
        if node.ply == 0 || node.in_check || is_decided(alpha) && alpha < 0 {
            return Fate::Tried;
        }
        let quiet = !moves::is_tactical(position, m);
        let depth = node.depth;
        if quiet && !gives_check {
            let late = depth <= pruning::LATE_MOVE_DEPTH && number > pruning::late_move_limit(depth, node.improving);
            let lifted = node.eval.map(|eval| eval + pruning::futility_margin(depth));
            if late || depth <= pruning::FUTILITY_DEPTH && lifted.is_some_and(|lifted| lifted <= alpha) {
                return Fate::LeftOutLikeAllLater;
            }
            let mark = self.history.quiet(Step::of(position, m), hints.before);
            if depth <= 4 && mark < -3_000 * depth {
                return Fate::LeftOut;
            }
        }
        if depth <= pruning::EXCHANGE_DEPTH
            && !exchange::wins_at_least(position, m, pruning::exchange_margin(depth, quiet))
        {
            return Fate::LeftOut;
        }
        Fate::Tried
    }

    /// Searches one move: the first with the whole window, the others only to see whether they beat it, and late ones
    /// less deep unless they seem to.
    fn attempt(&mut self, position: &Position, node: &Node, attempt: &Attempt, extension: i32) -> Value {
        let Attempt { m, number, gives_check, alpha } = *attempt;
        let reduction = self.reduction(position, node, attempt);
        let wins_check =
            gives_check && node.ply as i32 <= 2 * self.root_depth && exchange::wins_at_least(position, m, 0);
        let depth = node.depth - 1 + extension.max(i32::from(wins_check));
        let child = self.make(node.ply, position, Some(m));
        let ply = node.ply + 1;
        if number == 1 {
            let expect_cut = !node.is_pv() && !node.expect_cut;
            return -self.visit(&child, ply, depth, -node.beta, -alpha, expect_cut);
        }
        let mut value = -self.visit(&child, ply, depth - reduction, -alpha - 1, -alpha, true);
        if value > alpha && reduction > 0 {
            value = -self.visit(&child, ply, depth, -alpha - 1, -alpha, !node.expect_cut);
        }
        if value > alpha && value < node.beta && node.is_pv() {
            value = -self.visit(&child, ply, depth, -node.beta, -alpha, false);
        }
        value
    }

    /// By how many plies a move is searched less deep.
    fn reduction(&self, position: &Position, node: &Node, attempt: &Attempt) -> i32 {
        let first_reduced = if node.is_pv() { 4 } else { 2 };
        if node.depth < 3 || attempt.number < first_reduced || node.in_check {
            return 0;
        }
        let mut reduction = pruning::late_move_reduction(node.depth, attempt.number);
        if moves::is_tactical(position, attempt.m) {
            reduction /= 2;
        } else {
            let mark = self.history.quiet(Step::of(position, attempt.m), self.steps_before(node.ply));
            reduction -= mark / 12;
        }
        reduction +=
            1024 * i32::from(node.expect_cut) - 1024 * i32::from(node.is_pv()) - 1024 * i32::from(attempt.gives_check)
                + 512 * i32::from(!node.improving);
        (reduction / 1024).clamp(0, node.depth - 2)
    }

    /// A move was too good for the opponent: remember it, and hold it against those tried before it.
    fn reward(&mut self, position: &Position, node: &Node, best: Move, tried: &Tried, hints: &Hints) {
        let bonus = history::bonus(node.depth);
        let quiet = !moves::is_tactical(position, best);
        if quiet {
            let killers = &mut self.frames[node.ply].killers;
            if killers[0] != Some(best) {
                *killers = [Some(best), killers[0]];
            }
        }
        for m in tried.iter() {
            let change = if *m == best { bonus } else { -bonus };
            match position.piece_at(m.to()) {
                Some(captured) => self.history.adjust_capture(Step::of(position, *m), captured.kind(), change),
                None if quiet => self.history.adjust_quiet(Step::of(position, *m), hints.before, change),
                None => {}
            }
        }
    }

    /// The best line from this ply begins with `m` and goes on as the ply after it found.
    pub(super) fn extend_line(&mut self, ply: usize, m: Move) {
        let (upper, lower) = self.frames.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(m);
        line.extend_from_slice(&lower[0].line);
    }
}

/// One move about to be tried.
struct Attempt {
    m: Move,
    /// Counted from 1.
    number: i32,
    gives_check: bool,
    alpha: Value,
}

/// What becomes of a move before it is searched.
enum Fate {
    Tried,
    LeftOut,
    /// All quiet moves that follow and do not give check will be left out too.
    LeftOutLikeAllLater,
}

/// The first moves a node has tried.
#[derive(Default)]
struct Tried {
    moves: [Option<Move>; 32],
    count: usize,
}

impl Tried {
    fn push(&mut self, m: Move) {
        if let Some(place) = self.moves.get_mut(self.count) {
            *place = Some(m);
            self.count += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = &Move> {
        self.moves.iter().flatten()
    }
}

/// So far above the window that no quiet answer of the opponent will change it.
fn reverse_futility(node: &Node, eval: Value) -> Option<Value> {
    let enough = eval - pruning::reverse_futility_margin(node.depth, node.improving);
    (node.depth <= pruning::REVERSE_FUTILITY_DEPTH && enough >= node.beta).then_some((eval + node.beta) / 2)
}
