//! Moves: what a player does in their turn, and taking it back.

use super::{EffectOn, Followed, Forgiven, Game, Phase, Played};
use crate::{Effect, Foul, Fouls, Operator, Outcome, Refusal, Side, Takeback, foul};
use play::{Attempt, Board, Seat as _};
use std::cmp::Ordering;
use std::time::Duration;

/// For so long after a foul was forgiven the same once more may be the same message, sent again because the line broke.
const SENT_AGAIN: Duration = Duration::from_secs(2);

impl<B: Board<Seat: Side>> Game<B> {
    pub(super) fn move_played(
        &mut self,
        by: B::Seat,
        ply: u32,
        attempt: Attempt<B::Move>,
        lag: Duration,
    ) -> Followed<B> {
        if ply < self.next_ply() {
            return self.move_made_again(by, ply, attempt);
        }
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        self.require_playing()?;
        if ply > self.next_ply() {
            return Err(Refusal::PlyAhead);
        }
        if by != self.turn() {
            let foul = if ply == 1 { Foul::WrongSideFirst } else { Foul::TwoMoves };
            return self.commit(by, ply, attempt, foul).map_err(|_| Refusal::NotYourTurn);
        }
        match foul::move_of(attempt, self.position.standard()).and_then(|m| self.judge_move(m).map(|()| m)) {
            Ok(m) => Ok(self.play(by, m, lag)),
            Err(foul) => self.forbidden(by, ply, attempt, foul, lag),
        }
    }

    /// A move for a ply that has been played: its sender did not hear of the first, or wants to change it (FOUL-09).
    fn move_made_again(&mut self, by: B::Seat, ply: u32, attempt: Attempt<B::Move>) -> Followed<B> {
        let own = ply >= 1 && self.mover(ply) == by;
        if own && Attempt::Move(self.played[ply as usize - 1].m) == attempt {
            return Ok(Vec::new());
        }
        if self.outcome.is_none() && own && ply + 1 == self.next_ply() {
            return self.commit(by, ply, attempt, Foul::ChangedMove).map_err(|_| Refusal::PlyTaken);
        }
        Err(Refusal::PlyTaken)
    }

    /// Whether the side to move may play this.
    ///
    /// # Errors
    /// With the foul it would be.
    pub fn judge_move(&self, m: B::Move) -> Result<(), Foul> {
        match (self.position.standard(), B::standard_move(m)) {
            (Some(position), Some(m)) => self.terms.privileges.judge(position, m).map_err(Foul::Illegal),
            _ => Ok(self.position.judge(m)?),
        }
    }

    /// What becomes of a foul: it loses, is refused, or stands until it is claimed.
    fn forbidden(
        &mut self,
        by: B::Seat,
        ply: u32,
        attempt: Attempt<B::Move>,
        foul: Foul,
        lag: Duration,
    ) -> Followed<B> {
        let Attempt::Move(m) = attempt else { return self.commit(by, ply, attempt, foul) };
        if self.terms.ruleset.fouls != Fouls::Stand || !foul.is_forbidden_move() {
            return self.commit(by, ply, attempt, foul);
        }
        if let Some(ended) = self.takes_king(m) {
            return Ok(vec![ended]);
        }
        self.overlooked.push((ply, foul));
        Ok(self.play(by, m, lag))
    }

    /// Where fouls lose, this one does, unless the handicap forgives each player's first (HCAP-56).
    fn commit(&mut self, by: B::Seat, ply: u32, attempt: Attempt<B::Move>, foul: Foul) -> Followed<B> {
        if !self.position.plays(by) {
            return Err(Refusal::Over);
        }
        if self.terms.ruleset.fouls != Fouls::Lose {
            return Err(Refusal::Foul(foul));
        }
        if self.terms.privileges.first_foul {
            match self.forgiven[by.index()] {
                None => {
                    self.forgiven[by.index()] = Some(Forgiven { ply, attempt, at: self.now });
                    return Ok(vec![Effect::Forgiven { by, foul }]);
                }
                // The same message once more: its sender has not heard of the first.
                Some(same) if (same.ply, same.attempt) == (ply, attempt) && self.now - same.at <= SENT_AGAIN => {
                    return Err(Refusal::Foul(foul));
                }
                Some(_) => {}
            }
        }
        self.offence = Some(attempt);
        Ok(self.conclude(Outcome::Foul { loser: by, foul, ply }))
    }

    /// A king that was left in check is taken: that claims the foul, whichever rule the last move broke besides (RULE-58).
    fn takes_king(&mut self, m: B::Move) -> Option<EffectOn<B>> {
        let (position, to) = (self.position.standard()?, B::standard_move(m)?.to());
        position.king(!position.turn()).filter(|king| *king == to)?;
        let (ply, foul) = *self.overlooked.last()?;
        Some(self.end(Outcome::Foul { loser: self.mover(ply), foul, ply }))
    }

    /// Plays a move that stands.
    fn play(&mut self, by: B::Seat, m: B::Move, lag: Duration) -> Vec<EffectOn<B>> {
        let settled = self.unpressed.map(|mover| self.settle(mover));
        if let Some(ended) = self.takes_king(m) {
            return settled.into_iter().chain([ended]).collect();
        }
        let clock = self.clocks[by.index()];
        self.position.play(m);
        let took = self.thought(self.now);
        let credit = match self.terms.operator {
            // Of more lag than the move took nobody has lost anything.
            Operator::Timekeeper => self.lag[by.index()].pay(lag.min(took)),
            Operator::Players => Duration::ZERO,
        };
        let (used, gave_check) = (took - credit, self.position.in_check());
        let charged = clock.control().counted(used);
        self.played.push(Played { by, m, used, charged, gave_check, before: clock.remaining() });
        match self.terms.operator {
            Operator::Timekeeper => self.charge(by, used),
            Operator::Players => self.unpressed = Some(by),
        }
        self.proposal = None;

        let left = self.time_left(by, self.now);
        let moved = Effect::Moved { by, ply: self.played.len() as u32, m, used, left };
        let came_back = self.occurrences.add(&self.position);
        let ended = self.ended(came_back).or_else(|| self.move_limit()).map(|outcome| self.end(outcome));
        settled.into_iter().chain([moved]).chain(ended).collect()
    }

    /// Takes what the last move cost from the clock; the next turn begins.
    fn charge(&mut self, by: B::Seat, used: Duration) {
        let charged = self.clocks[by.index()].charge(used);
        if let Some(last) = self.played.last_mut() {
            (last.used, last.charged) = (used, charged);
        }
        self.turn_began = self.now;
    }

    pub(super) fn press(&mut self, by: B::Seat) -> Followed<B> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        if self.unpressed != Some(by) {
            return Err(Refusal::NothingToPress);
        }
        self.require_playing()?;
        Ok(vec![self.settle(by)])
    }

    /// The button is pressed, by the player or because the opponent moves already.
    fn settle(&mut self, by: B::Seat) -> EffectOn<B> {
        self.unpressed = None;
        self.charge(by, self.thought(self.now));
        Effect::Pressed { by }
    }

    /// Whether this player could take a move back now, be it with the other's consent.
    pub fn can_take_back(&self, by: B::Seat) -> bool {
        self.outcome.is_none() && self.ply_after_takeback(by).is_ok()
    }

    /// How many moves remain when `by` takes back their last one. Who has left since does not come back.
    pub(super) fn ply_after_takeback(&self, by: B::Seat) -> Result<usize, Refusal> {
        if self.terms.takebacks(by) == Takeback::Never {
            return Err(Refusal::NoTakebacks);
        }
        let first = self.departures.last().map_or(0, |departure| departure.after as usize);
        let own = self.played[first..].iter().rposition(|played| played.by == by);
        own.map(|own| first + own).ok_or(Refusal::NothingToTakeBack)
    }

    pub(super) fn take_back(&mut self, by: B::Seat) -> Result<EffectOn<B>, Refusal> {
        let ply = self.ply_after_takeback(by)?;
        self.restore_clocks(by, ply);
        // The positions are met again from the start: keeping each of them would cost more than this ever does.
        let (mut occurrences, mut left) = (std::mem::take(&mut self.occurrences), None);
        self.visit_positions(|number, position| match number.cmp(&ply) {
            Ordering::Less => {}
            Ordering::Equal => left = Some(position.clone()),
            Ordering::Greater => occurrences.remove(position),
        });
        self.occurrences = occurrences;
        self.position = left.unwrap_or_else(|| self.terms.start.clone());
        self.played.truncate(ply);
        self.overlooked.retain(|(at, _)| *at as usize <= ply);
        // In a break the turn begins with its end.
        self.turn_began = match self.phase {
            Phase::Break { since, .. } => since,
            _ => self.now,
        };
        (self.unpressed, self.proposal) = (None, None);
        self.takebacks += 1;
        Ok(Effect::TakenBack { ply: ply as u32 })
    }

    /// The clocks show what they showed before the moves from `ply` on, counted from 0. But who need not ask for a takeback
    /// gets no time back by it, or they would never run out of time (HCAP-50).
    fn restore_clocks(&mut self, by: B::Seat, ply: usize) {
        let mut clocks = self.clocks;
        for played in self.played[ply..].iter().rev() {
            clocks[played.by.index()].set(played.before);
        }
        if self.terms.takebacks(by) == Takeback::Free {
            let mut own = self.clocks[by.index()];
            if self.thinker() == by {
                own.break_off(self.thought(self.now));
            }
            // The increment of the move that was made goes with it.
            if self.unpressed != Some(by) {
                own.deduct(own.control().increment());
            }
            clocks[by.index()] = own;
        }
        self.clocks = clocks;
    }
}
