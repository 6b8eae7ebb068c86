//! How often somebody may ask for something that costs.

use crate::who::Who;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;

/// The address that stands for another in all limits: who has one IPv6 address has 2⁶⁴ of them, so they count as one.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) if !v6.is_loopback() => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        other => other,
    }
}

/// A limit for each network address, as [`network`] has it.
pub struct PerAddress(DefaultKeyedRateLimiter<IpAddr>);

/// With more addresses than this in memory those that have not come lately are forgotten.
const REMEMBERED: usize = 10_000;

impl PerAddress {
    /// So many a minute, all of them at once if need be.
    pub fn a_minute(most: u32) -> PerAddress {
        PerAddress(RateLimiter::keyed(Quota::per_minute(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN))))
    }

    /// Counts one; whether it is within the limit.
    pub fn allows(&self, address: IpAddr) -> bool {
        self.allows_all(address, NonZeroU32::MIN)
    }

    /// Counts so many, or none; whether all of them are within the limit.
    pub fn allows_all(&self, address: IpAddr, times: NonZeroU32) -> bool {
        if self.0.len() > REMEMBERED {
            self.0.retain_recent();
        }
        matches!(self.0.check_key_n(&address, times), Ok(Ok(())))
    }
}

/// How fast each visitor may talk, over all their channels together.
#[derive(Clone)]
pub struct Pace(Arc<DefaultKeyedRateLimiter<Who>>);

/// What a visitor may say at once, in seconds of what they may say all the time.
const AT_ONCE: u32 = 3;

impl Pace {
    /// So many messages a second.
    pub fn a_second(most: u32) -> Pace {
        let several = |times: u32| NonZeroU32::new(most.saturating_mul(times)).unwrap_or(NonZeroU32::MIN);
        Pace(Arc::new(RateLimiter::keyed(Quota::per_second(several(1)).allow_burst(several(AT_ONCE)))))
    }

    /// Counts one; whether it is within the limit.
    pub fn allows(&self, visitor: &Who) -> bool {
        if self.0.len() > REMEMBERED {
            self.0.retain_recent();
        }
        self.0.check_key(visitor).is_ok()
    }
}

#[cfg(test)]
mod tests;
