//! Makes problems: from a mate in one, moves are taken back (逆算 gyakusan) as long as there is but one solution.

mod arrange;
mod grade;
mod random;
mod retract;
mod root;
mod sound;

pub use grade::Theme;
pub use root::mates_in_one;

use crate::Solver;
use random::Random;
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
        let line = sound::solution(&mut solver, &root, 1)?;
        let mut work = Work { solver: &mut solver, random, left: TRIES };
        let (position, line) = work.grown((root, line), *plies.end());
        if line.len() < usize::from(*plies.start()) {
            return None;
        }
        let (position, line) = sound::pared(&mut solver, on_the_right(position)?)?;
        let difficulty = grade::difficulty(&mut Solver::new(self.memory), &position, &line);
        Some(Composed { themes: grade::themes(&position, &line), position, line, difficulty })
    }
}

/// A position and its solution.
type Sound = (Position, Vec<Move>);

/// An attempt.
struct Work<'a> {
    solver: &'a mut Solver,
    random: Random,
    /// How many positions may still be tried.
    left: u32,
}

impl Work<'_> {
    /// The longest sound problem found that leads to this one, of so many plies at most.
    fn grown(&mut self, from: Sound, most: u16) -> Sound {
        let plies = from.1.len() as u16 + 2;
        if plies > most {
            return from;
        }
        let mut earlier = retract::earlier(&from.0);
        self.random.shuffle(&mut earlier);
        let mut best = from;
        for position in earlier {
            let Some(left) = self.left.checked_sub(1) else { break };
            self.left = left;
            let Some(sound) = self.repaired(position, plies) else { continue };
            self.left += REWARD;
            let grown = self.grown(sound, most);
            if grown.1.len() > best.1.len() {
                best = grown;
            }
            if best.1.len() + 1 >= usize::from(most) {
                break;
            }
        }
        best
    }

    /// The position, if it is a sound problem in so many plies, perhaps with a piece more.
    fn repaired(&mut self, position: Position, plies: u16) -> Option<Sound> {
        if let Some(line) = sound::solution(self.solver, &position, plies) {
            return Some((position, line));
        }
        if self.random.below(3) > 0 {
            return None;
        }
        let mut setup = position.to_setup();
        let color = self.random.of(&[Color::Black, Color::White, Color::White]);
        arrange::put(&mut setup, position.king(Color::White)?, color, &mut self.random);
        let more = arrange::complete(setup)?;
        sound::solution(self.solver, &more, plies).map(|line| (more, line))
    }
}

/// As problems are printed: the king on the right.
fn on_the_right(position: Position) -> Option<Position> {
    let king = position.king(Color::White)?;
    if king.file() > 5 { arrange::mirrored(&position) } else { Some(position) }
}

#[cfg(test)]
mod tests;
