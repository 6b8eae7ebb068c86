//! What the stronger player gives the weaker (requirements §6): from the difference of two grades to the terms of a
//! game. The starts themselves are [`shogi::Handicap`]s; unequal time (HCAP-53) is the clock's business.

mod odds;
mod opening_moves;
mod privileges;
mod recommendation;

use shogi::{Color, Handicap};

pub use odds::{Mix, Odds, Plan};
pub use opening_moves::{Opening, OpeningFault, OpeningLength, OpeningMoves, OpeningTurn, ParseOpeningError};
pub use privileges::Privileges;
pub use recommendation::{Proposal, System};

/// A name for message catalogues of what a side is called: Black and White, 先手 sente and 後手 gote, in an even game; with
/// odds 下手 shitate, who is given them, and 上手 uwate.
pub const fn side(color: Color, handicap: Handicap) -> &'static str {
    match (color, handicap) {
        (Color::Black, Handicap::Even) => "side-black",
        (Color::White, Handicap::Even) => "side-white",
        (Color::Black, _) => "side-shitate",
        (Color::White, _) => "side-uwate",
    }
}
