//! How often somebody may ask for something that costs.

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

/// A limit for each network address.
pub(crate) struct PerAddress(DefaultKeyedRateLimiter<IpAddr>);

/// With more addresses than this in memory those that have not come lately are forgotten.
const REMEMBERED: usize = 10_000;

impl PerAddress {
    /// So many a minute, all of them at once if need be.
    pub(crate) fn a_minute(most: u32) -> PerAddress {
        PerAddress(RateLimiter::keyed(Quota::per_minute(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN))))
    }

    /// Counts one; whether it is within the limit.
    pub(crate) fn allows(&self, address: IpAddr) -> bool {
        if self.0.len() > REMEMBERED {
            self.0.retain_recent();
        }
        self.0.check_key(&network(address)).is_ok()
    }
}

/// Who has one IPv6 address has 2⁶⁴ of them, so they count as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests;
