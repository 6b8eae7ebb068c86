//! The law of readers and writers.

use kifu::{Encoding, Format, Options, Reading, Written};

/// Findings have a place; the record comes back from its text as it was exactly when nothing is said to be lost.
pub fn check(reading: &Reading, format: Format) {
    assert!(reading.findings.iter().all(|finding| finding.line >= 1 && finding.column >= 1));
    let Written { bytes, losses } = kifu::write(&reading.record, format, Encoding::Utf8);
    let options = Options { format: Some(format), trust: false };
    let again = kifu::read_with(&bytes, options).expect("what is written can be read");
    let same = again.record == reading.record;
    assert_eq!(same, losses.is_empty(), "{losses:?}\n{}", String::from_utf8_lossy(&bytes));
}
