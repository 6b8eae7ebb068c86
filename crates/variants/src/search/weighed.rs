//! A position of the search: with what its pieces are worth together, which changes with each move by what the move changes.
//! The rules know nothing of it.

use super::net::{Net, Sums};
use super::worth::Worth;
use crate::content::{EMPTY, parts};
use crate::kind::KindId;
use crate::moves::{Action, Move};
use crate::position::{self, Change, Position};
use shogi::Color;
use std::ops::Deref;

/// A position and the worth of its pieces.
#[derive(Clone, Debug)]
pub(super) struct Weighed<'a> {
    position: Position,
    worth: &'a Worth,
    /// Black's pieces less White's; nothing where a network judges.
    balance: i32,
    /// What the network has added up for each position on the way here, if there is one.
    sums: Vec<Sums>,
}

/// What takes a move back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Undo {
    changes: position::Undo,
    balance: i32,
}

impl<'a> Weighed<'a> {
    pub(super) fn new(mut position: Position, worth: &'a Worth) -> Weighed<'a> {
        position.forget();
        let sums: Vec<Sums> = worth.net().map(|net| net.sums(&position)).into_iter().collect();
        let balance = if sums.is_empty() { balance(&position, worth) } else { 0 };
        Weighed { position, worth, balance, sums }
    }

    /// What the network says to the side that moves, if there is one.
    pub(super) fn learnt(&self) -> Option<i32> {
        let (net, sums) = (self.worth.net()?, self.sums.last()?);
        Some(net.worth(sums, self.position.turn))
    }

    /// Black's pieces less White's.
    pub(super) fn balance(&self) -> i32 {
        self.balance
    }

    /// What it is weighed by.
    pub(super) fn worth(&self) -> &'a Worth {
        self.worth
    }

    /// The position for what lists moves: it tries some of them, and takes them back.
    pub(super) fn rules(&mut self) -> &mut Position {
        &mut self.position
    }

    /// Plays a move made for this position.
    pub(super) fn make(&mut self, m: Move) -> Undo {
        let mover = self.position.turn();
        let undo = Undo { changes: self.position.make(m), balance: self.balance };
        match (self.worth.net(), self.sums.last()) {
            (Some(net), Some(sums)) => self.sums.push(self.summed_up(net, *sums, m, undo, mover)),
            _ => self.balance += self.gained_by(m, undo, mover),
        }
        undo
    }

    /// What a move that has been made adds to the balance.
    fn gained_by(&self, m: Move, undo: Undo, mover: Color) -> i32 {
        let spent = match m.0 {
            Action::Drop { kind, .. } => self.worth.in_hand(mover, self.position.in_hand_as(kind), 1),
            Action::Board { .. } => 0,
        };
        self.position.changes(undo.changes).iter().map(|change| self.gain(change, mover)).sum::<i32>() - spent
    }

    /// What the network has added up after a move that has been made.
    fn summed_up(&self, net: &Net, mut sums: Sums, m: Move, undo: Undo, mover: Color) -> Sums {
        if let Action::Drop { kind, .. } = m.0 {
            net.spend(&mut sums, &self.position.hands, mover, self.position.in_hand_as(kind));
        }
        for change in self.position.changes(undo.changes) {
            net.change(&mut sums, change.cell, change.before, change.after);
            if let Some(kind) = self.kind_gained(change) {
                net.gain(&mut sums, &self.position.hands, mover, kind);
            }
        }
        sums
    }

    /// What has come into the mover's hand by a change on the board.
    fn kind_gained(&self, change: &Change) -> Option<KindId> {
        (change.held && change.before != EMPTY).then(|| self.position.traits(parts(change.before).1).in_hand)?
    }

    /// What a change on the board adds, with what has come into the mover's hand by it.
    fn gain(&self, change: &Change, mover: Color) -> i32 {
        let Change { cell, before, after, .. } = *change;
        let in_hand = self.kind_gained(change).map_or(0, |kind| self.worth.in_hand(mover, kind, 1));
        self.worth.on_board(after, cell) - self.worth.on_board(before, cell) + in_hand
    }

    /// Takes the last move back.
    pub(super) fn unmake(&mut self, m: Move, undo: Undo) {
        self.position.unmake(m, undo.changes);
        self.balance = undo.balance;
        self.sums.pop();
    }

    /// Lets the other side move, as if this one had done nothing.
    pub(super) fn pass(&mut self) -> Undo {
        Undo { changes: self.position.pass(), balance: self.balance }
    }

    /// Takes a [`Weighed::pass`] back.
    pub(super) fn unpass(&mut self, undo: Undo) {
        self.position.unpass(undo.changes);
    }
}

/// Black's pieces less White's, on the board and in hand.
fn balance(position: &Position, worth: &Worth) -> i32 {
    let cells = position.pieces.iter().flatten();
    let on_board: i32 = cells.map(|cell| worth.on_board(position.content(*cell), *cell)).sum();
    let held = |color| position.hand(color).map(move |(kind, count)| worth.in_hand(color, kind, count)).sum::<i32>();
    on_board + held(Color::Black) + held(Color::White)
}

impl Deref for Weighed<'_> {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.position
    }
}

#[cfg(test)]
mod tests;
