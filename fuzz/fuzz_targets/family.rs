//! Whatever text comes, a record of another game of the family, or of the game for four, is read or refused at a line; what
//! is read comes back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variants::{Record, RecordError, RecordForm, yonin};

fuzz_target!(|text: &str| {
    match yonin::Record::read(text) {
        Some(read) => for_four(text, read),
        None => for_two(text),
    }
});

fn check_place(text: &str, error: &RecordError) {
    assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error}");
}

fn for_four(text: &str, read: Result<yonin::Record, RecordError>) {
    let record = match read {
        Ok(record) => record,
        Err(error) => return check_place(text, &error),
    };
    let back =
        |text: String| yonin::Record::read(&text).expect("a record").unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(back(record.to_json()).to_json(), record.to_json());
    let line = back(record.to_line());
    assert_eq!((line.to_line(), line.place().position), (record.to_line(), record.place().position));
    assert_eq!(line.variations(), 0);
}

fn for_two(text: &str) {
    let record = match Record::read(text) {
        None => return,
        Some(Ok(record)) => record,
        Some(Err(error)) => return check_place(text, &error),
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
}
