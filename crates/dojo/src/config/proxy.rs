//! Proxies in front of the site.

use ipnet::IpNet;
use std::net::IpAddr;
use std::str::FromStr;

/// Proxies whose word on others is taken: an address, or a network such as `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrustedProxy(IpNet);

impl FromStr for TrustedProxy {
    type Err = String;

    fn from_str(text: &str) -> Result<TrustedProxy, String> {
        let net = text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        net.map(TrustedProxy).map_err(|_| "expected an address or a network, as 127.0.0.1 or 10.0.0.0/8".to_owned())
    }
}

impl TrustedProxy {
    /// Whether it has this address.
    pub fn has(&self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}
