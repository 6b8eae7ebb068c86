//! Tests of the engine through its façade.

mod mates;
