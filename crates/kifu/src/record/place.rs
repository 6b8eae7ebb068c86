//! Where a record of standard shogi stands.

use crate::{Ending, Illegal};
use shogi::{Color, HandPiece, Move, Position, Square};
use tree::Ground;

/// A position in a record, with what its texts depend on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// On an ending, or after a foul that nothing can follow, the one before it.
    pub position: Position,
    /// Where the last move went, for 同 (NOTA-05).
    pub last_to: Option<Square>,
    /// Whose turn it is; after a foul that nothing can follow, the opponent's of who made it.
    pub turn: Color,
    /// Nothing can be played any more: the game has ended, or a foul has left no position to play on.
    pub closed: bool,
}

impl From<Position> for Place {
    fn from(position: Position) -> Place {
        Place { turn: position.turn(), position, last_to: None, closed: false }
    }
}

impl Ground for Place {
    type Move = Move;
    type Packed = Packed;
    type Illegal = Illegal;
    type Ending = Ending;

    #[inline]
    fn pack(m: Move) -> Packed {
        Packed::of(m)
    }

    #[inline]
    fn unpack(packed: Packed) -> Move {
        packed.unpack()
    }

    #[inline]
    fn play(&mut self, m: Move) {
        self.position.play_unchecked(m);
        self.last_to = Some(m.to());
        self.turn = self.position.turn();
    }

    fn suffer(&mut self, illegal: &Illegal) {
        match illegal.position_after(&self.position) {
            Some(position) => self.position = position,
            None => self.closed = true,
        }
        self.last_to = Some(illegal.attempt.to());
        self.turn = !illegal.by;
    }

    fn close(&mut self) {
        self.closed = true;
    }

    fn fit(ending: Ending) -> Ending {
        ending.in_print()
    }
}

/// A move in two bytes: 7 bits for where it comes from, 7 for where it goes, 1 for promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed(u16);

const PROMOTES: u16 = 1 << 14;

impl Packed {
    #[inline]
    fn of(m: Move) -> Packed {
        let pack = |from: usize, to: Square| (from << 7 | to.index()) as u16;
        Packed(match m {
            Move::Board { from, to, promote } => pack(from.index(), to) | if promote { PROMOTES } else { 0 },
            Move::Drop { piece, to } => pack(Square::COUNT + piece.index(), to),
        })
    }

    #[inline]
    fn unpack(self) -> Move {
        let Packed(bits) = self;
        let to = Square::from_index(usize::from(bits & 0x7f));
        let from = usize::from(bits >> 7 & 0x7f);
        match from.checked_sub(Square::COUNT) {
            None => Move::Board { from: Square::from_index(from), to, promote: bits & PROMOTES != 0 },
            Some(piece) => Move::Drop { piece: HandPiece::ALL[piece], to },
        }
    }
}
