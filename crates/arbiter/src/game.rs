//! One game: events in, effects out.

use crate::repetition::{LIMIT, Occurrences};
use crate::{Clock, Remaining, TimeLeft};
use crate::{Outcome, Refusal, TimeControl};
use shogi::{Color, Handicap, Move, Position};
use std::time::Duration;

/// What is agreed before the first move.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Where the game begins; its side to move moves first.
    pub start: Position,
    /// The time each player has.
    pub clock: TimeControl,
    /// Whether moves may be taken back (FOUL-15).
    pub friendly: bool,
}

impl Terms {
    /// An even game without a clock, not friendly.
    pub fn even() -> Terms {
        Terms { start: Position::even(), clock: TimeControl::Untimed, friendly: false }
    }

    /// The same with a handicap (HCAP-01): White, who gives it, moves first (HCAP-02).
    pub fn handicap(handicap: Handicap) -> Terms {
        let start = handicap.setup().into_position().or_else(|error| error.forgive(shogi::Faults::PLAYABLE));
        Terms { start: start.expect("every handicap is a playable start: a test says so"), ..Terms::even() }
    }
}

/// Something that a player does, or that time does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player moves.
    Move {
        /// Who.
        by: Color,
        /// The number this move will have, from 1.
        ply: u32,
        /// The move.
        m: Move,
    },
    /// A player gives up, in his own turn.
    Resign {
        /// Who.
        by: Color,
    },
    /// A player takes his last move back, with the answer to it if there is one.
    Takeback {
        /// Who.
        by: Color,
    },
    /// Time has passed; to be sent at [`Game::deadline`].
    Tick,
}

/// What follows from an event, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A move was played.
    Moved {
        /// By whom.
        by: Color,
        /// Its number, from 1.
        ply: u32,
        /// The move.
        m: Move,
        /// Time the player took.
        used: Duration,
        /// What the player has left; `None` without a clock.
        left: Option<TimeLeft>,
    },
    /// Moves were taken back; the clocks show what they showed then.
    TakenBack {
        /// So many moves remain.
        ply: u32,
    },
    /// The game is over.
    Ended(Outcome),
}

/// A move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub m: Move,
    /// Time the player took.
    pub used: Duration,
    gave_check: bool,
    clock_before: [Remaining; 2],
}

/// A game in progress, or over.
///
/// Times are durations since the game began, brought by the caller. They should not go back; one that does counts as
/// the latest before it.
#[derive(Clone, Debug)]
pub struct Game {
    terms: Terms,
    position: Position,
    played: Vec<Played>,
    occurrences: Occurrences,
    clock: Clock,
    turn_began: Duration,
    now: Duration,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game about to begin. It is over already if the side to move cannot move.
    pub fn new(terms: Terms) -> Game {
        let mut occurrences = Occurrences::default();
        occurrences.add(&terms.start);
        Game {
            position: terms.start.clone(),
            played: Vec::new(),
            occurrences,
            clock: Clock::new([terms.clock; 2]),
            turn_began: Duration::ZERO,
            now: Duration::ZERO,
            outcome: without_moves(&terms.start),
            terms,
        }
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What stands on the board now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whose turn it is, or would be if the game were not over.
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Played] {
        &self.played
    }

    /// The number the next move will have, from 1.
    pub fn next_ply(&self) -> u32 {
        self.played.len() as u32 + 1
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The latest time an event has brought.
    pub fn now(&self) -> Duration {
        self.now
    }

    /// When the player whose turn it is loses on time, to be told by a [`Event::Tick`]; `None` without a clock and when
    /// the game is over.
    pub fn deadline(&self) -> Option<Duration> {
        match self.outcome {
            Some(_) => None,
            None => Some(self.turn_began + self.clock.allowance(self.turn())?),
        }
    }

    /// What a player has left at `at`; `None` without a clock. After the end of the game the clocks stand still.
    pub fn time_left(&self, color: Color, at: Duration) -> Option<TimeLeft> {
        let at = if self.outcome.is_some() { self.now } else { at };
        let thinking = if color == self.turn() { at.saturating_sub(self.turn_began) } else { Duration::ZERO };
        self.clock.left(color, thinking)
    }

    /// Whether this player could take a move back now.
    pub fn can_take_back(&self, by: Color) -> bool {
        self.outcome.is_none() && self.ply_after_takeback(by).is_ok()
    }

    /// Judges an event. Whatever comes in after a player's time is up finds the game lost on time.
    ///
    /// The same move for the same ply a second time has no effects: its sender may not have heard of the first.
    ///
    /// # Errors
    /// If the event is not accepted; nothing changes but the latest time.
    pub fn handle(&mut self, event: Event, at: Duration) -> Result<Vec<Effect>, Refusal> {
        if self.outcome.is_none() {
            self.now = self.now.max(at);
            if let Some(deadline) = self.deadline().filter(|deadline| *deadline <= self.now) {
                self.now = deadline;
                return Ok(vec![self.end(Outcome::Time { loser: self.turn() })]);
            }
        }
        match event {
            Event::Move { by, ply, m } => self.move_played(by, ply, m),
            Event::Resign { by } => {
                self.require_turn(by)?;
                Ok(vec![self.end(Outcome::Resign { loser: by })])
            }
            Event::Takeback { by } => self.take_back(by),
            Event::Tick => Ok(Vec::new()),
        }
    }

    fn move_played(&mut self, by: Color, ply: u32, m: Move) -> Result<Vec<Effect>, Refusal> {
        if ply < self.next_ply() {
            let again = ply >= 1 && self.color_of(ply) == by && self.played[ply as usize - 1].m == m;
            return if again { Ok(Vec::new()) } else { Err(Refusal::PlyTaken) };
        }
        self.require_turn(by)?;
        if ply > self.next_ply() {
            return Err(Refusal::PlyAhead);
        }
        let clock_before = self.clock.remaining();
        self.position.play(m).map_err(Refusal::Illegal)?;
        let used = self.now - self.turn_began;
        self.clock.charge(by, used);
        self.turn_began = self.now;
        self.played.push(Played { m, used, gave_check: self.position.in_check(), clock_before });

        let left = self.clock.left(by, Duration::ZERO);
        let mut effects = vec![Effect::Moved { by, ply, m, used, left }];
        let came_back = self.occurrences.add(&self.position);
        let outcome = without_moves(&self.position).or_else(|| if came_back { self.repetition() } else { None });
        effects.extend(outcome.map(|outcome| self.end(outcome)));
        Ok(effects)
    }

    fn take_back(&mut self, by: Color) -> Result<Vec<Effect>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let ply = self.ply_after_takeback(by)?;
        self.clock.restore(self.played[ply].clock_before);
        // The positions are met again from the start: keeping each of them would cost more than this ever does.
        let met: Vec<Position> = self.positions().collect();
        met[ply + 1..].iter().for_each(|position| self.occurrences.remove(position));
        self.position = met[ply].clone();
        self.played.truncate(ply);
        self.turn_began = self.now;
        Ok(vec![Effect::TakenBack { ply: ply as u32 }])
    }

    /// How many moves remain when `by` takes his last one back.
    fn ply_after_takeback(&self, by: Color) -> Result<usize, Refusal> {
        if !self.terms.friendly {
            return Err(Refusal::NotFriendly);
        }
        let back = if by == self.turn() { 2 } else { 1 };
        self.played.len().checked_sub(back).ok_or(Refusal::NothingToTakeBack)
    }

    fn require_turn(&self, by: Color) -> Result<(), Refusal> {
        match self.outcome {
            Some(_) => Err(Refusal::Over),
            None if by != self.turn() => Err(Refusal::NotYourTurn),
            None => Ok(()),
        }
    }

    fn end(&mut self, outcome: Outcome) -> Effect {
        self.outcome = Some(outcome);
        Effect::Ended(outcome)
    }

    fn color_of(&self, ply: u32) -> Color {
        if ply % 2 == 1 { self.terms.start.turn() } else { !self.terms.start.turn() }
    }

    /// Every position of the game, the start first.
    fn positions(&self) -> impl Iterator<Item = Position> {
        let start = self.terms.start.clone();
        let after = self.played.iter().scan(start.clone(), |position, played| {
            position.play_unchecked(played.m);
            Some(position.clone())
        });
        std::iter::once(start).chain(after)
    }

    /// How the game ends because the position on the board has come back; `None` if it has not come back often enough.
    fn repetition(&self) -> Option<Outcome> {
        let same = |(_, position): &(usize, Position)| position.same_situation(&self.position);
        let met: Vec<usize> = self.positions().enumerate().filter(same).map(|(ply, _)| ply).collect();
        if met.len() < LIMIT {
            return None;
        }
        let between = met[0] as u32 + 1..self.next_ply();
        let only_checks = |color: Color| {
            let mut own = between.clone().filter(|ply| self.color_of(*ply) == color);
            own.all(|ply| self.played[ply as usize - 1].gave_check)
        };
        // If both sides have checked all along, the loser is who completes the repetition (END-13).
        let mover = !self.turn();
        let loser = [mover, !mover].into_iter().find(|color| only_checks(*color));
        Some(loser.map_or(Outcome::Repetition, |loser| Outcome::PerpetualCheck { loser }))
    }
}

/// The loss of a side that has no legal move (RULE-56, RULE-57).
fn without_moves(position: &Position) -> Option<Outcome> {
    let loser = position.turn();
    if position.has_legal_move() {
        None
    } else if position.in_check() {
        Some(Outcome::Mate { loser })
    } else {
        Some(Outcome::NoLegalMove { loser })
    }
}

#[cfg(test)]
mod tests;
