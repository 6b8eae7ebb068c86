//! Mate problems for people: which there are, whether an answer is right, how strong somebody is at them.
//!
//! An answer is judged by proof and not by comparison with a printed solution: a move is right if there still is a mate
//! within the moves that are left, so that every equally short answer is (TSUME-04, TSUME-05).

mod bench;
mod catalogue;
mod judge;
mod log;
mod rating;

pub use bench::Bench;
pub use catalogue::{CATALOGUE, Classic, Fault, Problem, Set, Strength};
pub use judge::{Judge, Judgement, Proof};
pub(crate) use log::merged;
pub use log::{Outcome, Progress, day_of};
pub use rating::Standing;
