//! How each pattern comes about: a line of play at whose end it stands.

use super::catalogue::Catalogue;
use super::pattern::PatternId;
use shogi::{Color, Move, Position};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A pattern a line: its id, the side that has it, where the line begins (`-`: the even start), its moves.
const TEXT: &str = include_str!("../../patterns/lines.tsv");

/// Moves that lead to a pattern; those of a tesuji end with it.
#[derive(Clone, Debug)]
pub struct Building {
    /// Whose the pattern is.
    pub side: Color,
    /// Where the line begins.
    pub start: Position,
    /// Legal moves of both sides.
    pub moves: Vec<Move>,
}

impl Building {
    fn read(line: &str) -> Option<(&str, Building)> {
        let [id, side, start, moves] = line.split('\t').collect::<Vec<_>>().try_into().ok()?;
        let side = Color::named(side)?;
        let start = if start == "-" { Position::even() } else { start.parse().ok()? };
        let (mut position, mut legal) = (start.clone(), Vec::new());
        for text in moves.split(' ') {
            let m = text.parse().ok()?;
            position.play(m).ok()?;
            legal.push(m);
        }
        Some((id, Building { side, start, moves: legal }))
    }

    /// The position at the end of the line.
    pub fn end(&self) -> Position {
        let mut position = self.start.clone();
        self.moves.iter().for_each(|m| position.play_unchecked(*m));
        position
    }
}

static BUILDINGS: LazyLock<HashMap<&str, Building>> = LazyLock::new(|| {
    let line = |text| Building::read(text).unwrap_or_else(|| panic!("no line of play: {text}"));
    TEXT.lines().map(line).collect()
});

impl Catalogue {
    /// How a pattern comes about, as far as somebody has written it down: of those in the program all.
    ///
    /// # Panics
    /// At its first use, if a line in the program is none; a test reads them.
    pub fn building(&self, id: PatternId) -> Option<&'static Building> {
        BUILDINGS.get(self[id].id.as_str())
    }
}
