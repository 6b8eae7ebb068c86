//! The rules through their public door.

mod perft;
