//! A move that is read in a notation is written in all, and read back from each as the same; what is refused is refused at
//! a place in the text. The text is a game, as long as it can be.
#![no_main]

use kifu::notation::{self, Notation};
use libfuzzer_sys::fuzz_target;
use shogi::{Move, Position, Square};

fuzz_target!(|text: &str| {
    for (name, notation) in Notation::ALL {
        match notation.read_game(&Position::even(), text) {
            Ok(game) => replay(&game.moves),
            Err(error) => assert!(error.line >= 1 && error.column >= 1, "{name}: {error}"),
        }
    }
    if let Err(error) = notation::read(&Position::even(), text, None) {
        assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}");
    }
});

fn replay(moves: &[Move]) {
    let mut position = Position::even();
    let mut last_to: Option<Square> = None;
    for m in moves {
        // A foul may come from where no piece stands, which only USI and CSA can say.
        if position.judge(*m).is_err() {
            return;
        }
        for (name, notation) in Notation::ALL {
            let written = notation.write(&position, *m, last_to);
            assert_eq!(notation.read(&position, &written, last_to), Ok(*m), "{name}: {written} in {position}");
        }
        position.play_unchecked(*m);
        last_to = Some(m.to());
    }
}
