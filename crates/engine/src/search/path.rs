//! The positions on the way to the one being searched, to see repetitions (END-12, END-13).

use crate::game::{Game, Moment};
use crate::score::{DRAW, Value, perpetual_check_won_at};

/// The game so far and the line being searched.
#[derive(Debug)]
pub(crate) struct Path {
    moments: Vec<Moment>,
    /// Index of the position the search starts from.
    root: usize,
    /// How many positions on the path have a key with these low bits: nearly always none, and then nothing need be
    /// compared.
    counts: Vec<u8>,
    /// Nothing before the last pass can be repeated: there are no passes in a game.
    floors: Vec<usize>,
}

const COUNTS: usize = 1 << 12;

impl Path {
    pub(crate) fn new(game: &Game) -> Path {
        let mut path = Path {
            moments: Vec::with_capacity(1024),
            root: game.past().len() - 1,
            counts: vec![0; COUNTS],
            floors: vec![0],
        };
        game.past().iter().for_each(|moment| path.push(*moment));
        path
    }

    pub(crate) fn push(&mut self, moment: Moment) {
        let count = &mut self.counts[moment.key as usize % COUNTS];
        *count = count.saturating_add(1);
        self.moments.push(moment);
    }

    pub(crate) fn pop(&mut self) {
        if let Some(moment) = self.moments.pop() {
            let count = &mut self.counts[moment.key as usize % COUNTS];
            // A count that has reached the top says "some" for ever.
            *count -= u8::from(*count != u8::MAX);
        }
    }

    /// The position pushed next comes about by a pass.
    pub(crate) fn begin_pass(&mut self) {
        self.floors.push(self.moments.len());
    }

    pub(crate) fn end_pass(&mut self) {
        self.floors.pop();
    }

    /// What the last position is worth to its side to move if it repeats another, `None` if it does not.
    ///
    /// Coming back to a position of the line being searched counts as the repetition it would grow into; one of the
    /// game before must already have come twice.
    pub(crate) fn repetition(&self, ply: usize) -> Option<Value> {
        let last = self.moments.len() - 1;
        let now = self.moments[last];
        if self.counts[now.key as usize % COUNTS] < 2 {
            return None;
        }
        let floor = self.floors.last().copied().unwrap_or(0);
        let (mut we_are_checked, mut they_are_checked) = (true, true);
        let mut occurrences = 0;
        let mut i = last;
        while i >= floor + 2 {
            we_are_checked &= self.moments[i].in_check;
            they_are_checked &= self.moments[i - 1].in_check;
            i -= 2;
            if self.moments[i].key != now.key {
                continue;
            }
            occurrences += 1;
            if i >= self.root || occurrences == 2 {
                return Some(match (we_are_checked, they_are_checked) {
                    (true, false) => perpetual_check_won_at(ply),
                    (false, true) => -perpetual_check_won_at(ply),
                    _ => DRAW,
                });
            }
        }
        None
    }
}

#[cfg(test)]
mod tests;
