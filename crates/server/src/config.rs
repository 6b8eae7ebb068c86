//! What the person who starts the server decides.

use crate::TrustedProxy;
use crate::progress::Tell;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

/// How to run the server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; loopback unless the site is meant for others.
    pub listen: SocketAddr,
    /// The folder for the database, made if need be.
    pub data: PathBuf,
    /// Another database than the one in `data`, as `sqlite://…` or `postgres://…`.
    pub database: Option<String>,
    /// How long a database that does not answer yet is waited for.
    pub wait: Duration,
    /// Who is told what takes long at the start.
    pub tell: Tell,
    /// Where programs play by the CSA server protocol; nowhere unless it is said.
    pub csa: Option<SocketAddr>,
    /// So many moves make a draw in their games; 0 for no limit.
    pub csa_max_moves: u32,
    /// Proxies whose word is taken on who asks, and whether by https.
    pub trusted_proxies: Vec<TrustedProxy>,
    /// How much visitors may ask for.
    pub limits: Limits,
    /// How long the computer may think about a move, whatever its clock allows.
    pub thinking: Duration,
}

/// How much visitors may ask for, so that one cannot spoil it for the others.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections that requests may come by at once; whoever comes then waits.
    pub connections: usize,
    /// Live channels that may be open. Each is an open file, like every connection: see [`Limits::with_open_files`].
    pub live_channels: usize,
    /// Connections at the CSA port; whoever comes then waits.
    pub csa_connections: usize,
    /// Games that may be in memory.
    pub games: usize,
    /// Games of one visitor that may be in memory. A game that nobody looks at leaves memory unless its clock runs.
    pub games_of_one_visitor: usize,
    /// Games that may be made from one network address in a minute.
    pub new_games_a_minute: u32,
    /// What one live channel may say in a second; three times as much at once.
    pub messages_a_second: u32,
    /// Records that one visitor may keep.
    pub records: u32,
    /// Bytes that his records may take, with the files they came from.
    pub record_bytes: u64,
    /// Changes to libraries that may come from one network address in a minute.
    pub library_changes_a_minute: u32,
    /// Analyses at once, each on a thread of its own; 0 for none at all.
    pub analyses: usize,
    /// Analyses that run or wait.
    pub analyses_in_queue: usize,
    /// Those among them that come from one network address.
    pub analyses_of_one_address: usize,
}

/// Threads for thinking: one fewer than the machine has, so that pages stay quick.
pub(crate) fn spare_threads() -> usize {
    available_parallelism().map_or(1, |all| (all.get() - 1).max(1))
}

impl Config {
    /// The port this site is known by: 4649, *yoroshiku*.
    pub const PORT: u16 = 4649;
    /// The port of the CSA server protocol.
    pub const CSA_PORT: u16 = 4081;

    /// A server for the people at this machine, with its database in `data`.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), Config::PORT),
            data: data.into(),
            database: None,
            wait: Duration::from_secs(60),
            tell: |_| (),
            csa: None,
            csa_max_moves: 256,
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            thinking: Duration::from_secs(1),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 256,
            live_channels: 540,
            csa_connections: 100,
            games: 10_000,
            games_of_one_visitor: 40,
            new_games_a_minute: 60,
            messages_a_second: 10,
            records: 20_000,
            record_bytes: 256 << 20,
            library_changes_a_minute: 240,
            analyses: spare_threads(),
            analyses_in_queue: 64,
            analyses_of_one_address: 32,
        }
    }
}

impl Limits {
    /// Files that the server has open besides its connections, at most.
    const OTHER_FILES: u64 = 128;
    /// Live channels for which the memory of a small machine is enough: each takes 10 kB.
    const MOST_LIVE_CHANNELS: usize = 10_000;

    /// As many live channels as a process that may open so many files can have beside everything else.
    pub fn with_open_files(self, files: u64) -> Limits {
        let others = (self.connections + self.csa_connections) as u64 + Limits::OTHER_FILES;
        let left = files.saturating_sub(others);
        let live_channels = usize::try_from(left).unwrap_or(usize::MAX).min(Limits::MOST_LIVE_CHANNELS);
        Limits { live_channels, ..self }
    }

    /// As good as none, for a load test, where all visitors come from one address: not for a site that others reach.
    pub fn for_load_test() -> Limits {
        Limits {
            connections: 10_000,
            live_channels: 100_000,
            csa_connections: 10_000,
            games: 100_000,
            games_of_one_visitor: 100_000,
            new_games_a_minute: u32::MAX,
            messages_a_second: 100_000,
            records: u32::MAX,
            record_bytes: u64::MAX,
            library_changes_a_minute: u32::MAX,
            analyses_in_queue: 10_000,
            analyses_of_one_address: 10_000,
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests;
