//! The second look before a move, see the one of two players: what can any of the others take in return?

use super::Search;
use crate::yonin::position::{EMPTY, Move, Position, Standing, parts};
use crate::yonin::seat::Seat;

/// What is given away by less than this is no oversight: half a Silver.
const CLEARLY: i32 = 250;

impl Search<'_> {
    /// The moves without those after which somebody takes a piece for nothing, or for clearly less, unless there is no better one
    /// or the player does not look.
    pub(super) fn careful(&self, position: &Position, mut moves: Vec<Move>) -> Vec<Move> {
        if self.attention.is_some_and(|attention| attention.looks_twice(position.key())) {
            let results: Vec<i32> = moves.iter().map(|m| self.result_at_once(position, *m)).collect();
            let best = results.iter().copied().max().unwrap_or(0).min(0);
            let mut results = results.into_iter();
            moves.retain(|_| results.next().is_some_and(|result| result >= best - CLEARLY));
        }
        moves
    }

    /// What a move takes, less the most that one of the others can take at once in return.
    fn result_at_once(&self, position: &Position, m: Move) -> i32 {
        let mut after = position.clone();
        after.make(m);
        let taken = self.computer.of(position.cells[usize::from(m.to())]);
        let others = Seat::ALL.into_iter().filter(|seat| !self.is_ours(&after, *seat));
        let lost = others.filter(|seat| after.standing(*seat) == Standing::Playing).map(|seat| self.loss(&after, seat));
        taken - lost.max().unwrap_or(0)
    }

    /// The most that the computer loses if it were a player's turn, and they took a piece of its own.
    fn loss(&self, position: &Position, taker: Seat) -> i32 {
        let theirs = position.clone().with_turn(taker);
        let captures = theirs.legal_moves().into_iter().filter_map(|m| {
            let Move::Board { from, to, .. } = m else { return None };
            let taken = Some(position.cells[usize::from(to)]).filter(|content| *content != EMPTY)?;
            let ours = position.commander(parts(taken).0) == Some(self.us);
            ours.then(|| {
                self.computer.of(taken)
                    - self.in_return(&theirs, m, self.computer.of(position.cells[usize::from(from)]))
            })
        });
        captures.max().unwrap_or(0).max(0)
    }

    /// What a piece is worth that took something, if the computer can take it in return.
    fn in_return(&self, position: &Position, taking: Move, worth: i32) -> i32 {
        let mut after = position.clone();
        after.make(taking);
        let answers = after.with_turn(self.us).legal_moves();
        if answers.iter().any(|m| m.to() == taking.to()) { worth } else { 0 }
    }
}
