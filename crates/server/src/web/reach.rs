//! Where the site is reached from: for links that leave it, in pictures of other sites, codes and messages.

mod keys;

pub(crate) use keys::Keys;

use axum::http::HeaderMap;
use axum::http::header::HOST;
use dojo::PublicUrl;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// What is known of the way here.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// What whoever runs the site says.
    public: Option<PublicUrl>,
    /// Where it listens.
    listen: SocketAddr,
}

impl Reach {
    pub(super) fn new(public: Option<PublicUrl>, listen: SocketAddr) -> Reach {
        Reach { public, listen }
    }

    /// What the site is called where others stand beside it.
    pub(crate) fn name(&self) -> &str {
        self.public.as_ref().map_or("Miyako", PublicUrl::authority)
    }

    /// A path of the site as a whole address, if the site's is known; else the path, which leads there from here.
    pub(crate) fn absolute(&self, path: &str) -> String {
        let origin = self.public.as_ref().map_or("", PublicUrl::origin);
        format!("{origin}{path}")
    }

    /// Where those who carry calls to browsers find whoever runs the site (RFC 8292): an address by https, as they take no other.
    pub(super) fn contact(&self) -> String {
        let public = self.public.as_ref().filter(|public| public.is_secure());
        public.map_or_else(|| "https://localhost".to_owned(), |public| public.origin().to_owned())
    }

    /// Whether `host` is the site's own, to which browsers come by https alone.
    pub(super) fn is_secure(&self, host: Option<&str>) -> bool {
        self.public
            .as_ref()
            .is_some_and(|public| public.is_secure() && host.is_some_and(|host| same(host, public.authority())))
    }

    /// Whether a browser says with `origin` that it comes from a page of this site, though a proxy may have put another `Host`
    /// into the request.
    pub(super) fn is_own(&self, origin: &str) -> bool {
        self.public.as_ref().is_some_and(|public| same(origin, public.origin()))
    }

    /// Whether whoever runs the site has said by which address visitors know it.
    pub(crate) const fn is_known(&self) -> bool {
        self.public.is_some()
    }

    /// Where other people find a path of the site, for a visitor who has come with these headers; `None` if the server
    /// listens for this machine alone, or the machine is in no network.
    pub(crate) fn for_others(&self, path: &str, headers: &HeaderMap, secure: bool) -> Option<String> {
        if self.public.is_some() {
            return Some(self.absolute(path));
        }
        let host = headers.get(HOST)?.to_str().ok()?;
        if !is_this_machine(host) {
            return Some(format!("{}://{host}{path}", if secure { "https" } else { "http" }));
        }
        let address = self.address_in_network()?;
        Some(format!("http://{}{path}", SocketAddr::new(address, self.listen.port())))
    }

    /// How the server is started so that others reach it.
    pub(crate) fn command(&self) -> String {
        // Cargo says so to what it runs.
        let program = if std::env::var_os("CARGO").is_some() { "cargo run --release -- serve" } else { "miyako serve" };
        let listen = SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), self.listen.port());
        // With another folder it would have none of this one's games.
        let folder = folder(std::env::args_os().filter_map(|word| word.into_string().ok()));
        let folder = folder.map_or_else(String::new, |folder| format!(" --data {}", quoted(&folder)));
        format!("{program} --listen {listen}{folder}")
    }

    /// The machine's own address, if the server listens to its network.
    fn address_in_network(&self) -> Option<IpAddr> {
        match self.listen.ip() {
            own if own.is_loopback() => None,
            own if own.is_unspecified() => own_address(),
            own => Some(own),
        }
    }
}

/// The folder for games, where the words of the command line name one.
fn folder(mut words: impl Iterator<Item = String>) -> Option<String> {
    while let Some(word) = words.next() {
        if word == "--data" {
            return words.next();
        }
        if let Some(folder) = word.strip_prefix("--data=") {
            return Some(folder.to_owned());
        }
    }
    None
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
    if word.chars().all(is_plain) { word.to_owned() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}

/// A text as a part of an address.
pub(crate) fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let write = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(write).collect()
}

/// Browsers write hosts in small letters; proxies may not.
fn same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

/// Whether a host, with its port, means the machine that asks.
fn is_this_machine(host: &str) -> bool {
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    let name = name.map_or(host, |(name, _)| name).trim_matches(['[', ']']);
    let is_loopback = name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    is_loopback || same(name, "localhost") || name.to_ascii_lowercase().ends_with(".localhost")
}

/// The address by which this machine would speak to others. To connect such a socket sends nothing.
fn own_address() -> Option<IpAddr> {
    let towards = |own: IpAddr, other: IpAddr| {
        let socket = UdpSocket::bind(SocketAddr::new(own, 0)).ok()?;
        // Addresses for documentation: nobody is there, but the way would be the usual one.
        socket.connect(SocketAddr::new(other, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_loopback() && !address.is_unspecified())
    };
    let documentation = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);
    towards(Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into())
        .or_else(|| towards(Ipv6Addr::UNSPECIFIED.into(), documentation.into()))
}

#[cfg(test)]
mod tests;
