//! A game for four in progress: what happened, situations that come back, and who comes first to fourth.

use super::position::{Move, Position, Standing};
use super::seat::Seat;
use std::collections::HashMap;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Course {
    start: Position,
    position: Position,
    past: Vec<Step>,
    /// How many of these were moves.
    plies: usize,
    /// How often each situation has been there, by its key.
    seen: HashMap<u64, usize>,
    /// How it ended by what stands on the board and has stood there.
    decided: Option<Outcome>,
}

/// What happened, and the key of the situation before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    key: u64,
    deed: Deed,
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Move {
        by: Seat,
        m: Move,
        /// Whether it gave check to anybody.
        checks: bool,
    },
    Leave(Seat),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The place of each player, by seat; equal where nothing tells two apart.
    pub places: [u8; 4],
    /// What ended it.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Two are out, or one of a team.
    Decided,
    /// The situation came back for the last time (千日手).
    Repetition,
    /// And a player gave check with each of their moves in between.
    PerpetualCheck(Seat),
    /// The game has had all its moves (最大手数).
    MoveLimit,
    /// It was broken off, without a result (中断).
    Interrupted,
}

impl Outcome {
    /// Who came first.
    pub fn first(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|seat| self.places[seat.index()] == 1)
    }
}

impl Reason {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Decided => "decided",
            Reason::Repetition => "repetition",
            Reason::PerpetualCheck(_) => "perpetual_check",
            Reason::MoveLimit => "move_limit",
            Reason::Interrupted => "interrupted",
        }
    }
}

impl Step {
    /// Plays a legal move.
    pub(super) fn play(position: &mut Position, m: Move) -> Step {
        let (key, by, out) = (position.key(), position.turn(), position.out().len());
        position.make(m);
        let mated = position.out().len() > out;
        let checks = mated || Seat::ALL.into_iter().any(|seat| seat != by && position.in_check(seat));
        Step { key, deed: Deed::Move { by, m, checks } }
    }

    /// The key of the situation before it.
    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// Whether it was a move of this player, and if so, whether it gave check.
    fn checked_by(&self, seat: Seat) -> Option<bool> {
        match self.deed {
            Deed::Move { by, checks, .. } if by == seat => Some(checks),
            Deed::Move { .. } | Deed::Leave(_) => None,
        }
    }
}

/// Who gave check with each of their moves in these steps, between a situation and its return.
pub(super) fn perpetual_checker<'a>(steps: impl Iterator<Item = &'a Step> + Clone) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| {
        let mut own = steps.clone().filter_map(|step| step.checked_by(*seat)).peekable();
        own.peek().is_some() && own.all(|checks| checks)
    })
}

impl Course {
    /// A game that begins here.
    pub fn new(start: Position) -> Course {
        let seen = HashMap::from([(start.key(), 1)]);
        let mut course = Course { position: start.clone(), start, past: Vec::new(), plies: 0, seen, decided: None };
        course.decided = course.ended();
        course
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position reached.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many moves were played, those who left not counted.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// How often a situation has been there, by its key; the present one counts.
    pub(super) fn times(&self, key: u64) -> usize {
        self.seen.get(&key).copied().unwrap_or(0)
    }

    /// What happened since a situation was there first, by its key; nothing if it never was, or is the present one.
    pub(super) fn since(&self, key: u64) -> &[Step] {
        let first = self.past.iter().position(|step| step.key == key).unwrap_or(self.past.len());
        &self.past[first..]
    }

    /// Plays a move if it is legal and the game goes on; whether it was. One after the last is played, too: there are
    /// records from before there was a last one. Whoever plays asks [`Course::outcome`] first.
    pub fn play(&mut self, m: Move) -> bool {
        if self.decided.is_some() || !self.position.legal_moves().contains(&m) {
            return false;
        }
        let step = Step::play(&mut self.position, m);
        self.note(step);
        true
    }

    /// A player gives up, or their time has run out; nothing happens if they are out already.
    pub fn leave(&mut self, seat: Seat) {
        if self.decided.is_none() && self.position.standing(seat) == Standing::Playing {
            let key = self.position.key();
            self.position.leave(seat);
            self.note(Step { key, deed: Deed::Leave(seat) });
        }
    }

    fn note(&mut self, step: Step) {
        self.plies += usize::from(matches!(step.deed, Deed::Move { .. }));
        self.past.push(step);
        *self.seen.entry(self.position.key()).or_insert(0) += 1;
        self.decided = self.ended();
    }

    /// How the game would end if it were broken off now: those who still play share the first place.
    pub fn broken_off(&self) -> Outcome {
        Outcome { places: self.position.shared_places(None), reason: Reason::Interrupted }
    }

    /// The game ends without a result.
    pub fn break_off(&mut self) {
        if self.decided.is_none() {
            self.decided = Some(self.broken_off());
        }
    }

    /// Takes the last thing back that happened, if there is one.
    pub fn take_back(&mut self) -> bool {
        let Some(left) = self.past.len().checked_sub(1) else { return false };
        self.take_back_to(left);
        true
    }

    /// Takes back what happened until so much is left; with less, nothing happens.
    pub(super) fn take_back_to(&mut self, left: usize) {
        if left >= self.past.len() {
            return;
        }
        let mut again = Course::new(self.start.clone());
        for step in &self.past[..left] {
            match step.deed {
                Deed::Move { m, .. } => again.position.make(m),
                Deed::Leave(seat) => again.position.leave(seat),
            }
            again.note(*step);
        }
        *self = again;
    }

    /// How the game ended; `None` while it goes on. It ends with its last move, whatever stands on the board (END-18); one
    /// that has gone on after it had none.
    pub fn outcome(&self) -> Option<Outcome> {
        let full = || self.plies == self.position.rules().most_moves;
        let broken_off = || Outcome { places: self.position.shared_places(None), reason: Reason::MoveLimit };
        self.decided.clone().or_else(|| full().then(broken_off))
    }

    /// Whether it ended by what stands on the board and has stood there.
    pub(super) fn is_decided(&self) -> bool {
        self.decided.is_some()
    }

    fn ended(&self) -> Option<Outcome> {
        if self.position.is_over() {
            return Some(Outcome { places: self.position.places(), reason: Reason::Decided });
        }
        let key = self.position.key();
        if self.times(key) < self.position.rules().occurrences {
            return None;
        }
        let culprit = perpetual_checker(self.since(key).iter());
        let reason = culprit.map_or(Reason::Repetition, Reason::PerpetualCheck);
        Some(Outcome { places: self.position.shared_places(culprit), reason })
    }
}

impl Position {
    /// Who comes first to fourth once the game is over, by seat.
    fn places(&self) -> [u8; 4] {
        if self.rules.teams {
            let lost = |seat: Seat| self.out.first().is_some_and(|out| *out == seat || *out == seat.opposite());
            return Seat::ALL.map(|seat| if lost(seat) { 3 } else { 1 });
        }
        let merit = |seat: Seat| (self.mated_by(seat), self.pieces_of(seat));
        Seat::ALL.map(|seat| match self.out.iter().position(|out| *out == seat) {
            Some(order) => 4 - order as u8,
            None => {
                let better = |other: &Seat| !self.out.contains(other) && merit(*other) > merit(seat);
                1 + Seat::ALL.iter().filter(|other| better(other)).count() as u8
            }
        })
    }

    /// The places when the game breaks off: those left share the first, but for one who is to blame.
    fn shared_places(&self, culprit: Option<Seat>) -> [u8; 4] {
        let left = 4 - self.out.len() as u8;
        let to_blame = |seat: Seat| culprit.is_some_and(|c| c == seat || self.rules.teams && c.opposite() == seat);
        Seat::ALL.map(|seat| match self.out.iter().position(|out| *out == seat) {
            Some(order) => 4 - order as u8,
            None if to_blame(seat) => {
                if self.rules.teams {
                    3
                } else {
                    left
                }
            }
            None => 1,
        })
    }
}
