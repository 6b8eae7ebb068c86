//! `/api/v1/tsume`: mate problems, answers to them, how one stands, and positions of one's own.

mod answer;
mod caller;
mod help;
mod place;
mod problems;
mod standing;

pub(crate) use answer::{answer, refusal};
pub(crate) use caller::Caller;
pub(crate) use help::{hint, pointed, solution, verdict};
pub(crate) use place::{legal, problem_value, steps};
pub(crate) use problems::{SetAsked, list, problem};
pub(crate) use standing::{log, standing, standing_value};
