//! A position on the way from the root, with its moves and what is known of each.

use super::dominance;
use super::estimate::Forces;
use super::generate::{for_each_check, for_each_defence, visit_defences};
use super::key::Key;
use super::knowledge::Knowledge;
use super::leaf::{self, Leaf};
use super::loops::Loops;
use super::mates::Mates;
use super::numbers::{INFINITE, Numbers};
use super::path::{DEEPEST, Path, position_key};
use super::pieces::Pieces;
use super::table::{EVER, Known, Least, Open};
use super::{delay, estimate};
use shogi::{Checks, Move, Position};
use std::ops::ControlFlow;

/// A search is for a mate within so many plies; this stands for any number of them.
pub(super) const UNLIMITED: u16 = u16::MAX - 1;

/// So many checks of the position asked about are tried for a mate in three before the search begins. Most mates in three
/// are among them; more would delay longer mates by what they cost.
const TRIED_AT_ONCE: usize = 3;

/// The limit one move later.
pub(super) fn less_one(limit: u16) -> u16 {
    if limit == UNLIMITED { UNLIMITED } else { limit.saturating_sub(1) }
}

/// What no mate within `limit` says: it takes at least so many plies.
pub(super) fn beyond(limit: u16) -> u16 {
    if limit == UNLIMITED { EVER } else { limit + 1 }
}

/// The number of plies one move earlier.
pub(super) fn one_more(plies: u16) -> u16 {
    if plies == EVER { EVER } else { (plies + 1).min(UNLIMITED - 1) }
}

/// What is known of a position: where it was decided, also why.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    pub(super) proof: u32,
    pub(super) disproof: u32,
    /// Decided: the mate takes at most, or at least, so many plies.
    pub(super) plies: u16,
    /// Decided: no mate only as long as the position so deep on the way is without one. [`EVERYWHERE`] if in any case.
    pub(super) start: u16,
    /// Decided: the pieces with which it holds, or more, or fewer.
    pub(super) pieces: Pieces,
}

/// As the start of a repetition: there is none.
pub(super) const EVERYWHERE: u16 = u16::MAX;

impl State {
    pub(super) fn open(proof: u32, disproof: u32) -> State {
        State { proof, disproof, plies: 0, start: EVERYWHERE, pieces: Pieces::NONE }
    }

    pub(super) fn mate(plies: u16, pieces: Pieces) -> State {
        State { proof: 0, disproof: INFINITE, plies, start: EVERYWHERE, pieces }
    }

    pub(super) fn none(plies: u16, pieces: Pieces) -> State {
        State { proof: INFINITE, disproof: 0, plies, start: EVERYWHERE, pieces }
    }

    pub(super) fn repeats(self, start: u16) -> State {
        State { start, ..self }
    }

    /// The same with numbers that are not smaller than these.
    fn at_least(self, least: Least) -> State {
        State { proof: self.proof.max(least.proof), disproof: self.disproof.max(least.disproof), ..self }
    }

    #[inline(always)]
    pub(super) fn is_mate(&self) -> bool {
        self.proof == 0
    }

    #[inline(always)]
    pub(super) fn is_none(&self) -> bool {
        self.disproof == 0
    }

    #[inline(always)]
    pub(super) fn is_decided(&self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// One move, and the position after it.
#[derive(Clone, Debug)]
pub(super) struct Child {
    pub(super) m: Move,
    /// Its place among the others, the smallest first.
    order: i16,
    pub(super) board: u64,
    pub(super) held: Pieces,
    pub(super) state: State,
    /// Left aside until the move with this number has failed or become doubtful: it is much the same.
    pub(super) after: Option<u16>,
    /// One of many that differ little: they count no more than a few, see [`super::numbers::gather`].
    pub(super) of_many: bool,
    /// Nothing is known of it yet: it was left aside when the position was expanded.
    unjudged: bool,
    /// Never searched yet.
    pub(super) new: bool,
}

impl Child {
    pub(super) fn new(m: Move, order: i16, Key { board, held }: Key) -> Child {
        Child {
            m,
            order,
            board,
            held,
            state: State::open(1, 1),
            after: None,
            of_many: false,
            unjudged: true,
            new: true,
        }
    }
}

/// A position on the way.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) board: u64,
    /// What the attacker holds.
    pub(super) held: Pieces,
    pub(super) attacks: bool,
    /// A mate within so many plies is looked for.
    pub(super) limit: u16,
    /// Its moves stand at the end of the common list, from here.
    pub(super) first: usize,
    /// The move being searched.
    pub(super) chosen: usize,
    /// It is left when its numbers, seen by the side to move, reach these.
    pub(super) threshold: Numbers,
    /// Whether a number was found in a position nearer to the root: it may be part of a circle.
    pub(super) old: bool,
    /// Nothing below it has been searched.
    pub(super) new: bool,
    /// Something below it has been searched since it was entered.
    pub(super) searched: bool,
    /// Whether other threads have been told that this one is here.
    pub(super) told: bool,
    /// How many extensions were due when it was entered.
    pub(super) extensions: u32,
    /// Positions looked at before it was entered.
    pub(super) since: u64,
}

/// What expanding a position needs to know besides the position.
pub(super) struct Surroundings<'a, K> {
    pub(super) table: &'a mut K,
    pub(super) loops: &'a Loops,
    pub(super) mates: &'a mut Mates,
    pub(super) path: &'a Path,
    pub(super) forces: Forces,
    /// Whether the defender may interpose.
    pub(super) interposes: bool,
    /// Positions whose moves were all looked at here and now.
    pub(super) looked: u64,
}

impl<K: Knowledge> Surroundings<'_, K> {
    /// Looks at the position after a defence, which `child` is in `position`, without searching it.
    fn leaf(&mut self, position: &Position, child: &Child, limit: u16) -> State {
        let mut next = position.clone();
        next.play_unchecked(child.m);
        match leaf::look(&next, self.interposes) {
            Leaf::Mate(m, needed) => {
                if self.interposes {
                    self.mates.put(Key { board: child.board, held: child.held }, m);
                }
                State::mate(1, needed)
            }
            Leaf::NoCheck(allowed) => State::none(EVER, allowed),
            Leaf::Open(_) if limit < 3 => State::none(limit + 1, child.held),
            // Within some plies every check is refuted soon: it counts how many there are, and how much is left of each.
            Leaf::Open(checks) if limit != UNLIMITED => {
                State { disproof: checks * u32::from(limit / 2), ..estimate::defence(position, child.m) }
            }
            Leaf::Open(_) => estimate::defence(position, child.m),
        }
    }

    /// Notes what was seen without a search, `open` numbers too if they say more than a new position's.
    fn note_leaf(&mut self, Child { board, held, state, .. }: &Child, open: bool) {
        let State { proof, disproof, plies, pieces, .. } = *state;
        if state.is_mate() {
            self.table.note_mate(*board, pieces, plies, 1);
        } else if state.is_none() {
            self.table.note_none(*board, pieces, plies, 1);
        } else if open {
            let open = Open { proof, disproof, depth: u16::MAX, effort: 1, loops: false };
            self.table.note_open(*board, *held, open);
        }
    }
}

impl Node {
    /// Lists the moves, as far as they matter: a move that decides ends the list.
    pub(super) fn expand<K: Knowledge>(&mut self, around: &mut Surroundings<K>, children: &mut Vec<Child>) {
        children.truncate(self.first);
        let king = self.position.king(if self.attacks { !self.position.turn() } else { self.position.turn() });
        if self.attacks {
            let checks = Checks::new(&self.position);
            for_each_check(&self.position, &checks, |m| {
                let order = estimate::order_of_check(&self.position, king, m);
                children.push(Child::new(m, order, self.key().after_check(&self.position, m)));
            });
        } else {
            for_each_defence(&self.position, around.interposes, |m| {
                let order = estimate::order_of_defence(&self.position, king, m);
                children.push(Child::new(m, order, self.key().after_defence(&self.position, m)));
            });
        }
        let own = &mut children[self.first..];
        own.sort_by_key(|child| child.order);
        delay::plain_moves(&self.position, own);
        let drops = own.iter().any(|child| child.m.from().is_none());
        if self.attacks {
            if drops && !self.is_bounded() {
                delay::drops_from_afar(king, own);
            }
        } else if drops && self.position.in_check() {
            delay::interpositions(&self.position, own);
        }
        let own = &children[self.first..];
        around.table.fetch(own.iter().filter(|child| !self.waits(child, own)).map(|child| child.board));
        self.judge_from(self.first, around, children, self.new);
        let is_root = around.path.len() == 1;
        if is_root && self.new && self.attacks && !self.is_bounded() {
            self.try_most_promising(around, children);
        }
    }

    /// Judges those that were left aside and wait no longer, now that the move searched last has failed or become doubtful.
    pub(super) fn judge_late<K: Knowledge>(&mut self, around: &mut Surroundings<K>, children: &mut Vec<Child>) {
        self.judge_from(self.first + self.chosen, around, children, true);
    }

    /// Whether one of them waits no longer.
    pub(super) fn has_unjudged(&self, children: &[Child]) -> bool {
        let own = &children[self.first..];
        own[self.chosen..].iter().any(|child| child.unjudged && !self.waits(child, own))
    }

    /// Finds out what is known of the moves from a place on, but those left aside. Whether to look at new positions, too.
    fn judge_from<K: Knowledge>(
        &mut self,
        start: usize,
        around: &mut Surroundings<K>,
        children: &mut Vec<Child>,
        look: bool,
    ) {
        for at in start..children.len() {
            if !children[at].unjudged || self.waits(&children[at], &children[self.first..]) {
                continue;
            }
            self.judge(around, &mut children[at], look);
            children[at].unjudged = false;
            let state = &children[at].state;
            let wins = if self.attacks { state.is_mate() } else { state.is_none() && state.start == EVERYWHERE };
            if wins {
                return self.keep_only(at, children);
            }
        }
    }

    /// Leaves no move but the one that decides.
    fn keep_only(&mut self, at: usize, children: &mut Vec<Child>) {
        children[self.first..].swap(0, at - self.first);
        children.truncate(self.first + 1);
        children[self.first].after = None;
        // What was being searched may be gone.
        self.chosen = 0;
    }

    /// Looks whether one of the checks with the best first numbers mates in three plies: at the root, where it costs little.
    fn try_most_promising<K: Knowledge>(&mut self, around: &mut Surroundings<K>, children: &mut Vec<Child>) {
        let own = &children[self.first..];
        let untried = (0..own.len()).filter(|at| own[*at].new && !own[*at].unjudged);
        let mut promising: Vec<usize> = untried.collect();
        promising.sort_by_key(|at| (own[*at].state.proof, own[*at].state.disproof));
        for at in promising.into_iter().take(TRIED_AT_ONCE).map(|at| self.first + at) {
            let state = self.mates_in_two(&children[at], around);
            if state.is_mate() {
                children[at].state = state;
                return self.keep_only(at, children);
            }
        }
    }

    /// Whether the mate may take only so many plies.
    #[inline(always)]
    pub(super) fn is_bounded(&self) -> bool {
        self.limit != UNLIMITED
    }

    /// Whether a move is left aside for now.
    #[inline(always)]
    pub(super) fn waits(&self, child: &Child, own: &[Child]) -> bool {
        child.after.is_some_and(|before| {
            let before = &own[usize::from(before)];
            if self.attacks { before.state.proof < delay::DOUBTFUL } else { !before.state.is_mate() }
        })
    }

    #[inline(always)]
    fn key(&self) -> Key {
        Key { board: self.board, held: self.held }
    }

    /// Finds out what is known of a move.
    fn judge<K: Knowledge>(&mut self, around: &mut Surroundings<K>, child: &mut Child, look: bool) {
        let limit = less_one(self.limit);
        if !self.attacks && self.limit == 0 {
            // Not mated, and no ply is left.
            child.state = State::none(0, dominance::off_board(&self.position));
            return;
        }
        if around.path.len() >= DEEPEST {
            child.state = State::none(beyond(limit), child.held).repeats(0);
            return;
        }
        if let Some(start) = around.path.find(child.board, child.held) {
            child.state = State::none(beyond(limit), child.held).repeats(start);
            return;
        }
        match around.table.look_up(child.board, child.held, limit, around.path.len() as u16 + 1) {
            Known::Mate { plies, pieces } => child.state = State::mate(plies, pieces),
            Known::None { plies, pieces } => child.state = State::none(plies, pieces),
            Known::Open { proof, disproof, depth, loops } => {
                child.new = false;
                child.state = State::open(proof, disproof);
                if loops {
                    let key = position_key(child.board, child.held).wrapping_add(around.path.key());
                    if let Some(found) = around.loops.get(key).filter(|found| found.plies > limit) {
                        child.state = State::none(found.plies, child.held).repeats(found.start);
                        return;
                    }
                }
                self.old |= usize::from(depth) <= around.path.len();
            }
            Known::New(least) => {
                self.judge_new(around, child, limit, look);
                if !child.state.is_decided() && least.is_more_than(child.state.proof, child.state.disproof) {
                    child.state = child.state.at_least(least);
                    self.old |= usize::from(least.depth) <= around.path.len();
                }
            }
        }
    }

    /// What a move promises that leads to a position not seen before.
    fn judge_new<K: Knowledge>(&self, around: &mut Surroundings<K>, child: &mut Child, limit: u16, look: bool) {
        if self.attacks && limit == 2 {
            child.state = self.mates_in_two(child, around);
        } else if self.attacks {
            child.state = estimate::check(&self.position, child.m, &mut around.forces);
        } else if look {
            child.state = around.leaf(&self.position, child, limit);
            // Not looked at again when this position is searched again.
            around.note_leaf(child, self.is_bounded());
        } else {
            child.state = estimate::defence(&self.position, child.m);
        }
    }

    /// Whether a check mates in two plies more: every defence is looked at, to the first that helps. So near the end of a
    /// search within some plies that costs less than to keep numbers of what is decided soon.
    fn mates_in_two<K: Knowledge>(&self, child: &Child, around: &mut Surroundings<K>) -> State {
        let mut checked = self.position.clone();
        checked.play_unchecked(child.m);
        around.looked += 1;
        let key = Key { board: child.board, held: child.held };
        let limit = less_one(less_one(self.limit));
        let mut needed = Pieces::NONE;
        let helps = visit_defences(&checked, around.interposes, |m| {
            let mut after = Child::new(m, 0, key.after_defence(&checked, m));
            after.state = around.leaf(&checked, &after, limit);
            if !self.is_bounded() {
                // The search will come here.
                around.note_leaf(&after, true);
            }
            if !after.state.is_mate() {
                return ControlFlow::Break(after);
            }
            needed = needed.max(after.state.pieces);
            ControlFlow::Continue(())
        });
        match helps {
            ControlFlow::Break(Child { m, state, .. }) if state.is_none() => {
                State::none(one_more(state.plies), dominance::allowed_before_defence(state.pieces, &checked, m))
            }
            ControlFlow::Break(_) => child.state,
            ControlFlow::Continue(()) => {
                let mate = State::mate(2, dominance::needed_against_all(needed, &checked));
                around.table.note_mate(child.board, mate.pieces, 2, 1);
                mate
            }
        }
    }
}
