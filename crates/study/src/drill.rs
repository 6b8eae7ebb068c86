//! A line to be known by heart: which moves a record has at each of its positions. Variations that meet go on together.

use kifu::{Cursor, NodeId, Record, Step};
use shogi::{Color, Move, Position, Square};
use std::collections::{HashMap, HashSet, VecDeque};

/// All moves of a record, by the positions in which they are played.
#[derive(Clone, Debug)]
pub struct Drill {
    start: Spot,
    /// After so many moves, in the position of this key: so it has an end, even where a position comes again.
    moves: HashMap<(usize, u64), Vec<Move>>,
}

/// Where somebody is in a drill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// So many moves have led here.
    pub plies: usize,
    /// The position.
    pub position: Position,
    /// Where the last move went.
    pub last_to: Option<Square>,
}

impl Spot {
    fn key(&self) -> (usize, u64) {
        (self.plies, self.position.key())
    }

    /// After a legal move.
    fn after(&self, m: Move) -> Spot {
        let mut position = self.position.clone();
        position.play_unchecked(m);
        Spot { plies: self.plies + 1, position, last_to: Some(m.to()) }
    }
}

impl Drill {
    /// The drill that a record is, with all its variations.
    pub fn of(record: &Record) -> Drill {
        let mut moves: HashMap<_, Vec<Move>> = HashMap::new();
        let mut cursor = Cursor::new(record);
        let start = Spot { plies: 0, position: cursor.position().clone(), last_to: cursor.last_to() };
        // The main line comes first, so its move is the first of those at a position.
        for line in record.lines() {
            cursor.back_to(record, line.plies);
            for id in record.line_from(line.first).filter(|id| *id != NodeId::START) {
                let Some(Step::Move(m)) = record.step(id).filter(|_| cursor.is_open()) else { break };
                let known = moves.entry((cursor.plies(), cursor.position().key())).or_default();
                if !known.contains(&m) && cursor.position().judge(m).is_ok() {
                    known.push(m);
                }
                cursor.enter(record, id);
            }
        }
        Drill { start, moves }
    }

    /// Where it begins.
    pub fn start(&self) -> &Spot {
        &self.start
    }

    /// The moves that it has at a place, that of the main line first.
    pub fn moves_at(&self, spot: &Spot) -> &[Move] {
        self.moves.get(&spot.key()).map_or(&[], Vec::as_slice)
    }

    /// Where these moves lead; `None` if it has not all of them.
    pub fn after(&self, moves: &[Move]) -> Option<Spot> {
        moves.iter().try_fold(self.start.clone(), |spot, m| self.moves_at(&spot).contains(m).then(|| spot.after(*m)))
    }

    /// Where a side is asked, and for which moves: each position once, however it was reached.
    pub fn asked(&self, side: Color) -> Vec<(Spot, Vec<Move>)> {
        let mut asked: Vec<(Spot, Vec<Move>)> = Vec::new();
        let mut known: HashMap<u64, usize> = HashMap::new();
        let (mut seen, mut waiting) = (HashSet::new(), VecDeque::from([self.start.clone()]));
        while let Some(spot) = waiting.pop_front() {
            let moves = self.moves_at(&spot);
            if !seen.insert(spot.key()) || moves.is_empty() {
                continue;
            }
            waiting.extend(moves.iter().map(|m| spot.after(*m)));
            if spot.position.turn() == side {
                let place = *known.entry(spot.position.key()).or_insert(asked.len());
                if place == asked.len() {
                    asked.push((spot.clone(), Vec::new()));
                }
                let all = &mut asked[place].1;
                all.extend(moves.iter().filter(|m| !all.contains(m)).copied().collect::<Vec<_>>());
            }
        }
        asked
    }
}

#[cfg(test)]
mod tests;
