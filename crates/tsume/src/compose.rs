//! Makes problems: from a mate in one, moves are taken back (逆算 gyakusan) as long as there is but one solution.

mod arrange;
mod grade;
mod quick;
mod race;
mod random;
mod retract;
mod root;
mod sound;

pub use grade::Theme;
pub use quick::mates_from;
pub use race::{MOST_COUNTED, Race, races, races_from};
pub use root::mates_in_one;

use crate::Solver;
use random::Random;
use retract::Earlier;
use shogi::{Color, Move, Position};
use std::ops::RangeInclusive;

/// A problem that was made: sound, and without a piece that it does not need.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The position: Black mates, White holds all that is not on the board.
    pub position: Position,
    /// The solution.
    pub line: Vec<Move>,
    /// How hard it is: 1 for the easiest mates in three, and about 1 more for what half as many solve.
    pub difficulty: f64,
    /// What is in the solution.
    pub themes: Vec<Theme>,
}

/// The problems that come with the program, one a line: `SFEN<TAB>plies<TAB>difficulty<TAB>themes,divided,so`. All were
/// made by a [`Composer`].
pub const PROBLEMS: &str = include_str!("../data/problems.tsv");

/// Makes problems by chance, the same again from the same seed.
#[derive(Clone, Copy, Debug)]
pub struct Composer {
    /// Where chance begins.
    pub seed: u64,
    /// How much memory the solver has for an attempt, in bytes.
    pub memory: usize,
}

/// How many positions are tried from one mate in one, and how many more for each that is sound.
const TRIES: u32 = 50;
const REWARD: u32 = 600;

impl Composer {
    /// The problem of this number, if the attempt succeeds, as few do: a mate in a number of plies among these, the
    /// longest that was found. Its end is that of a game, if there are `games` (positions of which somebody mates in
    /// one), else it is made up.
    pub fn attempt(&self, number: u64, plies: &RangeInclusive<u16>, games: &[Position]) -> Option<Composed> {
        let mut random = Random::new(self.seed, number);
        let root = root::find(&mut random, games)?;
        let mut solver = Solver::new(self.memory);
        let mut work = Work { solver: &mut solver, random, left: TRIES };
        let Sound { position, line } = work.grown(root, usize::from(*plies.end()));
        if line.len() < usize::from(*plies.start()) {
            return None;
        }
        let Sound { position, line } = sound::pared(&mut solver, on_the_right(position)?)?;
        let difficulty = grade::difficulty(&mut Solver::new(self.memory), &position, &line);
        Some(Composed { themes: grade::themes(&position, &line), position, line, difficulty })
    }
}

/// A position and its solution.
#[derive(Clone)]
struct Sound {
    position: Position,
    line: Vec<Move>,
}

/// An attempt.
struct Work<'a> {
    solver: &'a mut Solver,
    random: Random,
    /// How many positions may still be tried.
    left: u32,
}

impl Work<'_> {
    /// The longest sound problem found that leads to this one, of so many plies at most.
    fn grown(&mut self, from: Sound, most: usize) -> Sound {
        if from.line.len() + 2 > most {
            return from;
        }
        let mut earlier = retract::earlier(&from.position);
        self.random.shuffle(&mut earlier);
        let mut best = from.clone();
        for Earlier { position, check, answer } in earlier {
            let Some(left) = self.left.checked_sub(1) else { break };
            self.left = left;
            let line = [&[check, answer], from.line.as_slice()].concat();
            let Some(sound) = self.repaired(Sound { position, line }) else { continue };
            self.left += REWARD;
            let grown = self.grown(sound, most);
            if grown.line.len() > best.line.len() {
                best = grown;
            }
            if best.line.len() + 1 >= most {
                break;
            }
        }
        best
    }

    /// The position, if it is a problem with this solution, perhaps with a piece more.
    fn repaired(&mut self, problem: Sound) -> Option<Sound> {
        if sound::is_solution(self.solver, &problem.position, &problem.line) {
            return Some(problem);
        }
        if self.random.below(3) > 0 {
            return None;
        }
        let mut setup = problem.position.to_setup();
        let color = self.random.of(&[Color::Black, Color::White, Color::White]);
        arrange::put(&mut setup, problem.position.king(Color::White)?, color, &mut self.random);
        let position = arrange::complete(setup)?;
        sound::is_solution(self.solver, &position, &problem.line).then_some(Sound { position, ..problem })
    }
}

/// As problems are printed: the king on the right.
fn on_the_right(position: Position) -> Option<Position> {
    let king = position.king(Color::White)?;
    if king.file() > 5 { arrange::mirrored(&position) } else { Some(position) }
}

#[cfg(test)]
mod tests;
