//! What the stronger player gives the weaker (requirements §6): from the difference of two grades to the terms of a
//! game. The starts themselves are [`shogi::Handicap`]s; unequal time (HCAP-53) is the clock's business.

mod grade;
mod odds;
mod opening_moves;
mod privileges;
mod recommendation;

pub use grade::{Grade, ParseGradeError};
pub use odds::{Mix, Odds, Plan};
pub use opening_moves::{Opening, OpeningFault, OpeningLength, OpeningMoves, OpeningTurn, ParseOpeningError};
pub use privileges::Privileges;
pub use recommendation::{Proposal, System};
