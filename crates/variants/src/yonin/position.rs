//! A position of the game for four, and what a move does to it: whose turn comes, who is mated, who commands whose pieces.

use super::rules::{CELLS, MatedPieces, Rules};
use super::seat::Seat;
use crate::key;
use crate::kind::KindId;
use std::sync::Arc;

/// What a cell holds: 0 if it is empty, or a piece, see [`piece`].
pub(super) type Content = u8;

pub(super) const EMPTY: Content = 0;

/// Kinds that the game has at most, all faces counted.
pub(super) const MOST_KINDS: usize = 16;

/// A move, made for the position it was found in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece goes from a cell to another.
    Board {
        /// From where.
        from: u8,
        /// To where.
        to: u8,
        /// Whether it turns over.
        promote: bool,
    },
    /// A piece comes back from the hand.
    Drop {
        /// Which.
        kind: KindId,
        /// To where.
        to: u8,
    },
}

impl Move {
    /// Where the piece comes to stand.
    pub(super) fn to(self) -> u8 {
        match self {
            Move::Board { to, .. } | Move::Drop { to, .. } => to,
        }
    }
}

/// Whether a player is still in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// They play.
    Playing,
    /// They were mated by that player's move.
    Mated(Seat),
    /// They gave up or ran out of time: nobody has mated them.
    Left,
}

/// A position that can be played on.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) rules: Arc<Rules>,
    pub(super) cells: [Content; CELLS],
    /// By seat and kind.
    pub(super) hands: [[u8; MOST_KINDS]; 4],
    /// Where each player's King stands.
    pub(super) kings: [Option<u8>; 4],
    pub(super) standing: [Standing; 4],
    /// Those who are out, in the order in which they went.
    pub(super) out: Vec<Seat>,
    /// Who commands the pieces that face as each player's do.
    pub(super) commanders: [Option<Seat>; 4],
    pub(super) turn: Seat,
    pub(super) ply: u16,
}

/// The piece of a kind that faces as a player's pieces do.
pub(super) fn piece(facing: Seat, kind: KindId) -> Content {
    1 + 4 * kind.0 as u8 + facing.index() as u8
}

/// Whose way a piece faces, and its kind.
#[inline]
pub(super) fn parts(content: Content) -> (Seat, KindId) {
    (Seat::ALL[usize::from((content - 1) & 3)], KindId(u16::from((content - 1) >> 2)))
}

impl Position {
    /// The start of a game.
    pub fn start(rules: &Arc<Rules>) -> Position {
        // The tests read it.
        Position::parse(rules, &rules.start).unwrap_or_else(|_| Position::empty(rules))
    }

    pub(super) fn empty(rules: &Arc<Rules>) -> Position {
        Position {
            rules: Arc::clone(rules),
            cells: [EMPTY; CELLS],
            hands: [[0; MOST_KINDS]; 4],
            kings: [None; 4],
            standing: [Standing::Playing; 4],
            out: Vec::new(),
            commanders: Seat::ALL.map(Some),
            turn: Seat::South,
            ply: 1,
        }
    }

    /// The same position, with another to move: who begins is decided by lot.
    #[must_use]
    pub fn with_turn(mut self, turn: Seat) -> Position {
        self.turn = turn;
        self
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Who moves next.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The number of the next move, from 1.
    pub fn ply(&self) -> u16 {
        self.ply
    }

    /// Whether a player is still in the game.
    pub fn standing(&self, seat: Seat) -> Standing {
        self.standing[seat.index()]
    }

    /// Who is out, in the order in which they went.
    pub fn out(&self) -> &[Seat] {
        &self.out
    }

    /// Who commands the pieces that face as this player's do; `None` if nobody does any more.
    pub fn commander(&self, facing: Seat) -> Option<Seat> {
        self.commanders[facing.index()]
    }

    /// The piece on a square, by file from the right and rank from the top, and whose way it faces.
    pub fn piece_at(&self, file: u8, rank: u8) -> Option<(Seat, KindId)> {
        let inside = (1..=9).contains(&file) && (1..=9).contains(&rank);
        let content = if inside { self.cells[usize::from((rank - 1) * 9 + 9 - file)] } else { EMPTY };
        (content != EMPTY).then(|| parts(content))
    }

    /// What a player holds: each kind with its number.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = (KindId, u8)> {
        let counts = self.hands[seat.index()].iter().enumerate();
        counts.filter(|(_, count)| **count > 0).map(|(kind, count)| (KindId(kind as u16), *count))
    }

    /// How many players a player has mated.
    pub fn mated_by(&self, seat: Seat) -> usize {
        self.standing.iter().filter(|standing| **standing == Standing::Mated(seat)).count()
    }

    /// How many pieces a player has on the board and in hand, the Kings they mated included.
    pub fn pieces_of(&self, seat: Seat) -> usize {
        let held: usize = self.hand(seat).map(|(_, count)| usize::from(count)).sum();
        let commanded = |content: &&Content| {
            let (facing, kind) = parts(**content);
            self.commanders[facing.index()] == Some(seat) && (facing == seat || !self.rules.kind(kind).royal)
        };
        held + self.mated_by(seat) + self.cells.iter().filter(|content| **content != EMPTY).filter(commanded).count()
    }

    /// Whether nobody moves any more: two are out, or a team has lost one of its players.
    pub fn is_over(&self) -> bool {
        self.out.len() >= if self.rules.teams { 1 } else { 2 }
    }

    /// A number for board, hands, turn and who is out: equal positions have equal keys, and others hardly ever do.
    pub fn key(&self) -> u64 {
        let hands = self.hands.iter().flatten();
        let standing = self.standing.iter().map(|standing| match standing {
            Standing::Playing => 0,
            Standing::Left => 1,
            Standing::Mated(by) => 2 + by.index() as u8,
        });
        let bytes = self.cells.iter().chain(hands).copied().chain(standing).chain([self.turn.index() as u8]);
        let mut key = 0_u64;
        let mut word = 0_u64;
        for (i, byte) in bytes.enumerate() {
            word = word << 8 | u64::from(byte);
            if i % 8 == 7 {
                key = key::mixed(key ^ word);
                word = 0;
            }
        }
        key::mixed(key ^ word)
    }

    /// Plays a move that is legal here.
    pub(super) fn make(&mut self, m: Move) {
        let mover = self.turn;
        self.put_down(m);
        self.ply = self.ply.saturating_add(1);
        self.pass_turn(mover, Some(mover));
    }

    /// What a move does to board and hands alone.
    pub(super) fn put_down(&mut self, m: Move) {
        let us = self.turn;
        match m {
            Move::Drop { kind, to } => {
                self.hands[us.index()][kind.index()] -= 1;
                self.cells[usize::from(to)] = piece(us, kind);
            }
            Move::Board { from, to, promote } => {
                let moved = std::mem::replace(&mut self.cells[usize::from(from)], EMPTY);
                let (facing, kind) = parts(moved);
                let taken = self.cells[usize::from(to)];
                if taken != EMPTY {
                    let (_, kind) = parts(taken);
                    if let Some(held) = self.rules.kind(kind).in_hand(kind) {
                        self.hands[us.index()][held.index()] += 1;
                    }
                }
                let face = self.rules.kind(kind).other_face.filter(|_| promote).unwrap_or(kind);
                self.cells[usize::from(to)] = piece(facing, face);
                if self.rules.kind(kind).royal {
                    self.kings[facing.index()] = Some(to);
                }
            }
        }
    }

    /// A player gives up or runs out of time. Nobody is credited; their hand leaves the game, their men stay on the
    /// board.
    pub fn leave(&mut self, seat: Seat) {
        if self.standing(seat) != Standing::Playing || self.is_over() {
            return;
        }
        self.retire(seat, None);
        if self.turn == seat {
            self.pass_turn(seat, None);
        }
    }

    /// Finds who moves next after a player, and takes out those who cannot, to the credit of `mater`.
    fn pass_turn(&mut self, after: Seat, mater: Option<Seat>) {
        while !self.is_over() {
            self.turn = self.next(after);
            if self.has_move() {
                return;
            }
            self.retire(self.turn, mater);
        }
    }

    /// Whose turn it is after a player has moved: who is in check, or else the next in order.
    fn next(&self, after: Seat) -> Seat {
        let mut order = [after; 3];
        for i in 0..3 {
            order[i] = self.rules.after(if i == 0 { after } else { order[i - 1] });
        }
        let plays = |seat: &Seat| self.standing(*seat) == Standing::Playing;
        let checked = order.into_iter().filter(plays).find(|seat| self.rules.interrupts && self.in_check(*seat));
        checked.or_else(|| order.into_iter().find(plays)).unwrap_or(after)
    }

    /// A player is out, mated by somebody or by their own doing.
    fn retire(&mut self, seat: Seat, mater: Option<Seat>) {
        self.standing[seat.index()] = mater.map_or(Standing::Left, Standing::Mated);
        self.out.push(seat);
        let held = std::mem::take(&mut self.hands[seat.index()]);
        if let Some(mater) = mater {
            for (own, more) in self.hands[mater.index()].iter_mut().zip(held) {
                *own += more;
            }
        }
        self.find_commanders();
    }

    /// Works out who commands whose pieces, mated players' as often as they have changed hands.
    pub(super) fn find_commanders(&mut self) {
        for seat in Seat::ALL {
            let mut lord = Some(seat);
            // No chain is longer: nobody mates after they are out.
            for _ in 0..4 {
                lord = match lord.map(|lord| self.standing(lord)) {
                    Some(Standing::Mated(by)) if self.rules.mated_pieces == MatedPieces::Commanded => Some(by),
                    Some(Standing::Playing) => lord,
                    _ => None,
                };
            }
            self.commanders[seat.index()] = lord;
        }
    }
}

impl PartialEq for Position {
    /// The same board, hands, players and turn.
    fn eq(&self, other: &Position) -> bool {
        self.cells == other.cells
            && self.hands == other.hands
            && self.standing == other.standing
            && self.out == other.out
            && self.turn == other.turn
    }
}

impl Eq for Position {}
