//! Whatever a file says, a game of the family is read from it or refused at a line of it; what is read can be played, and
//! its positions are read back from their text. Behind a line `---` may stand a position, as SFEN or TSFEN, which is read or
//! refused at a place.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variants::{Game, Position};

fuzz_target!(|text: &str| {
    let (file, position) = text.split_once("\n---\n").unwrap_or((text, ""));
    let game = match Game::read("game.toml", file, &[]) {
        Ok(game) => game,
        Err(errors) => {
            assert!(!errors.is_empty());
            let lines = file.lines().count() + 1;
            assert!(
                errors.iter().all(|error| error.file != "game.toml" || (1..=lines).contains(&error.line)),
                "{errors:?}"
            );
            return;
        }
    };
    let mut position = match Position::parse(&game, position) {
        Ok(position) => position,
        Err(error) => {
            assert!((1..=position.chars().count() + 1).contains(&error.column), "{error}");
            Position::start(&game)
        }
    };
    for choice in text.bytes().take(30) {
        let again = Position::parse(&game, &position.to_string()).expect("what is printed can be read");
        assert_eq!(again, position);
        let moves = position.legal_moves();
        let Some(m) = moves.get(usize::from(choice) % moves.len().max(1)) else { return };
        assert_eq!(position.parse_move(&position.move_text(*m)), Ok(*m));
        position.play(*m);
    }
});
