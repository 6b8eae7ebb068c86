//! Whatever text comes, it is a case for patterns that is answered, or refused; whatever record comes, what is told of it lies
//! within the game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use study::Outline;
use study::patterns::cases::answer;

fuzz_target!(|text: &str| {
    if let Err(refused) = answer(text) {
        assert!(!refused.to_string().is_empty());
    }
    let Ok(reading) = kifu::read(text.as_bytes()) else { return };
    let Outline { plies, labels, sabaki, joseki, .. } = Outline::of(&reading.record, |_, _| true);
    assert_eq!(joseki, plies);
    for span in labels.sides.iter().flat_map(|side| side.openings.iter().chain(&side.castles)) {
        assert!(span.first <= span.last && span.last <= plies && span.plies <= span.last - span.first + 1, "{span:?}");
    }
    assert!(labels.tesuji.iter().all(|tesuji| (1..=plies).contains(&tesuji.ply)));
    assert!(sabaki.iter().all(|found| found.ply < plies && found.before < found.after));
});
