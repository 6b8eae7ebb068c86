//! Whatever text comes, a record is read from PSN or refused at a place in it; what is read comes back from PSN as it was.
#![no_main]

use kifu::Reading;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(Reading { record, findings, .. }) = kifu::psn::read(text) else { return };
    assert!(findings.iter().all(|finding| finding.line >= 1 && finding.column >= 1));
    let text = kifu::psn::write(&record);
    let again = kifu::psn::read(&text).expect("what is written can be read");
    assert!(again.record == record, "{text}");
});
