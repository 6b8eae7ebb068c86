//! A game for four in progress: what happened, situations that come back, and who comes first to fourth.

use super::history::{History, Step};
use super::position::{Move, Position, Standing};
use super::seat::Seat;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Course {
    start: Position,
    position: Position,
    history: History,
    /// How it ended by what stands on the board and has stood there.
    decided: Option<Outcome>,
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
    /// Of a game that is broken off here: those who still play share the first place.
    pub(super) fn interrupted(here: &Position) -> Outcome {
        Outcome { places: here.shared_places(None), reason: Reason::Interrupted }
    }

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

impl Course {
    /// A game that begins here.
    pub fn new(start: Position) -> Course {
        let history = History::new(&start);
        let decided = history.decided(&start);
        Course { position: start.clone(), start, history, decided }
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
        self.history.plies()
    }

    /// What has happened so far.
    pub(super) fn history(&self) -> &History {
        &self.history
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
            let step = Step::left(&self.position, seat);
            self.position.leave(seat);
            self.note(step);
        }
    }

    fn note(&mut self, step: Step) {
        self.history.note(step, &self.position);
        self.decided = self.history.decided(&self.position);
    }

    /// How the game would end if it were broken off now: those who still play share the first place.
    pub fn broken_off(&self) -> Outcome {
        Outcome::interrupted(&self.position)
    }

    /// Takes the last thing back that happened, if there is one.
    pub fn take_back(&mut self) -> bool {
        let Some((_, left)) = self.history.past().split_last() else { return false };
        self.position = self.start.clone();
        left.iter().for_each(|step| step.repeat(&mut self.position));
        let left = left.len();
        self.history.back_to(left);
        self.decided = self.history.decided(&self.position);
        true
    }

    /// How the game ended; `None` while it goes on. It ends with its last move, whatever stands on the board (END-18); one
    /// that has gone on after it had none.
    pub fn outcome(&self) -> Option<Outcome> {
        self.decided.clone().or_else(|| self.history.full(&self.position))
    }

    /// Whether it ended by what stands on the board and has stood there.
    pub(super) fn is_decided(&self) -> bool {
        self.decided.is_some()
    }
}

impl Position {
    /// Who comes first to fourth once the game is over, by seat.
    pub(super) fn places(&self) -> [u8; 4] {
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
    pub(super) fn shared_places(&self, culprit: Option<Seat>) -> [u8; 4] {
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
