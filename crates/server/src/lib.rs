//! The web site: pages for people, a JSON API and a live channel for programs, games that are stored as they are played.
//!
//! How a move travels: the browser sends an intent over its live channel; the one task that owns the game asks the
//! referee; what follows is stored; only then is it told to everybody.
//!
//! ```no_run
//! let config = server::Config::new("/var/lib/miyako");
//! server::run(&config, |server| println!("http://{}", server.address()))?;
//! # Ok::<(), server::StartError>(())
//! ```

#![forbid(unsafe_code)]

mod agreement;
mod analysis;
mod api;
mod app;
mod assets;
mod backup;
mod board;
mod ceremony;
mod channels;
mod claim;
mod computer;
mod config;
mod connections;
mod cookie;
mod copies;
mod csa;
mod failure;
mod files;
mod games;
mod guarded;
mod language;
mod lapse;
mod library;
mod live;
mod one_line;
mod ops;
mod overload;
mod pages;
mod peer;
mod picture;
mod places;
mod random;
mod rate;
mod refusals;
mod router;
mod seats;
mod security;
mod start;
mod store;
mod stored;
mod tally;
mod trainer;
mod turns;
mod variant;
mod visitor;
mod wish;
mod wording;
mod writing;
mod yonin;

pub use app::App;
pub use backup::{Backup, BackupError, backup, restore};
pub use config::{Config, Limits};
pub use files::allow_open_files;
pub use peer::TrustedProxy;
pub use start::{Server, StartError, run};
pub use store::{Progress, Tell};
