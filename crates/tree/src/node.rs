//! Nodes, kept small: a tree of a million moves is workable.

use std::num::NonZeroU32;
use std::time::Duration;

/// A place in one [`Tree`](crate::Tree): its start, or after one of its steps. It stays valid as the tree grows.
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

    /// The next node of a tree that has so many.
    ///
    /// # Panics
    /// If there are four thousand million nodes: 80 gigabytes.
    #[inline]
    pub(crate) fn after(count: usize) -> NodeId {
        let number = u32::try_from(count + 1).ok().and_then(NonZeroU32::new);
        NodeId(number.expect("no record has four thousand million nodes"))
    }
}

/// What a node adds to the one before it.
#[derive(Debug, PartialEq, Eq)]
pub enum Step<'a, M, I, E> {
    /// A legal move.
    Move(M),
    /// A move against the rules.
    Illegal(&'a I),
    /// The end of the game: nothing comes after it.
    End(&'a E),
}

impl<M: Copy, I, E> Clone for Step<'_, M, I, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Copy, I, E> Copy for Step<'_, M, I, E> {}

/// One node of the tree; 20 bytes where a move takes two.
#[derive(Clone, Debug)]
pub(crate) struct Node<P> {
    pub(crate) parent: Option<NodeId>,
    /// The first one after it.
    pub(crate) child: Option<NodeId>,
    /// The next one beside it.
    pub(crate) sibling: Option<NodeId>,
    used: Millis,
    what: What<P>,
}

/// The kinds of nodes. What is no move stands beside the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What<P> {
    Start,
    Move(P),
    Illegal,
    End,
}

impl<P: Copy> Node<P> {
    pub(crate) const START: Node<P> =
        Node { parent: None, child: None, sibling: None, used: Millis::UNKNOWN, what: What::Start };

    #[inline]
    pub(crate) fn new(parent: NodeId, what: What<P>) -> Node<P> {
        Node { parent: Some(parent), what, ..Node::START }
    }

    #[inline]
    pub(crate) fn what(&self) -> What<P> {
        self.what
    }

    #[inline]
    pub(crate) fn used(&self) -> Option<Duration> {
        self.used.get()
    }

    #[inline]
    pub(crate) fn set_used(&mut self, used: Option<Duration>) {
        self.used = Millis::new(used);
    }
}

/// A time in milliseconds; 49 days are the most it can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Millis(u32);

impl Millis {
    const UNKNOWN: Millis = Millis(u32::MAX);

    #[inline]
    fn new(time: Option<Duration>) -> Millis {
        time.map_or(Millis::UNKNOWN, |time| {
            Millis(u32::try_from(time.as_millis()).unwrap_or(u32::MAX).min(u32::MAX - 1))
        })
    }

    #[inline]
    fn get(self) -> Option<Duration> {
        (self != Millis::UNKNOWN).then(|| Duration::from_millis(self.0.into()))
    }
}

#[cfg(test)]
mod tests;
