//! The computer's play in every game of the family: what a position is worth is derived from the game's data, or
//! learnt by a network ([`net`]); the rest is search.
//!
//! Iterative deepening, alpha-beta with a table of positions, null moves, late moves less deep, captures to the end: each stage
//! has a file of its own, as in the engine for standard shogi, and the numbers are in [`parameters`].

pub(crate) mod attention;
mod caution;
mod effect;
mod eval;
mod exchange;
mod history;
mod level;
mod moves;
pub(crate) mod net;
mod node;
mod parameters;
mod path;
mod picker;
mod prune;
mod quiescence;
mod repetition;
mod root;
mod table;
mod trial;
mod weighed;
mod worth;

pub use level::{Level, UnknownLevel};

use self::parameters as p;
use crate::course::Course;
use crate::game::Game;
use crate::geometry::Cell;
use crate::key;
use crate::moves::Move;
use attention::Attention;
use history::History;
use path::{Onward, Step};
use picker::Candidate;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::Table;
use weighed::Weighed;
use worth::Worth;

/// The score of a won game; each ply on the way costs one.
const MATE: i32 = 10_000_000;

/// Above every score that a search can find.
const INFINITE: i32 = MATE + 1;

/// A lower score says that the game is lost, by mate or by the rules for positions that come back.
const LOST: i32 = -MATE / 4;

/// So much of the time is left over at most, for what a busy machine takes away.
const SPARE: Duration = Duration::from_millis(60);

/// What bounds a search; it ends at the first bound it meets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// So long at most, a twentieth or a little less being left over.
    pub time: Option<Duration>,
    /// About so many positions at most.
    pub nodes: Option<u64>,
    /// So many plies deep at most.
    pub depth: Option<u8>,
    /// How strong the play is.
    pub level: Level,
    /// Where the mistakes and the form of a level come from, the same in a whole game: the same seed, the same mistakes.
    pub seed: u64,
    /// Which time the game is played from here on, from 0: after moves were taken back other mistakes are made, in the same form.
    pub attempt: u32,
}

impl Default for Limits {
    /// Without a bound, at full strength.
    fn default() -> Limits {
        Limits { time: None, nodes: None, depth: None, level: Level::STRONGEST, seed: 0, attempt: 0 }
    }
}

impl Limits {
    /// What mistakes are drawn from.
    pub(crate) fn seed_of_mistakes(&self) -> u64 {
        if self.attempt == 0 { self.seed } else { key::mixed(self.seed ^ key::mixed(self.attempt.into())) }
    }
}

/// What came of thinking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move to play.
    pub best: Move,
    /// What it is worth to the side that moves, where the mean piece of the start is 320.
    pub score: i32,
    /// In how many plies the game is won, or, below zero, lost; `None` if neither is in sight.
    pub decided_in: Option<i32>,
    /// Looked at in full to so many plies.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// How the game may go on, the best move first.
    pub line: Vec<Move>,
}

/// A player of one game, with its memory.
#[derive(Debug)]
pub struct Thinker {
    game: Arc<Game>,
    worth: Worth,
    table: Table,
    history: History,
}

impl Thinker {
    /// A player of a game, who remembers positions in about so many mebibytes.
    pub fn new(game: &Arc<Game>, megabytes: usize) -> Thinker {
        let table = Table::new(megabytes);
        Thinker { game: Arc::clone(game), worth: Worth::of(game), table, history: History::new(game) }
    }

    /// Whether the player knows a game, and need not learn what its pieces are worth.
    pub fn knows(&self, game: &Arc<Game>) -> bool {
        Arc::ptr_eq(&self.game, game) || Worth::is_common(&self.game, game)
    }

    /// Forgets all games, and plays this one from now on.
    pub fn turn_to(&mut self, game: &Arc<Game>) {
        self.table.clear();
        if self.knows(game) {
            self.history.clear();
        } else {
            (self.worth, self.history) = (Worth::of(game), History::new(game));
        }
        self.game = Arc::clone(game);
    }

    /// Forgets all games.
    pub fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// Looks for the best move where a game of the thinker's stands. `None` if it is over. Ends within a few milliseconds of
    /// `stop`.
    pub fn think(&mut self, course: &Course, limits: &Limits, stop: &AtomicBool) -> Option<Thought> {
        if course.outcome().is_some() {
            return None;
        }
        let began = Instant::now();
        self.table.begin();
        self.history.fade();
        let skill = limits.level.skill_of_the_day(limits.seed);
        let mut search = Search {
            position: Weighed::new(course.position().clone(), &self.worth),
            table: &mut self.table,
            history: &mut self.history,
            path: course.past().map(Step::played).collect(),
            attention: skill.map(|skill| Attention { skill, seed: limits.seed_of_mistakes() }),
            stop,
            deadline: limits.time.and_then(|time| began.checked_add(time - (time / 20).min(SPARE))),
            most: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            horizon: 1,
            stopped: false,
            lists: Vec::new(),
            moves: Vec::new(),
        };
        search.deepen(course, limits.depth.map_or(history::DEEPEST, usize::from).min(history::DEEPEST))
    }
}

/// A search under way.
struct Search<'a> {
    position: Weighed<'a>,
    table: &'a mut Table,
    history: &'a mut History,
    /// The game and the line looked at, without the present position.
    path: Vec<Step>,
    /// `None` for a player without blind spots.
    attention: Option<Attention>,
    stop: &'a AtomicBool,
    deadline: Option<Instant>,
    /// Not more positions than these.
    most: u64,
    nodes: u64,
    /// The depth of the root in plies.
    horizon: usize,
    stopped: bool,
    /// Lists of moves to be used again.
    lists: Vec<Vec<Candidate>>,
    /// Moves before they are looked at, likewise.
    moves: Vec<Move>,
}

impl Search<'_> {
    /// Whether the search has to end now.
    fn must_stop(&mut self) -> bool {
        if !self.stopped && self.nodes.is_multiple_of(p::poll_every(self.position.game.squares())) {
            self.stopped =
                self.stop.load(Ordering::Relaxed) || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        }
        self.stopped |= self.nodes >= self.most;
        self.stopped
    }

    /// Tries a move: what `look` finds after it, for the side that then moves.
    fn after<T>(&mut self, m: Move, step: Step, look: impl FnOnce(&mut Self) -> T) -> T {
        let undo = self.position.make(m);
        self.path.push(Step { onward: Onward::Tried(Some(m), undo), ..step });
        let found = look(self);
        self.path.pop();
        self.position.unmake(m, undo);
        found
    }

    /// Where the move before ended.
    fn last_target(&self) -> Option<Cell> {
        self.path.last().and_then(|step| step.moved).map(|(_, to)| to)
    }

    /// Whether the player does not see this move.
    fn overlooks(&self, candidate: &Candidate, last: Option<Cell>, ply: usize) -> bool {
        self.attention.is_some_and(|attention| attention.overlooks(&self.position, candidate, last, ply))
    }

    /// What the position looks like, to somebody of this skill.
    fn eval(&self) -> i32 {
        let eval = eval::evaluate(&self.position);
        eval + self.attention.map_or(0, |attention| attention.misjudges(self.position.key()))
    }
}

#[cfg(test)]
mod tests;
