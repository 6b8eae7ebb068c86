//! Positions told by who stands where.

use std::collections::BTreeMap;
use std::sync::Arc;
use variants::{Bar, Game, Position};

/// A game with a reading `option=reading`, or the usual ones for `-`.
pub(crate) fn game(name: &str, option: &str) -> Arc<Game> {
    let choices: Vec<(&str, &str)> = option.split_once('=').into_iter().collect();
    let game = Game::with_options(name, &choices).unwrap_or_else(|| panic!("{name}"));
    game.unwrap_or_else(|errors| panic!("{name} {option}: {errors:?}"))
}

/// File and rank of `10j`; behind z comes aa.
fn square(text: &str) -> (u8, u8) {
    let (file, rank) = text.split_at(text.find(char::is_alphabetic).unwrap());
    (file.parse().unwrap(), rank.bytes().fold(0, |rank, letter| 26 * rank + letter - b'a' + 1))
}

/// A position with pieces `ID=10j`, Black to move.
pub(crate) fn placed(game: &Arc<Game>, pieces: &str) -> Position {
    let parts = |piece: &'_ str| piece.split_once('=').map(|(id, at)| (square(at), id.to_owned()));
    let standing: BTreeMap<(u8, u8), String> = pieces.split_whitespace().filter_map(parts).collect();
    let row = |rank: u8| {
        let mut items = Vec::new();
        let mut empty = 0;
        for file in (1..=game.files()).rev() {
            match standing.get(&(file, rank)) {
                None => empty += 1,
                Some(id) => {
                    items.extend((empty > 0).then(|| empty.to_string()));
                    items.push(id.clone());
                    empty = 0;
                }
            }
        }
        items.extend((empty > 0).then(|| empty.to_string()));
        items.join(if game.start().contains(',') { "," } else { "" })
    };
    let rows: Vec<String> = (1..=game.ranks()).map(row).collect();
    let text = format!("{} b - 1", rows.join("/"));
    Position::parse(game, &text).unwrap_or_else(|error| panic!("{pieces}: {error}"))
}

/// The board after a move, or the name of what bars it.
pub(crate) fn outcome(mut before: Position, m: &str) -> Result<String, &'static str> {
    let played = before.read_move(m).unwrap();
    before.judge(played).map_err(Bar::code)?;
    assert_eq!(before.parse_move(&before.move_text(played)), Ok(played), "{m}");
    assert!(before.play(played));
    Ok(board(&before))
}

/// A position's text up to the side to move.
pub(crate) fn board(position: &Position) -> String {
    position.to_string().split(' ').next().unwrap_or_default().to_owned()
}
