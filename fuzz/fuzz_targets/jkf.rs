//! Whatever text comes, a record is read from JKF or refused at a place in it; what is read comes back from JKF as it was.
#![no_main]

use kifu::Reading;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(Reading { record, findings, .. }) = kifu::jkf::read(text) else { return };
    assert!(findings.iter().all(|finding| finding.line >= 1 && finding.column >= 1));
    let text = kifu::jkf::write(&record);
    let again = kifu::jkf::read(&text).expect("what is written can be read");
    assert!(again.record == record, "{text}");
});
