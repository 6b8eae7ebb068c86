//! The search: depth-first proof-number search (df-pn) over a heap of positions instead of the program's stack.

use super::dominance;
use super::estimate::Forces;
use super::key::Key;
use super::knowledge::Knowledge;
use super::loops::Loops;
use super::mates::Mates;
use super::node::{Child, EVERYWHERE, Node, State, Surroundings, one_more};
use super::numbers::{FEW_CHECKS, FEW_DEFENCES, Gathered, INFINITE, MoveNumbers, Numbers, gather, shunned};
use super::path::{Path, position_key};
use super::pieces::Pieces;
use super::table::{EVER, Open};
use super::team::{ALONE, HEED_EVERY, Team, UNCUT};
use crate::{Progress, Why};
use shogi::{Checks, Color, Move, Position};
use std::sync::Arc;

/// What is kept from one search to the next.
#[derive(Debug)]
pub(super) struct Memory<K> {
    pub(super) table: K,
    loops: Loops,
    mates: Mates,
    path: Path,
    pub(super) nodes: Vec<Node>,
    pub(super) children: Vec<Child>,
}

impl<K: Knowledge> Memory<K> {
    pub(super) fn new(table: K) -> Memory<K> {
        let (loops, mates, path) = (Loops::new(), Mates::new(), Path::new());
        Memory { table, loops, mates, path, nodes: Vec::new(), children: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.loops.clear();
    }
}

/// What is asked of every position of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    attacker: Color,
    /// Whether the defender may put something between their king and what attacks it from afar.
    interposes: bool,
    /// Added to the keys of all positions: what is true on some terms and for one set of pieces is not for others.
    family: u64,
}

impl Terms {
    pub(super) fn new(position: &Position, attacker: Color, interposes: bool) -> Terms {
        let family = family(position, attacker).wrapping_add(if interposes { 0 } else { UNHINDERED });
        Terms { attacker, interposes, family }
    }
}

/// The searches that answer one question.
pub(super) struct Search<'a, K> {
    pub(super) memory: &'a mut Memory<K>,
    /// The memories of the threads that help where a search is hard.
    pub(super) crew: &'a mut [Memory<K>],
    /// Those at this search, if there are several.
    pub(super) team: Option<Arc<Team>>,
    /// Whether this is the search of a helper.
    pub(super) helps: bool,
    /// So many positions on the way may stay: what the next one leads to is known.
    pub(super) cut: usize,
    pub(super) terms: Terms,
    node_limit: u64,
    watch: &'a mut dyn FnMut(&Progress) -> bool,
    /// Positions looked at so far.
    pub(super) count: u64,
    /// Positions that helpers look at, besides.
    pub(super) elsewhere: u64,
    /// The shortest mate found so far, for who watches.
    pub(super) mate: Option<u16>,
    /// Extensions of thresholds that are due because of old numbers.
    due: u32,
}

/// How a search ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) state: State,
    /// The move that decides: the attacker's if there is a mate, the defender's if there is none.
    pub(super) m: Option<Move>,
}

/// Added to the keys of a search in which nothing may be interposed.
const UNHINDERED: u64 = 0x1f83_d9ab_fb41_bd6b;

/// The watcher is asked after so many positions.
const WATCH_EVERY: u64 = 4096;

impl<'a, K: Knowledge> Search<'a, K> {
    pub(super) fn new(
        memory: &'a mut Memory<K>,
        crew: &'a mut [Memory<K>],
        terms: Terms,
        node_limit: Option<u64>,
        watch: &'a mut dyn FnMut(&Progress) -> bool,
    ) -> Search<'a, K> {
        let (team, helps, cut, mate) = (None, false, UNCUT, None);
        let node_limit = node_limit.unwrap_or(u64::MAX);
        Search { memory, crew, team, helps, cut, terms, node_limit, watch, count: 0, elsewhere: 0, mate, due: 0 }
    }

    /// Allows no more than so many positions from now on.
    pub(super) fn allow(&mut self, positions: u64) {
        self.node_limit = self.node_limit.min(self.count + positions);
    }

    /// Whether there is a mate within `limit` plies.
    pub(super) fn run(&mut self, root: &Position, limit: u16) -> Result<Found, Why> {
        self.memory.table.begin();
        self.start(root, limit)?;
        let alone = if self.crew.is_empty() { u64::MAX } else { self.count + ALONE };
        match self.work(alone)? {
            Some(found) => Ok(found),
            None => self.together(root, limit),
        }
    }

    /// Begins at the root.
    pub(super) fn start(&mut self, root: &Position, limit: u16) -> Result<(), Why> {
        self.abandon();
        self.enter(root.clone(), self.key(root), limit, Numbers::INFINITE, true)
    }

    /// Goes away from wherever the search is.
    pub(super) fn abandon(&mut self) {
        let Memory { table, path, nodes, children, .. } = &mut *self.memory;
        nodes.drain(..).filter(|node| node.told).for_each(|node| table.depart(node.board, node.held));
        children.clear();
        path.clear();
        (self.due, self.cut) = (0, UNCUT);
    }

    /// Searches until it is decided, or so many positions have been looked at.
    pub(super) fn work(&mut self, until: u64) -> Result<Option<Found>, Why> {
        while self.count < until {
            if K::SHARED && self.memory.nodes.len() == self.cut {
                self.take_over();
            }
            let gathered = self.gather();
            if self.is_done(gathered.numbers) {
                if let Some(found) = self.leave(&gathered) {
                    return if found.state.start == EVERYWHERE { Ok(Some(found)) } else { Err(Why::Memory) };
                }
            } else {
                self.descend(&gathered)?;
            }
        }
        Ok(None)
    }

    /// The fewest plies within which a position is known to be mated, without a search.
    pub(super) fn known_mate(&self, Key { board, held }: Key) -> Option<u16> {
        self.memory.table.shortest_mate(board, held)
    }

    /// A check that mates at once, if it has been seen lately.
    pub(super) fn known_check(&self, key: Key) -> Option<Move> {
        self.memory.mates.get(key)
    }

    /// Whether the attacker is to move.
    pub(super) fn attacks(&self, position: &Position) -> bool {
        position.turn() == self.terms.attacker
    }

    /// Notes that a position is mated within `plies`.
    pub(super) fn note_mate(&mut self, position: &Position, plies: u16) {
        let Key { board, held } = self.key(position);
        self.memory.table.note_mate(board, held, plies, 1);
    }

    /// What the table knows a position by.
    pub(super) fn key(&self, position: &Position) -> Key {
        Key::of(position, self.terms.attacker, self.terms.family)
    }

    fn enter(
        &mut self,
        position: Position,
        Key { board, held }: Key,
        limit: u16,
        threshold: Numbers,
        new: bool,
    ) -> Result<(), Why> {
        let since = self.count;
        self.look_at_one()?;
        if new {
            self.due = self.due.saturating_sub(1);
        }
        let Memory { table, loops, mates, path, nodes, children } = &mut *self.memory;
        path.push(board, held);
        let Terms { attacker, interposes, .. } = self.terms;
        let attacks = position.turn() == attacker;
        let (first, extensions) = (children.len(), self.due);
        let mut node = Node {
            position,
            board,
            held,
            attacks,
            limit,
            first,
            chosen: 0,
            threshold,
            old: false,
            new,
            extensions,
            searched: false,
            told: false,
            since,
        };
        let mut around = Surroundings { table, loops, mates, path, forces: Forces::new(), interposes, looked: 0 };
        node.expand(&mut around, children);
        let looked = around.looked;
        if !new && node.old {
            self.due += 1;
        }
        if !new {
            // What is met for the first time is mostly left at once, and telling of it would cost more than it is worth.
            table.arrive(board, held);
            node.told = true;
        }
        nodes.push(node);
        (0..looked).try_for_each(|_| self.look_at_one())
    }

    /// The numbers of the position searched now.
    fn gather(&self) -> Gathered {
        let Memory { table, nodes, children, .. } = &*self.memory;
        let node = &nodes[nodes.len() - 1];
        let own = &children[node.first..];
        let seen = own.iter().enumerate().filter(|(_, child)| !node.waits(child, own));
        let few = if node.attacks { FEW_CHECKS } else { FEW_DEFENCES };
        let moves = seen.map(|(at, child)| {
            let numbers = seen_by(node.attacks, &child.state);
            let crowd = if K::SHARED { table.crowd(child.board, child.held) } else { 0 };
            let apparent = shunned(numbers.own, crowd, node.threshold.own);
            MoveNumbers { at, of_many: child.of_many, numbers, apparent }
        });
        gather(moves, node.is_bounded() && !node.attacks, few)
    }

    /// Whether the position searched now is to be left.
    fn is_done(&mut self, numbers: Numbers) -> bool {
        let due = self.due;
        if K::SHARED && self.memory.nodes.len() > self.cut {
            return true;
        }
        let Some(node) = self.memory.nodes.last_mut() else { return true };
        if numbers.reach(node.threshold) && (node.new || due == 0 || decided(numbers)) {
            return true;
        }
        if node.new {
            node.new = false;
            node.extensions = due;
            self.due += u32::from(node.old);
        } else if node.searched && due == 0 && node.extensions > 0 {
            return true;
        }
        false
    }

    /// Goes on to the best move.
    fn descend(&mut self, gathered: &Gathered) -> Result<(), Why> {
        let Memory { nodes, children, .. } = &mut *self.memory;
        let last = nodes.len() - 1;
        let node = &mut nodes[last];
        node.chosen = gathered.best;
        node.searched = true;
        let mut threshold = node.threshold;
        if self.due > 0 {
            threshold.own = threshold.own.max(gathered.numbers.own + 1).min(INFINITE);
            threshold.other = threshold.other.max(gathered.numbers.other + 1).min(INFINITE);
        }
        let threshold = gathered.threshold_after_best(threshold, node.is_bounded());
        let child = &mut children[node.first + gathered.best];
        let (key, new) = (Key { board: child.board, held: child.held }, child.new);
        child.new = false;
        let mut position = node.position.clone();
        position.play_unchecked(child.m);
        let limit = super::node::less_one(node.limit);
        self.enter(position, key, limit, threshold, new)
    }

    /// Notes what is known of the position searched now, and goes back. At the root that is the end.
    fn leave(&mut self, gathered: &Gathered) -> Option<Found> {
        let (state, m) = self.conclude(gathered);
        let Memory { table, loops, path, nodes, children, .. } = &mut *self.memory;
        let node = nodes.pop()?;
        children.truncate(node.first);
        path.pop();
        if node.told {
            table.depart(node.board, node.held);
        }
        self.due = self.due.min(node.extensions);
        let effort = effort(self.count - node.since);
        let depth = path.len() as u16 + 1;
        let open = Open { proof: state.proof, disproof: state.disproof, depth, effort, loops: false };
        if !state.is_decided() {
            table.note_open(node.board, node.held, open);
        } else if state.is_mate() {
            table.note_mate(node.board, state.pieces, state.plies, effort + 8);
        } else if state.start == EVERYWHERE {
            table.note_none(node.board, state.pieces, state.plies, effort + 8);
        } else {
            loops.put(position_key(node.board, node.held).wrapping_add(path.key()), state.plies, state.start);
            table.note_open(node.board, node.held, Open { proof: 1, disproof: 1, loops: true, ..open });
        }
        let Some(parent) = nodes.last() else { return Some(Found { state, m }) };
        children[parent.first + parent.chosen].state = state;
        self.judge_late();
        None
    }

    /// After what was found out about a move others may wait no longer.
    pub(super) fn judge_late(&mut self) {
        let Memory { table, loops, mates, path, nodes, children } = &mut *self.memory;
        let Some(node) = nodes.last_mut().filter(|node| node.has_unjudged(children)) else { return };
        let interposes = self.terms.interposes;
        let mut around = Surroundings { table, loops, mates, path, forces: Forces::new(), interposes, looked: 0 };
        node.judge_late(&mut around, children);
        self.count += around.looked;
    }

    /// What is known of the position searched now, and the move that decides.
    fn conclude(&self, gathered: &Gathered) -> (State, Option<Move>) {
        let Memory { nodes, children, path, .. } = &*self.memory;
        let node = &nodes[nodes.len() - 1];
        let own = &children[node.first..];
        let Numbers { own: success, other: failure } = gathered.numbers;
        let (proof, disproof) = if node.attacks { (success, failure) } else { (failure, success) };
        if !decided(gathered.numbers) {
            return (State::open(proof, disproof), None);
        }
        let (mut state, m) = match (node.attacks, proof == 0) {
            (true, true) => mate_by_best(node, own),
            (true, false) => (no_check_mates(node, own), None),
            (false, true) => (no_defence_helps(node, own), None),
            (false, false) => none_by_best(node, own),
        };
        if state.start != EVERYWHERE {
            if usize::from(state.start) >= path.len() {
                // The repetitions are of this position or of later ones: nothing before it matters.
                state.start = EVERYWHERE;
            } else {
                state.pieces = node.held;
            }
        }
        (state, m)
    }

    fn look_at_one(&mut self) -> Result<(), Why> {
        if self.count + self.elsewhere >= self.node_limit {
            return Err(Why::Nodes);
        }
        self.count += 1;
        if K::SHARED && self.count.is_multiple_of(HEED_EVERY) {
            self.heed()?;
        }
        if self.count.is_multiple_of(WATCH_EVERY) && !self.tell() {
            return Err(Why::Stopped);
        }
        Ok(())
    }

    #[cold]
    fn tell(&mut self) -> bool {
        let Memory { table, nodes, children, .. } = &*self.memory;
        let chosen = |node: &Node| children.get(node.first + node.chosen);
        let line = nodes.iter().take(nodes.len().saturating_sub(1)).filter_map(|node| Some(chosen(node)?.m)).collect();
        let (proof, disproof) =
            nodes.first().and_then(chosen).map_or((1, 1), |child| (child.state.proof, child.state.disproof));
        let (nodes, memory) = (self.count + self.elsewhere, table.fullness());
        (self.watch)(&Progress { nodes, proof, disproof, mate: self.mate, memory, line })
    }
}

fn decided(numbers: Numbers) -> bool {
    numbers.own == 0 || numbers.other == 0
}

#[inline(always)]
fn seen_by(attacks: bool, state: &State) -> Numbers {
    if attacks {
        Numbers { own: state.proof, other: state.disproof }
    } else {
        Numbers { own: state.disproof, other: state.proof }
    }
}

fn mate_by_best(node: &Node, children: &[Child]) -> (State, Option<Move>) {
    let best = children.iter().filter(|child| child.state.is_mate()).min_by_key(|child| child.state.plies);
    best.map_or((State::mate(0, node.held), None), |child| {
        let pieces = dominance::needed_before(child.state.pieces, &node.position, child.m);
        (State::mate(one_more(child.state.plies), pieces), Some(child.m))
    })
}

fn none_by_best(node: &Node, children: &[Child]) -> (State, Option<Move>) {
    let best = children.iter().filter(|child| child.state.is_none()).max_by_key(|child| child.state.start);
    best.map_or((State::none(0, node.held), None), |child| {
        let pieces = dominance::allowed_before_defence(child.state.pieces, &node.position, child.m);
        (State::none(one_more(child.state.plies), pieces).repeats(child.state.start), Some(child.m))
    })
}

fn no_check_mates(node: &Node, children: &[Child]) -> State {
    let mut pieces = dominance::off_board(&node.position);
    let (mut plies, mut start) = (EVER, EVERYWHERE);
    for child in children {
        pieces = pieces.min(dominance::allowed_before(child.state.pieces, &node.position, child.m));
        plies = plies.min(one_more(child.state.plies));
        start = start.min(child.state.start);
    }
    let pieces = dominance::allowed_against_all(pieces, &node.position, &Checks::new(&node.position));
    State::none(plies, pieces).repeats(start)
}

fn no_defence_helps(node: &Node, children: &[Child]) -> State {
    let mut pieces = Pieces::NONE;
    let mut plies = 0;
    for child in children {
        pieces = pieces.max(child.state.pieces);
        plies = plies.max(one_more(child.state.plies));
    }
    State::mate(plies, dominance::needed_against_all(pieces, &node.position))
}

/// How dear a result was, as the table keeps it: two steps for every doubling.
fn effort(positions: u64) -> u8 {
    let log = positions.max(1).ilog2();
    let half = positions >> log.saturating_sub(1) & 1;
    (1 + 2 * log as u64 + half).min(200) as u8
}

/// A key of what the results of a search depend on besides the position: who attacks, and which pieces there are.
fn family(position: &Position, attacker: Color) -> u64 {
    let mut all = dominance::off_board(position);
    for piece in position.occupied().into_iter().filter_map(|square| position.piece_at(square)) {
        if let Some(kind) = piece.kind().in_hand() {
            all = all.with(kind);
        }
    }
    position_key(0x6d61_7465 + attacker.index() as u64, all)
}
