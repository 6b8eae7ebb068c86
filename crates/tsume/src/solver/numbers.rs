//! Proof and disproof numbers (証明数, 反証数), as the side to move sees them.

/// Greater than any number of an undecided position.
pub(super) const INFINITE: u32 = 1 << 30;

/// So many of the pieces that the defender may put between count, however many there are.
pub(super) const FEW_DEFENCES: u32 = 1;
/// So many of the attacker's drops from afar count.
pub(super) const FEW_CHECKS: u32 = 2;

/// A pair of numbers seen by the side to move: how far it is from having its way, and how far the other side is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) own: u32,
    pub(super) other: u32,
}

impl Numbers {
    pub(super) const INFINITE: Numbers = Numbers { own: INFINITE, other: INFINITE };

    /// Whether either number has come to that of `threshold`.
    pub(super) fn reach(self, threshold: Numbers) -> bool {
        self.own >= threshold.own || self.other >= threshold.other
    }
}

/// The numbers of a position, gathered from its moves, and what must be known to search the best of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gathered {
    pub(super) numbers: Numbers,
    /// The move nearest to success.
    pub(super) best: usize,
    /// The apparent own number of the next best one.
    second: u32,
    /// What the other moves add to the best one's other number.
    added: u32,
}

/// One move's numbers, seen by the side that makes it.
pub(super) struct MoveNumbers {
    pub(super) at: usize,
    /// One of many that differ little.
    pub(super) of_many: bool,
    pub(super) numbers: Numbers,
    /// The own number as it looks where other threads are at the same move: see [`shunned`].
    pub(super) apparent: u32,
}

/// An own number as it looks to a thread when `crowd` others are at the move already: greater, but not so great that a
/// move that must not be searched any more would look better.
#[inline(always)]
pub(super) fn shunned(own: u32, crowd: u32, threshold: u32) -> u32 {
    if crowd == 0 || own == 0 || own >= threshold {
        return own;
    }
    own.saturating_add(crowd * (1 + own / 4)).min(threshold - 1)
}

/// Gathers the numbers of moves, those left aside for now excepted.
///
/// The other side has to answer all of them. Many lead to the same positions, so that a sum would count those again and
/// again, and the more the longer the problem: instead the hardest one is taken, and one for each other that is open. The
/// sum is better only for the defences in a search for a mate within some plies. Of many that differ little no more than
/// `few` are counted: else a check from afar, against which so much can be put between, would look harder than it is.
pub(super) fn gather(moves: impl Iterator<Item = MoveNumbers>, sums: bool, few: u32) -> Gathered {
    let (mut own, mut first, mut second, mut best, mut best_other) = (INFINITE, INFINITE, INFINITE, usize::MAX, 0);
    let (mut hardest, mut open, mut many, mut sum) = (0, 0_u32, 0_u32, 0_u32);
    for MoveNumbers { at, of_many, numbers, apparent } in moves {
        own = own.min(numbers.own);
        if best == usize::MAX || apparent < first || apparent == first && numbers.other < best_other {
            second = first;
            (first, best, best_other) = (apparent, at, numbers.other);
        } else {
            second = second.min(apparent);
        }
        hardest = hardest.max(numbers.other);
        *(if of_many { &mut many } else { &mut open }) += u32::from(numbers.other != 0);
        sum = sum.saturating_add(numbers.other);
    }
    let open = open + many.min(few);
    let (greatest, added) = if sums { (best_other, sum - best_other) } else { (hardest, open.saturating_sub(1)) };
    let other = if open == 0 || own == 0 { hardest } else { (greatest + added).min(INFINITE - 1) };
    let own = if other == 0 { INFINITE } else { own };
    Gathered { numbers: Numbers { own, other }, best, second, added }
}

impl Gathered {
    /// How far the best move may be searched, seen by who answers it, when the position may be up to `threshold`. In a
    /// search for a mate within some plies, which is `bounded`, it pays not to change over to the next best one so soon.
    pub(super) fn threshold_after_best(&self, threshold: Numbers, bounded: bool) -> Numbers {
        let patience = if bounded { self.second / 4 } else { 0 };
        Numbers {
            own: threshold.other.saturating_sub(if threshold.other >= INFINITE { 0 } else { self.added }),
            other: threshold.own.min(self.second + 1 + patience).min(INFINITE),
        }
    }
}

#[cfg(test)]
mod tests;
