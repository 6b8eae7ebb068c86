//! Records and notations through their public door.

mod any_record;
mod csa;
mod jkf;
mod ki2;
mod kif;
mod notation;
mod notation_games;
mod round_trip;
mod shelf;
mod shelf_records;
