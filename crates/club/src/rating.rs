//! Numbers for strength: what games say of who played them.

pub mod fesa;
pub mod glicko2;
pub mod odds;
