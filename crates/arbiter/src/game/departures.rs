//! Players who are out while others go on.

use super::{EffectOn, Game};
use crate::{Effect, Outcome, Side};
use play::{Board, Seat as _};

/// A player who is out of a game that others go on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure<S: Side> {
    /// How many moves had been played.
    pub after: u32,
    /// What would have lost a game of two.
    pub how: Outcome<S>,
    seat: S,
}

impl<S: Side> Departure<S> {
    /// Who is out.
    pub fn seat(&self) -> S {
        self.seat
    }
}

impl<B: Board<Seat: Side>> Game<B> {
    /// Who is out of the game, in order; nobody where two play, whose game is over then.
    pub fn departures(&self) -> &[Departure<B::Seat>] {
        &self.departures
    }

    /// What becomes of a game that somebody has lost: it is over, or the others go on.
    pub(super) fn conclude(&mut self, how: Outcome<B::Seat>) -> Vec<EffectOn<B>> {
        let (turn, after) = (self.turn(), self.played.len() as u32);
        let Some(seat) = how.loser().filter(|seat| self.position.leave(*seat)) else { return vec![self.end(how)] };
        self.departures.push(Departure { after, how, seat });
        self.proposal = None;
        if turn == seat {
            let spent = self.thought(self.now);
            self.clocks[seat.index()].break_off(spent);
        }
        // Who is asked to move has all their time; whoever thinks already goes on thinking.
        if self.turn() != turn {
            self.turn_began = self.now;
        }
        self.occurrences.add(&self.position);
        let others = B::Seat::others(B::Seat::each(|seat| self.position.plays(seat)));
        let out = others.map(|others| Effect::Out { how, others });
        let ended = self.ended(false).map(|outcome| self.end(outcome));
        out.into_iter().chain(ended).collect()
    }
}
