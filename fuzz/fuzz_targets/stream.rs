//! The games of a stream are the same however its bytes come; the first is the one that reading a file gives; reading
//! comes to an end.
#![no_main]

use kifu::{GameError, Options};
use libfuzzer_sys::fuzz_target;
use std::io::{self, Read};

/// Gives one byte less than it is asked for.
struct Drops<'a>(&'a [u8]);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let wanted = buffer.len().div_ceil(2);
        self.0.read(&mut buffer[..wanted])
    }
}

fuzz_target!(|bytes: &[u8]| {
    let games = |reader: &mut dyn Read| -> Vec<_> {
        kifu::games(reader, Options::default())
            .with_limit(1 << 16)
            .map(|game| {
                game.map_err(|error| match error {
                    GameError::Unreadable(finding) => finding,
                    GameError::Io(error) => panic!("{error}"),
                })
            })
            .collect()
    };
    let mut whole = bytes;
    let found = games(&mut whole);
    assert_eq!(games(&mut Drops(bytes)), found);
    if let (Some(Ok(first)), Ok(file)) = (found.first(), kifu::read(bytes)) {
        assert_eq!(first.record, file.record);
    }
    let lines = bytes.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() + 1;
    let findings = found.iter().flat_map(|game| game.as_ref().map_or_else(std::slice::from_ref, |game| &game.findings));
    assert!(findings.into_iter().all(|finding| finding.line <= lines), "{lines} lines");
});
