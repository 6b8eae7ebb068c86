//! Which odds for which difference in strength.

use super::{Mix, Odds};
use Odds::{Lots, WeakerFirst};
use Proposal::Games;
use shogi::Handicap;

/// Who recommends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// The federation (日本将棋連盟 Nihon shōgi renmei).
    Federation,
    /// The old masters' (家元 iemoto), brought up to date: a handicap for every step.
    UpdatedIemoto,
    /// The old masters': two steps a handicap, and mixes in between.
    Iemoto,
}

impl System {
    /// Every system, the federation's first.
    pub const ALL: [System; 3] = [System::Federation, System::UpdatedIemoto, System::Iemoto];

    /// A name for programs and message catalogues: `jsa`, `updated`, `iemoto`.
    pub const fn code(self) -> &'static str {
        match self {
            System::Federation => "jsa",
            System::UpdatedIemoto => "updated",
            System::Iemoto => "iemoto",
        }
    }

    /// The system with this code.
    pub fn from_code(code: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.code() == code)
    }

    /// What the system recommends for a difference of so many grades (HCAP-05).
    ///
    /// ```
    /// use arbiter::handicap::{Odds, Proposal, System};
    /// use shogi::Handicap;
    /// let proposal = System::Federation.recommend(4);
    /// assert_eq!(proposal, Proposal::Games(Odds::Pieces(Handicap::Rook)));
    /// ```
    pub fn recommend(self, difference: u8) -> Proposal {
        let table = match self {
            System::Federation => FEDERATION,
            System::UpdatedIemoto => UPDATED_IEMOTO,
            System::Iemoto => IEMOTO,
        };
        let entry = table.iter().rev().find(|(from, _)| *from <= difference);
        entry.expect("every table begins with a difference of none: a test says so").1
    }
}

/// The same odds in every game, or two by turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// Every game at these odds.
    Games(Odds),
    /// Games at two odds by turns.
    Mix(Mix),
}

impl Proposal {
    /// A name for programs and message catalogues.
    pub fn code(self) -> &'static str {
        match self {
            Proposal::Games(odds) => odds.code(),
            Proposal::Mix(mix) => mix.code(),
        }
    }

    /// The Japanese term.
    pub fn kanji(self) -> &'static str {
        match self {
            Proposal::Games(odds) => odds.kanji(),
            Proposal::Mix(mix) => mix.kanji(),
        }
    }

    /// How the Japanese term is read.
    pub fn reading(self) -> &'static str {
        match self {
            Proposal::Games(odds) => odds.reading(),
            Proposal::Mix(mix) => mix.reading(),
        }
    }

    /// The match that it makes.
    pub fn plan(self) -> super::Plan {
        match self {
            Proposal::Games(odds) => odds.into(),
            Proposal::Mix(mix) => mix.into(),
        }
    }
}

/// A line of a table: from which difference on, what.
type Entry = (u8, Proposal);

const fn pieces(from: u8, handicap: Handicap) -> Entry {
    (from, Games(Odds::Pieces(handicap)))
}

const FEDERATION: &[Entry] = &[
    (0, Games(Lots)),
    (1, Games(WeakerFirst)),
    pieces(2, Handicap::Lance),
    pieces(3, Handicap::Bishop),
    pieces(4, Handicap::Rook),
    pieces(5, Handicap::RookLance),
    pieces(6, Handicap::TwoPiece),
    pieces(8, Handicap::FourPiece),
    pieces(10, Handicap::SixPiece),
];

/// That equals play with lots is written in the federation's column only, but holds for all.
const UPDATED_IEMOTO: &[Entry] = &[
    (0, Games(Lots)),
    pieces(1, Handicap::Lance),
    pieces(2, Handicap::BothLances),
    pieces(3, Handicap::Bishop),
    pieces(4, Handicap::Rook),
    pieces(5, Handicap::RookLance),
    pieces(6, Handicap::RookBothLances),
    pieces(7, Handicap::TwoPiece),
    pieces(8, Handicap::ThreePiece),
    pieces(9, Handicap::FourPiece),
    pieces(10, Handicap::FivePiece),
    pieces(11, Handicap::SixPiece),
    pieces(12, Handicap::SevenPiece),
    pieces(13, Handicap::EightPiece),
    pieces(14, Handicap::NinePiece),
    pieces(15, Handicap::TenPiece),
];

/// Rook and lance for 8 or more (HCAP-16), but for 9, which has a mix of its own (HCAP-44).
const IEMOTO: &[Entry] = &[
    (0, Games(Lots)),
    (1, Proposal::Mix(Mix::EvenLance)),
    pieces(2, Handicap::Lance),
    (3, Proposal::Mix(Mix::LanceBishop)),
    pieces(4, Handicap::Bishop),
    (5, Proposal::Mix(Mix::BishopRook)),
    pieces(6, Handicap::Rook),
    (7, Proposal::Mix(Mix::RookRookLance)),
    pieces(8, Handicap::RookLance),
    (9, Proposal::Mix(Mix::RookLanceTwoPiece)),
    pieces(10, Handicap::RookLance),
];

#[cfg(test)]
mod tests;
