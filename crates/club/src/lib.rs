//! People and competitions as pure rules: what a club, a league or a federation computes from games that were played.
//!
//! Nothing here knows a file, a database, a socket or the time of day; hours, seeds and who acts come in as arguments.
#![forbid(unsafe_code)]

pub mod arena;
pub mod award;
pub mod career;
pub mod cases;
pub mod certificate;
pub mod exchange;
pub mod journal;
pub mod ladder;
pub mod league;
pub mod line;
mod lots;
pub mod membership;
pub mod pairing;
pub mod person;
pub mod pool;
pub mod rating;
pub mod rules;
pub mod standing;
pub mod teams;
pub mod time;
pub mod tournament;
