//! What is done at a site: games in progress, people's libraries, mate problems, analyses; who may do how much of it; what is
//! kept. It knows no page, no protocol and no SQL: doors come to it with wishes, and it tells them what has become of these.
//!
//! How a move travels: a door hands an intent to the one task that owns the game ([`live`]), which asks the referee; what
//! follows is stored; only then is it told to everybody.
//!
//! It sees the world through four ports. Three are the database's: the event log, the wake-ups ([`wakes`]) and the rows, see
//! [`store`]. The fourth, the bus, is in this process: the mailboxes of games ([`live::Hall::send`], [`live::Hall::tell`]), the
//! outboxes of those who look at them, and the word that an identity has ended ([`who::Identities::end_of`]). Nothing on
//! the bus need survive: whoever missed it asks for what has happened since.

#![forbid(unsafe_code)]

pub mod account;
pub mod agreement;
pub mod analysis;
pub mod app;
mod appointment;
mod backup;
pub mod ceremony;
mod channels;
pub mod claim;
mod computer;
mod conduct;
pub mod config;
pub mod copies;
pub mod desk;
pub mod failure;
pub mod fair_play;
pub mod files;
pub mod first_owner;
pub mod follow;
pub mod four;
pub mod games;
pub mod hindsight;
pub mod holidays;
mod kept_mistake;
pub mod ladder;
pub mod lessons;
pub mod library;
pub mod live;
pub mod lobby;
mod log;
mod measures;
pub mod moderation;
pub mod move_text;
pub mod nights;
pub mod notices;
pub mod offices;
pub mod one_line;
pub mod places;
pub mod random;
pub mod rate;
pub mod ratings;
pub mod referee;
pub mod refusals;
pub mod rights;
pub mod seats;
pub mod sockets;
pub mod spot;
pub mod start;
pub mod step;
pub mod stored;
pub mod tally;
pub mod teaching;
mod time_of_day;
pub mod trainer;
pub mod training;
pub mod turns;
pub mod two;
pub mod variant;
pub mod wakes;
pub mod who;
pub mod wish;
pub mod wording;
pub mod zip;

pub use account::{Card, ResetError, reset};
pub use app::App;
pub use backup::{Backup, BackupError, backup, restore};
pub use config::{Config, Limits, PublicUrl, TrustedProxy};
pub use failure::Failure;
pub use files::allow_open_files;
pub use start::StartError;
