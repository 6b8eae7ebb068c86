//! Every decision about time. The only file that reads a clock.

use crate::Limits;
use crate::score::Value;
use shogi::Color;
use std::time::{Duration, Instant};

/// What the engine never goes below, however little time there is: a move takes time to think of and to send.
const LEAST: Duration = Duration::from_millis(5);

/// Longer times than this count as this: nobody waits longer, and sums of such times stay far from overflow.
const MOST: Duration = Duration::from_secs(1_000_000_000);

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// No new iteration is begun after this much time, more or less: see [`Unrest`].
    pub(crate) soft: Duration,
    /// The search is broken off after this much.
    pub(crate) hard: Duration,
    /// So much is lost unless it is used, and whatever goes beyond it costs as much as going to the end; zero where every
    /// moment costs the same.
    pub(crate) free: Duration,
}

impl Budget {
    /// What the limits allow to the side to move in the position with this ply; `None` if they say nothing of time.
    /// `delay` is kept back for the way to the opponent.
    pub(crate) fn new(limits: &Limits, turn: Color, ply: u16, delay: Duration) -> Option<Budget> {
        let of_clocks = Budget::of_clocks(limits, turn, ply, delay);
        let of_movetime = limits.movetime.map(|time| {
            let all = time.min(MOST).saturating_sub(delay.min(time / 4)).max(LEAST);
            Budget::all_of(all)
        });
        match (of_clocks, of_movetime) {
            (Some(a), Some(b)) if b.hard <= a.soft.max(a.free) => Some(b),
            (Some(a), Some(b)) => Some(Budget { soft: a.soft.min(b.soft), hard: a.hard.min(b.hard), free: a.free }),
            (a, b) => a.or(b),
        }
    }

    /// Exactly so much, which is lost unless it is used.
    fn all_of(time: Duration) -> Budget {
        Budget { soft: time, hard: time, free: time }
    }

    fn of_clocks(limits: &Limits, turn: Color, ply: u16, delay: Duration) -> Option<Budget> {
        let clocks = limits.clocks?;
        let [left, considerations, increment, byoyomi] =
            [clocks.left(turn), clocks.considerations(turn), clocks.increment(turn), clocks.byoyomi]
                .map(|time| time.min(MOST));
        // A consideration that is not used up is there again for the next move: until they are spent, each is a byōyomi.
        let (byoyomi, another) = considerations_of(considerations).unwrap_or((byoyomi, Duration::ZERO));
        let all = (left + byoyomi).saturating_sub(delay).max(LEAST);
        if left <= byoyomi {
            // What is there again for every move is lost unless it is used.
            let soft = if another.is_zero() { all } else { all * 2 / 3 };
            return Some(Budget { soft, hard: all + another, free: all });
        }
        // Where nothing is added to the clock, the way of every move to come must be paid from it.
        let gained = byoyomi + increment;
        let ways = if gained > delay * 2 { Duration::ZERO } else { (delay * WAYS_TO_COME).min(left * 3 / 4) };
        let free = left - ways;
        // Games last about 120 moves; openings need less thought than what follows.
        let own_moves_to_come = 20 + 25_u32.saturating_sub(u32::from(ply) / 4);
        let share = free / own_moves_to_come + increment * 3 / 4 + byoyomi;
        let most = (free / 4 + increment + byoyomi).min(share * 4);
        Some(Budget { soft: share.min(all), hard: most.min(all).max(LEAST), free: Duration::ZERO })
    }

    /// Whether to begin no new iteration after so much time, of which the own clock ran for `running`, given the [`Unrest`]
    /// of the search in per cent.
    fn is_enough(&self, elapsed: Duration, running: Duration, unrest: u32) -> bool {
        let wanted = (self.soft * unrest / 100).min(self.hard);
        let paid = if wanted > self.free && !self.free.is_zero() { self.hard } else { self.free };
        elapsed >= wanted && running >= paid
    }
}

/// What one consideration lasts.
const CONSIDERATION: Duration = Duration::from_secs(60);

/// What is left of the running consideration, and how much one more lasts, if there is one more; `None` without any.
fn considerations_of(left: Duration) -> Option<(Duration, Duration)> {
    let whole = u32::try_from(left.as_nanos().checked_sub(1)? / CONSIDERATION.as_nanos()).unwrap_or(u32::MAX);
    let another = if whole == 0 { Duration::ZERO } else { CONSIDERATION };
    Some((left - CONSIDERATION * whole, another))
}

/// So many own moves a long game may still have.
const WAYS_TO_COME: u32 = 120;

/// How far a search is from knowing what it wants: in per cent of the time it would take otherwise.
#[derive(Clone, Debug)]
pub(crate) struct Unrest {
    /// 100 for every change of mind, halved by each iteration.
    changes: u32,
    /// The value after each of the last iterations, the newest first.
    values: [Option<Value>; 3],
    /// The per cent of positions looked at that come after the best move.
    effort: u32,
}

impl Unrest {
    pub(crate) fn new() -> Unrest {
        Unrest { changes: 100, values: [None; 3], effort: 50 }
    }

    /// An iteration is complete: whether the best move is another than before, its value, and the per cent of all
    /// positions that were looked at for its sake.
    pub(crate) fn note(&mut self, changed: bool, value: Value, effort: u32) {
        self.changes = self.changes / 2 + if changed { 100 } else { 0 };
        self.values = [Some(value), self.values[0], self.values[1]];
        self.effort = effort;
    }

    /// From 25 for an obvious move to 250 for a position that slips away while the mind changes.
    pub(crate) fn percent(&self) -> u32 {
        let changes = 60 + self.changes / 2;
        let fallen = match self.values {
            [Some(now), _, Some(before)] => (before - now).clamp(-60, 120),
            _ => 0,
        };
        let falling = (100 + fallen / 2) as u32;
        let effort = 140 - self.effort.min(100) * 85 / 100;
        (changes * falling / 100 * effort / 100).clamp(25, 250)
    }
}

/// Measures a search against its budget.
#[derive(Clone, Debug)]
pub(crate) struct Timer {
    began: Instant,
    /// When the own clock began to run: later than `began` for a search that pondered first, `None` while it does.
    running_since: Option<Instant>,
    budget: Option<Budget>,
}

impl Timer {
    pub(crate) fn start(budget: Option<Budget>, pondering: bool) -> Timer {
        let now = Instant::now();
        Timer { began: now, running_since: (!pondering).then_some(now), budget }
    }

    /// From now on the own clock runs.
    pub(crate) fn ponder_hit(&mut self) {
        self.running_since.get_or_insert_with(Instant::now);
    }

    pub(crate) fn is_pondering(&self) -> bool {
        self.running_since.is_none()
    }

    /// Whether time matters at all.
    pub(crate) fn has_budget(&self) -> bool {
        self.budget.is_some()
    }

    /// Time since the search began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Whether the search must end now.
    pub(crate) fn is_over(&self) -> bool {
        match (self.budget, self.running_since) {
            (Some(budget), Some(since)) => since.elapsed() >= budget.hard,
            _ => false,
        }
    }

    /// Whether one part of so many of the time is spent, before the search proper.
    pub(crate) fn has_spent_one_in(&self, parts: u32) -> bool {
        match (self.budget, self.running_since) {
            (Some(budget), Some(since)) => since.elapsed() >= budget.soft / parts,
            _ => false,
        }
    }

    /// Whether to begin no new iteration, given the [`Unrest`] of the search in per cent. What was thought while
    /// pondering counts.
    pub(crate) fn is_enough(&self, unrest: u32) -> bool {
        match (self.budget, self.running_since) {
            (Some(budget), Some(since)) => budget.is_enough(self.elapsed(), since.elapsed(), unrest),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests;
