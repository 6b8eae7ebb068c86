//! The doors of a site: pages for people, a JSON API and a live channel in `web`, and beside them the CSA port for
//! programs. What is done there is the business of `dojo`.
//!
//! ```no_run
//! let config = server::Config::new("/var/lib/miyako");
//! server::run(&config, |server| println!("http://{}", server.address()))?;
//! # Ok::<(), server::StartError>(())
//! ```

#![forbid(unsafe_code)]

mod booklet;
mod mail;
mod push;
mod web;

pub use booklet::{booklet, chapters};
pub use dojo::config::{Mail, PushTo};
pub use dojo::{
    Backup, BackupError, Card, Config, Limits, PublicUrl, ResetError, StartError, TrustedProxy, allow_open_files,
    backup, reset, restore,
};
pub use store::{Progress, Tell};
pub use web::{Server, Site, ceremony_told, run, tournament_clock, tournament_clocks, workshop_things};
