//! What is read as SFEN and printed reads as the same again; what is refused is refused at a place in the text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shogi::{Position, Setup};

fuzz_target!(|text: &str| {
    let setup: Setup = match text.parse() {
        Ok(setup) => setup,
        Err(error) => {
            let places = 1..=text.chars().count() + 1;
            assert!(places.contains(&error.column), "{error} in a text of {} characters", text.chars().count());
            return;
        }
    };
    let printed = setup.to_string();
    assert_eq!(printed.parse::<Setup>().as_ref(), Ok(&setup), "{printed}");

    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_setup(), setup);
        let again: Position = printed.parse().expect("what is printed can be read");
        assert!(position.same_situation(&again));
    }
});
