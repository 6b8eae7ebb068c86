//! Tests of the engine through its façade and its protocol.

mod allocations;
mod levels;
mod mates;
mod nonsense;
mod pipe;
mod repetition;
mod usi;
