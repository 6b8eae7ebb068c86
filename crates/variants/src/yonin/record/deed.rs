//! What a player does in a game for four: they move, or they leave.

use super::Outcome;
use crate::kind::KindId;
use crate::yonin::position::{Move, Position};
use crate::yonin::seat::Seat;
use serde::{Deserialize, Serialize};
use tree::{Ground, Never};

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Whose turn it was moved.
    Move(Move),
    /// Somebody left the game.
    Leave {
        /// Who.
        seat: Seat,
        /// Why.
        how: Leaving,
    },
}

/// Why a player is out of a game that the others go on with, but for mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Leaving {
    /// They gave up.
    Resigned,
    /// Their time was up.
    Flag,
    /// A foul, where fouls lose.
    Foul,
    /// They stayed away.
    Absent,
}

impl Leaving {
    /// All of them.
    pub const ALL: [Leaving; 4] = [Leaving::Resigned, Leaving::Flag, Leaving::Foul, Leaving::Absent];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Leaving::Resigned => "resigned",
            Leaving::Flag => "flag",
            Leaving::Foul => "foul",
            Leaving::Absent => "absent",
        }
    }

    /// The one that is called so.
    pub fn from_code(code: &str) -> Option<Leaving> {
        Leaving::ALL.into_iter().find(|how| how.code() == code)
    }
}

/// A deed takes two bytes in a node: the highest bits say which it is, the others are its parts.
const PROMOTION: u16 = 1 << 14;
const DROP: u16 = 2 << 14;
const LEAVING: u16 = 3 << 14;
/// There are 81 cells, and no more than sixteen kinds.
const PART: u16 = 0x7f;

const fn pack(deed: Deed) -> u16 {
    match deed {
        Deed::Move(Move::Board { from, to, promote }) => {
            (from as u16) << 7 | to as u16 | if promote { PROMOTION } else { 0 }
        }
        Deed::Move(Move::Drop { kind, to }) => DROP | kind.0 << 7 | to as u16,
        Deed::Leave { seat, how } => LEAVING | (seat as u16) << 7 | how as u16,
    }
}

const fn unpack(packed: u16) -> Deed {
    let (first, second) = (packed >> 7 & PART, packed & PART);
    match packed & LEAVING {
        DROP => Deed::Move(Move::Drop { kind: KindId(first), to: second as u8 }),
        LEAVING => Deed::Leave { seat: Seat::ALL[first as usize % 4], how: Leaving::ALL[second as usize % 4] },
        kind => Deed::Move(Move::Board { from: first as u8, to: second as u8, promote: kind == PROMOTION }),
    }
}

/// Where a record for four stands: the position, and why those are out whom nobody has mated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The position.
    pub position: Position,
    left: [Option<Leaving>; 4],
}

impl From<Position> for Place {
    /// Of those who are out already nothing is known.
    fn from(position: Position) -> Place {
        Place { position, left: [None; 4] }
    }
}

impl Place {
    /// Why a player is out, if it is not for mate, and the record says it.
    pub fn leaving(&self, seat: Seat) -> Option<Leaving> {
        self.left[seat.index()]
    }
}

impl Ground for Place {
    type Move = Deed;
    type Packed = u16;
    type Illegal = Never;
    type Ending = Outcome;

    fn pack(deed: Deed) -> u16 {
        pack(deed)
    }

    fn unpack(packed: u16) -> Deed {
        unpack(packed)
    }

    fn play(&mut self, deed: Deed) {
        match deed {
            Deed::Move(m) => self.position.make(m),
            Deed::Leave { seat, how } => {
                self.position.leave(seat);
                self.left[seat.index()] = Some(how);
            }
        }
    }
}
