//! Whatever bytes come, KIF is read or refused at a place in the text; what is read comes back, unless something is said to
//! be lost.
#![no_main]

use kifu::{Format, Options};
use libfuzzer_sys::fuzz_target;

#[path = "shared/comes_back.rs"]
mod comes_back;

fuzz_target!(|bytes: &[u8]| {
    let options = Options { format: Some(Format::Kif), trust: false };
    if let Ok(reading) = kifu::read_with(bytes, options) {
        comes_back::check(&reading, Format::Kif);
    }
});
