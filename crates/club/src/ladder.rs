//! Careers: how games lead from one grade to another.

mod points;
mod replay;
mod table;
mod window;

pub use points::{Change, points};
pub use replay::{Rungs, Step};
pub use table::{Apprentice, PointRule, ThreeDan};
pub(crate) use window::sums;
pub use window::{Record, promoted_after};
