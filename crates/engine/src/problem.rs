//! Mates by checks: what the solver says of a problem, and of a position before the search thinks about it.

use crate::time::{Budget, Timer};
use crate::{Engine, Info, Limits, Score, ScoreBound, Stop};
use shogi::{Move, Position};
use std::time::Duration;
use tsume::{Inquiry, Mate, Progress, Question, Solver, Verdict};

/// How a mate problem is getting on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemInfo {
    /// What the solver has to say.
    pub progress: Progress,
    /// Time since the beginning.
    pub elapsed: Duration,
}

/// What is certain of a position before the search begins.
#[derive(Clone, Debug)]
pub(crate) struct Foreseen {
    /// Who mates whom.
    pub(crate) score: Score,
    /// The whole line.
    pub(crate) line: Vec<Move>,
}

impl Foreseen {
    pub(crate) fn info(&self, nodes: u64, elapsed: Duration) -> Info {
        let plies = u16::try_from(self.line.len()).unwrap_or(u16::MAX);
        let (depth, farthest, bound) = (plies, plies, ScoreBound::Exact);
        Info {
            depth,
            farthest,
            rank: 1,
            score: self.score,
            bound,
            moves: self.line.clone(),
            nodes,
            elapsed,
            fullness: 0,
        }
    }
}

/// To look for mates before a search takes at most one in so many of its time and positions, for whoever studies a game,
pub(crate) const STUDYING: u32 = 4;
/// and for whoever plays one.
pub(crate) const PLAYING: u32 = 10;
/// It takes no more than so many positions,
const MOST: u64 = 200_000;
/// and is not begun with less: nothing would come of it.
const LEAST: u64 = 100;

/// Once a mate is known, so many positions more than it took are looked at for a shorter one, and so many times as many.
const SHORTER: (u64, u64) = (100_000, 4);

impl Engine {
    /// Whether the side to move mates by checks alone (TSUME-05), as far as that can be told within this time, all time if
    /// there is none, and before `stop` says that it is enough. The mate is a short one, if little more work makes it so.
    pub fn solve(
        &mut self,
        position: &Position,
        time: Option<Duration>,
        stop: &Stop,
        on_info: &mut dyn FnMut(&ProblemInfo),
    ) -> Verdict {
        let limits = Limits { movetime: time, ..Limits::default() };
        let budget = Budget::new(&limits, position.turn(), position.ply(), self.network_delay);
        let timer = Timer::start(budget, false);
        let solver = solver(&mut self.solver, self.hash_megabytes, self.threads);
        let mut watch = |progress: &Progress| {
            on_info(&ProblemInfo { progress: progress.clone(), elapsed: timer.elapsed() });
            !stop.is_stopped() && !timer.is_over()
        };
        let any = Question::any(position.turn());
        let first = solver.solve(position, &any, &mut watch);
        let Verdict::Mate(mate) = &first.verdict else { return first.verdict };
        if mate.minimum {
            return first.verdict;
        }
        let nodes = first.nodes.saturating_mul(SHORTER.1).saturating_add(SHORTER.0);
        let shortest = Question { nodes: Some(nodes), ..Question::shortest(position.turn()) };
        let second = solver.solve(position, &shortest, &mut watch);
        match second.verdict {
            Verdict::Mate(shorter) if shorter.plies() <= mate.plies() => Verdict::Mate(shorter),
            _ => Verdict::Mate(Mate { line: mate.line.clone(), minimum: false }),
        }
    }

    /// A mate for or against the side to move that nobody can avert, and the positions it took to look for it: at most
    /// one in `share` of what the search has.
    pub(crate) fn foresee(
        &mut self,
        position: &Position,
        limits: &Limits,
        share: u32,
        timer: &Timer,
        stop: &Stop,
    ) -> (Option<Foreseen>, u64) {
        let nodes = limits.nodes.map_or(MOST, |nodes| (nodes / u64::from(share)).min(MOST));
        if nodes < LEAST {
            return (None, 0);
        }
        let mut watch = |_: &Progress| !stop.is_stopped() && !timer.has_spent_one_in(share);
        let mut inquiry = Inquiry::new(solver(&mut self.solver, self.hash_megabytes, self.threads), nodes, &mut watch);
        let us = position.turn();
        let mut found = foreseen(inquiry.shortest_mate(position, us).ok().flatten(), Score::MateIn);
        if found.is_none() {
            let mated =
                if position.in_check() { inquiry.shortest_mate(position, !us) } else { inquiry.brink(position) };
            found = foreseen(mated.ok().flatten(), Score::MatedIn);
        }
        (found, inquiry.nodes())
    }

    /// A brinkmate (必至 hisshi) that the side to move can bring about by one quiet move, where nothing can mate its own king
    /// (ゼット zetto): then it may give up any material for it (OPEN-10). None if that is not so, or would take long to tell.
    pub fn brinkmate_at_any_price(&mut self, position: &Position, stop: &Stop) -> Option<Mate> {
        let mut watch = |_: &Progress| !stop.is_stopped();
        let mut inquiry = Inquiry::new(solver(&mut self.solver, self.hash_megabytes, self.threads), MOST, &mut watch);
        inquiry.zetto(position, position.turn()).ok()??;
        let mates = inquiry.mate(position, position.turn()).ok()?.is_some();
        if mates { None } else { inquiry.brinkmate(position, 1).ok()? }
    }
}

fn foreseen(mate: Option<Mate>, score: fn(u16) -> Score) -> Option<Foreseen> {
    let mate = mate.filter(|mate| !mate.line.is_empty())?;
    // No line is as long as that.
    let plies = u16::try_from(mate.plies()).unwrap_or(u16::MAX);
    Some(Foreseen { score: score(plies), line: mate.line })
}

fn solver(place: &mut Option<Solver>, megabytes: usize, threads: usize) -> &mut Solver {
    place.get_or_insert_with(|| Solver::with_threads(megabytes << 20, threads))
}
