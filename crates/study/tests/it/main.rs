//! What is done with whole records.

mod patterns;
mod remarks;

#[path = "../../../kifu/tests/it/shelf.rs"]
mod shelf;
