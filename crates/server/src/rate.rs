//! How often somebody may ask for something that costs.

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;

/// A limit for each network address, as [`crate::peer::network`] has it.
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
        self.0.check_key(&address).is_ok()
    }
}

#[cfg(test)]
mod tests;
