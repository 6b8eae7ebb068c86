//! Damaged real files: they make findings, never a panic or a hang. `examples/mutations.rs` does more of the same, and
//! measures.

use crate::{mutate, shelf};

#[test]
fn damaged_real_files_are_survived() {
    let Some(folder) = shelf::file("records") else { return };
    let files = mutate::files(&folder);
    assert!(files.len() > 300, "{}", files.len());
    let count = std::env::var("MIYAKO_MUTATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(500);
    let mut numbers = mutate::Numbers(1976);
    for _ in 0..count {
        mutate::survive(&mutate::damaged(&files, &mut numbers));
    }
}
