//! One game: events in, effects out.

mod absence;
mod beginning;
mod claims;
mod declaration;
mod departures;
mod limits;
mod moves;
mod offers;
mod replay;

pub use absence::{STANDSTILL, Standstill};
pub use declaration::ImpasseCount;
pub use departures::Departure;

use crate::clock::{Clock, TimeLeft};
use crate::handicap::OpeningMoves;
use crate::lag::LagBank;
use crate::repetition::Occurrences;
use crate::{
    AtMate, Beginning, Call, Effect, Event, Foul, Offer, Operator, Outcome, Refusal, Remaining, Side, Takeback, Terms,
};
use offers::Proposal;
use play::{Attempt, Board, Seat};
use shogi::{Color, Move, Position};
use std::time::Duration;

/// A foul that was forgiven, with the number its move was to have, and when that was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Forgiven<M> {
    ply: u32,
    attempt: Attempt<M>,
    at: Duration,
}

/// A move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<M = Move, S = Color> {
    /// Who played it.
    pub by: S,
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

/// What can happen in a game on this board.
pub type EventOn<B> = Event<<B as Board>::Move, <B as Board>::Seat>;

/// What follows in a game on this board.
pub type EffectOn<B> = Effect<<B as Board>::Move, <B as Board>::Seat>;

/// What has followed from an event, or why nothing has.
type Followed<B> = Result<Vec<EffectOn<B>>, Refusal>;

/// Something for each seat of a board.
pub(crate) type Each<B, T> = <<B as Board>::Seat as Seat>::Each<T>;

/// A game about to begin, in progress, or over.
///
/// Times are durations since the game was made (or its appointed hour), brought by the caller. They should not go back;
/// one that does counts as the latest before it.
#[derive(Clone, Debug)]
pub struct Game<B: Board<Seat: Side> = Position> {
    terms: Terms<B>,
    position: B,
    played: Vec<Played<B::Move, B::Seat>>,
    /// Who is out of a game that goes on.
    departures: Vec<Departure<B::Seat>>,
    occurrences: Occurrences,
    clocks: Each<B, Clock>,
    lag: Each<B, LagBank>,
    phase: Phase<B::Seat>,
    /// What Black builds in the run, until that is done.
    opening: Option<Box<OpeningMoves>>,
    /// The start before that changed it.
    unprepared: Option<Box<B>>,
    turn_began: Duration,
    /// Who has moved but not pressed the button, so that their time still runs.
    unpressed: Option<B::Seat>,
    now: Duration,
    proposal: Option<Proposal<B::Seat>>,
    /// How often moves have been taken back.
    takebacks: u32,
    /// What was done in place of a move and lost the game.
    offence: Option<Attempt<B::Move>>,
    /// Each player's foul that was forgiven (HCAP-56).
    forgiven: Each<B, Option<Forgiven<B::Move>>>,
    /// Fouls that stand because nobody has claimed them, by the number of the move.
    overlooked: Vec<(u32, Foul)>,
    outcome: Option<Outcome<B::Seat>>,
    /// Since when a player has been away.
    away: Each<B, Option<Duration>>,
    /// Who will claim nothing more.
    waived: Each<B, bool>,
    closed: bool,
}

/// Whether the clocks run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase<S: Seat = Color> {
    /// The players are expected.
    Waiting {
        /// Who has arrived, by seat.
        here: S::Each<bool>,
    },
    /// Black makes the moves of the run, or White the one before it, each in their own time (HCAP-51).
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

impl<B: Board<Seat: Side>> Game<B> {
    /// A game about to begin. It is over already if mate ends the game and the side to move cannot move.
    pub fn new(terms: Terms<B>) -> Game<B> {
        let mut occurrences = Occurrences::default();
        occurrences.add(&terms.start);
        let phase = match terms.beginning {
            Beginning::AtOnce => Phase::Playing,
            Beginning::OnArrival | Beginning::Appointed => Phase::Waiting { here: B::Seat::each(|_| false) },
            Beginning::AfterPause(until) => Phase::Break { since: Duration::ZERO, until },
        };
        let opening = terms.opening.and_then(|agreed| OpeningMoves::new(terms.start.standard()?, agreed));
        let mut game = Game {
            position: opening
                .as_ref()
                .and_then(|opening| B::of_standard(opening.position()))
                .unwrap_or_else(|| terms.start.clone()),
            played: Vec::new(),
            departures: Vec::new(),
            occurrences,
            clocks: terms.new_clocks(),
            lag: B::Seat::each(|_| LagBank::default()),
            phase,
            opening: opening.map(Box::new),
            unprepared: None,
            turn_began: Duration::ZERO,
            unpressed: None,
            now: Duration::ZERO,
            proposal: None,
            takebacks: 0,
            offence: None,
            forgiven: B::Seat::each(|_| None),
            overlooked: Vec::new(),
            outcome: None,
            away: B::Seat::each(|_| None),
            waived: B::Seat::each(|_| false),
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
    pub fn turn(&self) -> B::Seat {
        self.position.turn()
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Played<B::Move, B::Seat>] {
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

    /// Who has played the move with this number, or would play it now.
    pub fn mover(&self, ply: u32) -> B::Seat {
        let played = self.played.get((ply as usize).wrapping_sub(1));
        played.map_or(self.turn(), |played| played.by)
    }

    /// Whether the clocks run.
    pub fn phase(&self) -> Phase<B::Seat> {
        self.phase
    }

    /// What a player has proposed and not everybody has answered.
    pub fn offer(&self) -> Option<(B::Seat, Offer)> {
        self.proposal.map(|proposal| (proposal.by, proposal.offer))
    }

    /// How often moves have been taken back.
    pub fn takebacks(&self) -> u32 {
        self.takebacks
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome<B::Seat>> {
        self.outcome
    }

    /// Lets a foul keep the name by which it has lost: what was decided then stands, though the same is called otherwise
    /// today (FOUL-06). Any other outcome than that of this player's foul at this move changes nothing.
    pub fn keep_name(&mut self, decided: Outcome<B::Seat>) {
        if let (Some(Outcome::Foul { loser, ply, .. }), Outcome::Foul { foul, .. }) = (self.outcome, decided)
            && decided == (Outcome::Foul { loser, foul, ply })
        {
            self.outcome = Some(decided);
        }
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
        standard.into_iter().filter_map(B::of_standard_move).collect()
    }

    /// How often the situation on the board has been there, this time included (END-12).
    pub fn occurrences(&self) -> u32 {
        if self.opening.is_some() { 1 } else { self.occurrences.of(&self.position) }
    }

    /// Whose clock runs; `None` if none does.
    pub fn running(&self) -> Option<B::Seat> {
        let runs = self.outcome.is_none() && matches!(self.phase, Phase::Opening | Phase::Playing);
        runs.then(|| self.thinker())
    }

    /// Whose clock runs when the clocks run: until the button is pressed, where players work the clock, the mover's.
    fn thinker(&self) -> B::Seat {
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
                Some(self.turn_began.saturating_add(self.clocks[self.thinker().index()].allowance()?))
            }
        }
    }

    /// What the player's bank would credit for a lag of this length (see [`LagBank`]); nothing where players work the clock.
    /// Who measures lag sends the [`Event::Tick`] so much after the deadline.
    pub fn credit(&self, seat: B::Seat, lag: Duration) -> Duration {
        match self.terms.operator {
            Operator::Timekeeper => self.lag[seat.index()].credit(lag),
            Operator::Players => Duration::ZERO,
        }
    }

    /// What is left in the player's bank for lag.
    pub fn lag_left(&self, seat: B::Seat) -> Duration {
        self.lag[seat.index()].left()
    }

    /// What a player has left at `at`; `None` without a clock. After the end of the game the clocks stand still.
    pub fn time_left(&self, seat: B::Seat, at: Duration) -> Option<TimeLeft> {
        let at = if self.outcome.is_some() { self.now } else { at };
        let thinks = seat == self.thinker();
        self.clocks[seat.index()].left(if thinks { self.thought(at) } else { Duration::ZERO })
    }

    /// What the timekeeper calls out in the turn that is running, in order, with the times of the game; nothing while no
    /// clock runs. `asked` is how long after the turn's beginning the player wants to be told of it (CLOCK-22).
    pub fn announcements(&self, asked: Option<Duration>) -> impl Iterator<Item = Call> + use<B> {
        let began = self.turn_began;
        let calls = self.running().map(|seat| self.clocks[seat.index()].announcements(asked));
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
    pub fn handle(&mut self, event: EventOn<B>, at: Duration) -> Followed<B> {
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

    fn judge(&mut self, event: EventOn<B>) -> Followed<B> {
        match event {
            Event::Arrive { by } => self.arrive(by),
            Event::Leave { by } => self.leave(by),
            Event::Begin => self.begin(),
            Event::Prepare { by, m } => self.prepare(by, m),
            Event::Move { by, ply, m, lag } => self.move_played(by, ply, m, lag),
            Event::Press { by } => self.press(by),
            Event::Resign { by } => {
                self.can_resign(by)?;
                Ok(self.conclude(Outcome::Resign { loser: by }))
            }
            Event::Declare { by } => {
                self.require_turn(by)?;
                self.require_playing()?;
                let declared = self.declared(by).ok_or(Refusal::NotInThisGame)?;
                Ok(vec![self.end(declared)])
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
    fn let_time_pass(&mut self, credit: Duration, effects: &mut Vec<EffectOn<B>>) {
        while let Some(deadline) = self.deadline().filter(|deadline| *deadline <= self.now) {
            match self.phase {
                Phase::Break { .. } => effects.push(self.end_break(deadline)),
                Phase::Waiting { here } => effects.push(self.end_waiting(here, deadline)),
                _ if self.now.saturating_sub(credit) < deadline => return,
                Phase::Opening | Phase::Playing => {
                    let loser = self.thinker();
                    effects.extend(self.conclude(Outcome::Time { loser }));
                    // Where others go on, their time begins when this one's end is known.
                    if self.outcome.is_some() {
                        self.now = deadline;
                    }
                }
            }
        }
    }

    /// How long after the deadline an event may come without time running out before it: a move as long as its lag is
    /// credited; what does not come from the player who thinks, as long as a move of theirs may still be on its way.
    /// Else their opponent could make the flag fall before the move arrives.
    pub fn patience(&self, event: EventOn<B>) -> Duration {
        let Some(thinker) = self.running() else { return Duration::ZERO };
        match event {
            Event::Tick | Event::Rule(_) => Duration::ZERO,
            Event::Move { by, lag, .. } if by == thinker => self.credit(thinker, lag),
            _ if event.by() == Some(thinker) => Duration::ZERO,
            _ => self.credit(thinker, self.lag_left(thinker)),
        }
    }

    /// Whether a player may give up now: in their own turn (END-01), in a friendly game whenever they like.
    ///
    /// # Errors
    /// If not, with the reason.
    pub fn can_resign(&self, by: B::Seat) -> Result<(), Refusal> {
        if !self.position.plays(by) {
            return Err(Refusal::Over);
        }
        // Where others go on without who gives up, there must be a game to go on with.
        if by.opponent().is_none() && matches!(self.phase, Phase::Waiting { .. }) {
            return Err(Refusal::NotBegun);
        }
        let friendly = self.terms.ruleset.takebacks != Takeback::Never;
        if friendly && self.outcome.is_none() { Ok(()) } else { self.require_turn(by) }
    }

    fn require_turn(&self, by: B::Seat) -> Result<(), Refusal> {
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

    fn end(&mut self, outcome: Outcome<B::Seat>) -> EffectOn<B> {
        self.outcome = Some(outcome);
        self.proposal = None;
        self.waived = B::Seat::each(|_| false);
        Effect::Ended(outcome)
    }

    /// Visits every position of the game with its number, the start first.
    fn visit_positions(&self, mut visit: impl FnMut(usize, &B)) {
        let mut position = self.terms.start.clone();
        let mut departures = self.departures.iter().peekable();
        let mut moves = self.played.iter();
        for ply in 0..=self.played.len() {
            if ply > 0 {
                moves.next().into_iter().for_each(|played| position.play(played.m));
            }
            while let Some(departure) = departures.next_if(|departure| departure.after as usize == ply) {
                position.leave(departure.seat());
            }
            visit(ply, &position);
        }
    }

    /// How the game ends by what stands on the board; `came_back`: perhaps for the last time.
    fn ended(&self, came_back: bool) -> Option<Outcome<B::Seat>> {
        let Some(position) = self.position.standard() else {
            return self.position.end().map(|end| B::Seat::outcome(end, self.played.len() as u32));
        };
        // A pawn that mates when it is dropped is a foul to be claimed, not a mate.
        let stands = self.overlooked.last().is_some_and(|(ply, _)| *ply == self.played.len() as u32);
        let mated = if stands { None } else { self.without_moves(position) };
        mated.or_else(|| if came_back { self.repetition(position) } else { None })
    }

    /// The loss of a side that has no legal move, where that ends the game (RULE-56, RULE-57, END-10).
    fn without_moves(&self, position: &Position) -> Option<Outcome<B::Seat>> {
        if self.terms.ruleset.mate == AtMate::Waits { None } else { self.no_legal_move(position) }
    }

    /// The loss of a side that has no legal move.
    fn no_legal_move(&self, position: &Position) -> Option<Outcome<B::Seat>> {
        let loser = self.turn();
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
