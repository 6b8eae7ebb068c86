//! Learning: what is wrong with a batch of positions changes all weights a little, and again.

mod adam;
mod batch;
mod checkpoint;
mod data;
mod loss;
mod run;
mod schedule;
mod validation;

pub(crate) use data::Positions;
pub(crate) use loss::Target;
pub(crate) use run::{Options, run};
pub(crate) use validation::validate;
