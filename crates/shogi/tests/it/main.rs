//! The rules through their public door.

mod checks;
mod impasse;
mod judge;
mod laws;
mod perft;
mod rules;
mod sfen;
mod support;
