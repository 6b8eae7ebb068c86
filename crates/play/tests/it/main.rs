//! Tests of the crate through its public door.

mod laws;
