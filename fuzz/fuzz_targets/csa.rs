//! Whatever bytes come, a record is read or refused at a place in the text; what is read comes back from CSA and KIF.
#![no_main]

use kifu::{FindingKind, Reading};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(Reading { record, findings, lines, .. }) = kifu::read(bytes) else { return };
    assert!(findings.iter().all(|finding| finding.line >= 1 && finding.column >= 1));
    assert_eq!(lines.len(), record.plies() + usize::from(record.end.is_some()));

    let text = kifu::csa::write(&record);
    let again = kifu::csa::read(&text).expect("what is written can be read");
    assert!(again.findings.iter().all(|finding| !matches!(finding.kind, FindingKind::BadMove { .. })), "{text}");
    let moves = |reading: &Reading| reading.record.moves().map(|played| played.m).collect::<Vec<_>>();
    let expected: Vec<_> = record.moves().map(|played| played.m).collect();
    assert_eq!(moves(&again), expected, "{text}");
    assert_eq!(again.record.winner(), record.winner(), "{text}");
    let again = kifu::kif::read(&kifu::kif::write(&record)).expect("what is written can be read");
    assert_eq!(moves(&again), expected);
});
