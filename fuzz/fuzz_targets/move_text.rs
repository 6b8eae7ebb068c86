//! What is read as a USI move prints as the same text; what is refused is refused at a place in the text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shogi::{IllegalMove, Move, Position};

fuzz_target!(|text: &str| {
    let m: Move = match text.parse() {
        Ok(m) => m,
        Err(error) => {
            let places = 1..=text.chars().count() + 1;
            assert!(places.contains(&error.column), "{error} in a text of {} characters", text.chars().count());
            return;
        }
    };
    assert_eq!(m.to_string(), text);

    // Whatever can be written down can be asked about.
    let mut position = Position::even();
    let judged: Result<(), IllegalMove> = position.judge(m);
    assert_eq!(judged, position.play(m));
});
