//! Whatever text comes, a record of another game of the family is read or refused at a line; what is read comes back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variants::{Record, RecordForm};

fuzz_target!(|text: &str| {
    let record = match Record::read(text) {
        None => return,
        Some(Ok(record)) => record,
        Some(Err(error)) => {
            assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error}");
            return;
        }
    };
    let read = |form| {
        let text = record.write(form);
        Record::read(&text).expect("a record").unwrap_or_else(|error| panic!("{form:?}: {error}\n{text}"))
    };
    assert_eq!(read(RecordForm::Json).write(RecordForm::Json), record.write(RecordForm::Json));
    assert_eq!(read(RecordForm::Line).end(), record.end());
    // Of JSON's headers and remarks not all can stand in KIF.
    if !text.trim_start().starts_with('{') {
        assert_eq!(read(RecordForm::Kif).end(), record.end());
    }
});
