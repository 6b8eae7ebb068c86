//! What the person who starts the server decides.

mod proxy;
mod public_url;

pub use proxy::TrustedProxy;
pub use public_url::PublicUrl;

use crate::{StartError, channels, places};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;
use store::{Address, Tell};

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
    /// Where whoever looks after the server asks how it is; nowhere unless it is said.
    pub ops: Option<SocketAddr>,
    /// So many moves make a draw in their games; 0 for no limit.
    pub csa_max_moves: u32,
    /// Proxies whose word is taken on who asks, and whether by https.
    pub trusted_proxies: Vec<TrustedProxy>,
    /// The address that visitors know the site by; for links that leave it. Unknown unless it is said.
    pub public_url: Option<PublicUrl>,
    /// How much visitors may ask for.
    pub limits: Limits,
    /// How long the computer may think about a move, whatever its clock allows.
    pub thinking: Duration,
    /// Where browsers that are closed may be called.
    pub push_to: PushTo,
    /// By which server people are written to, if by any.
    pub mail: Option<Mail>,
}

/// By which server people are written to who want that.
#[derive(Clone, PartialEq, Eq)]
pub struct Mail {
    /// Its address, as `smtps://name@mail.example.org`.
    pub server: String,
    /// What whoever comes by that name has to know.
    pub password: Option<String>,
    /// From whom letters are.
    pub from: String,
}

impl std::fmt::Debug for Mail {
    /// Without the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("server", &self.server).field("from", &self.from).finish_non_exhaustive()
    }
}

/// Where browsers that are closed may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushTo {
    /// In the public network, by https.
    Public,
    /// Anywhere: where whoever carries the calls is at home, as in tests.
    Anywhere,
}

/// How much visitors may ask for, so that one cannot spoil it for the others.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections that requests may come by at once; whoever comes then waits.
    pub connections: usize,
    /// Those from one network address: also the requests that it may have answered at once, where they come through a proxy.
    pub connections_of_one_address: usize,
    /// Live channels that may be open, a quarter of them by those with a seat at a game only. Each is an open file, like
    /// every connection: see [`Limits::with_open_files`].
    pub live_channels: usize,
    /// Those from one network address that only look on; with a seat it may have twice as many beside.
    pub live_channels_of_one_address: usize,
    /// Those of one visitor.
    pub live_channels_of_one_visitor: usize,
    /// Connections at the CSA port; whoever comes then waits.
    pub csa_connections: usize,
    /// Games that may be in memory.
    pub games: usize,
    /// Games of one visitor that may be in memory. A game that nobody looks at leaves memory unless its clock runs.
    pub games_of_one_visitor: usize,
    /// Games that may be made from one network address in a minute.
    pub new_games_a_minute: u32,
    /// What one visitor may say in a second over all their live channels; three times as much at once.
    pub messages_a_second: u32,
    /// Records that one visitor may keep.
    pub records: u32,
    /// Bytes that their records may take, with the files they came from.
    pub record_bytes: u64,
    /// Games of one file that are put into their library.
    pub games_of_one_file: usize,
    /// Changes to libraries that may come from one network address in a minute.
    pub library_changes_a_minute: u32,
    /// Pictures that may be drawn for one network address in a minute.
    pub pictures_a_minute: u32,
    /// Answers to mate problems that may come from one network address in a minute.
    pub answers_a_minute: u32,
    /// Analyses at once, each on a thread of its own; 0 for none at all.
    pub analyses: usize,
    /// Analyses that run or wait.
    pub analyses_in_queue: usize,
    /// Those among them that come from one network address.
    pub analyses_of_one_address: usize,
}

/// Threads for thinking: one fewer than the machine has, so that pages stay quick.
pub fn spare_threads() -> usize {
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
            ops: None,
            csa_max_moves: 256,
            trusted_proxies: Vec::new(),
            public_url: None,
            limits: Limits::default(),
            thinking: Duration::from_secs(1),
            push_to: PushTo::Public,
            mail: None,
        }
    }

    /// Where the database is.
    ///
    /// # Errors
    /// If the address of the data folder cannot be found out.
    pub fn address(&self) -> Result<Address, StartError> {
        let failed = |source| StartError::DataFolder { folder: self.data.clone(), source };
        Address::of(self.database.as_deref(), &self.data).map_err(failed)
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 256,
            connections_of_one_address: 64,
            live_channels: 476,
            live_channels_of_one_address: 119,
            live_channels_of_one_visitor: 64,
            csa_connections: 100,
            games: 10_000,
            games_of_one_visitor: 40,
            new_games_a_minute: 60,
            messages_a_second: 10,
            records: 20_000,
            record_bytes: 256 << 20,
            games_of_one_file: 100,
            library_changes_a_minute: 240,
            pictures_a_minute: 120,
            answers_a_minute: 240,
            analyses: spare_threads(),
            analyses_in_queue: 64,
            analyses_of_one_address: 32,
        }
    }
}

impl Limits {
    /// Threads that think, about moves and analyses: as many as are to spare, or more if more analyses at once are wanted.
    pub fn threads(&self) -> usize {
        spare_threads().max(self.analyses)
    }

    /// Files that the server has open besides its connections, at most.
    const OTHER_FILES: usize = 128;
    /// Live channels for which the memory of a small machine is enough: each takes 10 kB.
    const MOST_LIVE_CHANNELS: usize = 10_000;
    /// Connections for which it is enough.
    const MOST_CONNECTIONS: usize = 1024;
    /// Of the places at a door, and of the live channels, an address has one in so many.
    const SHARE: usize = 4;

    /// What a process that may open so many files can serve: a quarter of them are connections, and what is left of them
    /// beside everything else are live channels.
    pub fn with_open_files(self, files: u64) -> Limits {
        self.with_connections(Limits::connections_for(files), files)
    }

    /// A quarter of so many files.
    pub fn connections_for(files: u64) -> usize {
        usize::try_from(files / 4).unwrap_or(usize::MAX).clamp(16, Limits::MOST_CONNECTIONS)
    }

    /// So many connections, and live channels for what is left of so many files.
    pub fn with_connections(self, connections: usize, files: u64) -> Limits {
        let connections_of_one_address = connections.div_ceil(Limits::SHARE);
        let limits = Limits { connections, connections_of_one_address, live_channels: 0, ..self };
        let left = usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(limits.files());
        limits.with_live_channels(left.min(Limits::MOST_LIVE_CHANNELS))
    }

    /// So many live channels.
    pub fn with_live_channels(self, live_channels: usize) -> Limits {
        Limits { live_channels, live_channels_of_one_address: live_channels.div_ceil(Limits::SHARE), ..self }
    }

    /// Files that may be open at once.
    pub fn files(&self) -> usize {
        let waiting = self.doors().waiting().all;
        let all = [self.connections, waiting, self.csa_connections, self.live_channels, Limits::OTHER_FILES];
        all.into_iter().fold(0, usize::saturating_add)
    }

    /// How connections are shared. Browsers open another without anybody noticing.
    pub fn doors(&self) -> places::Shares {
        places::Shares { all: self.connections, of_one_address: self.connections_of_one_address, keeps_idle: false }
    }

    /// How live channels are shared.
    pub fn channels(&self) -> channels::Shares {
        channels::Shares {
            all: self.live_channels,
            of_one_address: self.live_channels_of_one_address,
            of_one_visitor: self.live_channels_of_one_visitor,
        }
    }

    /// As good as none, for a load test, where all visitors come from one address: not for a site that others reach.
    pub fn for_load_test() -> Limits {
        Limits {
            connections: 10_000,
            connections_of_one_address: 10_000,
            live_channels: 100_000,
            live_channels_of_one_address: 100_000,
            live_channels_of_one_visitor: 100_000,
            csa_connections: 10_000,
            games: 100_000,
            games_of_one_visitor: 100_000,
            new_games_a_minute: u32::MAX,
            messages_a_second: 100_000,
            records: u32::MAX,
            record_bytes: u64::MAX,
            library_changes_a_minute: u32::MAX,
            pictures_a_minute: u32::MAX,
            answers_a_minute: u32::MAX,
            analyses_in_queue: 10_000,
            analyses_of_one_address: 10_000,
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests;
