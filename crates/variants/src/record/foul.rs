//! The foul that has lost a recorded game, and the line that tells it in KIF: `終局：反則手、先手の負け、3手目、1e1d、王手放置`.

use crate::moves::Move;
use crate::position::Position;
use crate::why::Bar;
use shogi::Color;

/// The foul that has lost a game: which rule was broken, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foul {
    /// The rule, for programs; empty if all that is known is a name that no rule for moves has.
    pub code: String,
    /// What the foul is called in Japanese: 王手放置.
    pub name: String,
    /// The number of the offending move, from 1; of the next move if the foul was no move.
    pub ply: u32,
    /// What was played in the position that the game ended in; `None` if it was no move.
    pub m: Option<Move>,
}

const HEAD: &str = "終局：反則手";
const LOSES: &str = "の負け";
const PLY: &str = "手目";
const COMMA: char = '、';

const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "先手",
        Color::White => "後手",
    }
}

impl Foul {
    /// The text of what was played, where the game ended in this position.
    pub fn text(&self, position: &Position) -> Option<String> {
        self.m.map(|m| position.move_text(m))
    }

    /// As a record may hold it: its name is one word among others. `None` if it has none.
    pub(super) fn fit(self) -> Option<Foul> {
        let bars = |c: char| c.is_control() || c.is_whitespace() || c == COMMA;
        Some(Foul { name: self.name.replace(bars, ""), ..self }).filter(|foul| !foul.name.is_empty())
    }

    /// All of it in one line.
    pub(super) fn remark(&self, loser: Color, position: &Position) -> String {
        let played = self.text(position).map(|text| format!("{COMMA}{text}")).unwrap_or_default();
        let Foul { name, ply, .. } = self;
        format!("{HEAD}{COMMA}{}{LOSES}{COMMA}{ply}{PLY}{played}{COMMA}{name}", side(loser))
    }

    /// Who lost by which foul, as such a line tells; `None` if it is any other line.
    pub(super) fn from_remark(line: &str, position: &Position) -> Option<(Color, Foul)> {
        let parts: Vec<&str> = line.strip_prefix(HEAD)?.strip_prefix(COMMA)?.split(COMMA).collect();
        let (loser, ply, played, name) = match parts[..] {
            [loser, ply, name] => (loser, ply, None, name),
            [loser, ply, played, name] => (loser, ply, Some(played), name),
            _ => return None,
        };
        let loser = loser.strip_suffix(LOSES)?;
        let loser = Color::ALL.into_iter().find(|color| side(*color) == loser)?;
        let m = played.map(|text| position.read_move(text)).transpose().ok()?;
        let code = position.bar_named(name, m).map_or("", Bar::code).to_owned();
        Some((loser, Foul { code, name: name.to_owned(), ply: ply.strip_suffix(PLY)?.parse().ok()?, m }))
    }
}

#[cfg(test)]
mod tests;
