//! What other programs read and write of people and events.

pub mod csv;
pub mod trf;
