//! Several threads at one search. Each searches the whole by itself, from the root; what one finds out the others find in
//! the table they share, and a position that another one is at looks less promising, so that their ways part.

use super::knowledge::Knowledge;
use super::node::{State, less_one};
use super::search::{Found, Memory, Search, Terms};
use super::table::Known;
use crate::{Progress, Why};
use shogi::Position;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// A search is one thread's for so many positions: what is over sooner needs no others.
pub(super) const ALONE: u64 = 1 << 14;

/// After so many positions a thread listens to the others,
pub(super) const HEED_EVERY: u64 = 64;

/// and after so many it looks whether one of them has decided something on its way.
const LOOK_UP_EVERY: u64 = 8 * HEED_EVERY;

/// As the number of positions on the way that may stay: all of them.
pub(super) const UNCUT: usize = usize::MAX;

/// As the depth of a position looked up: only what is decided is of interest, not what other hands say of its numbers.
const NO_DEPTH: u16 = 0;

/// What the threads at one search tell one another besides what is in the table.
#[derive(Debug, Default)]
pub(super) struct Team {
    over: AtomicBool,
    /// What the first helper that came to the end has found.
    found: Mutex<Option<Found>>,
    /// Positions that the helpers have looked at.
    positions: AtomicU64,
}

impl Team {
    fn finish(&self, found: Option<Found>) {
        if found.is_some() {
            *self.found.lock().unwrap_or_else(PoisonError::into_inner) = found;
        }
        self.over.store(true, Relaxed);
    }

    fn found(&self) -> Option<Found> {
        *self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Knowledge> Search<'_, K> {
    /// Goes on with a search that has proven hard, with all threads there are.
    pub(super) fn together(&mut self, root: &Position, limit: u16) -> Result<Found, Why> {
        let team = Arc::new(Team::default());
        let crew = std::mem::take(&mut self.crew);
        self.team = Some(Arc::clone(&team));
        let result = std::thread::scope(|scope| {
            for memory in crew.iter_mut() {
                let (team, terms) = (Arc::clone(&team), self.terms);
                scope.spawn(move || help(memory, terms, &team, root, limit));
            }
            let result = self.work(u64::MAX);
            team.finish(None);
            result
        });
        self.abandon();
        (self.crew, self.team) = (crew, None);
        self.count += team.positions.load(Relaxed);
        self.elsewhere = 0;
        match team.found() {
            Some(found) => Ok(found),
            None => result.and_then(|found| found.ok_or(Why::Stopped)),
        }
    }

    /// Tells the others how far this thread is, and listens to them.
    ///
    /// # Errors
    /// If the search is over.
    #[cold]
    pub(super) fn heed(&mut self) -> Result<(), Why> {
        let Some(team) = &self.team else { return Ok(()) };
        if team.over.load(Relaxed) {
            return Err(Why::Stopped);
        }
        if self.helps {
            team.positions.fetch_add(HEED_EVERY, Relaxed);
        } else {
            self.elsewhere = team.positions.load(Relaxed);
        }
        if self.cut == UNCUT && self.count.is_multiple_of(LOOK_UP_EVERY) {
            self.cut = self.decided_elsewhere().unwrap_or(UNCUT);
        }
        Ok(())
    }

    /// The first position on the way, behind the root, of which another thread knows the end.
    fn decided_elsewhere(&self) -> Option<usize> {
        let Memory { table, nodes, .. } = &*self.memory;
        let mut behind_root = nodes.iter().enumerate().skip(1);
        let decided = |known| matches!(known, Known::Mate { .. } | Known::None { .. });
        behind_root
            .find(|(_, node)| decided(table.look_up(node.board, node.held, node.limit, NO_DEPTH)))
            .map(|(at, _)| at)
    }

    /// Back at the position before the cut: takes over what the other thread knows of the move that led on.
    pub(super) fn take_over(&mut self) {
        self.cut = UNCUT;
        let Memory { table, nodes, children, .. } = &mut *self.memory;
        let Some(node) = nodes.last() else { return };
        let child = &mut children[node.first + node.chosen];
        match table.look_up(child.board, child.held, less_one(node.limit), NO_DEPTH) {
            Known::Mate { plies, pieces } => child.state = State::mate(plies, pieces),
            Known::None { plies, pieces } => child.state = State::none(plies, pieces),
            Known::Open { .. } | Known::New(_) => {}
        }
        self.judge_late();
    }
}

/// The work of a thread that was called to a search.
fn help<K: Knowledge>(memory: &mut Memory<K>, terms: Terms, team: &Arc<Team>, root: &Position, limit: u16) {
    let mut watch = |_: &Progress| true;
    let mut search = Search::new(memory, &mut [], terms, None, &mut watch);
    (search.helps, search.team) = (true, Some(Arc::clone(team)));
    let found = search.start(root, limit).and_then(|()| search.work(u64::MAX));
    search.abandon();
    if let Ok(found) = found {
        team.finish(found);
    }
}
