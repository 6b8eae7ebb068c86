//! What is read as a clock prints as a text of the same clock; what is refused is refused at a place in the text.
#![no_main]

use arbiter::{Clock, TimeControl};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let places = 1..=text.chars().count() + 1;
    for read in [text.parse(), TimeControl::from_mark(text)] {
        let control: TimeControl = match read {
            Ok(control) => control,
            Err(error) => {
                assert!(places.contains(&error.column), "{error} in a text of {} characters", text.chars().count());
                continue;
            }
        };
        assert_eq!(control.to_string().parse(), Ok(control));

        // Every clock gives time for a first move, and its calls end when that time does.
        let clock = Clock::new(control);
        let allowance = clock.allowance();
        assert!(allowance.is_none_or(|allowance| !allowance.is_zero()), "{control}");
        let last = clock.announcements(None).last();
        assert_eq!(last.map(|call| call.at), allowance, "{control}");
    }
});
