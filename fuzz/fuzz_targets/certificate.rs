//! Whatever text comes, it is a certificate or refused at a line of it; a short mate that it shows is one by the rules.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shogi::Position;

/// Longer ones take too long to look at.
const SHORT: u16 = 3;

fuzz_target!(|text: &str| match tsume::verify(text) {
    Ok(shown) => {
        if shown.plies <= SHORT {
            assert!(mates(&shown.position, shown.plies), "{text}");
            assert!(!shown.minimum || shown.plies == 1 || !mates(&shown.position, shown.plies - 2), "{text}");
        }
    }
    Err(error) => assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}: {text}"),
});

/// Whether the side to move mates by checks within so many plies: every move is tried.
fn mates(position: &Position, plies: u16) -> bool {
    let after = |position: &Position, m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        next
    };
    position.legal_moves().into_iter().any(|m| {
        let checked = after(position, m);
        let answered = |reply| plies > 1 && mates(&after(&checked, reply), plies - 2);
        checked.in_check() && checked.legal_moves().into_iter().all(answered)
    })
}
