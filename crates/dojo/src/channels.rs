//! The live channels that may be open, and how they are shared: nobody who only looks on keeps a player out of their
//! game.

use crate::failure::{Failure, Kind};
use crate::tally::{Share, Tally};
use crate::who::Who;
use std::net::IpAddr;
use std::sync::Arc;

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Shares {
    pub all: usize,
    /// To look on or to analyse; those with a seat at a game have twice as many beside.
    pub of_one_address: usize,
    pub of_one_visitor: usize,
}

/// One part of so many is kept for those with a seat.
const KEPT: usize = 4;

/// All channels.
#[derive(Clone)]
pub struct Channels {
    shares: Shares,
    open: Arc<Tally<()>>,
    watching: Arc<Tally<()>>,
    addresses: Arc<Tally<(IpAddr, bool)>>,
    visitors: Arc<Tally<Who>>,
}

/// An open channel; its place is free again when this is dropped.
#[derive(Debug)]
pub struct Channel {
    _open: Share<()>,
    _watching: Option<Share<()>>,
    _address: Share<(IpAddr, bool)>,
    _visitor: Share<Who>,
}

/// Why somebody gets no channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoChannel {
    /// The visitor, or their address, has enough.
    Enough,
    /// There are no more.
    Full,
}

impl From<NoChannel> for Failure {
    fn from(why: NoChannel) -> Failure {
        let failure = match why {
            NoChannel::Enough => Failure::new(Kind::TooMany, "too-many-channels"),
            NoChannel::Full => Failure::new(Kind::Busy, "crowded"),
        };
        failure.retry_after(5)
    }
}

impl Channels {
    pub fn new(shares: Shares) -> Channels {
        let (open, watching, addresses, visitors) = Default::default();
        Channels { shares, open, watching, addresses, visitors }
    }

    /// Who has a channel open.
    pub fn visitors(&self) -> Vec<Who> {
        self.visitors.all()
    }

    /// Opens a channel for somebody, who has a seat there or not.
    ///
    /// # Errors
    /// If the visitor has enough, or there are no more.
    pub fn open(&self, from: IpAddr, visitor: &Who, seated: bool) -> Result<Channel, NoChannel> {
        let Shares { all, of_one_address, of_one_visitor } = self.shares;
        let of_address = if seated { 2 * of_one_address } else { of_one_address };
        let _visitor = self.visitors.take(visitor.clone(), of_one_visitor).ok_or(NoChannel::Enough)?;
        let _address = self.addresses.take((from, seated), of_address).ok_or(NoChannel::Enough)?;
        let _watching = match seated {
            true => None,
            false => Some(self.watching.take((), all - all / KEPT).ok_or(NoChannel::Full)?),
        };
        let _open = self.open.take((), all).ok_or(NoChannel::Full)?;
        Ok(Channel { _open, _watching, _address, _visitor })
    }
}

#[cfg(test)]
mod tests;
