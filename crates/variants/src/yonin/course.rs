//! A game for four in progress: what happened, situations that come back, and who comes first to fourth.

use super::position::{Move, Position};
use super::seat::Seat;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Course {
    position: Position,
    past: Vec<Step>,
}

/// What was before something happened, and what it was.
#[derive(Clone, Debug)]
struct Step {
    before: Position,
    key: u64,
    /// Who moved, if it was a move.
    mover: Option<Seat>,
    /// Whether it gave check to anybody.
    checks: bool,
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
    /// And a player gave check with each of his moves in between.
    PerpetualCheck(Seat),
    /// The game has had all its moves (最大手数).
    MoveLimit,
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
        }
    }
}

impl Course {
    /// A game that begins here.
    pub fn new(start: Position) -> Course {
        Course { position: start, past: Vec::new() }
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        self.past.first().map_or(&self.position, |step| &step.before)
    }

    /// Where the game stood before something happened, the first being number 0.
    pub(super) fn before(&self, index: usize) -> Option<&Position> {
        self.past.get(index).map(|step| &step.before)
    }

    /// The position reached.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many moves were played, those who left not counted.
    pub fn plies(&self) -> usize {
        self.past.iter().filter(|step| step.mover.is_some()).count()
    }

    /// Plays a move if it is legal and the game goes on; whether it was. One after the last is played, too: there are
    /// records from before there was a last one. Whoever plays asks [`Course::outcome`] first.
    pub fn play(&mut self, m: Move) -> bool {
        if self.decided().is_some() || !self.position.legal_moves().contains(&m) {
            return false;
        }
        let before = self.position.clone();
        self.position.make(m);
        let mover = before.turn();
        let mated = self.position.out().len() > before.out().len();
        let checks = mated || Seat::ALL.into_iter().any(|seat| seat != mover && self.position.in_check(seat));
        self.past.push(Step { key: before.key(), before, mover: Some(mover), checks });
        true
    }

    /// A player gives up, or his time has run out.
    pub fn leave(&mut self, seat: Seat) {
        if self.decided().is_none() {
            let before = self.position.clone();
            self.position.leave(seat);
            self.past.push(Step { key: before.key(), before, mover: None, checks: false });
        }
    }

    /// Takes the last move back, if there is one.
    pub fn take_back(&mut self) -> bool {
        let last = self.past.pop();
        let taken = last.is_some();
        if let Some(step) = last {
            self.position = step.before;
        }
        taken
    }

    /// How the game ended; `None` while it goes on. It ends with its last move, whatever stands on the board (END-18); one
    /// that has gone on after it had none.
    pub fn outcome(&self) -> Option<Outcome> {
        let full = || self.plies() == self.position.rules().most_moves;
        let broken_off = || Outcome { places: self.position.shared_places(None), reason: Reason::MoveLimit };
        self.decided().or_else(|| full().then(broken_off))
    }

    /// How it ended by what stands on the board and has stood there.
    pub(super) fn decided(&self) -> Option<Outcome> {
        if self.position.is_over() {
            return Some(Outcome { places: self.position.places(), reason: Reason::Decided });
        }
        let key = self.position.key();
        let same: Vec<usize> = (0..self.past.len()).filter(|i| self.past[*i].key == key).collect();
        if same.len() + 1 < self.position.rules().occurrences {
            return None;
        }
        let between = &self.past[same[0]..];
        let always_checks = |seat: &Seat| {
            let own: Vec<&Step> = between.iter().filter(|step| step.mover == Some(*seat)).collect();
            !own.is_empty() && own.iter().all(|step| step.checks)
        };
        let culprit = Seat::ALL.into_iter().find(always_checks);
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
