//! Making a book: positions are searched in the order in which they are likely to be met, and what is found out deeper
//! corrects what was thought before.

use crate::batch;
use crate::failure::Failure;
use engine::{Book, BookMove, Engine, Game, Info, Limits, Score, Stop};
use indicatif::ProgressBar;
use kifu::GameError;
use shogi::{Move, Position};
use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;

/// What a book is to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) positions: usize,
    /// Of each search.
    pub(super) nodes: u64,
    pub(super) lines: usize,
    /// How much worse than the best a move may be.
    pub(super) margin: i32,
    pub(super) threads: usize,
}

/// So many positions are searched before what comes next is decided anew: a number that does not depend on the threads, so
/// that the book does not, either.
pub(super) const BATCH: usize = 16;

/// What a ply costs a line, in hundredths of a pawn given away: the higher, the broader the book.
const PLY: i32 = 12;
/// Games are looked at up to this ply.
const OPENING: usize = 40;
/// A move counts as known if it was played in so many games.
const KNOWN: u32 = 2;
/// How often values are carried towards the start; transpositions need more than one turn.
const SWEEPS: usize = 6;

/// A position that has been searched.
struct Entry {
    position: Position,
    moves: Vec<BookMove>,
}

pub(super) struct Builder {
    plan: Plan,
    /// How often each move was played in each position, by the position's key.
    played: HashMap<u64, HashMap<Move, u32>>,
    entries: Vec<Entry>,
    /// Which entry, by key.
    found: HashMap<u64, usize>,
    /// Positions to search: what it costs to get there, and which.
    waiting: BTreeSet<(i32, u64)>,
    /// The positions waiting, by key.
    known: HashMap<u64, Position>,
}

impl Builder {
    /// # Errors
    /// If a record cannot be read.
    pub(super) fn new(plan: Plan, records: &[PathBuf]) -> Result<Builder, Failure> {
        let mut builder = Builder {
            plan,
            played: HashMap::new(),
            entries: Vec::new(),
            found: HashMap::new(),
            waiting: BTreeSet::new(),
            known: HashMap::new(),
        };
        for source in batch::find(records) {
            for game in source.games(None).map_err(|error| Failure::at(&source.name(), error))? {
                match game {
                    Ok(reading) => builder.learn(&reading.record),
                    // Folders hold odd files; one of them is no reason to have no book.
                    Err(GameError::Unreadable(finding)) => {
                        eprintln!("miyako: {}:{}:{}: {}", source.name(), finding.line, finding.column, finding.kind);
                    }
                    Err(GameError::Io(error)) => return Err(Failure::at(&source.name(), error)),
                }
            }
        }
        Ok(builder)
    }

    /// Counts the first moves of a game.
    fn learn(&mut self, record: &kifu::Record) {
        let mut position = record.start().clone();
        for played in record.moves().take(OPENING) {
            *self.played.entry(position.key()).or_default().entry(played.m).or_default() += 1;
            position.play_unchecked(played.m);
        }
    }

    /// Searches until there are enough positions, or the user breaks it off: then what comes back is no book to keep.
    pub(super) fn build(mut self) -> Book {
        let start = Position::even();
        self.waiting.insert((0, start.key()));
        self.known.insert(start.key(), start);
        let bar = ProgressBar::new(self.plan.positions as u64);
        while self.entries.len() < self.plan.positions && !self.waiting.is_empty() && !batch::is_interrupted() {
            let count = BATCH.min(self.plan.positions - self.entries.len());
            let next: Vec<(i32, u64)> = std::iter::from_fn(|| self.waiting.pop_first()).take(count).collect();
            let positions: Vec<Position> = next.iter().filter_map(|(_, key)| self.known.get(key).cloned()).collect();
            let searched = self.search_all(&positions);
            for (((cost, _), position), moves) in next.into_iter().zip(positions).zip(searched) {
                self.add(cost, position, moves);
                bar.inc(1);
            }
        }
        bar.finish_and_clear();
        (0..SWEEPS).for_each(|_| self.carry_back());
        let mut book = Book::default();
        for entry in self.entries.into_iter().filter(|entry| !entry.moves.is_empty()) {
            book.insert(&entry.position, entry.moves);
        }
        book
    }

    /// Searches positions on several threads, each as by a new engine.
    fn search_all(&self, positions: &[Position]) -> Vec<Vec<BookMove>> {
        let share = positions.len().div_ceil(self.plan.threads).max(1);
        std::thread::scope(|scope| {
            let search = |positions: &[Position]| -> Vec<_> { positions.iter().map(|own| self.search(own)).collect() };
            let threads: Vec<_> =
                positions.chunks(share).map(|positions| scope.spawn(move || search(positions))).collect();
            // A search does not panic; if it did, so would this.
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
        })
    }

    /// The moves of a position that are worth knowing: the best ones, and those that were played in games, as far as they
    /// are not much worse.
    fn search(&self, position: &Position) -> Vec<BookMove> {
        let played = self.played.get(&position.key());
        let count = |m: &Move| played.and_then(|played| played.get(m)).copied().unwrap_or(0);
        let mut moves = weigh(position, self.plan.nodes, self.plan.lines, Vec::new());
        let known = played.into_iter().flatten().filter(|(_, count)| **count >= KNOWN).map(|(m, _)| *m);
        let mut others: Vec<Move> =
            known.filter(|m| position.is_legal(*m) && moves.iter().all(|own| own.m != *m)).collect();
        if !others.is_empty() {
            // In an order that is the same every time.
            others.sort_by_key(ToString::to_string);
            let lines = others.len();
            moves.extend(weigh(position, self.plan.nodes, lines, others));
        }
        let best = moves.iter().map(|own| own.value).max().unwrap_or(0);
        moves.retain(|own| own.value >= best - self.plan.margin);
        moves.iter_mut().for_each(|own| own.count = count(&own.m));
        moves
    }

    /// Takes a position into the book; what its moves lead to waits for its turn.
    fn add(&mut self, cost: i32, position: Position, moves: Vec<BookMove>) {
        let best = moves.iter().map(|own| own.value).max().unwrap_or(0);
        for own in &moves {
            let mut after = position.clone();
            after.play_unchecked(own.m);
            let lost = best - own.value;
            // What people play is met sooner than what a search likes as well.
            let lost = if own.count >= KNOWN { lost / 3 } else { lost };
            if !self.found.contains_key(&after.key()) && !self.known.contains_key(&after.key()) {
                self.waiting.insert((cost + PLY + lost, after.key()));
                self.known.insert(after.key(), after);
            }
        }
        self.found.insert(position.key(), self.entries.len());
        self.entries.push(Entry { position, moves });
    }

    /// A move is worth what the best answer to it leaves.
    fn carry_back(&mut self) {
        for index in (0..self.entries.len()).rev() {
            let mut moves = std::mem::take(&mut self.entries[index].moves);
            for own in &mut moves {
                let mut after = self.entries[index].position.clone();
                after.play_unchecked(own.m);
                let answers = self.found.get(&after.key()).map_or(&[][..], |entry| &self.entries[*entry].moves);
                if let Some(best) = answers.iter().max_by_key(|answer| answer.value) {
                    (own.value, own.answer) = (-best.value, Some(best.m));
                    own.depth = own.depth.max(best.depth.saturating_add(1));
                }
            }
            let best = moves.iter().map(|own| own.value).max().unwrap_or(0);
            // What has turned out bad stays in the book as long as it is not played.
            moves.retain(|own| own.value >= best - 2 * self.plan.margin);
            self.entries[index].moves = moves;
        }
    }
}

/// The best moves of a position, or of these if there are any.
fn weigh(position: &Position, nodes: u64, lines: usize, searchmoves: Vec<Move>) -> Vec<BookMove> {
    let mut engine = Engine::new(HASH_MEGABYTES);
    engine.set_lines(lines);
    let limits = Limits { nodes: Some(nodes), searchmoves, ..Limits::default() };
    let mut infos: Vec<Info> = Vec::new();
    engine.search(&Game::new(position.clone()), &limits, &Stop::new(), &mut |info| {
        // The last word on each rank stands.
        match infos.iter_mut().find(|own| own.rank == info.rank) {
            Some(own) => *own = info.clone(),
            None => infos.push(info.clone()),
        }
    });
    let mut moves: Vec<BookMove> = Vec::new();
    infos.sort_by_key(|info| info.rank);
    for info in infos {
        let (Score::Value(value), [m, rest @ ..]) = (info.score, &info.moves[..]) else { continue };
        // A rank that was not searched to the end may still show a move that has risen to another.
        if moves.iter().all(|own| own.m != *m) {
            moves.push(BookMove { m: *m, answer: rest.first().copied(), value, depth: info.depth, count: 0 });
        }
    }
    moves
}

const HASH_MEGABYTES: usize = 16;
