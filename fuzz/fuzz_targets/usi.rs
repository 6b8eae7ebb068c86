//! Whatever line comes, a record is read or refused at a place in it; start and moves come back from a line.
#![no_main]

use kifu::{Format, Options, Reading};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(Reading { record, findings, .. }) = kifu::usi::read(text) else { return };
    let most = text.split(['\n', '\r']).count();
    assert!(findings.iter().all(|finding| (1..=most).contains(&finding.line) && finding.column >= 1), "{findings:?}");

    let line = kifu::usi::write(&record);
    let again = kifu::read_with(line.as_bytes(), Options { format: Some(Format::Usi), trust: false });
    let again = again.expect("what is written can be read").record;
    assert_eq!(again.start(), record.start());
    assert!(again.moves().map(|played| played.m).eq(record.moves().map(|played| played.m)), "{line}");
});
