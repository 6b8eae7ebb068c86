//! The CSA port: programs play over TCP by the server protocol of the Computer Shogi Association, as
//! `docs/csa-port.md` describes it. Their games are ordinary games of this site.

#![forbid(unsafe_code)]

mod board;
mod buoy;
mod game;
mod game_name;
mod line;
mod listener;
mod lobby;
mod moves;
mod name;
mod pairing;
mod played;
mod port;
mod request;
mod result;
mod seat;
mod session;
mod summary;
mod watcher;

pub use listener::serve;
pub use port::Port;
