//! Tests of the crate through its public door.

mod beyond;
mod brink;
mod certificate;
mod check;
mod judge;
mod laws;
mod planted;
mod problems;
mod shelf;
mod solver;
mod threads;
