//! The referee through its public door.

mod law;
mod laws;
mod long_games;
mod stories;
