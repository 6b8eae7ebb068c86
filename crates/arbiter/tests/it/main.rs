//! The referee through its public door.

mod family;
mod four;
mod law;
mod laws;
mod long_games;
mod stories;
