//! The computer's play in every game of the family: what a piece is worth is derived from the game's data, the rest is search.
//!
//! Iterative deepening, alpha-beta with a table of positions, null moves, late moves less deep, captures to the end.

mod effect;
mod eval;
mod exchange;
mod history;
mod level;
mod node;
mod picker;
mod quiescence;
mod repetition;
mod root;
mod skill;
mod table;

pub use level::{Level, UnknownLevel};

use crate::game::Game;
use crate::moves::Move;
use crate::position::Position;
use crate::worth::Worth;
use history::History;
use node::{Step, Tree};
use skill::Skill;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use table::Table;

/// The score of a won game; each ply on the way costs one.
const MATE: i32 = 10_000_000;

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
    /// Where the mistakes of a level come from: the same seed, the same mistakes.
    pub seed: u64,
}

impl Default for Limits {
    /// Without a bound, at full strength.
    fn default() -> Limits {
        Limits { time: None, nodes: None, depth: None, level: Level::STRONGEST, seed: 0 }
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
    worth: Arc<Worth>,
    table: Table,
    history: History,
}

impl Thinker {
    /// A player of a game, who remembers positions in about so many mebibytes.
    pub fn new(game: &Arc<Game>, megabytes: usize) -> Thinker {
        Thinker { worth: Arc::new(Worth::of(game)), table: Table::new(megabytes), history: History::new(game) }
    }

    /// Forgets all games.
    pub fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// Looks for the best move of a position of the thinker's game. `before` are the keys of the positions that led to it,
    /// from the first on. `None` if the game is over. Ends within a few milliseconds of `stop`.
    pub fn think(
        &mut self,
        position: &Position,
        before: &[u64],
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Option<Thought> {
        let began = Instant::now();
        self.table.begin();
        self.history.fade();
        let mut position = position.clone();
        position.forget();
        position.weigh(&self.worth);
        let skill = Skill::of(limits.level, limits.seed);
        let step = |key: &u64| Step { key: *key, in_check: false, eval: 0, moved: None };
        let mut tree = Tree {
            position,
            worth: &self.worth,
            table: &mut self.table,
            history: &mut self.history,
            path: before.iter().map(step).collect(),
            skill,
            stop,
            deadline: limits.time.and_then(|time| began.checked_add(time - (time / 20).min(SPARE))),
            most: limits.nodes.unwrap_or(u64::MAX).min(skill.nodes),
            nodes: 0,
            horizon: 1,
            stopped: false,
            lists: Vec::new(),
            moves: Vec::new(),
        };
        tree.deepen(limits.depth.map_or(history::DEEPEST, usize::from).min(history::DEEPEST))
    }
}

#[cfg(test)]
mod tests;
