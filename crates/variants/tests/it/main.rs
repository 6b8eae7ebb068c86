//! Tests of the crate through its public door.

mod files;
mod fingerprint;
mod ko;
mod laws;
mod opponent;
mod perft;
mod placed;
mod powers;
mod readings;
mod record;
mod tsfen;
mod yonin;
