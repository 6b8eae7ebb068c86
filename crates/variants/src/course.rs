//! A game in progress: what has been played, what may be played next, and how it ends.

use crate::deed::{Deed, who_must_leave_off};
use crate::laws::Repetition;
use crate::moves::Move;
use crate::position::Position;
use crate::why::Bar;
use shogi::Color;
use std::collections::HashMap;

/// A game from its start to where it stands.
///
/// ```
/// use variants::{Course, Game, Position};
/// let game = Game::named("dobutsu").unwrap();
/// let mut course = Course::new(Position::start(&game));
/// for text in ["2c2b", "2a2b", "1d1c", "2b2c", "2d2c"] {
///     let m = course.position().parse_move(text).unwrap();
///     assert!(course.play(m));
/// }
/// assert_eq!(course.outcome().unwrap().loser, Some(shogi::Color::White));
/// ```
#[derive(Clone, Debug)]
pub struct Course {
    start: Position,
    position: Position,
    played: Vec<Step>,
    /// How often each situation has been there, by its key.
    seen: HashMap<u64, u32>,
    /// How many of them may not come back any more, where that is forbidden.
    exhausted: usize,
    outcome: Option<Outcome>,
}

/// A move and what it led to.
#[derive(Clone, Copy, Debug)]
struct Step {
    m: Move,
    key: u64,
    check: bool,
    /// Where that matters.
    deed: Deed,
}

/// A situation before the one a game stands in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Past {
    pub(crate) key: u64,
    pub(crate) in_check: bool,
    /// What the move played there did.
    pub(crate) deed: Deed,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who lost; `None` if nobody did.
    pub loser: Option<Color>,
    /// What by.
    pub reason: Reason,
}

/// What ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// 詰み: in check, and no move helps.
    Mate,
    /// No move is left.
    NoLegalMove,
    /// The last royal piece was captured.
    Caught,
    /// トライ: a royal piece has reached the last rank in safety.
    Try,
    /// 裸王 hadaka-ō: nothing but the royal piece is left.
    BareKing,
    /// 千日手 sennichite: the same situation too often.
    Repetition,
    /// 連続王手の千日手: the same situation too often, by checks alone.
    PerpetualCheck,
    /// 最大手数: the game has had all its moves.
    MoveLimit,
}

impl Reason {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Mate => "mate",
            Reason::NoLegalMove => "no_legal_move",
            Reason::Caught => "caught",
            Reason::Try => "try",
            Reason::BareKing => "bare_king",
            Reason::Repetition => "repetition",
            Reason::PerpetualCheck => "perpetual_check",
            Reason::MoveLimit => "move_limit",
        }
    }
}

impl Course {
    /// A game that begins here. It is over already if the side to move has no move.
    pub fn new(start: Position) -> Course {
        let seen = HashMap::from([(start.key(), 1)]);
        let mut course =
            Course { position: start.clone(), start, played: Vec::new(), seen, exhausted: 0, outcome: None };
        course.exhausted = course.count_exhausted();
        course.outcome = course.ended();
        course
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where it stands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What has been played.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> {
        self.played.iter().map(|step| step.m)
    }

    /// All situations before the one it stands in, the start first.
    pub(crate) fn past(&self) -> impl Iterator<Item = Past> {
        let start = (self.start.key(), self.start.in_check());
        let situations = std::iter::once(start).chain(self.played.iter().map(|step| (step.key, step.check)));
        situations.zip(&self.played).map(|((key, in_check), next)| Past { key, in_check, deed: next.deed })
    }

    /// How it ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How often the situation on the board has been there, this time included.
    pub fn occurrences(&self) -> u32 {
        self.seen.get(&self.position.key()).copied().unwrap_or(0)
    }

    /// What may be played: legal moves, without those that would bring a situation back where that is forbidden. None
    /// when the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() { Vec::new() } else { self.moves_left() }
    }

    fn moves_left(&self) -> Vec<Move> {
        let mut moves = self.position.legal_moves();
        if self.forbids_anything() {
            moves.retain(|m| !self.forbids(*m));
        }
        moves
    }

    /// Whether some move might bring back what may not come back.
    pub(crate) fn forbids_anything(&self) -> bool {
        let ending = self.position.game().ending();
        ending.repetition == Repetition::Forbidden && self.exhausted > 0
    }

    /// How many situations have been there so often that the next time is too often.
    fn count_exhausted(&self) -> usize {
        let most = self.position.game().ending().occurrences;
        self.seen.values().filter(|times| **times + 1 >= most).count()
    }

    /// Whether a legal move may not be played because the situation would come back.
    pub fn forbids(&self, m: Move) -> bool {
        if !self.forbids_anything() {
            return false;
        }
        let mut after = self.position.clone();
        after.make(m);
        self.seen.get(&after.key()).is_some_and(|times| times + 1 >= self.position.game().ending().occurrences)
    }

    /// Whether a move is one of [`Course::legal_moves`]; finding that out takes less than finding all.
    pub fn allows(&self, m: Move) -> bool {
        self.outcome.is_none() && self.position.is_legal(m) && !self.forbids(m)
    }

    /// Whether a move may be played now.
    ///
    /// # Errors
    /// If not, with the rule that bars it.
    pub fn judge(&self, m: Move) -> Result<(), Bar> {
        match self.outcome {
            Some(_) => Err(Bar::Movement),
            None => self.position.judge(m).and_then(|()| if self.forbids(m) { Err(Bar::Repetition) } else { Ok(()) }),
        }
    }

    fn has_move_left(&self) -> bool {
        match self.position.game().ending().repetition {
            Repetition::Forbidden => !self.moves_left().is_empty(),
            Repetition::Draw | Repetition::FirstLoses => self.position.clone().has_move(),
        }
    }

    /// Plays a move, if it may be played; tells whether it was.
    pub fn play(&mut self, m: Move) -> bool {
        let may = self.allows(m);
        if may {
            self.play_unchecked(m);
        }
        may
    }

    /// Plays one of [`Course::legal_moves`].
    pub fn play_unchecked(&mut self, m: Move) {
        self.position.make(m);
        let key = self.position.key();
        let deeds_matter = self.position.game().ending().perpetual_attack_loses;
        let deed = if deeds_matter { Deed::of(&mut self.position, m) } else { Deed::Quiet };
        self.played.push(Step { m, key, check: self.position.in_check(), deed });
        let times = self.seen.entry(key).or_insert(0);
        *times += 1;
        // Counted as it gets there: looking through all of them at each move would make a long game dear.
        if *times + 1 == self.position.game().ending().occurrences {
            self.exhausted += 1;
        }
        self.outcome = self.ended();
    }

    /// Takes moves back until so many are left; with fewer, nothing happens.
    pub fn take_back_to(&mut self, plies: usize) {
        if plies >= self.played.len() {
            return;
        }
        for step in self.played.drain(plies..) {
            if let Some(times) = self.seen.get_mut(&step.key) {
                *times -= 1;
            }
        }
        self.seen.retain(|_, times| *times > 0);
        self.exhausted = self.count_exhausted();
        self.position = self.start.clone();
        for step in &self.played {
            self.position.make(step.m);
        }
        self.outcome = None;
    }

    /// How it ends by where it stands.
    fn ended(&self) -> Option<Outcome> {
        self.won().or_else(|| self.bared()).or_else(|| self.repeated()).or_else(|| self.stuck()).or_else(|| self.full())
    }

    /// A game ends with its last move, whatever stands on the board: nobody has won (END-18).
    fn full(&self) -> Option<Outcome> {
        let full = self.played.len() >= self.position.game().ending().most_moves as usize;
        full.then_some(Outcome { loser: None, reason: Reason::MoveLimit })
    }

    fn won(&self) -> Option<Outcome> {
        let winner = self.position.winner()?;
        let reason = match self.position.game().ending() {
            _ if self.position.has_lost_all_royals(!winner) => Reason::Caught,
            ending if ending.try_wins => Reason::Try,
            _ => Reason::BareKing,
        };
        Some(Outcome { loser: Some(!winner), reason })
    }

    fn stuck(&self) -> Option<Outcome> {
        if self.has_move_left() {
            return None;
        }
        let reason = if self.position.in_check() { Reason::Mate } else { Reason::NoLegalMove };
        Some(Outcome { loser: Some(self.position.turn()), reason })
    }

    fn bared(&self) -> Option<Outcome> {
        Some(Outcome { loser: self.position.bared()?, reason: Reason::BareKing })
    }

    fn repeated(&self) -> Option<Outcome> {
        let ending = self.position.game().ending();
        if self.occurrences() < ending.occurrences {
            return None;
        }
        // If both sides have checked all along, the loser is who completes the repetition.
        let sides = [!self.position.turn(), self.position.turn()];
        let checker = sides.into_iter().find(|color| self.only(*color, |step| step.check));
        if checker.is_some() && ending.perpetual_check_loses {
            return Some(Outcome { loser: checker, reason: Reason::PerpetualCheck });
        }
        let loser = match ending.repetition {
            Repetition::Draw if ending.perpetual_attack_loses => {
                who_must_leave_off(self.position.turn(), self.cycle().iter().rev().map(|step| step.deed))
            }
            Repetition::Draw => None,
            Repetition::FirstLoses => Some(self.start.turn()),
            // It is no legal move.
            Repetition::Forbidden => return None,
        };
        Some(Outcome { loser, reason: Reason::Repetition })
    }

    /// Whether something holds for each move that a side has made since the situation was there first.
    fn only(&self, color: Color, what: fn(&Step) -> bool) -> bool {
        let mut own = self.cycle().iter().rev().skip(usize::from(color == self.position.turn())).step_by(2).peekable();
        own.peek().is_some() && own.all(what)
    }

    /// What has been played since the situation was there first.
    fn cycle(&self) -> &[Step] {
        let key = self.position.key();
        let first = if self.start.key() == key {
            0
        } else {
            self.played.iter().position(|step| step.key == key).map_or(0, |at| at + 1)
        };
        &self.played[first..]
    }
}

#[cfg(test)]
mod tests;
