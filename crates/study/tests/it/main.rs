//! What is done with whole records.

mod remarks;

#[path = "../../../kifu/tests/it/shelf.rs"]
mod shelf;
