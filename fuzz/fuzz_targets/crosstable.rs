//! Whatever bytes come, they are a cross-table of the European federation or refused at a line; what is read is written and
//! read again as the same, and can be rated.
#![no_main]

use club::rating::fesa::cross_table::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let lines = String::from_utf8_lossy(bytes).lines().count();
    match read(bytes) {
        Err(mistake) => assert!((1..=lines + 1).contains(&mistake.line), "{mistake} in line {}", mistake.line),
        Ok(table) => {
            let text = table.to_string();
            match read(text.as_bytes()) {
                Ok(again) => assert_eq!(again, table, "{text}"),
                Err(mistake) => panic!("line {}: {mistake}: {text}", mistake.line),
            }
        }
    }
});
