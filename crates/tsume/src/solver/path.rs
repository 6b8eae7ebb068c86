//! The positions on the way from the root to the one being searched, to see repetitions at once.

use super::pieces::Pieces;

/// The moves a line may have at most.
pub(super) const DEEPEST: usize = 8000;

/// A small hash table of boards; what came last goes first, so that removing leaves no gaps.
#[derive(Debug)]
pub(super) struct Path {
    slots: Vec<Step>,
    /// The slots used, in order, and the key of the way up to each.
    taken: Vec<(u32, u64)>,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    board: u64,
    pieces: Pieces,
    /// 0 where there is none.
    depth: u16,
}

const FREE: Step = Step { board: 0, pieces: Pieces::NONE, depth: 0 };

impl Path {
    pub(super) fn new() -> Path {
        Path { slots: vec![FREE; 256], taken: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        while !self.taken.is_empty() {
            self.pop();
        }
    }

    /// The number of positions.
    pub(super) fn len(&self) -> usize {
        self.taken.len()
    }

    /// One position further.
    pub(super) fn push(&mut self, board: u64, pieces: Pieces) {
        if self.taken.len() * 4 >= self.slots.len() {
            self.grow();
        }
        self.insert(board, pieces);
    }

    fn insert(&mut self, board: u64, pieces: Pieces) {
        let mut at = self.home(board);
        while self.slots[at].depth != 0 {
            at = (at + 1) % self.slots.len();
        }
        let key = self.key().wrapping_add(position_key(board, pieces));
        self.taken.push((at as u32, key));
        self.slots[at] = Step { board, pieces, depth: self.taken.len() as u16 };
    }

    /// One position back.
    pub(super) fn pop(&mut self) {
        if let Some((at, _)) = self.taken.pop() {
            self.slots[at as usize] = FREE;
        }
    }

    /// How deep there is a position with this board in which the attacker held as much: coming to this one they have
    /// achieved nothing. The root is 1 deep.
    #[inline]
    pub(super) fn find(&self, board: u64, pieces: Pieces) -> Option<u16> {
        let mut at = self.home(board);
        loop {
            let step = &self.slots[at];
            if step.depth == 0 {
                return None;
            }
            if step.board == board && step.pieces.cover(pieces) {
                return Some(step.depth);
            }
            at = (at + 1) % self.slots.len();
        }
    }

    /// A key of the set of positions on the way, whatever their order.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        self.taken.last().map_or(0, |(_, key)| *key)
    }

    #[inline(always)]
    fn home(&self, board: u64) -> usize {
        (board >> 20) as usize & (self.slots.len() - 1)
    }

    fn grow(&mut self) {
        let steps: Vec<Step> = self.taken.iter().map(|(at, _)| self.slots[*at as usize]).collect();
        self.slots = vec![FREE; self.slots.len() * 4];
        self.taken.clear();
        steps.into_iter().for_each(|step| self.insert(step.board, step.pieces));
    }
}

/// A key of a whole position, for sums.
pub(super) fn position_key(board: u64, pieces: Pieces) -> u64 {
    let mixed = (board ^ pieces.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}
