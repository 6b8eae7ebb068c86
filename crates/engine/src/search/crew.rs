//! The threads of one search: each searches for itself, and what one has found out the others find in the table.

use super::corrections::Corrections;
use super::history::History;
use super::root::{Line, RootReport};
use super::table::Table;
use super::{Attention, Ends, Search, Stakes};
use crate::game::Game;
use crate::nnue::Network;
use crate::stop::Stop;
use shogi::Move;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// What outlives a search.
#[derive(Debug)]
pub(crate) struct Memory {
    table: Table,
    network: Arc<Network>,
    /// One for each thread.
    learnt: Vec<Learnt>,
}

/// What a thread has learnt.
#[derive(Debug)]
pub(super) struct Learnt {
    pub(super) history: History,
    pub(super) corrections: Corrections,
}

impl Learnt {
    fn new() -> Learnt {
        Learnt { history: History::new(), corrections: Corrections::new() }
    }
}

impl Memory {
    pub(crate) fn new(hash_megabytes: usize, threads: usize) -> Memory {
        let mut memory = Memory { table: Table::new(hash_megabytes), network: Network::shipped(), learnt: Vec::new() };
        memory.set_threads(threads);
        memory
    }

    /// An empty table of about this many megabytes.
    pub(crate) fn set_hash(&mut self, megabytes: usize) {
        // The old table goes first, so that both need not fit into memory.
        self.table = Table::new(1);
        self.table = Table::new(megabytes);
    }

    /// So many threads, at least one, from the next search on.
    pub(crate) fn set_threads(&mut self, threads: usize) {
        self.learnt.resize_with(threads.max(1), Learnt::new);
    }

    /// From the next search on positions are judged by this net.
    pub(crate) fn set_network(&mut self, network: Arc<Network>) {
        self.network = network;
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.table.clear();
        self.learnt.fill_with(Learnt::new);
    }
}

/// What there is to think about, and for how long.
#[derive(Debug)]
pub(crate) struct Task<'a> {
    pub(crate) game: &'a Game,
    /// The moves to choose from, all legal.
    pub(crate) first_moves: Vec<Move>,
    /// How many lines are wanted.
    pub(crate) lines: usize,
    pub(crate) ends: Ends,
    pub(crate) stakes: Stakes,
    pub(crate) attention: Option<Attention>,
}

/// What the threads share while they search. Everything is a number of its own that tells nothing about other memory,
/// so the weakest ordering is enough.
#[derive(Debug)]
pub(super) struct Crew<'a> {
    pub(super) table: &'a Table,
    pub(super) network: &'a Arc<Network>,
    pub(super) stop: &'a Stop,
    /// The thread that answers has its answer.
    done: AtomicBool,
    /// Positions looked at, by thread.
    nodes: Vec<Count>,
}

/// On a cache line of its own: each thread writes its own often.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Count(AtomicU64);

impl Crew<'_> {
    pub(super) fn is_done(&self) -> bool {
        self.done.load(Ordering::Relaxed)
    }

    pub(super) fn report_nodes(&self, number: usize, nodes: u64) {
        self.nodes[number].0.store(nodes, Ordering::Relaxed);
    }

    /// Positions that all threads together have looked at, as last reported.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.iter().map(|count| count.0.load(Ordering::Relaxed)).sum()
    }
}

/// Tells the helpers to end when it goes, also if the thread that answers panics: nobody else would.
struct Dismissal<'a>(&'a Crew<'a>);

impl Drop for Dismissal<'_> {
    fn drop(&mut self) {
        self.0.done.store(true, Ordering::Relaxed);
    }
}

/// A line of play takes a few kilobytes a ply.
const STACK: usize = 16 << 20;

/// Searches with as many threads as the memory is made for. The lines come back best first, with the number of positions
/// looked at.
pub(crate) fn think(
    memory: &mut Memory,
    task: &Task<'_>,
    stop: &Stop,
    report: &mut dyn FnMut(&RootReport<'_>),
) -> (Vec<Line>, u64) {
    memory.table.begin_search();
    let nodes = memory.learnt.iter().map(|_| Count::default()).collect();
    let crew = &Crew { table: &memory.table, network: &memory.network, stop, done: AtomicBool::new(false), nodes };
    let Some((first, others)) = memory.learnt.split_first_mut() else { return (Vec::new(), 0) };
    thread::scope(|scope| {
        // A level that sees little does so alone: the same seed makes the same mistakes.
        let helpers = if task.attention.is_some() { 0 } else { others.len() };
        for (i, learnt) in others.iter_mut().take(helpers).enumerate() {
            let help = move || {
                Search::new(crew, i + 1, learnt, task).run(task, &mut |_| ());
            };
            // Where there can be no more threads, those that are there do the work.
            let _ = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, help);
        }
        let dismissal = Dismissal(crew);
        let lines = Search::new(crew, 0, first, task).run(task, report);
        drop(dismissal);
        (lines, crew.nodes())
    })
}
