//! Whatever bytes come, a record is read or refused at a place in the text; the fast lane does what the tolerant reader
//! does; what is read comes back from CSA exactly when nothing is said to be lost.
#![no_main]

use kifu::{Encoding, Format, Options, Written};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let read = |bytes: &[u8], trust| kifu::read_with(bytes, Options { format: Some(Format::Csa), trust });
    let _ = read(bytes, true);
    let Ok(reading) = read(bytes, false) else { return };
    assert!(reading.findings.iter().all(|finding| finding.line >= 1 && finding.column >= 1));

    // A blank at the end of a line keeps it out of the fast lane; at the end of a comment it would be part of that.
    let slowed = |line: &str| {
        let is_statement = line.starts_with(['+', '-', 'T']) && !line.contains('\'');
        if is_statement { line.replace('\n', " \n") } else { line.to_owned() }
    };
    // Zeros may make the bytes look like UTF-16, until blanks among them do not.
    if let Ok(text) = std::str::from_utf8(bytes)
        && !text.contains('\0')
    {
        let slow: String = text.split_inclusive('\n').map(slowed).collect();
        assert_eq!(read(slow.as_bytes(), false).expect("the same text").record, reading.record);
    }

    let Written { bytes, losses } = kifu::write(&reading.record, Format::Csa, Encoding::Utf8);
    let again = read(&bytes, false).expect("what is written can be read");
    assert_eq!(again.record == reading.record, losses.is_empty(), "{losses:?}\n{}", String::from_utf8_lossy(&bytes));
    assert_eq!(again.record.winner(), reading.record.winner());
});
