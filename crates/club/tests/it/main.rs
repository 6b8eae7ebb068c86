//! The crate through its public door.
#![forbid(unsafe_code)]

mod cases;
mod laws;
mod numbers;
mod swiss;
