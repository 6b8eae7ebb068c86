//! Whatever text comes, a record is read from USEN or refused at a place in it; what USEN can hold comes back.
#![no_main]

use kifu::Reading;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(Reading { record, findings, .. }) = kifu::usen::read(text) else { return };
    assert!(findings.iter().all(|finding| finding.line >= 1 && finding.column >= 1));
    let text = kifu::usen::write(&record);
    let again = kifu::usen::read(&text).expect("what is written can be read");
    let text_again = kifu::usen::write(&again.record);
    assert!(kifu::usen::read(&text_again).is_ok_and(|third| third.record == again.record), "{text}");
});
