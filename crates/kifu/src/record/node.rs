//! Nodes, kept small: a tree of a million moves is workable.

use crate::{Ending, Illegal};
use shogi::{HandPiece, Move, Square};
use std::num::NonZeroU32;
use std::time::Duration;

/// A place in one [`Record`](super::Record): its start, or after one of its steps. It stays valid as the record grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    /// The start of every record.
    pub const START: NodeId = NodeId(NonZeroU32::MIN);

    /// A number from 0, smaller for nodes that were added earlier.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The next node of a record that has so many.
    ///
    /// # Panics
    /// If there are four thousand million nodes: 80 gigabytes.
    #[inline]
    pub(super) fn after(count: usize) -> NodeId {
        let number = u32::try_from(count + 1).ok().and_then(NonZeroU32::new);
        NodeId(number.expect("no record has four thousand million nodes"))
    }
}

/// What a node adds to the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// A legal move.
    Move(Move),
    /// A move against the rules.
    Illegal(&'a Illegal),
    /// The end of the game: nothing comes after it.
    End(&'a Ending),
}

/// One node of the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) parent: Option<NodeId>,
    /// The first one after it.
    pub(super) child: Option<NodeId>,
    /// The next one beside it.
    pub(super) sibling: Option<NodeId>,
    used: Millis,
    what: Packed,
}

/// The kinds of nodes. What does not fit in a few bits stands beside the tree.
pub(super) enum What {
    Start,
    Move(Move),
    Illegal,
    End,
}

impl Node {
    pub(super) const START: Node =
        Node { parent: None, child: None, sibling: None, used: Millis::UNKNOWN, what: Packed::START };

    pub(super) fn new(parent: NodeId, what: Packed) -> Node {
        Node { parent: Some(parent), what, ..Node::START }
    }

    #[inline]
    pub(super) fn what(&self) -> What {
        self.what.unpack()
    }

    #[inline]
    pub(super) fn packed(&self) -> Packed {
        self.what
    }

    #[inline]
    pub(super) fn used(&self) -> Option<Duration> {
        self.used.get()
    }

    #[inline]
    pub(super) fn set_used(&mut self, used: Option<Duration>) {
        self.used = Millis::new(used);
    }
}

/// A time in milliseconds; 49 days are the most it can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Millis(u32);

impl Millis {
    const UNKNOWN: Millis = Millis(u32::MAX);

    fn new(time: Option<Duration>) -> Millis {
        time.map_or(Millis::UNKNOWN, |time| {
            Millis(u32::try_from(time.as_millis()).unwrap_or(u32::MAX).min(u32::MAX - 1))
        })
    }

    fn get(self) -> Option<Duration> {
        (self != Millis::UNKNOWN).then(|| Duration::from_millis(self.0.into()))
    }
}

/// A kind of node and its move: 7 bits for where it comes from, 7 for where it goes, 1 for promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packed(u16);

const PROMOTES: u16 = 1 << 14;

impl Packed {
    const START: Packed = Packed(u16::MAX);
    pub(super) const ILLEGAL: Packed = Packed(u16::MAX - 1);
    pub(super) const END: Packed = Packed(u16::MAX - 2);

    #[inline]
    pub(super) fn of(m: Move) -> Packed {
        let pack = |from: usize, to: Square| (from << 7 | to.index()) as u16;
        Packed(match m {
            Move::Board { from, to, promote } => pack(from.index(), to) | if promote { PROMOTES } else { 0 },
            Move::Drop { piece, to } => pack(Square::COUNT + piece.index(), to),
        })
    }

    #[inline]
    fn unpack(self) -> What {
        match self {
            Packed::START => What::Start,
            Packed::ILLEGAL => What::Illegal,
            Packed::END => What::End,
            Packed(bits) => {
                let to = Square::from_index(usize::from(bits & 0x7f));
                let from = usize::from(bits >> 7 & 0x7f);
                What::Move(match from.checked_sub(Square::COUNT) {
                    None => Move::Board { from: Square::from_index(from), to, promote: bits & PROMOTES != 0 },
                    Some(piece) => Move::Drop { piece: HandPiece::ALL[piece], to },
                })
            }
        }
    }
}
