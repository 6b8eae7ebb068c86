//! The referee through its public door.

mod laws;
mod long_games;
mod stories;
