//! A game of this site as the port knows it.

use super::name::PlayerName;
use crate::random::GameId;
use crate::stored::Agreed;
use crate::visitor::Visitor;
use shogi::Color;

/// A game that two have agreed to.
#[derive(Debug)]
pub(crate) struct Match {
    /// What the protocol calls it.
    pub(crate) id: String,
    pub(crate) agreed: Agreed,
    /// Of Black and White.
    pub(crate) names: [String; 2],
    pub(crate) visitors: [Visitor; 2],
}

impl Match {
    /// What a visitor plays in it.
    pub(crate) fn color_of(&self, visitor: &Visitor) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.visitors[color.index()] == *visitor)
    }

    /// Whether somebody of this name plays in it who is another.
    pub(crate) fn is_of_other(&self, name: &PlayerName, visitor: &Visitor) -> bool {
        let mut players = self.names.iter().zip(&self.visitors);
        players.any(|(own, player)| own == name.as_str() && player != visitor)
    }

    /// The game name within the id.
    pub(crate) fn game_name(&self) -> &str {
        self.id.split('+').nth(1).unwrap_or_default()
    }
}

/// The event, the game name, both players, and what the site calls the game: the form that programs know.
pub(crate) fn game_id(game_name: &str, names: &[&str; 2], id: &GameId) -> String {
    let [black, white] = names;
    format!("miyako+{game_name}+{black}+{white}+{id}")
}
