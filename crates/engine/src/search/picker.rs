//! In which order a node tries its moves: the best bets first, and made only when they are needed.

use super::checks::LazyChecks;
use super::exchange;
use super::history::History;
use super::moves::{self, MoveStack, Rated, Scene};
use crate::score::Value;
use shogi::{Move, Position};
use std::cmp::Reverse;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    TableMove,
    MakeCaptures,
    GoodCaptures,
    FirstKiller,
    SecondKiller,
    MakeQuiets,
    Quiets,
    BadCaptures,
    MakeEvasions,
    Evasions,
    Done,
}

/// What a node wants to try when it is not in check; in check it always gets every evasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Every move that can be of use (see [`moves`]).
    All,
    /// Captures and promotions that win at least so much material.
    Captures { winning: Value },
}

/// What orders a node's moves. Moves may come from other positions: they are checked.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hints {
    /// The best move the transposition table knows.
    pub(crate) table_move: Option<Move>,
    /// Quiet moves that were too good in neighbouring nodes.
    pub(crate) killers: [Option<Move>; 2],
    /// Quiet moves rated below this come in any order, after the others.
    pub(crate) worth_sorting: i32,
    /// Captures that win no more than this, even if all goes well, are left out; none in the search proper.
    pub(crate) futile: Option<Value>,
}

/// Hands out the moves of one node, each once.
#[derive(Debug)]
pub(crate) struct Picker {
    stage: Stage,
    wanted: Wanted,
    hints: Hints,
    /// Where this node's moves begin on the stack.
    start: usize,
    /// The next one to hand out.
    next: usize,
    /// Captures that lose material wait from `start` to here.
    bad_captures: usize,
    /// What the best of the captures left out as futile would win.
    most_left_out: Value,
    /// The quiet moves that are left are not wanted.
    without_quiets: bool,
}

impl Picker {
    pub(crate) fn new(scene: &Scene<'_>, wanted: Wanted, mut hints: Hints, stack: &MoveStack) -> Picker {
        let Scene { position, constraints, .. } = *scene;
        let is_wanted = |m: &Move| match wanted {
            _ if constraints.in_check() => true,
            Wanted::All => true,
            Wanted::Captures { winning } => {
                moves::is_tactical(position, *m) && (winning <= 0 || exchange::wins_at_least(position, *m, winning))
            }
        };
        hints.table_move = hints.table_move.filter(|m| position.is_legal_within(constraints, *m) && is_wanted(m));
        let stage = match hints.table_move {
            Some(_) => Stage::TableMove,
            None => after_table_move(scene),
        };
        let start = stack.len();
        Picker {
            stage,
            wanted,
            hints,
            start,
            next: start,
            bad_captures: start,
            most_left_out: Value::MIN,
            without_quiets: false,
        }
    }

    /// Where this node's moves begin on the stack: who is done with the node cuts it off there.
    pub(crate) fn start(&self) -> usize {
        self.start
    }

    /// What the best of the captures left out as futile would win, if there is one.
    pub(crate) fn most_left_out(&self) -> Option<Value> {
        (self.most_left_out > Value::MIN).then_some(self.most_left_out)
    }

    /// Whether the move just handed out is a capture known to lose nothing.
    pub(crate) fn is_good_capture(&self) -> bool {
        self.stage == Stage::GoodCaptures
    }

    /// From now on, quiet moves are left out.
    pub(crate) fn leave_out_quiets(&mut self, stack: &mut MoveStack) {
        self.without_quiets = true;
        if self.stage == Stage::Quiets {
            stack.truncate(self.next);
        }
    }

    /// The next move to try.
    pub(crate) fn next(
        &mut self,
        scene: &Scene<'_>,
        checks: &mut LazyChecks,
        stack: &mut MoveStack,
        history: &History,
    ) -> Option<Move> {
        loop {
            let candidate = match self.stage {
                Stage::TableMove => {
                    self.stage = after_table_move(scene);
                    return self.hints.table_move;
                }
                Stage::MakeCaptures => {
                    moves::push_captures(scene, stack, history);
                    self.stage = Stage::GoodCaptures;
                    None
                }
                Stage::GoodCaptures => self.good_capture(scene.position, stack),
                Stage::FirstKiller => self.killer(0, Stage::SecondKiller, scene),
                Stage::SecondKiller => self.killer(1, Stage::MakeQuiets, scene),
                Stage::MakeQuiets => {
                    self.next = stack.len();
                    if !self.without_quiets {
                        moves::push_quiets(scene, checks.of(scene.position), stack, history);
                    }
                    sort_above(&mut stack[self.next..], self.hints.worth_sorting);
                    self.stage = Stage::Quiets;
                    None
                }
                Stage::Quiets => self.quiet(stack),
                Stage::BadCaptures => self.bad_capture(stack),
                Stage::MakeEvasions => {
                    moves::push_evasions(scene, stack, history);
                    self.stage = Stage::Evasions;
                    None
                }
                Stage::Evasions => self.take_best(stack).or_else(|| self.pass_on(Stage::Done)),
                Stage::Done => return None,
            };
            match candidate {
                Some(m) if Some(m) != self.hints.table_move => return Some(m),
                _ => {}
            }
        }
    }

    fn pass_on(&mut self, stage: Stage) -> Option<Move> {
        self.stage = stage;
        None
    }

    fn good_capture(&mut self, position: &Position, stack: &mut MoveStack) -> Option<Move> {
        let Some(m) = self.take_best(stack) else {
            return self.pass_on(match self.wanted {
                Wanted::All => Stage::FirstKiller,
                Wanted::Captures { .. } => Stage::Done,
            });
        };
        if let Some(futile) = self.hints.futile
            && let gain = moves::gain(position, m)
            && gain <= futile
        {
            self.most_left_out = self.most_left_out.max(gain);
            return None;
        }
        let least = if let Wanted::Captures { winning } = self.wanted { winning } else { 0 };
        if exchange::wins_at_least(position, m, least) {
            return Some(m);
        }
        if self.wanted == Wanted::All {
            stack.swap(self.next - 1, self.bad_captures);
            self.bad_captures += 1;
        }
        None
    }

    fn killer(&mut self, which: usize, then: Stage, scene: &Scene<'_>) -> Option<Move> {
        let Scene { position, constraints, .. } = *scene;
        self.stage = then;
        self.hints.killers[which] = self.hints.killers[which]
            .filter(|m| !moves::is_tactical(position, *m) && position.is_legal_within(constraints, *m));
        self.hints.killers[which]
    }

    fn quiet(&mut self, stack: &mut MoveStack) -> Option<Move> {
        let next = stack.get(self.next).map(|rated| rated.m);
        self.next += usize::from(next.is_some());
        match next {
            Some(m) if self.hints.killers.contains(&Some(m)) => None,
            Some(m) => Some(m),
            None => {
                self.next = self.start;
                self.pass_on(Stage::BadCaptures)
            }
        }
    }

    fn bad_capture(&mut self, stack: &MoveStack) -> Option<Move> {
        if self.next == self.bad_captures {
            return self.pass_on(Stage::Done);
        }
        self.next += 1;
        stack.get(self.next - 1).map(|rated| rated.m)
    }

    /// The best rated move not handed out yet. Most nodes need only a few, so sorting all would be wasted.
    fn take_best(&mut self, stack: &mut MoveStack) -> Option<Move> {
        let waiting = stack.get(self.next..)?;
        let (best, _) = waiting.iter().enumerate().max_by_key(|(_, rated)| rated.rating)?;
        stack.swap(self.next, self.next + best);
        self.next += 1;
        Some(stack[self.next - 1].m)
    }
}

/// Sorts the moves rated at least so high, best first, to the front.
fn sort_above(moves: &mut [Rated], limit: i32) {
    let mut worth = 0;
    for i in 0..moves.len() {
        if moves[i].rating >= limit {
            moves.swap(i, worth);
            worth += 1;
        }
    }
    // Stable, so that the order is the same whatever the library's way of sorting.
    moves[..worth].sort_by_key(|rated| Reverse(rated.rating));
}

fn after_table_move(scene: &Scene<'_>) -> Stage {
    if scene.constraints.in_check() { Stage::MakeEvasions } else { Stage::MakeCaptures }
}

#[cfg(test)]
mod tests;
