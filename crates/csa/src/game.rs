//! A game of this site as the port knows it.

use super::name::{self, PlayerName};
use arbiter::Takeback;
use dojo::agreement::Player;
use dojo::random::GameId;
use dojo::stored::Agreed;
use dojo::who::Who;
use shogi::Color;

/// A game that programs play, or one from a page that a program has joined.
#[derive(Debug)]
pub(crate) struct Match {
    /// What the protocol calls it.
    pub(crate) id: String,
    pub(crate) agreed: Agreed,
    /// Of Black and White.
    pub(crate) names: [String; 2],
}

/// Who rules over the games of programs: when somebody goes away, or gives up out of turn.
const ARBITER: &str = "csa arbiter";

/// The visitor in whose name the port rules. No hash looks like this.
pub(crate) fn arbiter() -> Who {
    Who::from(ARBITER)
}

impl Match {
    pub(crate) fn new(agreed: Agreed) -> Match {
        let names = Color::ALL.map(|color| match agreed.agreement.player(color) {
            Player::Computer(level) => format!("miyako_{level}"),
            Player::Person => agreed.seats.player(color).map_or("guest".to_owned(), |seat| name::shown(&seat.name)),
        });
        Match::between(agreed, names)
    }

    /// A game between players that log in under these names.
    pub(crate) fn between(agreed: Agreed, names: [String; 2]) -> Match {
        let game = agreed.agreement.csa.as_deref().unwrap_or("page");
        Match { id: game_id(game, names.each_ref().map(String::as_str), &agreed.id), names, agreed }
    }

    /// What a visitor plays in it.
    pub(crate) fn color_of(&self, visitor: &Who) -> Option<Color> {
        self.agreed.seats.sides_of(visitor).iter().next()
    }

    /// Whether somebody of this name plays in it who is another.
    pub(crate) fn is_of_other(&self, name: &PlayerName, visitor: &Who) -> bool {
        let mut seats = self.names.iter().zip(&self.agreed.seats.players);
        seats.any(|(own, seat)| own == name.as_str() && seat.as_ref().is_some_and(|seat| seat.visitor != *visitor))
    }

    /// Whether both sides are programs: then the port is its arbiter.
    pub(crate) fn is_of_programs(&self) -> bool {
        self.agreed.agreement.csa.is_some()
    }

    /// The game name within the id.
    pub(crate) fn game_name(&self) -> &str {
        self.id.split('+').nth(1).unwrap_or_default()
    }
}

/// Why a program cannot play a game; `None` if it can. It knows no moves before the first turn, no lots, and nobody who takes
/// moves back without asking.
pub(crate) fn hindrance(agreed: &Agreed) -> Option<&'static str> {
    let agreement = &agreed.agreement;
    if agreed.outcome.is_some() {
        Some("the game is over")
    } else if agreement.opening.is_some() {
        Some("in this game there are moves before the first turn")
    } else if agreement.privileges.first_foul {
        Some("in this game the first foul is forgiven")
    } else if agreement.lots {
        Some("in this game the colours are drawn by lot")
    } else if Color::ALL.into_iter().any(|color| agreement.terms().takebacks(color) == Takeback::Free) {
        Some("in this game moves are taken back without asking")
    } else {
        None
    }
}

/// The event, the game name, both players, and what the site calls the game: the form that programs know.
pub(crate) fn game_id(game_name: &str, names: [&str; 2], id: &GameId) -> String {
    let [black, white] = names;
    format!("miyako+{game_name}+{black}+{white}+{id}")
}
