//! At which odds a teacher plays a pupil: proposed from the grades of both, or as they played before.

use crate::account::Names;
use crate::app::App;
use crate::failure::Failure;
use crate::games::AnyGame;
use crate::who::Who;
use arbiter::handicap::{Odds, Proposal, System};
use shogi::{Grade, Handicap};

/// The odds that are given in teaching, from none to ten pieces.
pub const ODDS: [Handicap; 16] = [
    Handicap::Even,
    Handicap::Lance,
    Handicap::BothLances,
    Handicap::Bishop,
    Handicap::Rook,
    Handicap::RookLance,
    Handicap::RookBothLances,
    Handicap::TwoPiece,
    Handicap::ThreePiece,
    Handicap::FourPiece,
    Handicap::FivePiece,
    Handicap::SixPiece,
    Handicap::SevenPiece,
    Handicap::EightPiece,
    Handicap::NinePiece,
    Handicap::TenPiece,
];

/// The steps by which a teacher goes up and down: those of the federation, and eight and ten pieces beyond them (HCAP-05).
const STEPS: [Handicap; 10] = [
    Handicap::Even,
    Handicap::Lance,
    Handicap::Bishop,
    Handicap::Rook,
    Handicap::RookLance,
    Handicap::TwoPiece,
    Handicap::FourPiece,
    Handicap::SixPiece,
    Handicap::EightPiece,
    Handicap::TenPiece,
];

/// So many of a teacher's games are looked through for one with a pupil.
const LOOKED_THROUGH: i64 = 200;

/// Why these odds are proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// By so many grades the pupil is weaker.
    Grades(u8),
    /// So they played last, at this time: milliseconds since 1970.
    Before(i64),
}

/// The next step with more pieces, if there is one.
pub fn more(odds: Handicap) -> Option<Handicap> {
    STEPS.into_iter().find(|step| place(*step) > place(odds))
}

/// The next step with fewer.
pub fn fewer(odds: Handicap) -> Option<Handicap> {
    STEPS.into_iter().rev().find(|step| place(*step) < place(odds))
}

fn place(odds: Handicap) -> Option<usize> {
    ODDS.into_iter().position(|own| own == odds)
}

/// What the federation recommends; a pupil who is as strong, or stronger, plays even.
fn by_grades(teacher: Grade, pupil: Grade) -> (Handicap, Ground) {
    let steps = teacher.ordinal().saturating_sub(pupil.ordinal());
    let odds = match System::Federation.recommend(steps) {
        Proposal::Games(Odds::Pieces(handicap)) => handicap,
        _ => Handicap::Even,
    };
    (odds, Ground::Grades(steps))
}

impl App {
    /// At which odds a teacher may play who is called so: by the grades, if both are told, else as the two played last.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn propose_odds(
        &self,
        teacher: &Who,
        name: &str,
        grades: (Option<Grade>, Option<Grade>),
    ) -> Result<Option<(Handicap, Ground)>, Failure> {
        if let (Some(own), Some(pupils)) = grades {
            return Ok(Some(by_grades(own, pupils)));
        }
        if name.is_empty() {
            return Ok(None);
        }
        for row in self.store.games_of(&teacher.to_string(), Some(2), None, LOOKED_THROUGH).await? {
            let AnyGame::Two(agreed) = AnyGame::from_row(&row.game)? else { continue };
            let agreement = &agreed.agreement;
            let is_fit = agreement.between_two && agreement.variant.is_none() && agreement.position.is_none();
            let mut others = agreed.seats.players.iter().flatten().filter(|seat| seat.visitor != *teacher);
            if is_fit && place(agreement.handicap).is_some() && others.any(|seat| Names::are_alike(&seat.name, name)) {
                return Ok(Some((agreement.handicap, Ground::Before(agreed.created_ms))));
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests;
