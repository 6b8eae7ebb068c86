//! One game: events in, effects out.

mod absence;
mod beginning;
mod claims;
mod declaration;
mod limits;
mod moves;
mod offers;
mod replay;

pub use absence::{STANDSTILL, Standstill};
pub use declaration::ImpasseCount;

use crate::clock::{Clock, TimeLeft};
use crate::handicap::OpeningMoves;
use crate::lag::LagBank;
use crate::repetition::Occurrences;
use crate::time_control::Remaining;
use crate::{
    AtMate, Attempt, Beginning, Board, Call, Effect, Event, Foul, Offer, Operator, Outcome, Refusal, Takeback, Terms,
};
use shogi::{Color, Move, Position};
use std::time::Duration;

/// A foul that was forgiven, with the number its move was to have, and when that was.
#[derive(Clone, Copy, Debug)]
struct Forgiven<M> {
    ply: u32,
    attempt: Attempt<M>,
    at: Duration,
}

/// A move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<M = Move> {
    /// The move.
    pub m: M,
    /// Time the player took, without what was credited for lag.
    pub used: Duration,
    /// What the clock counted of it, and a record writes: see [`crate::TimeControl::counted`].
    pub charged: Duration,
    gave_check: bool,
    /// What the player had left before it.
    before: Remaining,
}

/// A game about to begin, in progress, or over.
///
/// Times are durations since the game was made (or its appointed hour), brought by the caller. They should not go back;
/// one that does counts as the latest before it.
#[derive(Clone, Debug)]
pub struct Game<B: Board = Position> {
    terms: Terms<B>,
    position: B,
    played: Vec<Played<B::Move>>,
    occurrences: Occurrences,
    clock: Clock,
    lag: [LagBank; 2],
    phase: Phase,
    /// What Black builds in his run, until he has.
    opening: Option<Box<OpeningMoves>>,
    /// The start before that changed it.
    unprepared: Option<Box<B>>,
    turn_began: Duration,
    /// Who has moved but not pressed the button, so that his time still runs.
    unpressed: Option<Color>,
    now: Duration,
    offer: Option<(Color, Offer)>,
    /// How often moves have been taken back.
    takebacks: u32,
    /// What was done in place of a move and lost the game.
    offence: Option<Attempt<B::Move>>,
    /// Each player's foul that was forgiven (HCAP-56).
    forgiven: [Option<Forgiven<B::Move>>; 2],
    /// Fouls that stand because nobody has claimed them, by the number of the move.
    overlooked: Vec<(u32, Foul)>,
    outcome: Option<Outcome>,
    /// Since when a player has been away.
    away: [Option<Duration>; 2],
    /// Who will claim nothing more.
    waived: [bool; 2],
    closed: bool,
}

/// Whether the clocks run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The players are expected.
    Waiting {
        /// Who has arrived, by colour.
        here: [bool; 2],
    },
    /// Black makes the moves of his run, or White the one before it, each in his time (HCAP-51).
    Opening,
    /// A player thinks.
    Playing,
    /// The clocks stand still.
    Break {
        /// Since when.
        since: Duration,
        /// Until when.
        until: Duration,
    },
}

impl<B: Board> Game<B> {
    /// A game about to begin. It is over already if mate ends the game and the side to move cannot move.
    pub fn new(terms: Terms<B>) -> Game<B> {
        let mut occurrences = Occurrences::default();
        occurrences.add(&terms.start);
        let phase = match terms.beginning {
            Beginning::AtOnce => Phase::Playing,
            Beginning::OnArrival | Beginning::Appointed => Phase::Waiting { here: [false; 2] },
            Beginning::AfterPause(until) => Phase::Break { since: Duration::ZERO, until },
        };
        let opening = terms.opening.and_then(|agreed| OpeningMoves::new(terms.start.standard()?, agreed));
        let mut game = Game {
            position: opening.as_ref().map_or_else(|| terms.start.clone(), |opening| opening.position().clone().into()),
            played: Vec::new(),
            occurrences,
            clock: terms.left.map_or(Clock::new(terms.clocks), |left| Clock::with_left(terms.clocks, left)),
            lag: [LagBank::default(); 2],
            phase,
            opening: opening.map(Box::new),
            unprepared: None,
            turn_began: Duration::ZERO,
            unpressed: None,
            now: Duration::ZERO,
            offer: None,
            takebacks: 0,
            offence: None,
            forgiven: [None; 2],
            overlooked: Vec::new(),
            outcome: None,
            away: [None; 2],
            waived: [false; 2],
            closed: false,
            terms,
        };
        if game.phase == Phase::Playing {
            game.begin_turns();
        }
        if game.opening.is_none() {
            game.outcome = game.ended(false);
        }
        game
    }

    /// What was agreed. Moves before the first turn change the start (HCAP-51).
    pub fn terms(&self) -> &Terms<B> {
        &self.terms
    }

    /// What stands on the board now.
    pub fn position(&self) -> &B {
        &self.position
    }

    /// Whose turn it is, or would be if the game were not over.
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Played<B::Move>] {
        &self.played
    }

    /// The moves before the game, until they are done (HCAP-51).
    pub fn opening(&self) -> Option<&OpeningMoves> {
        self.opening.as_deref()
    }

    /// The number the next move will have, from 1.
    pub fn next_ply(&self) -> u32 {
        self.played.len() as u32 + 1
    }

    /// Who plays the move with this number.
    pub fn color_of(&self, ply: u32) -> Color {
        if ply % 2 == 1 { self.terms.start.turn() } else { !self.terms.start.turn() }
    }

    /// Whether the clocks run.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What a player has proposed and the other has not answered.
    pub fn offer(&self) -> Option<(Color, Offer)> {
        self.offer
    }

    /// How often moves have been taken back.
    pub fn takebacks(&self) -> u32 {
        self.takebacks
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// What was done in place of a move and lost the game; it is not among [`Game::moves`] (FOUL-16).
    pub fn offence(&self) -> Option<Attempt<B::Move>> {
        self.offence
    }

    /// The latest time an event has brought.
    pub fn now(&self) -> Duration {
        self.now
    }

    /// Every legal move of the side to move, with the pawns that its handicap lets it drop beside others (HCAP-32); before the
    /// first turn, what Black may build (HCAP-51).
    pub fn legal_moves(&self) -> Vec<B::Move> {
        let standard = match (&self.opening, self.position.standard()) {
            (Some(opening), _) => opening.legal_moves(),
            (None, Some(position)) => self.terms.privileges.legal_moves(position),
            (None, None) => return self.position.legal_moves(),
        };
        standard.into_iter().map(B::Move::from).collect()
    }

    /// How often the situation on the board has been there, this time included (END-12).
    pub fn occurrences(&self) -> u32 {
        if self.opening.is_some() { 1 } else { self.occurrences.of(&self.position) }
    }

    /// Whose clock runs; `None` if none does.
    pub fn running(&self) -> Option<Color> {
        let runs = self.outcome.is_none() && matches!(self.phase, Phase::Opening | Phase::Playing);
        runs.then(|| self.thinker())
    }

    /// Whose clock runs when the clocks run: until the button is pressed, where players work the clock, the mover's.
    fn thinker(&self) -> Color {
        self.unpressed.unwrap_or(self.turn())
    }

    /// When something happens by itself, to be told by an [`Event::Tick`]: time runs out, a break ends, waiting for a player
    /// ends. `None` if nothing will.
    pub fn deadline(&self) -> Option<Duration> {
        if self.outcome.is_some() {
            return None;
        }
        match self.phase {
            Phase::Waiting { here } => self.waiting_ends(here),
            Phase::Break { until, .. } => Some(until),
            Phase::Opening | Phase::Playing => {
                Some(self.turn_began.saturating_add(self.clock.allowance(self.thinker())?))
            }
        }
    }

    /// What the player's bank would credit for a lag of this length (see [`LagBank`]); nothing where players work the clock.
    /// Who measures lag sends the [`Event::Tick`] so much after the deadline.
    pub fn credit(&self, color: Color, lag: Duration) -> Duration {
        match self.terms.operator {
            Operator::Timekeeper => self.lag[color.index()].credit(lag),
            Operator::Players => Duration::ZERO,
        }
    }

    /// What is left in the player's bank for lag.
    pub fn lag_left(&self, color: Color) -> Duration {
        self.lag[color.index()].left()
    }

    /// What a player has left at `at`; `None` without a clock. After the end of the game the clocks stand still.
    pub fn time_left(&self, color: Color, at: Duration) -> Option<TimeLeft> {
        let at = if self.outcome.is_some() { self.now } else { at };
        let thinks = color == self.thinker();
        self.clock.left(color, if thinks { self.thought(at) } else { Duration::ZERO })
    }

    /// What the timekeeper calls out in the turn that is running, in order, with the times of the game; nothing while no
    /// clock runs. `asked` is how long after the turn's beginning the player wants to be told of it (CLOCK-22).
    pub fn announcements(&self, asked: Option<Duration>) -> impl Iterator<Item = Call> + use<B> {
        let began = self.turn_began;
        let calls = self.running().map(|color| self.clock.announcements(color, asked));
        calls.into_iter().flatten().map(move |call| Call { at: began.saturating_add(call.at), ..call })
    }

    /// How long the player whose clock runs has thought about this move.
    fn thought(&self, at: Duration) -> Duration {
        match self.phase {
            Phase::Waiting { .. } => Duration::ZERO,
            Phase::Opening | Phase::Playing => at.saturating_sub(self.turn_began),
            Phase::Break { since, .. } => since.saturating_sub(self.turn_began),
        }
    }

    /// Judges an event. What time has brought until then comes first among the effects; if that is the end of the game, the
    /// event comes too late and has none.
    ///
    /// The same move for the same ply a second time has no effects: its sender may not have heard of the first.
    ///
    /// # Errors
    /// If the event is not accepted; nothing changes but what time has brought.
    pub fn handle(&mut self, event: Event<B::Move>, at: Duration) -> Result<Vec<Effect<B::Move>>, Refusal> {
        let mut effects = Vec::new();
        if self.outcome.is_none() {
            self.now = self.now.max(at);
            self.let_time_pass(self.patience(event), &mut effects);
            if self.outcome.is_some() {
                return Ok(effects);
            }
        }
        match self.judge(event) {
            Ok(more) => effects.extend(more),
            Err(refusal) if effects.is_empty() => return Err(refusal),
            // Time has changed the game: that must be told, whatever becomes of the event.
            Err(_) => {}
        }
        Ok(effects)
    }

    fn judge(&mut self, event: Event<B::Move>) -> Result<Vec<Effect<B::Move>>, Refusal> {
        match event {
            Event::Arrive { by } => self.arrive(by),
            Event::Leave { by } => self.leave(by),
            Event::Begin => self.begin(),
            Event::Prepare { by, m } => self.prepare(by, m),
            Event::Move { by, ply, m, lag } => self.move_played(by, ply, m, lag),
            Event::Press { by } => self.press(by),
            Event::Resign { by } => {
                self.can_resign(by)?;
                Ok(vec![self.end(Outcome::Resign { loser: by })])
            }
            Event::Declare { by } => {
                self.require_turn(by)?;
                self.require_playing()?;
                self.position.standard().ok_or(Refusal::NotInThisGame)?;
                Ok(vec![self.end(self.declared(by))])
            }
            Event::Offer { by, offer } => self.propose(by, offer),
            Event::Answer { by, accept } => self.answer(by, accept),
            Event::Resume { by } => self.resume(by),
            Event::Claim { by, ply, foul } => self.claim(by, ply, foul),
            Event::ClaimGame { by } => self.claim_game(by),
            Event::Waive { by } => self.waive(by),
            Event::Rule(ruling) => self.rule(ruling),
            Event::Close => self.close(),
            Event::Tick => Ok(Vec::new()),
        }
    }

    /// Breaks end and flags fall when it is time for them.
    fn let_time_pass(&mut self, credit: Duration, effects: &mut Vec<Effect<B::Move>>) {
        while let Some(deadline) = self.deadline().filter(|deadline| *deadline <= self.now) {
            match self.phase {
                Phase::Break { .. } => effects.push(self.end_break(deadline)),
                Phase::Waiting { here } => effects.push(self.end_waiting(here, deadline)),
                _ if self.now.saturating_sub(credit) < deadline => return,
                Phase::Opening | Phase::Playing => {
                    let loser = self.thinker();
                    effects.push(self.end(Outcome::Time { loser }));
                    self.now = deadline;
                }
            }
        }
    }

    /// How long after the deadline an event may come without time running out before it: a move as long as its lag is
    /// credited; what does not come from the player who thinks, as long as a move of his may still be on its way. Else
    /// his opponent could make the flag fall before the move arrives.
    pub fn patience(&self, event: Event<B::Move>) -> Duration {
        let Some(thinker) = self.running() else { return Duration::ZERO };
        match event {
            Event::Tick | Event::Rule(_) => Duration::ZERO,
            Event::Move { by, lag, .. } if by == thinker => self.credit(thinker, lag),
            _ if event.by() == Some(thinker) => Duration::ZERO,
            _ => self.credit(thinker, self.lag_left(thinker)),
        }
    }

    /// Whether a player may give up now: in his own turn (END-01), in a friendly game whenever he likes.
    ///
    /// # Errors
    /// If not, with the reason.
    pub fn can_resign(&self, by: Color) -> Result<(), Refusal> {
        let friendly = self.terms.ruleset.takebacks != Takeback::Never;
        if friendly && self.outcome.is_none() { Ok(()) } else { self.require_turn(by) }
    }

    fn require_turn(&self, by: Color) -> Result<(), Refusal> {
        match self.outcome {
            Some(_) => Err(Refusal::Over),
            None if by != self.turn() => Err(Refusal::NotYourTurn),
            None => Ok(()),
        }
    }

    fn require_playing(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting { .. } | Phase::Opening => Err(Refusal::NotBegun),
            Phase::Break { .. } => Err(Refusal::OnBreak),
            Phase::Playing => Ok(()),
        }
    }

    fn end(&mut self, outcome: Outcome) -> Effect<B::Move> {
        self.outcome = Some(outcome);
        self.offer = None;
        self.waived = [false; 2];
        Effect::Ended(outcome)
    }

    /// Visits every position of the game with its number, the start first.
    fn visit_positions(&self, mut visit: impl FnMut(usize, &B)) {
        let mut position = self.terms.start.clone();
        visit(0, &position);
        for (played, ply) in self.played.iter().zip(1..) {
            position.play(played.m);
            visit(ply, &position);
        }
    }

    /// How the game ends by what stands on the board; `came_back`: perhaps for the last time.
    fn ended(&self, came_back: bool) -> Option<Outcome> {
        let Some(position) = self.position.standard() else { return self.position.outcome() };
        // A pawn that mates when it is dropped is a foul to be claimed, not a mate.
        let stands = self.overlooked.last().is_some_and(|(ply, _)| *ply == self.played.len() as u32);
        let mated = if stands { None } else { self.without_moves(position) };
        mated.or_else(|| if came_back { self.repetition(position) } else { None })
    }

    /// The loss of a side that has no legal move, where that ends the game (RULE-56, RULE-57, END-10).
    fn without_moves(&self, position: &Position) -> Option<Outcome> {
        if self.terms.ruleset.mate == AtMate::Waits { None } else { self.no_legal_move(position) }
    }

    /// The loss of a side that has no legal move.
    fn no_legal_move(&self, position: &Position) -> Option<Outcome> {
        let loser = position.turn();
        if self.terms.privileges.has_legal_move(position) {
            None
        } else if position.in_check() {
            Some(Outcome::Mate { loser })
        } else {
            Some(Outcome::NoLegalMove { loser })
        }
    }
}

#[cfg(test)]
mod tests;
