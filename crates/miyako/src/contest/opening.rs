//! How the games begin: positions from a file, or a few random moves.

use super::random::Random;
use crate::batch::{self, is_interrupted};
use crate::failure::Failure;
use engine::{Engine, Limits, Score, Stop};
use kifu::GameError;
use shogi::{Move, Position};
use std::collections::HashSet;
use std::path::PathBuf;
use std::str::FromStr;

/// A start, and the moves that are played on both sides' behalf.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Opening {
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
}

impl Opening {
    fn end(&self) -> Position {
        let mut position = self.start.clone();
        self.moves.iter().for_each(|m| position.play_unchecked(*m));
        position
    }
}

/// Where openings come from, as the command line says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// So many random moves from the even start.
    Random(usize),
    /// The games in a file, or their first moves.
    File(PathBuf),
}

/// More random moves than this are no opening.
const MOST_RANDOM: usize = 60;

impl FromStr for Origin {
    type Err = String;

    /// Reads `random:6` or the name of a file.
    fn from_str(text: &str) -> Result<Origin, String> {
        let Some(plies) = text.strip_prefix("random:") else { return Ok(Origin::File(text.into())) };
        let plies = plies.parse().ok().filter(|plies| (0..=MOST_RANDOM).contains(plies));
        plies
            .map(Origin::Random)
            .ok_or_else(|| format!("random: should be followed by a number of moves up to {MOST_RANDOM}"))
    }
}

/// The openings of a match, in order.
pub(super) struct Openings {
    listed: Vec<Opening>,
    /// How to make more of them.
    source: Option<Source>,
}

/// Random openings, each another position.
struct Source {
    plies: usize,
    random: Random,
    met: HashSet<u64>,
    scales: Option<Scales>,
}

/// Weighs positions by a short search.
struct Scales {
    engine: Engine,
    most: i32,
}

/// How many positions the search looks at.
const NODES: u64 = 20_000;
/// How often chance may bring nothing new before it is left at that.
const TRIES: usize = 2_000;

impl Openings {
    /// Openings that both sides like about equally well: at most `balance` hundredths of a pawn, by our own engine. Of a
    /// game in a file the first `longest` moves are played.
    ///
    /// # Errors
    /// If the file cannot be read, or holds no opening.
    pub(super) fn new(
        origin: &Origin,
        longest: Option<usize>,
        balance: Option<i32>,
        seed: u64,
    ) -> Result<Openings, Failure> {
        let scales = balance.map(|most| Scales { engine: Engine::new(16), most });
        match origin {
            Origin::Random(plies) => {
                let random = Random::new(seed, 0);
                let source = Source { plies: *plies, random, met: HashSet::new(), scales };
                Ok(Openings { listed: Vec::new(), source: Some(source) })
            }
            Origin::File(path) => {
                let mut listed = read(path, longest)?;
                if let Some(mut scales) = scales {
                    listed.retain(|opening| !is_interrupted() && scales.balance(opening));
                }
                // Who breaks it off while openings are weighed has found fault with none.
                if listed.is_empty() && !is_interrupted() {
                    return Err(Failure::at(&path.display().to_string(), "holds no opening that is balanced enough"));
                }
                Ok(Openings { listed, source: None })
            }
        }
    }

    /// The opening with this number, from 0. When they are used up they come again.
    pub(super) fn get(&mut self, number: usize) -> &Opening {
        while let Some(source) = &mut self.source
            && self.listed.len() <= number
        {
            match source.next() {
                Some(opening) => self.listed.push(opening),
                None => self.source = None,
            }
        }
        if self.listed.is_empty() {
            self.listed.push(Opening { start: Position::even(), moves: Vec::new() });
        }
        let count = self.listed.len();
        &self.listed[number % count]
    }
}

impl Source {
    /// Another opening; `None` if no more can be found.
    fn next(&mut self) -> Option<Opening> {
        for _ in 0..TRIES {
            let Some(opening) = self.draw() else { continue };
            let is_new = self.met.insert(opening.end().key());
            if is_new && self.scales.as_mut().is_none_or(|scales| scales.balance(&opening)) {
                return Some(opening);
            }
        }
        None
    }

    /// Random moves after which the game can go on.
    fn draw(&mut self) -> Option<Opening> {
        let start = Position::even();
        let (mut position, mut moves) = (start.clone(), Vec::new());
        for _ in 0..self.plies {
            let legal = position.legal_moves();
            let m = *legal.get(self.random.below(legal.len().max(1)))?;
            position.play_unchecked(m);
            moves.push(m);
        }
        (!position.legal_moves().is_empty()).then_some(Opening { start, moves })
    }
}

impl Scales {
    fn balance(&mut self, opening: &Opening) -> bool {
        let game = engine::Game::new(opening.end());
        self.engine.new_game();
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        match self.engine.search(&game, &limits, &Stop::new(), &mut |_| ()).score {
            Score::Value(value) => value.abs() <= self.most,
            Score::MateIn(_) | Score::MatedIn(_) => false,
        }
    }
}

/// The openings in a file: games of any format, positions in SFEN, lines of moves.
fn read(path: &std::path::Path, longest: Option<usize>) -> Result<Vec<Opening>, Failure> {
    let mut openings = Vec::new();
    for source in batch::find(&[path.to_path_buf()]) {
        let name = source.name();
        let fail =
            |finding: kifu::Finding| Failure::at(&format!("{name}:{}:{}", finding.line, finding.column), finding.kind);
        for game in source.games(None).map_err(|error| Failure::at(&name, error))? {
            let reading = match game {
                Ok(reading) => reading,
                Err(GameError::Unreadable(finding)) => return Err(fail(finding)),
                Err(GameError::Io(error)) => return Err(Failure::at(&name, error)),
            };
            if let Some(finding) = reading.findings.into_iter().find(|f| f.kind.severity() == kifu::Severity::Error) {
                return Err(fail(finding));
            }
            let moves = reading.record.moves().map(|played| played.m).take(longest.unwrap_or(usize::MAX)).collect();
            let opening = Opening { start: reading.record.start().clone(), moves };
            if opening.end().legal_moves().is_empty() {
                return Err(Failure::at(
                    &name,
                    "a game that is over at its beginning: --opening-plies N cuts the moves off",
                ));
            }
            openings.push(opening);
        }
    }
    Ok(openings)
}

#[cfg(test)]
mod tests;
