//! The façade: everything that users of the engine call.

use crate::book::{Book, BookMove};
use crate::declaration::DeclarationRule;
use crate::game::Game;
use crate::level::Level;
use crate::limits::Limits;
use crate::nnue::Network;
use crate::problem;
use crate::score::Score;
use crate::search::{Attention, Bound, Ends, Line, Memory, RootReport, Stakes, Task, think};
use crate::stop::Stop;
use crate::time::{Budget, Timer};
use shogi::{Move, Position};
use std::sync::Arc;
use std::time::Duration;
use tsume::Solver;

/// A player that remembers what it has found out from one search to the next.
#[derive(Debug)]
pub struct Engine {
    memory: Memory,
    pub(crate) hash_megabytes: usize,
    pub(crate) threads: usize,
    /// For mates by checks; made when they are first asked for.
    pub(crate) solver: Option<Solver>,
    lines: usize,
    pub(crate) network_delay: Duration,
    level: Level,
    seed: u64,
    stakes: Stakes,
    resign_below: Option<i32>,
    book: Option<Arc<Book>>,
    uses_book: bool,
    looks_for_mates: bool,
}

/// What the engine has to say while it thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Plies searched in full.
    pub depth: u16,
    /// The farthest ply looked at.
    pub farthest: u16,
    /// Which line this is, from 1, best first; always 1 unless [`Engine::set_lines`] asked for more.
    pub rank: usize,
    /// What the line is worth to the side to move.
    pub score: Score,
    /// Whether the score is only known to be at least, or at most, this.
    pub bound: ScoreBound,
    /// The line.
    pub moves: Vec<Move>,
    /// Positions looked at since the search began.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// Per mille of the hash table filled.
    pub fullness: u32,
}

/// How sure a [`Score`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreBound {
    /// As sure as the depth makes it.
    Exact,
    /// At least this.
    AtLeast,
    /// At most this.
    AtMost,
}

/// What the engine does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Plays a legal move.
    Play {
        /// The move.
        m: Move,
        /// The answer the engine expects: what to ponder on.
        ponder: Option<Move>,
    },
    /// Declares a win by its king's entering: only after [`Engine::set_declaration`].
    DeclareWin,
    /// Has no legal move, which means that the game is lost (RULE-57), or gives up: see [`Engine::set_resign_below`].
    Resign,
}

impl Decision {
    /// The move, if the decision is one.
    pub fn played(self) -> Option<Move> {
        match self {
            Decision::Play { m, .. } => Some(m),
            Decision::DeclareWin | Decision::Resign => None,
        }
    }
}

/// The outcome of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What to do.
    pub decision: Decision,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// Positions looked at.
    pub nodes: u64,
}

impl Engine {
    /// The safety margin of a new engine.
    pub const NETWORK_DELAY: Duration = Duration::from_millis(120);

    /// An engine with a hash table of about this many megabytes (at least one, and less if there is not so much memory).
    pub fn new(hash_megabytes: usize) -> Engine {
        Engine {
            memory: Memory::new(hash_megabytes, 1),
            hash_megabytes: hash_megabytes.max(1),
            threads: 1,
            solver: None,
            lines: 1,
            network_delay: Engine::NETWORK_DELAY,
            level: Level::STRONGEST,
            seed: 0,
            stakes: Stakes::default(),
            resign_below: None,
            book: None,
            uses_book: true,
            looks_for_mates: false,
        }
    }

    /// Replaces the hash table by an empty one of about this many megabytes.
    pub fn set_hash(&mut self, megabytes: usize) {
        self.memory.set_hash(megabytes);
        self.hash_megabytes = megabytes.max(1);
        self.solver = None;
    }

    /// How many threads think, at least one. Only one gives the same answer every time.
    pub fn set_threads(&mut self, threads: usize) {
        self.memory.set_threads(threads);
        self.threads = threads.max(1);
        self.solver = None;
    }

    /// How many lines of play to look for; the first is what is played.
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// How much of its time the engine keeps back for the way of its move to the referee.
    pub fn set_network_delay(&mut self, delay: Duration) {
        self.network_delay = delay;
    }

    /// How strong it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// How strong to play. Forgets what was found out before.
    pub fn set_level(&mut self, level: Level) {
        self.level = level;
        // What one level has found out is not for another to know.
        self.new_game();
    }

    /// What the weaker levels draw their mistakes from: the same seed makes the same mistakes. Forgets what was found
    /// out before.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
        self.new_game();
    }

    /// Declare a win when this rule allows it; `None`, as at first, never to declare. Forgets what was found out before:
    /// under another rule it may not hold.
    pub fn set_declaration(&mut self, rule: Option<DeclarationRule>) {
        self.stakes.declaration = rule;
        self.new_game();
    }

    /// What a draw is worth to the engine, in hundredths of a pawn: nothing at first, less than nothing for one who wants
    /// to win at a risk. Forgets what was found out before.
    pub fn set_draw_value(&mut self, value: i32) {
        self.stakes.draw = value.clamp(-MOST_FOR_A_DRAW, MOST_FOR_A_DRAW);
        self.new_game();
    }

    /// Resign when the score is below this many hundredths of a pawn; `None`, as at first, to play on to the mate.
    pub fn set_resign_below(&mut self, value: Option<i32>) {
        self.resign_below = value;
    }

    /// Judge positions by this net instead of the one that comes with the engine. Forgets what was found out before.
    pub fn set_network(&mut self, network: Arc<Network>) {
        self.memory.set_network(network);
        self.new_game();
    }

    /// Play the opening from this book, where the clock or the time of a game is all that bounds a search; `None`, as at
    /// first, to think from the first move on. What is chosen among good moves depends on level and seed.
    pub fn set_book(&mut self, book: Option<Arc<Book>>) {
        self.book = book;
    }

    /// Whether to look into the book, if there is one; yes, at first.
    pub fn set_uses_book(&mut self, uses_book: bool) {
        self.uses_book = uses_book;
    }

    /// Whether to take more time to look for mates by checks, for and against the side to move, before the search thinks:
    /// they are told with their whole line, however long. For who studies games; at first, only a player of full strength
    /// looks, and takes less for it.
    pub fn set_looks_for_mates(&mut self, looks: bool) {
        self.looks_for_mates = looks;
    }

    /// Forgets all earlier games. The next search is the same as that of a new engine.
    pub fn new_game(&mut self) {
        self.memory.clear();
        self.solver = None;
    }

    /// Thinks about the next move of a game until a limit is reached or `stop` says so, and tells `on_info` about it.
    ///
    /// The same game, limits and earlier searches give the same answer, unless time is among the limits.
    pub fn search(&mut self, game: &Game, limits: &Limits, stop: &Stop, on_info: &mut dyn FnMut(&Info)) -> Answer {
        let position = game.position();
        if let Some(known) = self.known(position, limits) {
            return recite(position, known, on_info);
        }
        let budget = Budget::new(limits, position.turn(), position.ply(), self.network_delay);
        let timer = Timer::start(budget.filter(|_| !limits.infinite), limits.ponder);
        let (foreseen, looked) = match self.share_for_mates(limits) {
            Some(share) => self.foresee(position, limits, share, &timer, stop),
            None => (None, 0),
        };
        if let Some(foreseen) = &foreseen {
            on_info(&foreseen.info(looked, timer.elapsed()));
        }
        let certain = foreseen.as_ref().map_or(&[][..], |foreseen| &foreseen.line);
        let (lines, nodes) = self.think(game, limits, (timer, stop), (certain, looked), on_info);
        if limits.infinite {
            stop.wait_for_stop();
        } else if limits.ponder {
            stop.wait_for_stop_or_ponder_hit();
        }
        let best = lines.first();
        let (moves, score) = match (&foreseen, best) {
            (Some(foreseen), _) => (certain, foreseen.score),
            (None, Some(line)) => (&line.moves[..], Score::from_value(line.value)),
            (None, None) => (&[][..], Score::MatedIn(0)),
        };
        Answer { decision: self.decide(position, moves, score), score, nodes: nodes + looked }
    }

    /// What part of a search, one in so many, goes into looking for mates first; `None` where nobody asked for it: a weaker
    /// level does not see them, and a depth or certain first moves are asked of the search alone.
    fn share_for_mates(&self, limits: &Limits) -> Option<u32> {
        let plays = self.level == Level::STRONGEST && limits.depth.is_none();
        let share = if self.looks_for_mates { problem::STUDYING } else { problem::PLAYING };
        ((self.looks_for_mates || plays) && limits.searchmoves.is_empty()).then_some(share)
    }

    /// Searches for the lines that are wanted beside one that is certain, if there is one, after so many positions were
    /// looked at.
    fn think(
        &mut self,
        game: &Game,
        limits: &Limits,
        (timer, stop): (Timer, &Stop),
        (certain, looked): (&[Move], u64),
        on_info: &mut dyn FnMut(&Info),
    ) -> (Vec<Line>, u64) {
        let before = usize::from(!certain.is_empty());
        let lines = self.lines - before;
        if lines == 0 {
            return (Vec::new(), 0);
        }
        let skill = self.level.skill();
        let attention = Attention::new(skill, self.seed);
        let mut first_moves = first_moves(game, limits, attention);
        first_moves.retain(|m| certain.first() != Some(m));
        let ends = Ends {
            nodes: limits.nodes.unwrap_or(u64::MAX).min(skill.nodes).saturating_sub(looked),
            depth: i32::from(limits.depth.unwrap_or(u16::MAX).max(1)),
            timer,
        };
        let task = Task { game, first_moves, lines, ends, stakes: self.stakes, attention };
        let report = &mut |report: &RootReport<'_>| {
            let info = Info::from(report);
            on_info(&Info { rank: info.rank + before, nodes: info.nodes + looked, ..info });
        };
        think(&mut self.memory, &task, stop, report)
    }

    /// What the book says, if it is to be asked.
    fn known(&self, position: &Position, limits: &Limits) -> Option<BookMove> {
        let is_game = limits.clocks.is_some() || limits.movetime.is_some();
        let is_study = limits.infinite || limits.ponder || self.lines > 1 || !limits.searchmoves.is_empty();
        let is_bound = limits.nodes.is_some() || limits.depth.is_some();
        let book = self.book.as_ref().filter(|_| self.uses_book && is_game && !is_study && !is_bound)?;
        book.choose(position, self.level, self.seed)
    }

    fn decide(&self, position: &Position, line: &[Move], score: Score) -> Decision {
        let gives_up = self.resign_below.is_some_and(|limit| match score {
            Score::Value(value) => value < limit,
            Score::MateIn(_) => false,
            Score::MatedIn(_) => true,
        });
        match line {
            _ if self.stakes.declaration.is_some_and(|rule| rule.wins(position)) => Decision::DeclareWin,
            [m, rest @ ..] if !gives_up => Decision::Play { m: *m, ponder: rest.first().copied() },
            _ => Decision::Resign,
        }
    }
}

/// Plays a move from memory.
fn recite(position: &Position, known: BookMove, on_info: &mut dyn FnMut(&Info)) -> Answer {
    let mut after = position.clone();
    after.play_unchecked(known.m);
    let ponder = known.answer.filter(|m| after.is_legal(*m));
    let score = Score::Value(known.value);
    on_info(&Info {
        depth: known.depth,
        farthest: known.depth,
        rank: 1,
        score,
        bound: ScoreBound::Exact,
        moves: [known.m].into_iter().chain(ponder).collect(),
        nodes: 0,
        elapsed: Duration::ZERO,
        fullness: 0,
    });
    Answer { decision: Decision::Play { m: known.m, ponder }, score, nodes: 0 }
}

/// More for a draw, or less, would be as much as for a won game.
const MOST_FOR_A_DRAW: i32 = 1_000;

/// The moves to choose from: those asked for, less those that the level overlooks.
fn first_moves(game: &Game, limits: &Limits, attention: Option<Attention>) -> Vec<Move> {
    let position = game.position();
    let legal = position.legal_moves();
    let asked: Vec<Move> = legal.iter().copied().filter(|m| limits.searchmoves.contains(m)).collect();
    let moves = if asked.is_empty() { legal } else { asked };
    let Some(attention) = attention.filter(|_| !position.in_check()) else { return moves };
    let last = game.moves().last().map(|m| m.to());
    let seen: Vec<Move> = moves.iter().copied().filter(|m| !attention.overlooks(position, *m, last, 0)).collect();
    if seen.is_empty() { moves } else { seen }
}

impl From<&RootReport<'_>> for Info {
    fn from(report: &RootReport<'_>) -> Info {
        Info {
            depth: report.depth as u16,
            farthest: report.farthest as u16,
            rank: report.rank + 1,
            score: Score::from_value(report.value),
            bound: match report.bound {
                Bound::Exact => ScoreBound::Exact,
                Bound::Lower => ScoreBound::AtLeast,
                Bound::Upper => ScoreBound::AtMost,
            },
            moves: report.moves.to_vec(),
            nodes: report.nodes,
            elapsed: report.elapsed,
            fullness: report.fullness,
        }
    }
}

#[cfg(test)]
mod tests;
