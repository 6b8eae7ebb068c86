//! Who is there: players, an arbiter, spectators, each behind a line of their own.

use crate::who::Who;
use play::Seat;
use std::time::Duration;
use tokio::sync::mpsc;

/// All who hear what happens in a game.
#[derive(Debug)]
pub(crate) struct Audience<A> {
    listeners: Vec<Listener<A>>,
}

#[derive(Debug)]
struct Listener<A> {
    visitor: Who,
    outbox: mpsc::Sender<A>,
    lag: Option<Duration>,
}

/// Who of those who have a seat are there, and how many others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presence<S: Seat> {
    /// By seat; the computer always is.
    pub here: S::Each<bool>,
    /// How many lines belong to people without a seat.
    pub spectators: usize,
}

impl<A> Default for Audience<A> {
    fn default() -> Audience<A> {
        Audience { listeners: Vec::new() }
    }
}

impl<A: Clone> Audience<A> {
    /// From now on this visitor hears what happens, by this outbox.
    pub(crate) fn add(&mut self, visitor: Who, outbox: mpsc::Sender<A>) {
        self.listeners.push(Listener { visitor, outbox, lag: None });
    }

    /// Tells everybody; who does not keep up, or has gone, is dropped.
    pub(crate) fn tell(&mut self, answer: &A) {
        self.listeners.retain(|listener| listener.outbox.try_send(answer.clone()).is_ok());
    }

    /// Forgets the lines whose other end is closed.
    pub(crate) fn drop_those_who_left(&mut self) {
        self.listeners.retain(|listener| !listener.outbox.is_closed());
    }

    /// How many lines there are; somebody with two tabs counts twice.
    pub(crate) fn len(&self) -> usize {
        self.listeners.len()
    }

    /// Whether nobody listens.
    pub(crate) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Keeps how long messages on this line are on their way there and back, as measured last.
    pub(crate) fn note_lag(&mut self, outbox: &mpsc::Sender<A>, lag: Duration) {
        if let Some(listener) = self.listeners.iter_mut().find(|listener| listener.outbox.same_channel(outbox)) {
            listener.lag = Some(lag);
        }
    }

    /// How long the network keeps a player waiting in each turn: by their latest line.
    pub(crate) fn lag(&self, player: &Who) -> Option<Duration> {
        self.listeners.iter().rev().find(|listener| listener.visitor == *player)?.lag
    }

    /// How many have no seat.
    pub(crate) fn spectators(&self, seated: impl Fn(&Who) -> bool) -> usize {
        self.listeners.iter().filter(|listener| !seated(&listener.visitor)).count()
    }

    /// Whether this visitor has a line that is still open.
    pub(crate) fn has(&self, visitor: &Who) -> bool {
        self.listeners.iter().any(|listener| listener.visitor == *visitor && !listener.outbox.is_closed())
    }
}
