//! The pieces that players hold.

use crate::kind::KindId;
use shogi::Color;

/// Both hands: how many pieces of each kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hands {
    counts: [Vec<u16>; 2],
}

impl Hands {
    pub(crate) fn empty(kinds: usize) -> Hands {
        Hands { counts: [vec![0; kinds], vec![0; kinds]] }
    }

    pub(crate) fn count(&self, color: Color, kind: KindId) -> u16 {
        self.counts[color.index()][kind.index()]
    }

    /// Sets the number of pieces of a kind, and tells what it was.
    pub(crate) fn set(&mut self, color: Color, kind: KindId, count: u16) -> u16 {
        std::mem::replace(&mut self.counts[color.index()][kind.index()], count)
    }

    /// The kinds held.
    pub(crate) fn held(&self, color: Color) -> impl Iterator<Item = (KindId, u16)> {
        self.counts[color.index()].iter().enumerate().filter(|(_, n)| **n > 0).map(|(i, n)| (KindId(i as u16), *n))
    }
}
